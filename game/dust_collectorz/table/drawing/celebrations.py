"""What of Dust Collectorz deserves a celebration: a great overpower, several destroyed at once, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.events import ClashWon, Crushed, Trampled
from game.table.motion.celebrated import WON, GreatMoment, won_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event

THEME: Final = "attic"
KINDS: Final = (WON, "overpower", "destroyed")
OVERPOWER: Final = 8  # by so much a clash has to be won to be talked about
SEVERAL: Final = 2  # cards destroyed by one blow


def celebrate(happened: Sequence[Event]) -> GreatMoment | None:
    """Return the moment that a step's events are; None for what is nothing special."""
    return won_of(happened) or _destroyed(happened) or _overpower(happened)


def _destroyed(happened: Sequence[Event]) -> GreatMoment | None:
    """Return that one seat has destroyed several cards of another's at once."""
    blows = [one for one in happened if isinstance(one, Trampled | Crushed)]
    gone = sum(len(blow.cards) for blow in blows)
    return GreatMoment("destroyed", (blows[0].seat,), number=gone) if gone >= SEVERAL else None


def _overpower(happened: Sequence[Event]) -> GreatMoment | None:
    """Return that a clash was won by far."""
    for one in happened:
        if isinstance(one, ClashWon) and one.over >= OVERPOWER:
            return GreatMoment("overpower", (one.seat,), number=one.over)
    return None
