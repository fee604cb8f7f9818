"""A finished match as one seat saw it: the only thing of a match that what is shared is made from.

Views and events are those of the seat, so that nothing made from them can give away what it did not see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.contract import TABLE
from game.engine.events import seen
from game.screens.match.log.story import round_of

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.match import Match
    from game.engine.views import View

MOST_DECISIONS: Final = 1500  # of a match that is shared: the longest of ours have about 500


class Moment(NamedTuple):
    """What a decision came to: the decision itself and what the table did then."""

    mover: int  # the seat that decided, TABLE before the first decision
    round: int  # in which it was made, from 1; 0 in games without rounds
    heard: tuple[tuple[Event, ...], ...]  # what the seat learnt, step by step
    view: View  # what it saw afterwards


@dataclass(frozen=True)
class SeatMatch:
    """A match from the side of one seat."""

    game: str
    seat: int
    seats: int
    places: tuple[int, ...]  # each seat's finishing place, from 1
    moments: tuple[Moment, ...]  # the first is the set-up, then one a decision


def seen_from(match: Match, seat: int) -> SeatMatch:
    """Return what `seat` saw of `match`; ValueError for a running match, which still has secrets."""
    if not match.over:
        raise ValueError("only a finished match can be shared")
    moments = [_moment(match, seat, number) for number in range(-1, len(match.decisions))]
    return SeatMatch(match.rules.id, seat, match.seats, tuple(match.state.places()), tuple(moments))


def _moment(match: Match, seat: int, number: int) -> Moment:
    before = match.start if number < 0 else match.at(number)
    heard = tuple(seen(step.events, seat) for step in match.steps(number))
    mover = match.movers[number] if number >= 0 else TABLE
    return Moment(mover, round_of(before.view(seat)), heard, match.at(number + 1).view(seat))
