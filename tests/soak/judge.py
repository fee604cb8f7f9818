"""Judges a curve of memory: flat, or not.

The slope is Sen's, the median of the slopes between any two points, told with the least that it may be. A
larger window takes more memory, and stays as it is for many matches: so only points of equally large windows
are compared, as Hirsch, Slack and Smith do with seasons (Techniques of trend analysis for monthly water
quality data, 1982).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Sequence
from itertools import chain, combinations
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


def slope_of(points: Sequence[float], sizes: Sequence[Hashable]) -> Slope:
    """The median of the slopes between any two points of the same size: outliers do not matter."""
    alike: dict[Hashable, list[tuple[int, float]]] = defaultdict(list)
    for at, (size, point) in enumerate(zip(sizes, points, strict=True)):
        alike[size].append((at, point))
    pairs = chain.from_iterable(combinations(group, 2) for group in alike.values())
    slopes = sorted((later - sooner) / (j - i) for (i, sooner), (j, later) in pairs)
    if not slopes:
        return Slope(0.0, 0.0)
    reach = SURE * math.sqrt(sum(_variance(len(group)) for group in alike.values()))
    return Slope(median(slopes), slopes[max(0, round((len(slopes) - reach) / 2))])


def _variance(count: int) -> float:
    """Of Kendall's number of so many points, by chance."""
    return count * (count - 1) * (2 * count + 5) / 18


def judge(points: Sequence[float], sizes: Sequence[Hashable] = ()) -> Verdict:
    """Judge a curve of megabytes, one point a match; `sizes` are the window's at each, or always one."""
    start = round(len(points) * WARM_UP)
    warm = points[start:]
    if not warm:
        return Verdict(0.0, 0.0, 0.0, 0.0, judged=False)
    tenth = max(1, len(warm) // 10)
    likely, least = slope_of(warm, sizes[start:] or [None] * len(warm))
    begin, end = median(warm[:tenth]), median(warm[-tenth:])
    return Verdict(begin, end, likely * 100, least * 100, len(warm) >= LEAST)
