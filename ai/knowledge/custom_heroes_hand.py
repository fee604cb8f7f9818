"""What a hand of Custom Heroes is worth: which sets it holds, and what sleeving would change.

Worths are whole thousandths of the way from the last place of a round to the first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.custom_heroes.rules import HeroesState

LOWEST: Final[i64] = -1  # lower values count as this one
HIGHEST: Final[i64] = 16  # and higher ones as this
SIZES: Final[i64] = 4  # of sets told apart: 1 to 3, and more


def row_of(value: i64) -> i64:
    """Tell where the worths of sets of a value begin."""
    return (max(LOWEST, min(HIGHEST, value)) - LOWEST) * SIZES


def worth(table: list[int], row: i64, count: i64) -> i64:
    """Tell what a set of so many cards is worth by a table of `Weights`; no cards are worth nothing."""
    if count <= 0:
        return 0
    return table[row + min(SIZES, count) - 1]


def class_of(value: i64, count: i64) -> i64:
    """Tell how likely a set is to win the trick, from 0 to 4: higher ones, and greater ones, are likelier."""
    high: i64 = 0
    if value >= 11:
        high = 3
    elif value >= 9:
        high = 2
    elif value >= 6:
        high = 1
    return high + 1 if count > 1 else high


class Groups:
    """A hand by values: how many cards there are of each."""

    __slots__ = ("counts", "group", "held", "rows", "values")

    def __init__(self, state: HeroesState, hand: list[int], held: list[int]) -> None:
        """Sort a hand, which lies in order, into groups of one value, whose worths are `held`."""
        self.held = held
        self.group: list[int] = []  # by place: which group
        self.counts: list[int] = []  # by group: its cards
        self.values: list[int] = []
        self.rows: list[int] = []  # by group: `row_of` its value
        last: i64 = -1
        for card in hand:
            value: i64 = state.values[card]
            if last < 0 or self.values[last] != value:
                self.counts.append(1)
                self.values.append(value)
                self.rows.append(row_of(value))
                last += 1
            else:
                self.counts[last] += 1
            self.group.append(last)

    def count_of(self, value: i64) -> i64:
        """Count the cards of a value."""
        for group in range(len(self.values)):
            if self.values[group] == value:
                return self.counts[group]
        return 0

    def lost(self, group: i64, count: i64) -> i64:
        """Tell what the hand is worth more without so many cards of a group."""
        row: i64 = self.rows[group]
        left: i64 = self.counts[group]
        return worth(self.held, row, left - count) - worth(self.held, row, left)

    def gained(self, value: i64, fewer: i64) -> i64:
        """Tell what the hand is worth more with another card of a value, then `fewer` of them."""
        row = row_of(value)
        there = self.count_of(value)
        return worth(self.held, row, there + 1 - fewer) - worth(self.held, row, there)
