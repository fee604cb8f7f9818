"""The evaluation of Seventh Hero: each seat's strength, and the effect of a hero more or fewer.

Strengths are products of factors, so that their logarithms are sums of weights.
"""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from game.seventh_hero.player.weights import (
    MOST_CARDS,
    MOST_PAIRS,
    PARTIES,
    SIZE,
    SIZES,
    STAGES,
    Weights,
    weights_at_table,
)
from game.seventh_hero.rules.cards import WINNING
from game.seventh_hero.rules.pieces import BITS
from game.seventh_hero.rules.state import SeventhState


def strength(state: SeventhState, weights: Weights, seat: i64, stage: i64) -> float:
    """Return a seat's strength; its win rate is its share of all strengths."""
    me = state.players[seat]
    party: i64 = me.party
    pairs: i64 = min(MOST_PAIRS, len(me.eliminated))
    cards: i64 = min(MOST_CARDS, len(me.hand))
    row: i64 = stage * PARTIES
    return (
        weights.for_party[row + party]
        * weights.for_ready[row + (party & ~me.used)]
        * weights.for_pairs[stage * (MOST_PAIRS + 1) + pairs]
        * weights.for_cards[cards]
    )


class Standing:
    """The seats' strengths as `seat` sees them: its win rate now, and after changes."""

    __slots__ = ("mine", "seat", "share", "stage", "state", "weights", "whole", "with_double", "with_new")

    def __init__(self, state: SeventhState, seat: i64) -> None:
        """Evaluate all seats."""
        self.state = state
        self.seat: i64 = seat
        stage: i64 = STAGES[max(0, state.left - 1)]  # the leader will draw
        self.stage: i64 = stage
        weights = weights_at_table(state.seats)
        self.weights = weights
        strengths = vec[float](capacity=state.seats)
        whole: float = 0.0
        for other in range(state.seats):
            part: float = strength(state, weights, other, stage)
            strengths = append(strengths, part)
            whole += part
        mine: float = strengths[seat]
        self.mine: float = mine
        self.whole: float = whole
        self.share: float = mine / whole
        with_new = vec[float](capacity=state.seats)
        with_double = vec[float](capacity=state.seats)
        for other in range(state.seats):
            row: i64 = stage * SIZES + SIZE[state.players[other].party]
            old: float = strengths[other]
            new: float = old * weights.gain[row]
            double: float = old * weights.loss[row]
            if other == seat:
                with_new = append(with_new, new / (whole - old + new))
                with_double = append(with_double, double / (whole - old + double))
            else:
                with_new = append(with_new, mine / (whole - old + new))
                with_double = append(with_double, mine / (whole - old + double))
            if SIZE[state.players[other].party] + 1 == WINNING:  # SH-27
                with_new[other] = 1.0 if other == seat else 0.0
        self.with_new: vec[float] = with_new  # the win rate after each seat recruited a new hero,
        self.with_double: vec[float] = with_double  # or one it already has (SH-10)

    def recruited(self, other: i64, number: i64) -> float:
        """Return the seat's win rate after `other` recruited a wanderer of this number."""
        if self.state.players[other].party & BITS[number]:
            return self.with_double[other]
        return self.with_new[other]

    def ready(self, number: i64) -> float:
        """Return the value of a ready hero."""
        return self.weights.ready[self.stage * 8 + number]

    def without_hero(self) -> float:
        """Return the seat's win rate after it lost a hero."""
        size: i64 = SIZE[self.state.players[self.seat].party]
        row = self.weights.heroes[self.stage]
        return self.changed(row[size - 1] - row[size])

    def changed(self, change: float) -> float:
        """Return the seat's win rate after a change of its own strength."""
        new: float = self.mine * exp(change)
        return new / (self.whole - self.mine + new)


def shares_of(state: SeventhState) -> list[float]:
    """Return each seat's win rate between two turns."""
    stage: i64 = STAGES[state.left]
    weights = weights_at_table(state.seats)
    shares: list[float] = []
    whole: float = 0.0
    for seat in range(state.seats):
        part: float = strength(state, weights, seat, stage)
        shares.append(part)
        whole += part
    for seat in range(state.seats):
        shares[seat] /= whole
    return shares
