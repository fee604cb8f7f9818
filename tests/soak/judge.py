"""Judges a curve of memory: flat, or not."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import median
from typing import Final, NamedTuple

WARM_UP: Final = 0.25  # of the matches: until the shelves of pictures are as full as they may be
LEAST: Final = 30  # points after it, or nothing can be said
BOUND: Final = 4.0  # megabytes a hundred matches


class Verdict(NamedTuple):
    """What a curve is like after the warm-up, in megabytes."""

    begin: float  # median of the first tenth after the warm-up
    end: float  # and of the last
    slope: float  # a hundred matches
    judged: bool  # there were enough points

    @property
    def flat(self) -> bool:
        """Whether it rises by no more than is allowed; a curve of a few points is not judged."""
        return not self.judged or self.slope <= BOUND


def slope_of(points: Sequence[float]) -> float:
    """The median of the slopes between any two points: some outliers do not matter (Theil and Sen)."""
    slopes = [(later - sooner) / (j - i) for (i, sooner), (j, later) in combinations(enumerate(points), 2)]
    return median(slopes) if slopes else 0.0


def judge(points: Sequence[float]) -> Verdict:
    """Judge a curve of megabytes, one point a match."""
    warm = points[round(len(points) * WARM_UP) :]
    tenth = max(1, len(warm) // 10)
    return Verdict(
        median(warm[:tenth]) if warm else 0.0,
        median(warm[-tenth:]) if warm else 0.0,
        slope_of(warm) * 100,
        len(warm) >= LEAST,
    )
