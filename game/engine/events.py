"""What happened at the table: typed events that the rules report and that everybody else reads.

`State.apply` appends an event to `State.events` for whatever people would want to be told. A state without a
list there, such as every state of a search, reports nothing and pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.engine.contract import TABLE

if TYPE_CHECKING:
    from collections.abc import Iterable


class Event(msgspec.Struct, frozen=True):
    """Something that happened, secrets and all; `seen_by` tells who may know what of it."""

    seat: int  # who did it, or TABLE

    def seen_by(self, seat: int) -> Event | None:
        """Return what `seat` may know of it: all, a copy with None for each secret, or None for nothing."""
        return self


class Ended(Event, frozen=True):
    """The match has ended; every match reports it last."""

    places: tuple[int, ...]  # each seat's finishing place, from 1

    @classmethod
    def with_places(cls, places: Iterable[int]) -> Ended:
        """Report the end with the finishing place of each seat."""
        return cls(TABLE, tuple(places))


def seen(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """Return what `seat` may know of `events`, in their order."""
    return tuple(known for event in events if (known := event.seen_by(seat)) is not None)
