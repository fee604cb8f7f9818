"""Trees that are kept: they follow what a seat sees, and know nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ai.evaluators import evaluator_of
from ai.evaluators.base import Evaluator
from ai.players import SearchPlayer, make_player
from ai.players.memory import Memory
from ai.search import MOST_NODES, Search, edge
from ai.worker.tasks import MOST_AHEAD
from game.engine.contract import TABLE, State
from game.engine.match import Match, resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES
from tests.ai.players.test_players import Ticks
from tests.ai.positions import SPLENDOR, random_state
from tests.engine.stones import STONES, StonesState

GAME_SEATS = [("splendor_marvel", 2), ("custom_heroes", 2), ("seventh_hero", 3), ("dust_collectorz", 2)]


def heap(stones: int, mover: int = 0) -> StonesState:
    """Return a heap of stones."""
    state = STONES.setup(2, 1)
    state.stones, state.turn, state.to_move = stones, mover, mover
    return state


def kept(state: State, seat: int, evaluator: Evaluator, simulations: int = 300) -> tuple[Memory, Search]:
    """Keep the tree of a search for a seat."""
    search = Search(state, seat, evaluator, 1, 4)
    search.run(simulations)
    memory = Memory()
    memory.keep(search)
    return memory, search


def after(state: State, *actions: int) -> list[State]:
    """List the positions after each action, and after the table's steps that follow it."""
    found = []
    for action in actions:
        state = state.clone()
        state.apply(action)
        found.append(state.clone())
        if state.to_move == TABLE:
            resolve_chance(state)
            found.append(state.clone())
    return found


def others_turns(game: str, seats: int, seed: int) -> Iterator[tuple[int, list[State]]]:
    """Play a match by the fast policy; yield the next seat, and the positions that it sees."""
    rules = GAMES[game].rules
    evaluator = evaluator_of(rules)
    state, chance = rules.setup(seats, seed), Rng(seed)
    resolve_chance(state)
    for _ in range(25):
        seat = (int(state.to_move) + 1) % seats
        steps = [state, *after(state, evaluator.playout(state.clone(), chance))]
        state = steps[-1]
        if state.to_move < 0:
            return
        yield seat, steps


def test_a_tree_follows_both_seats_decisions() -> None:
    """What was found below them is still there when the seat decides again."""
    state = heap(10)
    memory, search = kept(state, 0, Evaluator())
    visits = search.root.children[edge(1, 0)].children[edge(2, 1)].visits
    seen = [state, *after(state, 1, 2)]
    memory.see(seen, 0)
    tree = memory.recall(seen[-1], 0)

    assert tree is not None and tree.search is search and not tree.own
    assert search.root.visits == visits > 0
    assert search.state.view(0) == seen[-1].view(0)


def test_what_it_has_seen_already_is_passed_over() -> None:
    """A tree that thought ahead has followed the beginning; the rest leads on from there."""
    state = heap(10)
    memory, _ = kept(state, 0, Evaluator())
    seen = [state, *after(state, 1, 2)]
    memory.see(seen[:3], 0)
    memory.see(seen, 0)

    assert memory.recall(seen[-1], 0) is not None


def test_what_cannot_have_happened_drops_the_tree() -> None:
    """Nine stones do not become five at once: some other match, or something taken back."""
    state = heap(10)
    memory, _ = kept(state, 0, Evaluator())
    memory.see([heap(5, mover=1)], 0)

    assert memory.recall(heap(5, mover=1), 0) is None
    assert memory.recall(state, 0) is None


def test_a_seat_has_no_part_in_anothers_tree() -> None:
    """Trees are kept by seat."""
    state = heap(10)
    memory, _ = kept(state, 0, Evaluator())

    assert memory.recall(state, 1) is None
    assert memory.recall(state, 0) is not None


def test_a_card_that_was_turned_up_is_looked_at_anew() -> None:
    """What was found about its place is forgotten; what was found about chips stays."""
    state = random_state(2, 5, 4)
    seat = 1 - int(state.to_move)
    reserve = next(
        action
        for action in state.legal_actions()
        if state.notation(action).startswith("reserve") and "level" not in state.notation(action)
    )
    turned, there = after(state, reserve)
    memory, search = kept(turned.determinize(seat, Rng(1)), seat, Evaluator(), 600)
    before = set(search.root.children)
    memory.see([turned, there], seat)
    left = set(search.root.children)

    assert edge(reserve, seat) in before - left
    assert any(there.notation(key >> 4).startswith("take") for key in left)
    assert search.root.visits == sum(child.visits for child in search.root.children.values())


@pytest.mark.parametrize(("game", "seats"), GAME_SEATS)
def test_lookalikes_are_followed_alike(game: str, seats: int) -> None:
    """Whatever the others hold: a seat that saw the same keeps the same, and goes on to find the same."""
    evaluator = evaluator_of(GAMES[game].rules)
    followed = 0
    for seat, steps in others_turns(game, seats, 4):
        found = []
        for number in (1, 2):
            twins = [step.determinize(seat, Rng(number)) for step in steps]
            memory, search = kept(twins[0], seat, evaluator, 40)
            memory.see(twins, seat)
            tree = memory.recall(twins[-1], seat)
            search.run(20)
            found.append((tree is not None, search.root.visits, sorted(search.root.children)))
        followed += found[0][0]

        assert found[0] == found[1]

    assert followed


@pytest.mark.parametrize(("game", "seats"), GAME_SEATS)
def test_no_world_is_searched_that_has_become_impossible(game: str, seats: int) -> None:
    """After following, all that is sampled looks to the seat as the match does."""
    evaluator = evaluator_of(GAMES[game].rules)
    followed = 0
    for seat, steps in others_turns(game, seats, 8):
        state = steps[-1]
        memory, search = kept(steps[0].determinize(seat, Rng(1)), seat, evaluator, 40)
        memory.see([step.determinize(seat, Rng(2)) for step in steps], seat)
        if memory.recall(state.determinize(seat, Rng(3)), seat) is None:
            continue
        worlds = [evaluator.sample_determinization(search.state, seat, search.rng) for _ in range(5)]
        followed += 1

        assert all(world.view(seat) == state.view(seat) for world in worlds)

    assert followed


def test_trees_make_room_for_each_other() -> None:
    """Together they are no greater than one may be; the one used last stays."""
    memory, first = kept(heap(10), 0, Evaluator())
    first.nodes = MOST_NODES
    second = Search(heap(10), 1, Evaluator(), 1, 4)
    memory.keep(second)

    assert memory.recall(heap(10), 0) is None
    assert memory.recall(heap(10), 1) is not None


# Players


def legend(seconds: float = 3.0) -> SearchPlayer:
    """Seat the highest level, whose clock moves whenever it looks."""
    player = make_player("mcts", SPLENDOR, seconds=seconds, clock=Ticks(0.1))
    assert isinstance(player, SearchPlayer)
    return player


def test_what_was_found_ahead_counts_for_the_decision() -> None:
    """While another seat decides, its replies are searched; what was found below the real one is kept."""
    match = Match(SPLENDOR, 2, 3)
    rival = int(match.state.to_move)
    seat, player = 1 - rival, legend()
    task = player.ahead(match.state.determinize(seat, Rng(1)), seat)
    while not task.step():
        pass
    search = task.searched()
    assert search is not None
    match.play(search.tried()[0][0])
    player.see([step.after.determinize(seat, Rng(2)) for step in match.steps(0)], seat)
    began = player.start(match.state.determinize(seat, Rng(3)), seat).result()

    assert began.simulations == 0
    assert sum(began.visits.values()) > 20


def test_thinking_ahead_tells_nothing_and_ends() -> None:
    """No decision, no chances; three times a decision's time, or half a tree, and it is over."""
    state = random_state(2, 5, 10)
    task = legend().ahead(state, 1 - int(state.to_move))
    while not task.step():
        pass
    found = task.result()
    full = legend(1000.0).ahead(state, 1 - int(state.to_move))
    search = full.searched()
    assert search is not None
    search.nodes = MOST_AHEAD

    assert (found.action, found.values, found.visits, found.line) == (-1, (), {}, ())
    assert 9 < found.seconds < 11
    assert full.step()


@pytest.mark.parametrize("name", ["random", "greedy", "mcts"])
def test_who_thinks_by_simulations_never_thinks_ahead(name: str) -> None:
    """Its choice depends on the position alone."""
    state = random_state(2, 5, 10)
    player = make_player(name, SPLENDOR, simulations=20)
    player.see([state], 0)

    with pytest.raises(ValueError, match="doesn't think while"):
        player.ahead(state, 1 - int(state.to_move))


def test_a_player_told_to_forget_begins_afresh() -> None:
    """Nothing is left of the tree."""
    state = random_state(2, 5, 10)
    seat, player = int(state.to_move), legend()
    player.choose(state, seat)
    remembered = player.start(state, seat).result()
    player.forget()

    assert sum(remembered.visits.values()) > 0
    assert player.start(state, seat).result().visits == {state.legal_actions()[0]: 0}
