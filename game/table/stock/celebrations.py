"""What a game celebrates that doesn't say so itself: its end, in the manner of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.motion.celebrated import WON, GreatMoment, won_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event

THEME: Final = "cosmos"
KINDS: Final = (WON,)


def celebrate(events: Sequence[Event]) -> GreatMoment | None:
    """Return the end of the match with those who won it."""
    return won_of(events)
