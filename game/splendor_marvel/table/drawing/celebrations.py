"""What of Splendor: Marvel deserves a celebration: the Gauntlet, the Avengers tile, a location, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.splendor_marvel.rules.events import AvengersTaken, GauntletTaken, LocationTaken
from game.table.motion.celebrated import WON, GreatMoment, won_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event

THEME: Final = "cosmos"
KINDS: Final = (WON, "gauntlet", "avengers", "location")


def celebrate(events: Sequence[Event]) -> GreatMoment | None:
    """Return the moment that a step's events are; None for what is nothing special."""
    ended = won_of(events)
    if ended is not None:
        return ended
    for event in events:
        match event:
            case GauntletTaken():
                return GreatMoment("gauntlet", (event.seat,), great=True, sound="triumph")
            case AvengersTaken():
                return GreatMoment("avengers", (event.seat,))
            case LocationTaken():
                return GreatMoment("location", (event.seat,))
            case _:
                pass
    return None
