"""What of Splendor: Marvel deserves a celebration: the Gauntlet, the Avengers tile, a location, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.splendor_marvel.view import NOBODY
from game.table.cheer import WON, Cheer, won

if TYPE_CHECKING:
    from game.splendor_marvel.view import SplendorView

MOOD: Final = "cosmos"
KINDS: Final = (WON, "gauntlet", "avengers", "location")


def cheer(before: SplendorView, _action: int, after: SplendorView) -> Cheer | None:
    """Return the moment between two views; None for what is nothing special."""
    ended = won(before, after)
    if ended is not None:
        return ended
    if before.gauntlet != after.gauntlet != NOBODY:
        return Cheer("gauntlet", (after.gauntlet,), great=True, sound="triumph")
    if before.avengers != after.avengers != NOBODY:
        return Cheer("avengers", (after.avengers,))
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if len(now.locations) > len(was.locations):
            return Cheer("location", (seat,))
    return None
