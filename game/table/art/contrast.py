"""The high contrast switch for everything drawn, and the WCAG 2 contrast ratio.

Cached pictures are kept separately with and without high contrast.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.table.art.palette import Rgb, Stops, darker, lighter

PLAIN: Final = 4.5  # minimum contrast of text and background
HIGH: Final = 7.0  # and in high contrast
NIGHT: Final[Rgb] = (10, 13, 26)  # the background of everything in high contrast
BODY: Final[Stops] = ((0.0, NIGHT), (1.0, NIGHT))
RING: Final = 1.8  # the focus ring is this much thicker
_MIDDLE: Final = 0.18  # luminance that separates light inks from dark ones


class _Switch:
    """Whether high contrast is on."""

    on = False


def high_contrast() -> bool:
    """Whether high contrast is on."""
    return _Switch.on


def switch_contrast(*, on: bool) -> bool:
    """Turn high contrast on or off; return whether that changes anything."""
    changed = _Switch.on != on
    _Switch.on = on
    return changed


def luminance(colour: Rgb) -> float:
    """The luminance of a colour, 0.0 to 1.0 (WCAG)."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Rgb, second: Rgb) -> float:
    """The contrast ratio of two colours, 1.0 to 21.0."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def inked(colour: Rgb) -> Rgb:
    """The colour of text: in high contrast light ones become lighter, dark ones almost black."""
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
