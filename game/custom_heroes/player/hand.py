"""The value of a hand of Custom Heroes: which sets it holds, and what sleeving would change.

Values are integers, in thousandths of the way from last to first place of a round.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from game.custom_heroes.rules.state import HeroesState

LOWEST: Final[i64] = -1  # lower card values count as this one
HIGHEST: Final[i64] = 16  # and higher ones as this
SIZES: Final[i64] = 4  # of sets, distinguished: 1 to 3, and more


def row_of(value: i64) -> i64:
    """Return where the row of a card value begins."""
    return (max(LOWEST, min(HIGHEST, value)) - LOWEST) * SIZES


def worth(table: vec[i64], row: i64, count: i64) -> i64:
    """Return the value of a set of `size` cards from a table of `Weights`; 0 for no cards."""
    if count <= 0:
        return 0
    return table[row + min(SIZES, count) - 1]


def class_of(value: i64, count: i64) -> i64:
    """Return a set's chance to win the trick as a class, 0 to 4: higher and larger sets are likelier to."""
    high: i64 = 0
    if value >= 11:
        high = 3
    elif value >= 9:
        high = 2
    elif value >= 6:
        high = 1
    return high + 1 if count > 1 else high


class Groups:
    """A hand grouped by card value."""

    __slots__ = ("counts", "group", "held", "rows", "values")

    def __init__(self, state: HeroesState, hand: list[int], held: vec[i64]) -> None:
        """Group a sorted hand by card value; `held` gives the value of sets."""
        self.held = held
        group = vec[i64](capacity=len(hand))
        counts = vec[i64](capacity=len(hand))
        values = vec[i64](capacity=len(hand))
        rows = vec[i64](capacity=len(hand))
        last: i64 = -1
        for card in hand:
            value: i64 = state.values[card]
            if last < 0 or values[last] != value:
                counts = append(counts, 1)
                values = append(values, value)
                rows = append(rows, row_of(value))
                last += 1
            else:
                counts[last] += 1
            group = append(group, last)
        self.group: vec[i64] = group  # by place: the group
        self.counts: vec[i64] = counts  # by group: its number of cards
        self.values: vec[i64] = values
        self.rows: vec[i64] = rows  # by group: `row_of` its card value

    def count_of(self, value: i64) -> i64:
        """Count the cards of a card value."""
        for group in range(len(self.values)):
            if self.values[group] == value:
                return self.counts[group]
        return 0

    def lost(self, group: i64, count: i64) -> i64:
        """Return the hand's gain from losing so many cards of a group."""
        row: i64 = self.rows[group]
        left: i64 = self.counts[group]
        return worth(self.held, row, left - count) - worth(self.held, row, left)

    def gained(self, value: i64, fewer: i64) -> i64:
        """Return the hand's gain from another card of a card value, after losing `fewer` of them."""
        row = row_of(value)
        there = self.count_of(value)
        return worth(self.held, row, there + 1 - fewer) - worth(self.held, row, there)
