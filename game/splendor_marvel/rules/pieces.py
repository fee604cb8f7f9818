"""The box's data for the rules: facts packed by colour, the phases of a turn, and one seat's pieces."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from game.engine.packed import LANE, ONES, count, covers, minus, one, pack, total, unpack
from game.engine.parts import Part
from game.splendor_marvel.rules import cards
from game.splendor_marvel.rules.actions import CODE_BITS
from game.splendor_marvel.rules.view import Reserved, SeatView

NO_CARD: Final[i64] = 90  # an empty place in the market; costs 31 Mind, of which nobody can have more than 25

NOBODY: Final[i64] = -1

MAIN: Final[i64] = 0  # a seat chooses one of the four actions
RETURNING: Final[i64] = 1  # a seat returns chips, one by one
CHOOSING: Final[i64] = 2  # a seat chooses among several locations
DEALING: Final[i64] = 3  # table steps from here on
REFILLING: Final[i64] = 4
LOCATING: Final[i64] = 5
AVENGING: Final[i64] = 6
CALLING: Final[i64] = 7  # the Gauntlet finds its holder, or loses it

DECK: Final[vec[i64]] = vec[i64]([card.level - 1 for card in cards.CHARACTERS])
BONUS: Final[vec[i64]] = vec[i64]([one(card.bonus) for card in cards.CHARACTERS])
POINTS: Final[vec[i64]] = vec[i64]([card.points for card in cards.CHARACTERS])
SYMBOLS: Final[vec[i64]] = vec[i64]([card.avengers for card in cards.CHARACTERS])
COST: Final[vec[i64]] = vec[i64]([pack(list(card.cost)) for card in cards.CHARACTERS] + [31])
DEMAND: Final[vec[i64]] = vec[i64]([pack(list(side.demand)) for side in cards.LOCATIONS])
ALL_RESERVES: Final[list[int]] = list(range(30, 45))


def short_of(card: i64, purse: i64) -> i64:
    """Count the chips that `card` costs beyond packed chips and bonuses: S.H.I.E.L.D. chips pay them."""
    return total(minus(COST[card], purse))


def qualify(points: i64, time: i64, bonuses: i64, target: i64) -> bool:
    """Return whether so much meets the Gauntlet's conditions, of which one is `target` points (SM-24)."""
    return points >= target and time > 0 and covers(bonuses, ONES)


class Player(Part):
    """One seat's pieces; all but unseen reserved cards are open (SM-12, SM-23)."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.chips: i64 = 0  # packed
        self.shields: i64 = 0
        self.time: i64 = 0
        self.bonuses: i64 = 0  # packed
        self.points: i64 = 0
        self.symbols: i64 = 0
        self.hand: list[int] = []  # reserved cards
        self.unseen: i64 = 0  # bit i: the card at place i of the hand was drawn unseen
        self.recruited: list[int] = []
        self.locations: list[int] = []

    def clone(self) -> Player:
        """Return an independent copy."""
        twin = Player()
        twin.chips = self.chips
        twin.shields = self.shields
        twin.time = self.time
        twin.bonuses = self.bonuses
        twin.points = self.points
        twin.symbols = self.symbols
        twin.hand = self.hand[:]
        twin.unseen = self.unseen
        twin.recruited = self.recruited[:]
        twin.locations = self.locations[:]
        return twin

    def held(self) -> i64:
        """Count the chips, including Time and S.H.I.E.L.D. (SM-20)."""
        return total(self.chips) + self.shields + self.time

    def affords(self, card: i64) -> bool:
        """Return whether chips, bonuses and S.H.I.E.L.D. chips pay for `card` (SM-13 to SM-15)."""
        return short_of(card, self.chips + self.bonuses) <= self.shields

    def add_payments(self, actions: list[int], code: i64, card: i64) -> None:
        """Add each way to recruit `card`; first the one with the fewest S.H.I.E.L.D. chips (SM-15)."""
        price = minus(COST[card], self.bonuses)
        short = minus(price, self.chips)
        spare: i64 = self.shields - total(short)
        actions.append(code | short << CODE_BITS)
        at_hand: i64 = price - short
        extra: i64 = 0  # used although coloured chips are available, counted like an odometer
        colour: i64 = 0 if spare else 5
        while colour < 5:
            used = count(extra, colour)
            if spare and used < count(at_hand, colour):
                extra += one(colour)
                spare -= 1
                actions.append(code | (short + extra) << CODE_BITS)
                colour = 0
            else:
                extra -= used << LANE * colour
                spare += used
                colour += 1

    def qualifies(self, target: i64) -> bool:
        """Return whether the Gauntlet's conditions are met (SM-24); asked at the end of every turn."""
        return self.points >= target and qualify(self.points, self.time, self.bonuses, target)

    def view(self, *, own: bool) -> SeatView:
        """Return what its owner, or another seat, may know (SM-12, SM-23)."""
        return SeatView(
            chips=(*unpack(self.chips), self.shields, self.time),
            bonuses=unpack(self.bonuses),
            points=self.points,
            symbols=self.symbols,
            recruited=tuple(self.recruited),
            reserved=tuple(self._reserved(place, own) for place in range(len(self.hand))),
            locations=tuple(self.locations),
        )

    def _reserved(self, place: int, own: bool) -> Reserved:  # noqa: FBT001 (compiled)
        card, seen = self.hand[place], not self.unseen >> place & 1
        return Reserved(card if own or seen else None, DECK[card] + 1, seen)
