"""Whose eyes a match is watched with: anybody's once it is over, before that only those of who plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from game.scenes.match.eyes import Eyes
from game.scenes.match.story import Line, Story

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.views import View
    from game.scenes.seating import TableMatch
    from game.texts.texts import Texts

OPEN: Final = -1  # the seat of eyes that see everybody's own


class Way(NamedTuple):
    """One way of watching: a seat and those who look along, or everything open."""

    eyes: Eyes

    @property
    def open(self) -> bool:
        """Whether everybody's cards are seen."""
        return self.eyes.seat == OPEN

    def look(self, state: State, front: int) -> View:
        """Return what is seen of a position; with all cards open `front` sits before them."""
        return open_view(state, front) if self.open else self.eyes.look(state)


def open_view(state: State, front: int) -> View:
    """Return what `front` sees, and of each other seat what that seat itself sees of its own."""
    view = state.view(front)
    players = tuple(state.view(seat).players[seat] for seat in range(state.seats))  # type: ignore[attr-defined]
    return msgspec.structs.replace(view, players=players)


def ways_to_watch(table: TableMatch, *, foreign: bool = False) -> list[Way]:
    """List who may be looked with, the most natural first.

    A finished match has no secrets any more. In a running one the only person sees what is theirs, several
    see what all of them know; where nobody plays, or a `foreign` code tells nothing of who does, one sees
    what every seat knows.
    """
    seats, persons = tuple(range(table.match.seats)), table.persons
    if table.match.over:
        first = persons[0] if persons else 0
        order = [first, *(seat for seat in seats if seat != first)]
        return [*(Way(Eyes(seat)) for seat in order), Way(Eyes(OPEN))]
    if foreign or not persons:
        return [Way(Eyes(0, seats))]
    return [Way(Eyes(persons[0], persons if len(persons) > 1 else ()))]


class OpenStory(Story):
    """Tells each decision as whoever made it saw it, where all cards are open."""

    def _worded(self, number: int, eyes: Eyes, texts: Texts) -> tuple[Line, ...]:
        if eyes.seat != OPEN:
            return super()._worded(number, eyes, texts)
        return super()._worded(number, Eyes(self.match.movers[number] if number >= 0 else 0), texts)
