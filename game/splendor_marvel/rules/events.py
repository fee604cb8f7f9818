"""What happens in Splendor: Marvel, as the rules report it; only a card drawn unseen is secret (SM-12)."""

from __future__ import annotations

import msgspec

from game.engine.events import Event


class Dealt(Event, frozen=True):
    """The market lies face up, and `seat` goes first (SM-1, SM-5)."""

    market: tuple[int, ...]  # cards


class Took(Event, frozen=True):
    """A seat has taken stones (SM-6 to SM-9)."""

    colours: tuple[int, ...]  # of each stone


class Reserved(Event, frozen=True):
    """A seat has reserved a card (SM-10 to SM-12)."""

    card: int | None  # None: drawn unseen by another seat
    level: int  # 1 to 3
    place: int  # in the market; -1: from the top of its deck
    shield: bool  # a S.H.I.E.L.D. chip came with it

    def seen_by(self, seat: int) -> Event:
        """Only its owner sees a card from the top of a deck (SM-12)."""
        return self if self.place >= 0 or seat == self.seat else msgspec.structs.replace(self, card=None)


class Recruited(Event, frozen=True):
    """A seat has paid for a character (SM-13 to SM-16, SM-19)."""

    card: int
    place: int  # in the market; -1: from the hand
    paid: tuple[int, ...]  # chips by kind, S.H.I.E.L.D. last
    time: bool  # the Time stone came with it
    points: int  # the seat's now


class Returned(Event, frozen=True):
    """A seat with too many chips has returned one (SM-20)."""

    chip: int  # its kind


class Passed(Event, frozen=True):
    """A seat could do nothing (SM-18)."""


class Refilled(Event, frozen=True):
    """The table has turned up the next card of a deck (SM-17)."""

    card: int
    place: int  # in the market


class LocationTaken(Event, frozen=True):
    """A seat has earned a location (SM-21)."""

    location: int  # the side of its tile
    points: int  # the seat's now


class AvengersTaken(Event, frozen=True):
    """A seat has taken the Avengers tile (SM-22)."""

    loser: int  # who had it, or -1
    points: int  # the seat's now
    rest: int  # the loser's now; 0 without one


class GauntletTaken(Event, frozen=True):
    """A seat has taken the Gauntlet (SM-24, SM-25, SM-28)."""

    loser: int  # who had it, or -1


class GauntletLost(Event, frozen=True):
    """A seat meets the Gauntlet's conditions no more, and nobody else does (SM-28)."""


class LastRound(Event, frozen=True):
    """Play goes on to the end of the round, since somebody may still rival `seat` (SM-26)."""


class Closed(Event, frozen=True):
    """The match is over (SM-25, SM-26, SM-29)."""

    how: str  # as `outcome.how_ended` tells
