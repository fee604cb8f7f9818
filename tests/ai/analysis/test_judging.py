"""Verdicts, turning points and moments to try again, from numbers alone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ai.analysis.judging import (
    APART,
    CERTAIN,
    HOPELESS,
    SURENESS,
    TRIALS,
    TURNS,
    Estimate,
    Judgement,
    Mark,
    Point,
    borderline,
    judge,
    sides_of,
    together,
    turns,
    worst_of,
    worth_trying,
)
from ai.worker.tasks import SearchResult
from game.registry import GAMES


def points(*chances: float, step: int = 10) -> list[Point]:
    """A match of two in which the first seat stood so, a point every `step` decisions."""
    return [Point(step * at, (one, 1 - one), at) for at, one in enumerate(chances)]


# Verdicts


@pytest.mark.parametrize(
    ("best", "played", "worst", "mark"),
    [
        (0.60, 0.59, 0.30, "good"),
        (0.60, 0.57, 0.30, "doubtful"),
        (0.60, 0.50, 0.30, "mistake"),
        (0.60, 0.40, 0.30, "blunder"),
        (1.00, 0.00, 0.00, "blunder"),
    ],
)
def test_a_verdict_follows_from_the_chance_that_was_lost(
    best: float, played: float, worst: float, mark: Mark
) -> None:
    """The more of the victory it cost, the harder the word."""
    judged = judge(best, played, worst, same=False)

    assert judged.mark == mark and judged.loss == pytest.approx(best - played)


@pytest.mark.parametrize(("best", "worst"), [(0.99, CERTAIN + 0.001), (HOPELESS - 0.001, 0.0)])
def test_nothing_is_said_where_the_result_was_not_in_doubt(best: float, worst: float) -> None:
    """Whoever wins or loses whatever they do is left in peace."""
    assert judge(best, worst, worst, same=False) == Judgement("settled", 0.0, best, worst)


@pytest.mark.parametrize(("best", "played", "worst"), [(0.99, 0.99, 0.80), (0.20, 0.01, 0.01)])
def test_a_match_that_could_still_be_lost_or_won_is_judged(best: float, played: float, worst: float) -> None:
    """One way to throw it away, or to turn it, is enough."""
    assert judge(best, played, worst, same=best == played).mark != "settled"


def test_what_costs_nothing_is_good() -> None:
    """A loss of up to two points is called good, and one that would be a gain is none."""
    assert judge(0.5, 0.482, 0.2, same=False).mark == "good"
    assert judge(0.5, 0.55, 0.2, same=False).loss == 0


@pytest.mark.parametrize(
    ("error", "mark"), [(0.0, "blunder"), (0.01, "mistake"), (0.04, "doubtful"), (0.07, "good")]
)
def test_no_verdict_is_harsher_than_what_is_certain(error: float, mark: Mark) -> None:
    """An interval that reaches over a border gets the milder word; the loss stays what it seems to be."""
    judged = judge(0.6, 0.465, 0.3, same=False, error=error)

    assert judged.mark == mark and judged.loss == pytest.approx(0.135)
    assert judged.loss - SURENESS * judged.error <= 0.135


def test_a_moment_is_looked_at_again_only_if_more_could_be_said() -> None:
    """Where the verdict would be harsher if it were certain."""
    best = Estimate(0.6, 0.01, 1000)

    assert borderline(best, Estimate(0.46, 0.01, 1000))
    assert not borderline(best, Estimate(0.20, 0.01, 1000))
    assert not borderline(best, Estimate(0.595, 0.01, 1000))


def test_two_searches_count_by_their_simulations() -> None:
    """The longer one more; both together are surer than either."""
    joined = Estimate(0.6, 0.02, 1000).joined(Estimate(0.5, 0.01, 4000))

    assert joined.chance == pytest.approx(0.52) and joined.simulations == 5000
    assert joined.error < 0.01


def test_the_best_is_the_best_however_its_two_searches_came_out() -> None:
    """Who did what the adviser would have done lost nothing."""
    assert judge(0.5, 0.4, 0.1, same=True) == Judgement("best", 0.0, 0.5, 0.5)


def test_the_worst_is_what_any_thought_led_to() -> None:
    """A search that has found a win hardly looks at what would throw it away; one look is enough."""
    worths: dict[int, tuple[float, ...]] = {1: (0.99, 0.01), 2: (0.6, 0.4), 3: (0.1, 0.9)}
    choice = SearchResult(1, (0.99, 0.01), {1: 997, 2: 2, 3: 1}, (1,), 1000, 0.0, worths)

    assert worst_of(choice, 0, (0, 1)) == 0.1


# Sides


def test_partners_stand_together() -> None:
    """In a team of two against two each line shows what both of them may expect."""
    rules = GAMES["dust_collectorz"].rules
    team = sides_of(rules.setup(4, 1, {"mode": "team"}))
    alone = sides_of(rules.setup(4, 1, {"mode": "champions"}))

    assert (team, alone) == ((0, 1, 0, 1), (0, 1, 2, 3))
    assert together((0.3, 0.2, 0.3, 0.2), team) == pytest.approx((0.6, 0.4, 0.6, 0.4))


# Turning points


def test_a_turning_point_is_where_the_leader_s_chance_changed_most() -> None:
    """It names who led before, and both chances."""
    found = turns(points(0.5, 0.52, 0.55, 0.20, 0.22, 0.21, 0.24))

    assert [(turn.moment, turn.seat, turn.before, turn.after) for turn in found] == [(2, 0, 0.55, 0.20)]


def test_a_quiet_match_has_no_turning_points() -> None:
    """Small changes to and fro are not pointed out."""
    assert turns(points(*[0.5, 0.55, 0.52, 0.58, 0.54] * 4)) == ()


def test_turning_points_are_few_and_apart() -> None:
    """However wild a match was, the marks stay readable."""
    wild = points(*[0.9, 0.1] * 40, step=1)
    found = turns(wild)
    gaps = [two.moment - one.moment for one, two in pairwise(found)]

    assert len(found) == TURNS
    assert min(gaps) >= APART * wild[-1].decisions


def test_nothing_turns_before_two_points_are_known() -> None:
    """The beginning of a match is no turning point."""
    assert turns([]) == turns(points(0.5)) == ()


# Moments to try again


def test_the_three_greatest_losses_are_worth_a_second_try_in_their_order() -> None:
    """What was good, settled or unknown is not among them."""
    losses = {3: 0.30, 5: 0.07, 8: 0.50, 11: 0.04, 14: 0.20}
    judged = {number: judge(0.6, 0.6 - loss, 0.0, same=False) for number, loss in losses.items()}
    judged |= {1: Judgement("settled", 0.9), 2: Judgement("good", 0.01), 4: Judgement("unknown", 0.9)}

    assert worth_trying(judged) == (3, 8, 14)
    assert len(worth_trying(judged)) == TRIALS


def test_who_lost_nothing_has_nothing_to_try_again() -> None:
    """Fewer than three, or none, where there was nothing to lose."""
    assert worth_trying({1: Judgement("best"), 2: Judgement("good", 0.01)}) == ()
