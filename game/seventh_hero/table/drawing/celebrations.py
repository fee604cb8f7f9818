"""What of Seventh Hero deserves a celebration: the fifth hero, a double that was let pass, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules.cards import WINNING
from game.seventh_hero.rules.events import Eliminated, Recruited
from game.table.motion.celebrated import WON, GreatMoment, won_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event

THEME: Final = "fjord"
KINDS: Final = (WON, "fifth", "clever")


def celebrate(events: Sequence[Event]) -> GreatMoment | None:
    """Return the moment that a step's events are; None for what is nothing special."""
    ended = won_of(events)
    if ended is not None:
        return ended
    for event in events:
        if isinstance(event, Recruited) and event.heroes == WINNING - 1:
            return GreatMoment("fifth", (event.seat,), number=event.heroes)
        if isinstance(event, Eliminated) and event.spared >= 0:
            return GreatMoment("clever", (event.spared,))
    return None
