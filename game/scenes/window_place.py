"""Where the window lies on the screens there are, and how large it is; the window itself does the rest."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from game.scenes.program import DESIGN, SMALLEST

if TYPE_CHECKING:
    from saves.settings import Settings

Size = tuple[int, int]

AROUND: Final[dict[str, Size]] = {"win32": (16, 88), "darwin": (0, 60)}
"""Pixels, by system, that title bar, borders and panels take beside and above a window."""
AROUND_ELSEWHERE: Final[Size] = (8, 48)
AIR: Final[Size] = (80, 120)  # pixels left around a window that is not to fill the screen
FIRST_SHARE: Final = 0.7  # of a screen's height that the window has at first, where the screen is large
PANELS: Final = 120  # pixels of its height that a screen may lack for a window that still fills it
SCREENS_LIMIT: Final = 12


class Place(NamedTuple):
    """How to open the window."""

    size: Size  # when it fills nothing
    position: tuple[int, int] | None  # of its inside's upper left corner; None leaves it to the system
    maximized: bool


def place_of(settings: Settings, desktops: Sequence[Size]) -> Place:
    """Return where the window lay last, as far as it still can: whole on a screen, or filling one.

    A position is worth something only while the screens are the same: else it may lie on none of them.
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
    """How large the window is on a screen where it never was: as designed, larger where pixels are small."""
    high = max(DESIGN[1], round(desktop[1] * FIRST_SHARE))
    return round(high * DESIGN[0] / DESIGN[1]), high


def fits(size: Size, desktop: Size) -> bool:
    """Whether a window of `size` with its title bar and the system's panel has room on a screen."""
    beside, above = AROUND.get(sys.platform, AROUND_ELSEWHERE)
    return size[0] + beside <= desktop[0] and size[1] + above <= desktop[1]


def fills(size: Size, desktops: Sequence[Size]) -> bool:
    """Whether a window of `size` takes all of a screen that panels leave."""
    return any(abs(wide - size[0]) <= 2 and 0 <= high - size[1] <= PANELS for wide, high in desktops)


def least(desktops: Sequence[Size]) -> Size:
    """The smallest size that the window can be pulled to; on a tiny screen smaller than it likes to be."""
    if not desktops:
        return SMALLEST
    wide, high = desktops[0]
    beside, above = AROUND.get(sys.platform, AROUND_ELSEWHERE)
    return min(SMALLEST[0], wide - beside), min(SMALLEST[1], high - above)


def screens(desktops: Sequence[Size]) -> str:
    """The screens in a few letters, to be told whether they are the same the next time."""
    return " ".join(f"{wide}x{high}" for wide, high in desktops[:SCREENS_LIMIT])


def _shrunk(size: Size, desktop: Size) -> Size:
    """A size that has room on a screen with some air around it, not less than the least."""
    low = least([desktop])
    return max(low[0], min(size[0], desktop[0] - AIR[0])), max(low[1], min(size[1], desktop[1] - AIR[1]))
