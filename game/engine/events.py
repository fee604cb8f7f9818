"""Typed events: what happened at the table, reported by the rules and read by everything else.

`State.apply` appends an event to `State.events` for everything that people should learn. A state without that
list, such as every state of a search, reports nothing, at no cost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable


class Event(msgspec.Struct, frozen=True):
    """Something that happened, including secrets; `seen_by` filters it for a seat."""

    seat: int  # who did it, or TABLE

    def seen_by(self, seat: int) -> Event | None:
        """Return what `seat` may know: all, a copy with None for each secret, or None for nothing."""
        return self


class Ended(Event, frozen=True):
    """The match has ended; always the last event."""

    places: tuple[int, ...]  # each seat's finishing place, from 1


def seen(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """Return what `seat` may know of `events`, in order."""
    return tuple(known for event in events if (known := event.seen_by(seat)) is not None)
