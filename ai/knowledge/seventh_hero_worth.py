"""How far each seat of Seventh Hero has come, and what a hero more or fewer would change.

Strengths are powers of e: a seat's share of the victory is its part of all. The weights were fitted to who won
some thousand matches of these players among themselves.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from game.seventh_hero.cards import WINNING
from game.seventh_hero.pieces import BITS, NUMBERS, count_bits
from game.seventh_hero.rules import SeventhState

SIZES: Final[i64] = 6  # heroes in a party, 0 to 5
STAGES: Final[list[int]] = (  # by cards left in the pile: which row of HEROES_WORTH
    [0] + [1] * 3 + [2] * 4 + [3] * 6 + [4] * 8 + [5] * 12 + [6] * 50
)
# by stage, a row each, the last turn first: what 0 to 5 heroes are worth
HEROES_WORTH: Final[list[list[float]]] = [
    [-4.0, -2.5, -1.0, 0.5, 2.5, 4.5],
    [-3.0, -2.0, -0.8, 0.5, 2.0, 3.6],
    [-2.2, -1.5, -0.7, 0.3, 1.4, 2.7],
    [-1.7, -1.2, -0.6, 0.2, 1.1, 2.1],
    [-1.3, -0.9, -0.5, 0.1, 0.8, 1.6],
    [-1.0, -0.7, -0.4, 0.1, 0.6, 1.3],
    [-0.8, -0.5, -0.3, 0.0, 0.5, 1.1],
]
AN_ELIMINATED: Final[list[float]] = [-0.6, -0.4, -0.25, -0.15, -0.1, -0.1, -0.1]  # pair, by stage
READY: Final[list[float]] = [0.0, 0.1, 0.12, 0.05, 0.12, 0.08, 0.05, 0.05]  # by hero: what using it costs
A_CARD: Final = 0.04  # in hand
MOST_PAIRS: Final[i64] = 11
MOST_CARDS: Final[i64] = 7  # that are worth something

# the same as factors
SIZE: Final[list[int]] = [count_bits(mask) for mask in range(256)]
FOR_SIZE: Final[list[float]] = [exp(worth) for row in HEROES_WORTH for worth in row]
FOR_PAIRS: Final[list[float]] = [
    exp(worth * float(pairs)) for worth in AN_ELIMINATED for pairs in range(MOST_PAIRS + 1)
]
FOR_READY: Final[list[float]] = [
    exp(sum([READY[number] for number in NUMBERS if mask & BITS[number]])) for mask in range(256)
]
FOR_CARDS: Final[list[float]] = [exp(A_CARD * float(cards)) for cards in range(MOST_CARDS + 1)]
GAIN: Final[list[float]] = [
    exp(row[min(5, size + 1)] - row[size] + 0.06) for row in HEROES_WORTH for size in range(6)
]
LOSS: Final[list[float]] = [
    exp(row[max(0, size - 1)] - row[size] + AN_ELIMINATED[stage])
    for stage, row in enumerate(HEROES_WORTH)
    for size in range(6)
]


def weight(state: SeventhState, seat: i64, stage: i64) -> float:
    """Tell how far a seat has come, as its weight among all."""
    me = state.players[seat]
    party: i64 = me.party
    pairs: i64 = min(MOST_PAIRS, len(me.eliminated))
    cards: i64 = min(MOST_CARDS, len(me.hand))
    size: i64 = SIZE[party]
    return (
        FOR_SIZE[stage * SIZES + size]
        * FOR_PAIRS[stage * (MOST_PAIRS + 1) + pairs]
        * FOR_READY[party & ~me.used]
        * FOR_CARDS[cards]
    )


class Standing:
    """How the seats stand, as `seat` sees it: its share of the victory now, and after this or that."""

    __slots__ = ("mine", "seat", "share", "state", "whole", "with_double", "with_new")

    def __init__(self, state: SeventhState, seat: i64) -> None:
        """Judge all seats."""
        self.state = state
        self.seat: i64 = seat
        stage: i64 = STAGES[state.left]
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
        self.with_new: list[float] = []  # the share after each seat recruited a new hero,
        self.with_double: list[float] = []  # or one that it has already (SH-10)
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
        """Tell the seat's share after `other` recruited a wanderer of this number."""
        if self.state.players[other].party & BITS[number]:
            return self.with_double[other]
        return self.with_new[other]

    def changed(self, change: float) -> float:
        """Tell the seat's share after its own strength changed by so much."""
        new: float = self.mine * exp(change)
        return new / (self.whole - self.mine + new)


def shares_of(state: SeventhState) -> list[float]:
    """Tell each seat's share of the victory, between two turns."""
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
