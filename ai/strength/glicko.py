"""Ratings by Glicko-2 (Glickman 2013, "Example of the Glicko-2 system"), in Elo points."""

from __future__ import annotations

from math import exp, log, pi, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SCALE: Final = 173.7178  # Elo points in one unit of the paper's own scale
TAU: Final = 0.5  # how much the volatility may change
NARROW: Final = 1e-6  # the bracket of the volatility's search at its end
MOST_DEVIATION: Final = 350.0  # of somebody about whom nothing is known


class Rating(NamedTuple):
    """What is known of somebody's strength."""

    points: float
    deviation: float = MOST_DEVIATION  # its standard error
    volatility: float = 0.06  # how much it is expected to change


class Score(NamedTuple):
    """A result against one rival."""

    rival: Rating
    share: float  # 1.0: won, 0.5: drawn, 0.0: lost


def rated(rating: Rating, scores: Sequence[Score]) -> Rating:
    """Return the rating after one period; it needs at least one result."""
    phi = rating.deviation / SCALE
    terms = [_term(rating, one) for one in scores]
    variance = 1 / sum(g * g * expected * (1 - expected) for g, expected, _ in terms)
    gain = sum(g * (share - expected) for g, expected, share in terms)
    volatility = _volatility(rating, variance, variance * gain)
    phi = 1 / sqrt(1 / (phi * phi + volatility * volatility) + 1 / variance)
    deviation = min(phi * SCALE, MOST_DEVIATION)
    return Rating(rating.points + SCALE * phi * phi * gain, deviation, volatility)


def _term(rating: Rating, one: Score) -> tuple[float, float, float]:
    """Return a rival's weight, the expected share against it, and the actual one."""
    phi = one.rival.deviation / SCALE
    g = 1 / sqrt(1 + 3 * phi * phi / (pi * pi))
    ahead = (rating.points - one.rival.points) / SCALE
    return g, 1 / (1 + exp(-g * ahead)), one.share


def _volatility(rating: Rating, variance: float, change: float) -> float:
    """Find the new volatility by the Illinois algorithm (step 5 of the paper)."""
    phi, was = rating.deviation / SCALE, log(rating.volatility**2)

    def off(x: float) -> float:
        whole = phi * phi + variance + exp(x)
        return exp(x) * (change * change - whole) / (2 * whole * whole) - (x - was) / (TAU * TAU)

    low, high = was, _other_end(off, was, change * change - phi * phi - variance)
    at_low, at_high = off(low), off(high)
    while abs(high - low) > NARROW:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = off(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def _other_end(off: Callable[[float], float], was: float, surplus: float) -> float:
    """Return the other end of the bracket around the new volatility."""
    if surplus > 0:
        return log(surplus)
    steps = 1
    while off(was - steps * TAU) < 0:
        steps += 1
    return was - steps * TAU
