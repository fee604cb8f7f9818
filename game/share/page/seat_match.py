"""A finished match as one seat saw it, decision by decision: all of a match that a page is made from.

It is put together from what `game.share.sight` says that the seat noticed: nothing in it can give away more.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from game.engine.contract import TABLE
from game.screens.match.table.viewpoint import Viewpoint
from game.share.sight import sights

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event
    from game.engine.match import Match
    from game.engine.views import View
    from game.share.sight import Sight


class Moment(NamedTuple):
    """What a decision came to for the seat: what it noticed of it, and of what the table did then."""

    heard: tuple[tuple[Event, ...], ...]  # step by step
    round: int  # in which it happened, from 1; 0 in games without rounds
    view: View  # what the seat saw afterwards

    @property
    def seat(self) -> int:
        """Who did it, or TABLE."""
        return next((event.seat for events in self.heard for event in events), TABLE)


@dataclass(frozen=True)
class SeatMatch:
    """A match from the side of one seat."""

    game: str
    seat: int
    seats: int
    places: tuple[int, ...]  # each seat's finishing place, from 1
    moments: tuple[Moment, ...]  # the first is the set-up
    reached: tuple[int, ...]  # the number of the moment that shows the position after so many decisions


def seen_from(match: Match, seat: int) -> SeatMatch:
    """Return what `seat` saw of `match`; ValueError for a running match, which still has secrets."""
    if not match.over:
        raise ValueError("only a finished match can be shared")
    found, ends = sights(match, Viewpoint(seat))
    moments = [_moment(found[: ends[0] + 1], found[0].round)]
    reached = [0]
    for before, end in pairwise(ends):
        if end > before:
            moments.append(_moment(found[before + 1 : end + 1], found[before].round))
        reached.append(len(moments) - 1)
    places = tuple(match.state.places())
    return SeatMatch(match.rules.id, seat, match.seats, places, tuple(moments), tuple(reached))


def _moment(steps: Sequence[Sight], number: int) -> Moment:
    """Put together what the seat noticed in the round of this number."""
    return Moment(tuple(step.events for step in steps if step.events), number, steps[-1].view)
