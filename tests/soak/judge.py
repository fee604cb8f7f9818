"""Judges a curve of memory: flat, or not."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from statistics import median
from typing import Final, NamedTuple

WARM_UP: Final = 0.25  # of the matches: until the shelves of pictures are as full as they may be
LEAST: Final = 30  # points after it, or nothing can be said
BOUND: Final = 4.0  # megabytes a hundred matches
SURE: Final = 1.96  # standard deviations: 95 of 100 curves are as steep as is told, within the limits told


class Slope(NamedTuple):
    """How steep a curve is, a point: the likeliest, and the least that it may be."""

    likely: float
    least: float


class Verdict(NamedTuple):
    """What a curve is like after the warm-up, in megabytes."""

    begin: float  # median of the first tenth after the warm-up
    end: float  # and of the last
    slope: float  # a hundred matches
    least: float  # that the slope may be, with what goes up and down by chance
    judged: bool  # there were enough points

    @property
    def flat(self) -> bool:
        """Whether it does not surely rise, or by no more than is allowed; a few points are not judged."""
        return not self.judged or self.slope <= BOUND or self.least <= 0


def slope_of(points: Sequence[float]) -> Slope:
    """The median of the slopes between any two points: outliers do not matter (Theil and Sen)."""
    pairs = combinations(enumerate(points), 2)
    slopes = sorted((later - sooner) / (j - i) for (i, sooner), (j, later) in pairs)
    if not slopes:
        return Slope(0.0, 0.0)
    count = len(points)
    reach = SURE * math.sqrt(count * (count - 1) * (2 * count + 5) / 18)  # of Kendall's number, by chance
    return Slope(median(slopes), slopes[max(0, round((len(slopes) - reach) / 2))])


def judge(points: Sequence[float]) -> Verdict:
    """Judge a curve of megabytes, one point a match."""
    warm = points[round(len(points) * WARM_UP) :]
    if not warm:
        return Verdict(0.0, 0.0, 0.0, 0.0, judged=False)
    tenth = max(1, len(warm) // 10)
    likely, least = slope_of(warm)
    begin, end = median(warm[:tenth]), median(warm[-tenth:])
    return Verdict(begin, end, likely * 100, least * 100, len(warm) >= LEAST)
