"""High contrast: one switch for all that is drawn, and the measure of contrast itself (as WCAG 2 counts it).

Pictures are kept under their look with and without it, so that switching draws nothing wrong.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.table.art.palette import Rgb, Stops, darker, lighter

PLAIN: Final = 4.5  # the least contrast of words and what they stand on
HIGH: Final = 7.0  # and in high contrast
NIGHT: Final[Rgb] = (10, 13, 26)  # what everything stands on in high contrast
BODY: Final[Stops] = ((0.0, NIGHT), (1.0, NIGHT))
RING: Final = 1.8  # the focus ring is so much thicker
_MIDDLE: Final = 0.18  # luminance that parts light inks from dark ones


class _Switch:
    """Whether high contrast is on."""

    on = False


def high_contrast() -> bool:
    """Whether everything is drawn in high contrast now."""
    return _Switch.on


def switch_contrast(*, on: bool) -> bool:
    """Draw everything in high contrast from now on, or no longer; whether that changes anything."""
    changed = _Switch.on != on
    _Switch.on = on
    return changed


def luminance(colour: Rgb) -> float:
    """How bright a colour is, 0.0 to 1.0, as WCAG counts it."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Rgb, second: Rgb) -> float:
    """The contrast of two colours, 1.0 to 21.0."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def inked(colour: Rgb) -> Rgb:
    """The colour to write with: in high contrast a light one is made lighter, a dark one almost black."""
    return _strong(colour) if _Switch.on else colour


@cache
def _strong(colour: Rgb) -> Rgb:
    if luminance(colour) < _MIDDLE:
        return darker(colour, 0.9)
    for step in range(21):
        brighter = lighter(colour, step / 20)
        if contrast(brighter, NIGHT) >= HIGH + 1:
            return brighter
    return lighter(colour, 1.0)
