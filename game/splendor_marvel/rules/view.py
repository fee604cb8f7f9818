"""What a seat may know of Splendor: Marvel: all but unseen reserved cards and the decks (SM-12, SM-23)."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from game.engine.views import View
from game.splendor_marvel.rules.cards import GAUNTLET_POINTS

PHASES = ("main", "returning", "choosing", "dealing", "refilling", "locating", "avenging", "calling")
NOBODY = -1


class Reserved(msgspec.Struct, frozen=True):
    """A reserved card as the viewer sees it."""

    card: int | None  # None: drawn unseen by another seat
    level: int  # 1 to 3, seen on its back
    seen: bool  # by all, because it was taken face up (SM-12)


class SeatView(msgspec.Struct, frozen=True):
    """One seat's pieces as the viewer sees them."""

    chips: tuple[int, ...]  # seven counts: five colours, S.H.I.E.L.D., Time
    bonuses: tuple[int, ...]  # five counts
    points: int
    symbols: int  # Avengers
    recruited: tuple[int, ...]  # cards, in the order of recruiting
    reserved: tuple[Reserved, ...]
    locations: tuple[int, ...]  # sides


class SplendorView(View, frozen=True, kw_only=True):
    """A position of Splendor: Marvel as one seat sees it."""

    phase: str  # one of PHASES
    turn: int  # whose turn it is, even while the table moves
    first: int  # who began
    round: int  # from 1
    stock: tuple[int, ...]  # seven counts: five colours, S.H.I.E.L.D., Time
    market: tuple[int | None, ...]  # twelve places, level I first; None: empty
    decks: tuple[int, ...]  # cards left, level I first
    locations: tuple[int, ...]  # sides on offer
    avengers: int  # seat, or NOBODY
    gauntlet: int  # seat, or NOBODY
    playing_out: bool  # the round in which the Gauntlet was taken goes on to its end (SM-26)
    players: tuple[SeatView, ...]
    aim: int | UnsetType = UNSET  # points, by a house rule; left out of what is written without one

    @property
    def target(self) -> int:
        """The points that the Gauntlet needs (SM-24)."""
        return GAUNTLET_POINTS if self.aim is UNSET else self.aim
