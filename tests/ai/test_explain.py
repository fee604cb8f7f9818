"""Explanations: chances, alternatives and reasons of a choice, as data and in words."""

from __future__ import annotations

import pytest

from ai.analysis import explain_says
from ai.analysis.explain import Ground, explain, line_texts, verdict
from ai.evaluators import evaluator_of
from ai.evaluators.base import Evaluator
from ai.personas.personas import winning
from ai.players import SearchResult, make_player
from game.engine.contract import OVER, State
from game.engine.match import resolve_chance
from game.splendor_marvel.player.evaluator import GROUPS
from tests.ai.positions import SPLENDOR, random_state, twins, with_secrets
from tests.speaking import reasons_of, speaking
from tests.splendor_marvel.positions import Seat, splendor

IN = speaking()

EVALUATOR = evaluator_of(SPLENDOR)
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


def test_an_explanation_shows_what_was_thought_about() -> None:
    """The chosen action comes first, then what else was tried, each with the chooser's chance."""
    state = random_state(3, 5, 40)
    seat = state.to_move
    choice = make_player("mcts", SPLENDOR, simulations=150).choose(state, seat)
    told = explain(EVALUATOR, state, seat, choice)

    assert told.action == told.alternatives[0].action == choice.action
    assert told.chances == choice.values
    assert told.compared in choice.visits
    assert all(one.share == choice.worths[one.action][seat] for one in told.alternatives)


def test_the_reason_is_what_makes_the_difference() -> None:
    """Recruiting for points is explained by points, and weighs more the more it differs."""
    state = splendor(players=[Seat(points=5, bonuses={"mind": 7})], market=["black-bolt"], locations=[])
    actions = state.legal_actions()
    recruit = next(action for action in actions if state.notation(action).startswith("recruit black-bolt"))
    take = state.read("take mind power space")
    even = (0.5, 0.5)
    told = explain(
        EVALUATOR,
        state,
        0,
        SearchResult(recruit, even, {recruit: 9, take: 1}, (), 10, 0.1, {recruit: even, take: even}),
    )

    assert {"points", "time"} & {ground.code for ground in told.grounds if ground.seat == 0}
    assert [ground.weight for ground in told.grounds] == sorted(
        (ground.weight for ground in told.grounds), reverse=True
    )


def test_an_explanation_knows_no_secret() -> None:
    """For states that look the same to the chooser it is the same."""
    one, other = twins(with_secrets(3, 17))
    seat = one.to_move
    choice = make_player("mcts", SPLENDOR, simulations=60).choose(one, seat)

    assert explain(EVALUATOR, one, seat, choice) == explain(EVALUATOR, other, seat, choice)
    assert line_texts(one, seat, choice) == line_texts(other, seat, choice)


def test_without_an_evaluator_there_are_no_reasons() -> None:
    """The plain evaluator can show chances, but says nothing about why."""
    state = random_state(2, 5, 40)
    choice = make_player("mcts", SPLENDOR, simulations=30).choose(state, state.to_move)

    assert explain(Evaluator(), state, state.to_move, choice).grounds == ()


def test_the_expected_line_is_written() -> None:
    """It begins with the choice and goes on as far as chance lets anybody foretell."""
    state = random_state(2, 5, 40)
    choice = make_player("mcts", SPLENDOR, simulations=200).choose(state, state.to_move)

    assert line_texts(state, state.to_move, choice)[0] == state.notation(choice.action)


@pytest.mark.parametrize(
    ("action", "code"), [(5, "best"), (7, "good"), (9, "doubtful"), (11, "blunder"), (13, "unknown")]
)
def test_a_played_action_is_judged_by_what_it_lost(action: int, code: str) -> None:
    """The verdict depends on the share of victory given away against the best action."""
    judged = verdict(0, CHOICE, action)

    assert judged.code == code
    assert judged.loss == pytest.approx(CHOICE.worths.get(5, (0,))[0] - CHOICE.worths.get(action, (0.6,))[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    """All codes of the game's own evaluator are worded in both languages, and none besides."""
    codes = {code for code in GROUPS if code}

    assert all(
        explain_says.ground(Ground(code, 0, 1.0), 0, (), IN[language].of(SPLENDOR.id)) for code in codes
    )
    assert codes == reasons_of(SPLENDOR.id)


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
    only = explain(
        EVALUATOR, state, state.to_move, SearchResult(action, even, {action: 0}, (), 0, 0.0, {action: even})
    )
    free = splendor()
    glance = make_player("greedy", SPLENDOR).choose(free, 0)
    told = explain(EVALUATOR, free, 0, glance)

    texts = IN[language].of(SPLENDOR.id)

    assert explain_says.told(only, 0, NAMES, texts, str) == [texts("explain-only")]
    assert explain_says.told(told, 0, NAMES, texts, str)[0] == texts("explain-glance")
    assert told.compared in free.legal_actions() and told.compared != glance.action


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_winning_move_says_no_more_than_that(language: str) -> None:
    """It isn't called instinct, though it needs no search."""
    state, seat, action = about_to_win()
    winner = make_player("mcts", SPLENDOR, level=3).choose(state, seat)
    texts = IN[language].of(SPLENDOR.id)

    told = explain_says.told(explain(EVALUATOR, state, seat, winner), seat, NAMES, texts, str)

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
