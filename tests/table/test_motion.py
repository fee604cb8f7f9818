"""Motion: what it needs of the time that passes, and what it gives back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.table.motion.animation import (
    Ease,
    Pace,
    Parallel,
    Sequence,
    Tween,
    hill,
    in_out,
    out_back,
    out_cubic,
    steady,
)

EASES = [steady, out_cubic, in_out, out_back]
SECONDS = st.floats(0, 5)


@pytest.mark.parametrize("ease", EASES)
def test_easing_begins_at_nothing_and_ends_at_all(ease: Ease) -> None:
    """Whatever happens between, a motion starts where it starts and arrives where it arrives."""
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


def test_what_is_lifted_is_put_down_again() -> None:
    """A hill rises from 0 to 1 and falls back."""
    assert [round(hill(share), 6) for share in (0, 0.5, 1)] == [0, 1, 0]


def test_a_tween_returns_what_it_did_not_need() -> None:
    """Of 0.5 seconds a motion of 0.3 leaves 0.2."""
    tween = Tween(0.3)

    assert tween.advance(0.5) == pytest.approx(0.2)
    assert tween.done
    assert tween.share == 1.0


def test_a_tween_of_no_time_is_done_at_once() -> None:
    """Nothing is left to wait for, and nothing is used."""
    tween = Tween(0.0)

    assert tween.done
    assert tween.advance(0.1) == 0.1


@given(SECONDS, SECONDS, SECONDS)
def test_a_sequence_needs_the_sum(first: float, second: float, passed: float) -> None:
    """One after the other: what one leaves goes to the next, what the last leaves comes back."""
    motion = Sequence([Tween(first), Tween(second)])

    assert motion.advance(passed) == pytest.approx(max(0.0, passed - first - second))


@given(SECONDS, SECONDS, SECONDS)
def test_a_parallel_needs_the_longest(first: float, second: float, passed: float) -> None:
    """At the same time: what the longest leaves comes back."""
    motion = Parallel([Tween(first), Tween(second)])

    assert motion.advance(passed) == pytest.approx(max(0.0, passed - max(first, second)))


@given(st.lists(st.floats(0, 1), max_size=20))
def test_small_steps_lead_as_far_as_one_large_one(steps: list[float]) -> None:
    """How time is cut into frames changes nothing."""
    whole, pieces = Tween(2.0, steady), Tween(2.0, steady)
    whole.advance(sum(steps))
    for step in steps:
        pieces.advance(step)

    assert pieces.share == pytest.approx(whole.share)


@pytest.mark.parametrize("motion", [Sequence([Tween(1), Tween(2)]), Parallel([Tween(1), Tween(2)])])
def test_finishing_ends_every_part(motion: Sequence | Parallel) -> None:
    """A key or click ends whatever runs."""
    motion.finish()

    assert motion.done
    assert motion.advance(0.25) == 0.25


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [
        (Pace("full", 1.0), 0.28),
        (Pace("full", 4.0), 0.07),
        (Pace("gentle", 0.5), 0.56),
        (Pace("none", 1.0), 0.0),
        (Pace("full", 99.0), 0.07),
    ],
)
def test_the_pace_says_how_long_things_take(pace: Pace, seconds: float) -> None:
    """Twice as fast takes half the time, within x0.5 and x4; without motion nothing takes any."""
    assert pace.seconds(0.28) == pytest.approx(seconds)


def test_only_full_motion_is_animated() -> None:
    """No arcs, no pulses in the gentle level."""
    assert [Pace(level).animated for level in ("full", "gentle", "none")] == [True, False, False]
