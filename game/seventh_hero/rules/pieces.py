"""The box's data for the rules: a seat's pieces, face-down cards, and the histories of hands.

A leader that could not meet the quest from its hand has shown that none of these cards fits (SH-6, SH-7).
Each seat's `past` records this public knowledge from the first such moment on: the number of cards, which
numbers were ruled out, and which cards came and went since.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from game.engine.parts import Part
from game.seventh_hero.rules.cards import ALL, HEROES

NOBODY: Final[i64] = -1
NO_HERO: Final[i64] = 0

DEALING: Final[i64] = 0
QUESTING: Final[i64] = 1
ASKING: Final[i64] = 2  # a seat may use an ability (SH-25)
REPLYING: Final[i64] = 3  # a seat may cancel one (SH-26)
SENDING: Final[i64] = 4
BLINDING: Final[i64] = 5
HOLDING: Final[i64] = 6
BARRING: Final[i64] = 7
REVEALING: Final[i64] = 8
LEAVING: Final[i64] = 9
DRAWING: Final[i64] = 10

AFTER_QUEST: Final[i64] = 0  # the windows of SH-25
ARRIVED: Final[i64] = 1
DECLARED: Final[i64] = 2
SETTLED: Final[i64] = 3

UNKNOWN: Final[i64] = 0  # what became of the card turned up this turn, if any
JOINED: Final[i64] = 1
PAIRED: Final[i64] = 2
SLAIN: Final[i64] = 3

BASE: Final[i64] = 1000  # events of a past: + cards in hand when it begins
RULED_OUT: Final[i64] = 2000  # + mask
CAME: Final[i64] = 1
WENT: Final[i64] = 10  # + number
WENT_WANDERING: Final[i64] = 20
WENT_BURIED: Final[i64] = 100  # + place among the buried cards

LAPS: Final[i64] = 3  # how often a barred leader passes a wanderer on: not forever (SH-20)

CURRENT: Final[i64] = 99  # a hint about the wanderer that is still on its way


class Buried(Part):
    """A face-down card on the discards: a hint, or a wanderer that left unseen (SH-12, SH-20)."""

    def __init__(
        self, number: i64 = NO_HERO, seat: i64 = NOBODY, known: i64 = 0, mask: i64 = 0, about: i64 = NOBODY
    ) -> None:
        """Bury a card of `seat` (or the pile, NOBODY), seen by some seats, publicly known to be in `mask`."""
        self.number: i64 = number
        self.seat: i64 = seat
        self.known: i64 = known
        self.mask: i64 = mask
        self.about: i64 = about  # a hint's wanderer: CURRENT, or its place among the buried cards
        self.equal: i64 = 0  # a hint's answer

    def clone(self) -> Buried:
        """Return an independent copy."""
        twin = Buried(self.number, self.seat, self.known, self.mask, self.about)
        twin.equal = self.equal
        return twin


class Player(Part):
    """One seat's pieces; only the hand is hidden (SH-30)."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.hand: list[int] = []  # numbers, sorted
        self.party: i64 = 0  # mask
        self.used: i64 = 0  # mask, part of the party
        self.eliminated: list[int] = []  # a number for each pair
        self.past: list[int] = []

    def clone(self) -> Player:
        """Return an independent copy."""
        twin = Player()
        twin.hand = self.hand[:]
        twin.party = self.party
        twin.used = self.used
        twin.eliminated = self.eliminated[:]
        twin.past = self.past[:]
        return twin

    def add_card(self, number: i64) -> None:
        """Add a card to the hand."""
        self.hand.append(number)
        self.hand.sort()
        if self.past:
            self.past.append(CAME)

    def lose_card(self, number: i64, event: i64) -> None:
        """Remove a card from the hand; `event` is what everybody sees of it."""
        self.hand.remove(number)
        if self.past:
            self.past.append(event)

    def recall(self, event: i64) -> None:
        """Record what became of the card that wandered."""
        for place in range(len(self.past)):
            if self.past[place] == WENT_WANDERING:
                self.past[place] = event

    def rule_out(self, mask: i64) -> None:
        """Record that no card of the hand is in `mask`, which is public; does nothing if that is known."""
        if self.hand:
            if not self.past:
                self.past.append(BASE + len(self.hand))
            if self.past[-1] != RULED_OUT + mask:
                self.past.append(RULED_OUT + mask)

    def lose_hero(self, number: i64) -> None:
        """Remove a hero from the party, used or not."""
        self.party &= ~BITS[number]
        self.used &= ~BITS[number]

    def size(self) -> i64:
        """Count the heroes in the party."""
        return count_bits(self.party)

    def ready(self, hero: i64) -> bool:
        """Return whether a hero is in the party and unused (SH-15)."""
        return ((self.party & ~self.used) >> hero) & 1 == 1


def count_bits(mask: i64) -> i64:
    """Count the numbers in a mask."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def different(hand: list[int]) -> list[int]:
    """List the numbers of a sorted hand, each once."""
    return [hand[place] for place in range(len(hand)) if place == 0 or hand[place] != hand[place - 1]]


BITS: Final[vec[i64]] = vec[i64]([1 << number for number in range(16)])
NUMBERS: Final[list[int]] = list(HEROES)
EVERYTHING: Final[i64] = ALL
