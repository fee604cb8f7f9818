"""The window's size and position on the current screens."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from game.screens.app.host import DESIGN

if TYPE_CHECKING:
    from saves.settings import Settings

Size = tuple[int, int]

SMALLEST: Final[Size] = (1024, 640)  # pixels of a window
AROUND: Final[dict[str, Size]] = {"win32": (16, 88), "darwin": (0, 60)}
"""Pixels, by system, that title bar, borders and panels take beside and above a window."""
AROUND_ELSEWHERE: Final[Size] = (8, 48)
AIR: Final[Size] = (80, 120)  # pixels around a window that isn't full screen
FIRST_SHARE: Final = 0.7  # of a large screen's height, for the first window
PANELS: Final = 120  # pixels of height that panels may take from a screen that a window still fills
SCREENS_LIMIT: Final = 12


class Place(NamedTuple):
    """How to open the window."""

    size: Size  # when not full screen
    position: tuple[int, int] | None  # of its content's top left corner; None: up to the system
    maximized: bool


def place_of(settings: Settings, desktops: Sequence[Size]) -> Place:
    """Return the last position as far as possible: entirely on a screen, or full screen.

    A position is only used while the screens are the same; otherwise it may be on none of them.
    """
    size = (settings.window_width, settings.window_height)
    spot = settings.window_spot
    if not desktops:
        return Place(size, None, maximized=False)
    if size == DESIGN and not spot.screens:
        size = first_size(desktops[0])
    same = spot.screens == screens(desktops)
    room = [one for one in desktops if fits(size, one)]
    if not room:
        return Place(_shrunk(size, desktops[0]), None, maximized=True)
    return Place(size, (spot.x, spot.y) if same else None, maximized=spot.maximized)


def first_size(desktop: Size) -> Size:
    """Return the size on a new screen: as designed, larger on high-resolution screens."""
    high = max(DESIGN[1], round(desktop[1] * FIRST_SHARE))
    return round(high * DESIGN[0] / DESIGN[1]), high


def fits(size: Size, desktop: Size) -> bool:
    """Return whether a window of `size` with its title bar fits on a screen besides the system's panel."""
    beside, above = AROUND.get(sys.platform, AROUND_ELSEWHERE)
    return size[0] + beside <= desktop[0] and size[1] + above <= desktop[1]


def fills(size: Size, desktops: Sequence[Size]) -> bool:
    """Return whether a window of `size` takes all of a screen but its panels."""
    return any(abs(wide - size[0]) <= 2 and 0 <= high - size[1] <= PANELS for wide, high in desktops)


def least(desktops: Sequence[Size]) -> Size:
    """Return the minimum window size; on a tiny screen it is smaller than designed."""
    if not desktops:
        return SMALLEST
    wide, high = desktops[0]
    beside, above = AROUND.get(sys.platform, AROUND_ELSEWHERE)
    return min(SMALLEST[0], wide - beside), min(SMALLEST[1], high - above)


def screens(desktops: Sequence[Size]) -> str:
    """Describe the screens in a few letters, to recognise them next time."""
    return " ".join(f"{wide}x{high}" for wide, high in desktops[:SCREENS_LIMIT])


def _shrunk(size: Size, desktop: Size) -> Size:
    """Return a size that fits on a screen with a margin, at least the minimum."""
    low = least([desktop])
    return max(low[0], min(size[0], desktop[0] - AIR[0])), max(low[1], min(size[1], desktop[1] - AIR[1]))
