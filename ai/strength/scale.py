"""How far apart the levels are at a table, in Elo points, from what `ai.ladder` measured there."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from ai.personas.levels import LEVEL_KEYS, Level, level_at
from ai.strength.scores import elo
from ai.strength.strength import strength

if TYPE_CHECKING:
    from collections.abc import Sequence

USUAL_STEP: Final = 120.0  # points between two levels where nothing was measured
LEAST_STEP: Final = 20.0  # even where the measurement says less: a higher level is never taken to be weaker
MOST_SHARE: Final = 0.97  # pairings that stopped early are no surer than that


class Scale(NamedTuple):
    """The points of each level above the lowest one, in ascending order."""

    heights: tuple[float, ...]

    def points_of(self, level: int, tenths: int = 0) -> float:
        """Return the points of a level, or of one between two."""
        lower = min(max(level, 1), len(self.heights)) - 1
        upper = min(lower + 1, len(self.heights) - 1)
        return self.heights[lower] + tenths / 10 * (self.heights[upper] - self.heights[lower])

    def level_for(self, points: float) -> Level:
        """Return the level nearest to so many points."""
        if points <= self.heights[0]:
            return level_at(1.0)
        for lower, (low, high) in enumerate(pairwise(self.heights), 1):
            if points < high:
                return level_at(lower + (points - low) / (high - low))
        return level_at(len(self.heights))


def scale_of(game: str, seats: int, modes: Sequence[str]) -> Scale:
    """Return the scale of a table; `modes` are the names its mode may have in the measurements."""
    heights = [0.0]
    for lower, upper in pairwise(LEVEL_KEYS):
        heights.append(heights[-1] + max(LEAST_STEP, _step(game, seats, modes, upper, lower)))
    return Scale(tuple(heights))


def _step(game: str, seats: int, modes: Sequence[str], upper: str, lower: str) -> float:
    for mode in modes:
        one = strength(game, seats, upper, lower, mode)
        if one:
            return elo(min(one.share, MOST_SHARE), one.together, seats - one.together)
    return USUAL_STEP
