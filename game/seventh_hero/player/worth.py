"""The evaluation of Seventh Hero: each seat's strength, and the effect of a hero more or fewer.

Strengths are logits. The weights were fitted to the winners of some thousand matches between these players.
"""

from __future__ import annotations

from math import exp, fsum
from typing import Final

from mypy_extensions import i64

from game.seventh_hero.rules.cards import WINNING
from game.seventh_hero.rules.pieces import BITS, NUMBERS, count_bits
from game.seventh_hero.rules.state import SeventhState

SIZES: Final[i64] = 6  # heroes in a party, 0 to 5
PARTIES: Final[i64] = 256  # masks of heroes
MOST_PAIRS: Final[i64] = 11
MOST_CARDS: Final[i64] = 8  # that count
STAGES: Final[list[int]] = (  # by cards left in the pile after the turn; 0: the game is over
    [0] + [1] * 3 + [2] * 4 + [3] * 6 + [4] * 8 + [5] * 12 + [6] * 60
)
# one row per stage: the value of 0 to 5 heroes
HEROES_WORTH: Final[list[list[float]]] = [
    [-12.0, -8.0, -4.0, 0.0, 4.0, 8.0],
    [-3.4, -2.4, -1.5, 0.0, 1.95, 3.83],
    [-2.5, -1.76, -0.97, 0.0, 1.13, 2.16],
    [-1.8, -1.23, -0.66, 0.0, 0.63, 1.13],
    [-1.15, -0.77, -0.41, 0.0, 0.37, 0.75],
    [-0.75, -0.53, -0.29, 0.0, 0.23, 0.46],
    [-0.45, -0.3, -0.18, 0.0, 0.15, 0.35],
]
A_PAIR: Final[list[float]] = [-1.5, -0.79, -0.5, -0.34, -0.28, -0.23, -0.22]  # eliminated, by stage
NEARNESS: Final[list[float]] = [1.0, 0.95, 0.86, 0.74, 0.56, 0.31, 0.0]  # closeness of the end, by stage
# of each hero, 1 to 7: the cost of using it at first, and its increase towards the end
READY_FIRST: Final[list[float]] = [0.0, 0.02, 0.02, 0.02, 0.03, 0.04, 0.12, 0.3]
READY_MORE: Final[list[float]] = [0.0, 0.2, 0.34, 0.28, 0.5, 0.08, 0.04, -0.25]
A_NUMBER: Final[list[float]] = [0.0, 0.1, 0.08, 0.05, 0.03, 0.0, 0.0]  # of the party's sum (SH-29), by stage
A_CARD: Final = 0.08  # in hand
A_FRESH_HERO: Final = 0.1  # one that can be used

# the same as factors
SIZE: Final[list[int]] = [count_bits(mask) for mask in range(PARTIES)]


def ready_worth(stage: int, number: int) -> float:
    """Return the value of a ready hero."""
    return READY_FIRST[number] + READY_MORE[number] * NEARNESS[stage] if stage else 0.0


def members(mask: int) -> list[int]:
    """List the numbers in a party."""
    return [number for number in NUMBERS if mask & BITS[number]]


READY: Final[list[float]] = [ready_worth(stage, number) for stage in range(7) for number in range(8)]
FOR_PARTY: Final[list[float]] = [
    exp(row[min(5, SIZE[mask])] + A_NUMBER[stage] * float(sum(members(mask))))
    for stage, row in enumerate(HEROES_WORTH)
    for mask in range(PARTIES)
]
FOR_READY: Final[list[float]] = [
    exp(fsum([ready_worth(stage, number) for number in members(mask)]))
    for stage in range(7)
    for mask in range(PARTIES)
]
FOR_PAIRS: Final[list[float]] = [
    exp(worth * float(pairs)) for worth in A_PAIR for pairs in range(MOST_PAIRS + 1)
]
FOR_CARDS: Final[list[float]] = [exp(A_CARD * float(cards)) for cards in range(MOST_CARDS + 1)]
GAIN: Final[list[float]] = [
    exp(row[min(5, size + 1)] - row[size] + A_FRESH_HERO) for row in HEROES_WORTH for size in range(6)
]
LOSS: Final[list[float]] = [
    exp(row[max(0, size - 1)] - row[size] + A_PAIR[stage])
    for stage, row in enumerate(HEROES_WORTH)
    for size in range(6)
]


def weight(state: SeventhState, seat: i64, stage: i64) -> float:
    """Return a seat's weight among all."""
    me = state.players[seat]
    party: i64 = me.party
    pairs: i64 = min(MOST_PAIRS, len(me.eliminated))
    cards: i64 = min(MOST_CARDS, len(me.hand))
    row: i64 = stage * PARTIES
    return (
        FOR_PARTY[row + party]
        * FOR_READY[row + (party & ~me.used)]
        * FOR_PAIRS[stage * (MOST_PAIRS + 1) + pairs]
        * FOR_CARDS[cards]
    )


class Standing:
    """The seats' strengths as `seat` sees them: its win rate now, and after changes."""

    __slots__ = ("mine", "seat", "share", "stage", "state", "whole", "with_double", "with_new")

    def __init__(self, state: SeventhState, seat: i64) -> None:
        """Evaluate all seats."""
        self.state = state
        self.seat: i64 = seat
        stage: i64 = STAGES[max(0, state.left - 1)]  # the leader will draw
        self.stage: i64 = stage
        weights: list[float] = []
        whole: float = 0.0
        for other in range(state.seats):
            part: float = weight(state, other, stage)
            weights.append(part)
            whole += part
        mine: float = weights[seat]
        self.mine: float = mine
        self.whole: float = whole
        self.share: float = mine / whole
        self.with_new: list[float] = []  # the win rate after each seat recruited a new hero,
        self.with_double: list[float] = []  # or one it already has (SH-10)
        for other in range(state.seats):
            row: i64 = stage * SIZES + SIZE[state.players[other].party]
            old: float = weights[other]
            new: float = old * GAIN[row]
            double: float = old * LOSS[row]
            if other == seat:
                self.with_new.append(new / (whole - old + new))
                self.with_double.append(double / (whole - old + double))
            else:
                self.with_new.append(mine / (whole - old + new))
                self.with_double.append(mine / (whole - old + double))
            if SIZE[state.players[other].party] + 1 == WINNING:  # SH-27
                self.with_new[other] = 1.0 if other == seat else 0.0

    def recruited(self, other: i64, number: i64) -> float:
        """Return the seat's win rate after `other` recruited a wanderer of this number."""
        if self.state.players[other].party & BITS[number]:
            return self.with_double[other]
        return self.with_new[other]

    def ready(self, number: i64) -> float:
        """Return the value of a ready hero."""
        return READY[self.stage * 8 + number]

    def without_hero(self) -> float:
        """Return the seat's win rate after it lost a hero."""
        size: i64 = SIZE[self.state.players[self.seat].party]
        row = HEROES_WORTH[self.stage]
        return self.changed(row[size - 1] - row[size])

    def changed(self, change: float) -> float:
        """Return the seat's win rate after a change of its own strength."""
        new: float = self.mine * exp(change)
        return new / (self.whole - self.mine + new)


def shares_of(state: SeventhState) -> list[float]:
    """Return each seat's win rate between two turns."""
    stage: i64 = STAGES[state.left]
    shares: list[float] = []
    whole: float = 0.0
    for seat in range(state.seats):
        part: float = weight(state, seat, stage)
        shares.append(part)
        whole += part
    for seat in range(state.seats):
        shares[seat] /= whole
    return shares
