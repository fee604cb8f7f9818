"""The search: repeatable, blind to secrets, and able to see what lies ahead."""

from __future__ import annotations

import tracemalloc

import pytest
from librt.vecs import vec

from ai.analysis.explain import explain
from ai.evaluators import evaluator_of
from ai.evaluators.base import Evaluator
from ai.players import make_player
from ai.search import MOST_NODES, Node, Search, TextbookSearch, edge
from game.engine.contract import State
from game.engine.match import resolve_chance
from game.registry import GAMES
from game.splendor_marvel.rules.cards import COLOURS
from tests.ai.positions import SPLENDOR, random_state, twins, with_secrets
from tests.engine.stones import STONES, StonesState
from tests.splendor_marvel.positions import Seat, splendor

KINDS = (Search, TextbookSearch)
NEAR = Seat(points=13, bonuses={**dict.fromkeys(COLOURS, 1), "space": 2}, chips={"space": 4, "time": 1})


def heap(stones: int, seats: int = 2) -> StonesState:
    """Return a heap of stones with seat 0 to move: who leaves a multiple of three to the other wins."""
    state = STONES.setup(seats, 1)
    state.stones, state.to_move = stones, 0
    return state


def splendor_search(state: State, seed: int = 3) -> Search:
    """Return a search for the seat to move."""
    return Search(state, state.to_move, evaluator_of(SPLENDOR), seed, 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_seeds_give_equal_trees(seats: int) -> None:
    """The same seed and number of simulations find the same, however they are sliced."""
    state = random_state(seats, 5, 40)
    whole, sliced = splendor_search(state), splendor_search(state)
    whole.run(120)
    for simulations in (1, 50, 69):
        sliced.run(simulations)

    assert sliced.tried() == whole.tried()
    assert sliced.line(whole.tried()[0][0]) == whole.line(whole.tried()[0][0])


def test_other_seeds_give_other_trees() -> None:
    """The seed matters: chance is drawn from it."""
    state = random_state(2, 5, 40)
    one, other = splendor_search(state, 1), splendor_search(state, 2)
    one.run(120)
    other.run(120)

    assert one.tried() != other.tried()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_secrets_change_nothing(kind: type[Search], seats: int) -> None:
    """In two states that look the same to the seat to move, the search does and finds the same."""
    one, other = twins(with_secrets(seats, 7))
    found = []
    for state in (one, other):
        search = kind(state, state.to_move, evaluator_of(SPLENDOR), 9, 4)
        search.run(60)
        found.append((search.tried(), search.line(search.tried()[0][0])))

    assert found[0] == found[1]


def test_the_given_state_is_left_alone() -> None:
    """A search works on copies."""
    state = random_state(3, 2, 50)
    before = state.pack()
    splendor_search(state).run(50)

    assert state.pack() == before


def test_simulations_and_shares_add_up() -> None:
    """Every simulation tries one action at the root, and hands out one victory."""
    search = splendor_search(random_state(4, 8, 60))
    search.run(150)
    rows = search.tried()

    assert sum(visits for _, visits, _ in rows) == search.root.visits == 150
    assert all(sum(shares) == pytest.approx(1) and min(shares) >= 0 for _, _, shares in rows)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("stones", "best"), [(4, 1), (5, 2), (7, 1), (8, 2)])
def test_a_small_game_is_solved(kind: type[Search], stones: int, best: int) -> None:
    """Without any knowledge of the game the winning decision is found, and known to win."""
    search = kind(heap(stones), 0, Evaluator(), 1, 0)
    search.run(600)
    action, _, shares = search.tried()[0]

    assert action == best
    assert shares[0] > 0.8


def test_each_of_three_seats_plays_for_itself() -> None:
    """With four stones and three seats, taking two lets the third win and taking one the second."""
    search = Search(heap(4, seats=3), 0, Evaluator(), 1, 0)
    search.run(400)
    chances = {action: shares for action, _, shares in search.tried()}

    assert chances[1][0] > chances[2][0]


@pytest.mark.rule("SM-26")
def test_an_immediate_win_is_found() -> None:
    """Who can seize the Gauntlet at once does, however little time there is."""
    state = splendor(players=[NEAR], market=["hela", "wasp", "iron-man"], locations=[])
    search = splendor_search(state)
    search.run(40)
    action, _, shares = search.tried()[0]

    assert state.notation(action).startswith("recruit hela")
    assert shares[0] > 0.95


def test_forced_moves_make_no_node() -> None:
    """With one stone left there is nothing to choose: the search goes through to the end."""
    search = Search(heap(1), 0, Evaluator(), 1, 0)
    search.run(5)

    assert search.tried() == []
    assert search.root.means() == [pytest.approx(1.0), pytest.approx(0.0)]


def test_what_is_known_is_kept_on_the_way() -> None:
    """After a decision the search goes on where it stood, with what it found below that decision."""
    state = heap(7)
    search = Search(state, 0, Evaluator(), 1, 0)
    search.run(300)
    visits = {action: tried for action, tried, _ in search.tried()}
    state.apply(1)
    state.apply(0)
    kept = search.follow(1, state)

    assert kept
    assert search.root.visits == visits[1]
    assert {action for action, _, _ in search.tried()} == {1, 2}


def test_nothing_is_kept_of_what_was_never_tried() -> None:
    """An action without simulations leads to no tree."""
    state = heap(7)
    search = Search(state, 0, Evaluator(), 1, 0)

    assert not search.follow(1, state)


def test_another_seats_position_can_be_judged() -> None:
    """A search for a seat that is not to move thinks about the mover's decision with the seat's knowledge."""
    state = random_state(3, 4, 30)
    watcher = (state.to_move + 1) % 3
    search = Search(state, watcher, evaluator_of(SPLENDOR), 1, 4)
    search.run(40)

    assert sum(search.root.means()) == pytest.approx(1)
    assert search.tried()[0][0] in state.legal_actions()


@pytest.mark.parametrize("game", list(GAMES))
def test_the_greatest_tree_takes_no_more_than_200_megabytes(game: str) -> None:
    """What a node takes on average, times as many as there may be, at the largest table."""
    rules = GAMES[game].rules
    state = rules.setup(rules.seats[-1], 3)
    resolve_chance(state)
    search = Search(state, state.to_move, evaluator_of(rules), 1, 4)
    search.run(20)
    before = search.nodes
    tracemalloc.start()
    search.run(60)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert taken / (search.nodes - before) * int(MOST_NODES) < 200e6


def test_a_full_tree_learns_on_without_growing() -> None:
    """Beyond the bound simulations go on, and a part of the tree that is kept is counted anew."""
    search = splendor_search(random_state(2, 5, 40))
    search.run(60)
    search.nodes = MOST_NODES
    grown = search.root.size()
    search.run(60)
    assert search.root.size() == grown
    assert search.root.visits == 120

    state = search.state.clone()
    action = search.tried()[0][0]
    state.apply(action)
    assert search.follow(action, state)
    assert search.nodes == search.root.size() < grown


def favourite(*found: tuple[int, float]) -> int:
    """Tell the place of the favourite among actions that came out so often at that mean share."""
    state = random_state(2, 5, 40)
    search = splendor_search(state)
    actions = search.root_actions()[: len(found)]
    for action, (visits, share) in zip(actions, found, strict=True):
        node = search.root.children[edge(action, state.to_move)] = Node(2)
        node.visits, node.squares = visits, visits * share * share
        node.totals = vec[float]([visits * share] * 2)
    return actions.index(search.favourite())


def test_what_is_judged_best_is_chosen_though_it_was_tried_less() -> None:
    """The most tried action may have turned out worse since; a lucky try or two are no judgement."""
    assert favourite((300, 0.42), (120, 0.55), (3, 0.99)) == 1
    assert favourite((300, 0.42), (50, 0.425), (3, 0.99)) == 0
    assert splendor_search(random_state(2, 5, 40)).favourite() == -1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_choice_shown_is_the_one_judged_best(seed: int) -> None:
    """In play, hints and explanations alike: hardly ever is something else said to win more."""
    worse = 0
    for decisions in range(4, 64, 4):
        state = random_state(2, seed, decisions)
        seat = state.to_move
        choice = make_player("mcts", SPLENDOR, simulations=150).choose(state, seat)
        told = explain(state, seat, choice)
        other = told.alternative()
        worse += other is not None and round(100 * other.share) - round(100 * told.alternatives[0].share) > 1

    assert worse <= 1
