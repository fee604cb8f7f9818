"""Whose eyes the table is seen with, and what several people before one screen may see together."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.engine.contract import State
    from game.engine.events import Event
    from game.engine.views import View

Record = TypeVar("Record", bound=msgspec.Struct)
REMEMBERED: Final = 8  # positions


class Viewpoint(NamedTuple):
    """From which side of the table one looks, and with whom."""

    seat: int
    together: tuple[int, ...] = ()  # seats that look at the same time: only what all of them know is seen

    def look(self, state: State) -> View:
        """Return all of `state` that this viewpoint may see."""
        return common_view(state, self.seat, self.together) if self.together else state.view(self.seat)

    def hear(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return what this viewpoint may know of `events`, in their order."""
        return tuple(heard for event in events if (heard := self._hear(event)) is not None)

    def _hear(self, event: Event) -> Event | None:
        known = event.seen_by(self.seat)
        for other in self.together:
            theirs = event.seen_by(other)
            known = None if known is None or theirs is None else _common(known, theirs)
        return known


class Memory:
    """What was seen last: a position that lies on the table is looked at once, not in every frame."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._seen: deque[tuple[Viewpoint, State, View]] = deque(maxlen=REMEMBERED)

    def look(self, viewpoint: Viewpoint, state: State) -> View:
        """Return all of `state`, which never changes, that `viewpoint` may see."""
        for whose, what, view in self._seen:
            if what is state and whose == viewpoint:
                return view
        view = viewpoint.look(state)
        self._seen.append((viewpoint, state, view))
        return view


def common_view(state: State, seat: int, seats: tuple[int, ...]) -> View:
    """Return what `seat` and every one of `seats` know of `state`, seen from the side of `seat`."""
    view = state.view(seat)
    for other in seats:
        if other != seat:
            view = _common(view, msgspec.structs.replace(state.view(other), seat=seat))
    return view


def keeps_secrets(state: State, seat: int, seats: tuple[int, ...]) -> bool:
    """Whether `seat` knows something of `state` that one of `seats` doesn't."""
    return common_view(state, seat, seats) != state.view(seat)


def _common(mine: Record, theirs: Record) -> Record:
    """Keep what two records agree on; what they tell differently, or only one of them tells, becomes None."""
    names = type(mine).__struct_fields__
    shared = {name: _agreed(getattr(mine, name), getattr(theirs, name)) for name in names}
    return msgspec.structs.replace(mine, **shared)


def _agreed(mine: object, theirs: object) -> object:
    if mine == theirs:
        return mine
    if isinstance(mine, msgspec.Struct) and isinstance(theirs, type(mine)):
        return _common(mine, theirs)
    if isinstance(mine, tuple) and isinstance(theirs, tuple) and len(mine) == len(theirs):
        return tuple(_agreed(one, other) for one, other in zip(mine, theirs, strict=True))
    return None
