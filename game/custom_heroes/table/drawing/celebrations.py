"""What of Custom Heroes deserves a celebration: a trick won by an Ascended Form, a round, the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.events import Placed, TrickWon
from game.table.motion.cheer import WON, Cheer, won_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event

MOOD: Final = "arena"
KINDS: Final = (WON, "round", "ascended")


def celebrate(events: Sequence[Event]) -> Cheer | None:
    """Return the moment that a step's events are; None for what is nothing special."""
    ended = won_of(events)
    if ended is not None:
        return ended
    for event in events:
        match event:
            case Placed(place=1):
                return Cheer("round", (event.seat,), number=event.round, sound="round")
            case TrickWon() if event.play.ascended:
                return Cheer("ascended", (event.seat,))
            case _:
                pass
    return None
