"""What of Custom Heroes deserves a celebration: a trick won by an Ascended Form, a round, the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.events import Placed, TrickWon
from game.table.motion.celebrated import WON, GreatMoment, won_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event

THEME: Final = "arena"
KINDS: Final = (WON, "round", "ascended")


def celebrate(events: Sequence[Event]) -> GreatMoment | None:
    """Return the moment that a step's events are; None for what is nothing special."""
    ended = won_of(events)
    if ended is not None:
        return ended
    for event in events:
        match event:
            case Placed(place=1):
                return GreatMoment("round", (event.seat,), number=event.round, sound="round")
            case TrickWon() if event.play.ascended:
                return GreatMoment("ascended", (event.seat,))
            case _:
                pass
    return None
