"""What of Dust Collectorz deserves a celebration: a great overpower, several destroyed at once, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.actions import TABLE_STEPS, TABLE_WORDS
from game.table.cheer import WON, Cheer, won

if TYPE_CHECKING:
    from game.dust_collectorz.view import DustView

MOOD: Final = "attic"
KINDS: Final = (WON, "overpower", "destroyed")
OVERPOWER: Final = 8  # by so much a clash has to be won to be talked about
SEVERAL: Final = 2  # cards destroyed by one blow


def cheer(before: DustView, action: int, after: DustView) -> Cheer | None:
    """Return the moment between two views; None for what is nothing special."""
    ended = won(before, after)
    if ended is not None or action < TABLE_STEPS:
        return ended
    step = TABLE_WORDS[action - int(TABLE_STEPS)]
    if step in {"compare", "spring"}:
        gone = _destroyed(before, after)
        winner = after.leader if step == "compare" or before.answer is None else before.answer.seat
        if gone >= SEVERAL:
            return Cheer("destroyed", (winner,), number=gone)
        if step == "compare" and after.over >= OVERPOWER:
            return Cheer("overpower", (winner,), number=after.over)
    return None


def _destroyed(before: DustView, after: DustView) -> int:
    """Count the most cards that one seat has just lost to its discards."""
    lost = [
        len(now.discards) - len(was.discards) for was, now in zip(before.players, after.players, strict=True)
    ]
    return max(len(before.doomed), *lost)
