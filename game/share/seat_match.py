"""A finished match as one seat saw it: the only thing of a match that a page is made from.

Views and events are those of the seat, so that nothing made from them can give away what it did not see. What
it did not notice at all is left out: not even how often others decided in secret can be told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.engine.contract import TABLE
from game.engine.events import seen
from game.screens.match.log.story import round_of

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.match import Match
    from game.engine.views import View


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
    moments = [_moment(match, seat, -1)]
    reached = [0]
    for number in range(len(match.decisions)):
        moment = _moment(match, seat, number)
        if any(moment.heard) or moment.view != moments[-1].view:
            moments.append(moment)
        reached.append(len(moments) - 1)
    places = tuple(match.state.places())
    return SeatMatch(match.rules.id, seat, match.seats, places, tuple(moments), tuple(reached))


def _moment(match: Match, seat: int, number: int) -> Moment:
    before = match.start if number < 0 else match.at(number)
    heard = (seen(step.events, seat) for step in match.steps(number))
    return Moment(tuple(filter(None, heard)), round_of(before.view(seat)), match.at(number + 1).view(seat))
