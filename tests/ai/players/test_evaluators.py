"""The evaluator of Splendor: Marvel, and what is asked of all evaluators."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ai.evaluators import evaluator_of
from ai.evaluators.base import SCORE_UNIT, Evaluator, weights_of
from game.engine.contract import State
from game.engine.rng import Rng
from game.splendor_marvel.player.evaluator import STANDING, SplendorEvaluator, standing
from game.splendor_marvel.rules.cards import COLOURS
from game.splendor_marvel.rules.state import SplendorState
from tests.ai.positions import SPLENDOR, random_state
from tests.engine.stones import STONES
from tests.splendor_marvel.positions import Seat, splendor

EVALUATOR = evaluator_of(SPLENDOR)
SEATED = [(seats, seed) for seats in (2, 3, 4) for seed in range(3)]


def likely(state: State, count: int = 1) -> list[str]:
    """List the actions that look best."""
    actions = EVALUATOR.actions(state)
    logits = EVALUATOR.prior_logits(state, actions)
    ranked = sorted(zip(logits, actions, strict=True), key=lambda pair: -pair[0])
    return [state.notation(action) for _, action in ranked[:count]]


def shares(state: State, evaluator: Evaluator = EVALUATOR) -> list[float]:
    """Tell who is expected to win how much."""
    return evaluator.evaluate(state.clone(), Rng(1))


def test_a_game_without_a_module_is_played_by_chance() -> None:
    """The plain evaluator suits any game: all actions, all alike."""
    evaluator = evaluator_of(STONES)

    assert type(evaluator) is Evaluator
    assert isinstance(EVALUATOR, SplendorEvaluator)


@pytest.mark.parametrize("evaluator", [Evaluator(), EVALUATOR])
@pytest.mark.parametrize(("seats", "seed"), SEATED)
def test_judgements_are_shares_of_one_victory(evaluator: Evaluator, seats: int, seed: int) -> None:
    """In every position each seat has a share from 0 to 1, and they add up."""
    judged = [shares(random_state(seats, seed, decisions), evaluator) for decisions in (0, 30, 90, 180)]

    assert all(sum(one) == pytest.approx(1) and min(one) >= 0 for one in judged)


@pytest.mark.parametrize(("seats", "seed"), SEATED)
def test_what_is_thought_about_is_legal_and_in_order(seats: int, seed: int) -> None:
    """The candidates are some of the legal actions, in their order, never none; each has a score."""
    for decisions in range(0, 200, 12):
        state = random_state(seats, seed, decisions)
        legal, actions = state.legal_actions(), EVALUATOR.actions(state)
        places = [legal.index(action) for action in actions]

        assert places
        assert all(one < other for one, other in pairwise(places))
        assert len(EVALUATOR.prior_logits(state, actions)) == len(actions)
        assert EVALUATOR.playout(state, Rng(1)) in legal


def test_weights_follow_scores() -> None:
    """The most promising weighs most, and everything something."""
    assert list(weights_of([0, SCORE_UNIT, -10 * SCORE_UNIT, SCORE_UNIT])) == [94, 256, 1, 256]


@pytest.mark.rule("SM-15")
def test_shields_are_kept_where_coloured_chips_do() -> None:
    """Of several payments only the one with the fewest S.H.I.E.L.D. chips is thought about."""
    state = splendor(players=[Seat(chips={"reality": 3, "shield": 2})], market=["baron-zemo"])
    payments = [state.notation(action) for action in EVALUATOR.actions(state)]

    assert [text for text in payments if "baron-zemo:" in text] == ["recruit baron-zemo: 3 reality"]
    assert len(state.legal_actions()) > len(payments)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Seat(points=10), Seat(points=5)),
        (Seat(bonuses=dict.fromkeys(COLOURS, 1)), Seat(bonuses={"mind": 2})),
        (Seat(bonuses={"mind": 3}), Seat(bonuses={"mind": 1})),
        (Seat(chips={"mind": 2, "soul": 1}), Seat()),
        (Seat(points=15, chips={"time": 1}), Seat(points=15)),
    ],
)
def test_who_is_further_is_expected_to_win(better: Seat, worse: Seat) -> None:
    """Points, bonuses, colours, chips and the Time chip all count for the better."""
    for players in ([better, worse], [worse, better]):
        judged = shares(splendor(players=players, locations=[], market=[]))

        assert (judged[0] > judged[1]) is (players[0] is better)


@pytest.mark.parametrize("other", range(1, 4))
def test_seats_are_judged_alike(other: int) -> None:
    """The same lead is worth the same wherever it sits, as long as it is that seat's turn."""
    ahead = Seat(points=6, bonuses={"soul": 2})
    judged = []
    for seat in (0, other):
        players = [ahead if place == seat else Seat() for place in range(4)]
        judged.append(shares(splendor(seats=4, players=players, turn=seat, locations=[]))[seat])

    assert judged[0] == pytest.approx(judged[1])


def test_a_winning_recruit_comes_first() -> None:
    """Who can recruit a good character thinks of that before anything else."""
    state = splendor(
        players=[Seat(chips={"mind": 4, "soul": 3, "reality": 2})], market=["black-bolt", "taskmaster"]
    )

    assert likely(state)[0].startswith("recruit taskmaster")


def test_chips_are_taken_for_what_is_near() -> None:
    """With one character in reach, its colours are wished for."""
    state = splendor(players=[Seat(chips={"mind": 2})], market=["valkyrie"], decks=[[], [], []], locations=[])

    assert likely(state)[0] in {"take mind power soul", "recruit valkyrie: 3 mind 1 power 1 soul"}


@pytest.mark.rule("SM-20")
def test_shields_are_not_returned_while_there_are_others() -> None:
    """Only coloured chips are thought about, as a S.H.I.E.L.D. chip is as good as any of them."""
    state = splendor(players=[Seat(chips={"mind": 4, "power": 3, "space": 2, "shield": 1})])
    state.apply(state.read("take mind power space"))

    assert "return shield" in [state.notation(action) for action in state.legal_actions()]
    assert "return shield" not in [state.notation(action) for action in EVALUATOR.actions(state)]


def test_every_feature_is_weighed() -> None:
    """Names and weights go together with what is counted."""
    state = random_state(3, 1, 60)
    assert isinstance(state, SplendorState)

    assert len(STANDING) == len(standing(state, 0))
