"""A moment that deserves a celebration, as a game's `celebrations` tells it. How it looks is `celebration`'s.

Such a module has THEME, the manner of its table (see `festive.LOOKS`), and `celebrate`. That one reads
from a step's events only what all at the table know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.engine.events import Ended

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.engine.events import Event

WON = "won"  # the kind of the last moment of every game


class GreatMoment(NamedTuple):
    """What is celebrated, and whom."""

    kind: str  # its words are cheer.<game>.<kind>
    seats: tuple[int, ...]
    great: bool = False  # one that a match has only few of
    number: int = 0  # for its words
    sound: str = "cheer"


class CelebrationSource(Protocol):
    """What a game's `celebrations` module offers."""

    THEME: str
    KINDS: tuple[str, ...]

    def celebrate(self, events: Sequence[Event]) -> GreatMoment | None:
        """Return the moment that a step's events are, as those who look may know them; None for no moment."""


def won_of(events: Iterable[Event]) -> GreatMoment | None:
    """Return the end of a game with those who won it, if `events` tell of it."""
    places = next((event.places for event in events if isinstance(event, Ended)), ())
    first = tuple(seat for seat, place in enumerate(places) if place == 1)
    return GreatMoment(WON, first, great=True, sound="triumph") if first else None
