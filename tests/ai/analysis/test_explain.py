"""Explanations: chances, alternatives and reasons of a choice, as data and in words."""

from __future__ import annotations

import pytest

from ai.analysis import explain_says
from ai.analysis.compared import Alternative
from ai.analysis.explain import Explanation, explain, verdict
from ai.analysis.foresight import foreseen
from ai.personas.personas import winning
from ai.players import SearchResult, make_player
from game.engine.contract import OVER, State
from game.engine.match import resolve_chance
from tests.ai.positions import SPLENDOR, random_state, twins, with_secrets
from tests.speaking import speaking
from tests.splendor_marvel.positions import Seat, splendor

IN = speaking()

LANGUAGES = ("en", "de")
NAMES = ("Ann", "Ben", "Cem")
CHOICE = SearchResult(
    5,
    (0.6, 0.4),
    {5: 70, 7: 25, 9: 4, 11: 1},
    (5,),
    100,
    0.1,
    {5: (0.6, 0.4), 7: (0.59, 0.41), 9: (0.55, 0.45), 11: (0.3, 0.7)},
)


def explained(state: State, simulations: int) -> tuple[SearchResult, Explanation]:
    """Let a legend choose, and explain it."""
    task = make_player("mcts", SPLENDOR, simulations=simulations).start(state, state.to_move)
    while not task.step():
        pass
    choice = foreseen(task, SPLENDOR.id)
    return choice, explain(state, state.to_move, choice)


def test_an_explanation_shows_what_was_thought_about() -> None:
    """The chosen action comes first, then what else was tried, each with the chooser's chance."""
    state = random_state(3, 5, 40)
    choice, told = explained(state, 150)

    assert told.action == told.alternatives[0].action == choice.action
    assert told.chances == choice.values
    assert told.compared in choice.visits
    assert all(one.share == choice.worths[one.action][state.to_move] for one in told.alternatives)


def test_the_reason_is_what_makes_the_difference() -> None:
    """Who can recruit for points and the Time stone now is told so; who can't, what it comes to next."""
    state = splendor(players=[Seat(points=5, bonuses={"mind": 7})], market=["black-bolt"], locations=[])
    choice, told = explained(state, 60)

    assert state.notation(choice.action).startswith("recruit black-bolt")
    assert {"recruit", "time"} <= {one.claim.code for one in told.reasons if one.form == "gain"}
    assert all(one.claim.facts["when"] == 0 for one in told.reasons if one.claim.code in {"recruit", "time"})


def test_an_explanation_knows_no_secret() -> None:
    """For states that look the same to the chooser it is the same."""
    one, other = twins(with_secrets(3, 17))

    assert explained(one, 60)[1] == explained(other, 60)[1]


def test_without_asking_there_are_no_reasons() -> None:
    """A choice that was not asked what it expects can show chances, but says nothing about why."""
    state = random_state(2, 5, 40)
    choice = make_player("mcts", SPLENDOR, simulations=30).choose(state, state.to_move)

    assert explain(state, state.to_move, choice).reasons == ()


def test_values_are_about_equal_while_their_intervals_overlap() -> None:
    """Standard errors tell, and more simulations make them smaller."""
    near, far = Alternative(1, 0.55, 0.4, 0.01), Alternative(2, 0.50, 0.4, 0.01)

    assert near.about_equal(Alternative(2, 0.54, 0.4, 0.01)) and not near.about_equal(far)
    assert near.about_equal(Alternative(2, 0.50, 0.1, 0.03))


@pytest.mark.parametrize(
    ("action", "code"), [(5, "best"), (7, "good"), (9, "doubtful"), (11, "blunder"), (13, "unknown")]
)
def test_a_played_action_is_judged_by_what_it_lost(action: int, code: str) -> None:
    """The verdict depends on the share of victory given away against the best action."""
    judged = verdict(0, CHOICE, action)

    assert judged.code == code
    assert judged.loss == pytest.approx(CHOICE.worths.get(5, (0,))[0] - CHOICE.worths.get(action, (0.6,))[0])


def forced() -> State:
    """Return a position in which the rules allow only one thing: to pass."""
    for seed in range(400):
        state = random_state(2, seed, 90)
        if len(state.legal_actions()) == 1:
            return state
    raise AssertionError("there was always a choice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_something_is_always_said(language: str) -> None:
    """A choice without alternatives, or at first sight, has its sentence too."""
    state = forced()
    action = state.legal_actions()[0]
    even = (0.5, 0.5)
    choice = SearchResult(action, even, {action: 0}, (), 0, 0.0, {action: even})
    only = explain(state, state.to_move, choice)
    free = splendor()
    glance = make_player("greedy", SPLENDOR).choose(free, 0)
    told = explain(free, 0, glance)

    texts = IN[language].of(SPLENDOR.id)

    assert explain_says.told(only, 0, NAMES, texts, str) == [texts("explain-only")]
    assert explain_says.told(told, 0, NAMES, texts, str) == [texts("explain-glance")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_winning_move_says_no_more_than_that(language: str) -> None:
    """It isn't called instinct, though it needs no search."""
    state, seat, action = about_to_win()
    winner = make_player("mcts", SPLENDOR, level=3).choose(state, seat)
    texts = IN[language].of(SPLENDOR.id)

    told = explain_says.told(explain(state, seat, winner), seat, NAMES, texts, str)

    assert (winner.action, told) == (action, [texts("explain-wins")])


def about_to_win() -> tuple[State, int, int]:
    """Play a match between greedy players until one has a choice and a first action that wins at once."""
    player = make_player("greedy", SPLENDOR)
    for seed in range(40):
        state = SPLENDOR.setup(2, seed)
        resolve_chance(state)
        while state.to_move != OVER:
            seat, actions = state.to_move, state.legal_actions()
            found = winning(state, seat, actions, 0)
            if found is not None and len(actions) > 1:
                return state, seat, found.result().action
            state.apply(player.choose(state, seat).action)
            resolve_chance(state)
    raise AssertionError("nobody could win at once")


def test_partners_lose_together() -> None:
    """A loss is of what a whole side expects."""
    shared = SearchResult(5, (0.4, 0.1), {5: 1, 7: 1}, (), 2, 0.1, {5: (0.4, 0.1, 0.4), 7: (0.32, 0.3, 0.32)})

    assert verdict(0, shared, 7).loss == pytest.approx(0.08)
    assert verdict(0, shared, 7, (0, 2)).loss == pytest.approx(0.16)
    assert verdict(0, shared, 7, (0, 2)).code == "blunder"
