"""Viewpoints of a replay: anybody's once the match is over, before that only those of its people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from game.screens.match.log.story import Line, Story
from game.screens.match.table.viewpoint import Viewpoint

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.views import View
    from game.screens.excerpt import Excerpt
    from game.screens.seating import TableMatch
    from game.texts.texts import Texts

OPEN: Final = -1  # the seat of a viewpoint that sees every seat's own cards


class Way(NamedTuple):
    """A viewpoint: a seat and the seats that watch along, or all cards open."""

    viewpoint: Viewpoint

    @property
    def open(self) -> bool:
        """Whether all cards are open."""
        return self.viewpoint.seat == OPEN

    def look(self, state: State, front: int) -> View:
        """Return the view of a position; with all cards open, `front` is the near seat."""
        return open_view(state, front) if self.open else self.viewpoint.look(state)


def open_view(state: State, front: int) -> View:
    """Return the view of `front`, with each other seat's own cards added."""
    view = state.view(front)
    players = tuple(state.view(seat).players[seat] for seat in range(state.seats))  # type: ignore[attr-defined]
    return msgspec.structs.replace(view, players=players)


def ways_to_watch(table: TableMatch, *, foreign: bool = False) -> list[Way]:
    """List the permitted viewpoints, the most natural first.

    A finished match has no secrets. In a running one the only person sees their own view, several people see
    what all of them know; if nobody plays, or a `foreign` code doesn't say who does, the viewer sees what
    every seat knows.
    """
    seats, persons = tuple(range(table.match.seats)), table.persons
    if table.match.over:
        first = persons[0] if persons else 0
        order = [first, *(seat for seat in seats if seat != first)]
        return [*(Way(Viewpoint(seat)) for seat in order), Way(Viewpoint(OPEN))]
    if foreign or not persons:
        return [Way(Viewpoint(0, seats))]
    return [Way(Viewpoint(persons[0], persons if len(persons) > 1 else ()))]


def ways_into(excerpt: Excerpt) -> list[Way]:
    """List the viewpoints of a line: the seat that it was thought out for, and all cards of that deal."""
    return [Way(Viewpoint(excerpt.seat)), Way(Viewpoint(OPEN))]


class OpenStory(Story):
    """Words each decision as its own seat saw it, when all cards are open."""

    def _worded(self, number: int, viewpoint: Viewpoint, texts: Texts) -> tuple[Line, ...]:
        if viewpoint.seat != OPEN:
            return super()._worded(number, viewpoint, texts)
        return super()._worded(number, Viewpoint(self.match.movers[number] if number >= 0 else 0), texts)
