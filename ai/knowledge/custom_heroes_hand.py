"""What a hand of Custom Heroes is worth: how hard its sets are to get rid of, and what sleeving changes.

Costs are whole numbers in the unit of `base.SCORE_UNIT`. A set that is hard to get rid of costs much, one that
wins tricks costs nothing or less.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.custom_heroes.cards import BLUE, GREEN, RED
from game.custom_heroes.pieces import value_of, with_kind
from game.custom_heroes.rules import HeroesState

LOWEST: Final[i64] = -1  # lower values count as this one
HIGHEST: Final[i64] = 16  # and higher ones as this
MANY: Final[i64] = 8  # sizes of sets told apart, 0 to 7
SINGLE: Final[list[int]] = [64, 62, 58, 54, 50, 45, 40, 35, 30, 24, 17, 9, 0, -8, -14, -18, -20, -22]
PAIR: Final[list[int]] = [64, 62, 58, 54, 48, 42, 36, 30, 24, 17, 10, 2, -6, -12, -16, -18, -20, -22]
TRIPLE: Final[list[int]] = [58, 55, 50, 45, 39, 33, 26, 20, 14, 8, 1, -6, -10, -14, -18, -20, -22, -22]
MORE: Final[list[int]] = [45, 42, 38, 34, 28, 22, 16, 10, 4, -2, -8, -10, -14, -16, -18, -20, -22, -22]


def table_of_costs() -> list[int]:
    """Lay out the costs of the sets: by value, MANY sizes each."""
    costs: list[int] = []
    for place in range(int(HIGHEST - LOWEST) + 1):
        more = MORE[place]
        costs += [0, SINGLE[place], PAIR[place], TRIPLE[place], more, more - 4, more - 6, more - 8]
    return costs


COSTS: Final[list[int]] = table_of_costs()


def row_of(value: i64) -> i64:
    """Tell where the costs of sets of a value begin."""
    return (max(LOWEST, min(HIGHEST, value)) - LOWEST) * MANY


class Groups:
    """A hand by values: how many cards there are of each."""

    __slots__ = ("counts", "first", "group", "rows", "values")

    def __init__(self, state: HeroesState, hand: list[int]) -> None:
        """Sort a hand, which lies in order, into groups of one value."""
        self.group: list[int] = []  # by place: which group
        self.first: list[int] = []  # by group: the place of its first card
        self.counts: list[int] = []  # by group: its cards
        self.values: list[int] = []
        self.rows: list[int] = []  # by group: `row_of` its value
        last: i64 = -1
        place: i64 = 0
        for card in hand:
            value: i64 = state.values[card]
            if last < 0 or self.values[last] != value:
                self.first.append(place)
                self.counts.append(1)
                self.values.append(value)
                self.rows.append(row_of(value))
                last += 1
            else:
                self.counts[last] += 1
            self.group.append(last)
            place += 1

    def cost(self) -> i64:
        """Tell how hard the hand is to get rid of."""
        whole: i64 = 0
        for group in range(len(self.counts)):
            whole += COSTS[self.rows[group] + min(MANY - 1, self.counts[group])]
        return whole

    def count_of(self, value: i64) -> i64:
        """Count the cards of a value."""
        for group in range(len(self.values)):
            if self.values[group] == value:
                return self.counts[group]
        return 0


def cost_of(row: i64, count: i64) -> i64:
    """Tell what a set of so many cards costs."""
    return COSTS[row + min(MANY - 1, count)]


def sleeving_gain(state: HeroesState, groups: Groups, hand: list[int], place: i64, kind: i64) -> i64:
    """Tell how much easier a hand would be to get rid of with `kind`, an item or aura, on one card."""
    card: i64 = hand[place]
    value: i64 = value_of(card, with_kind(state.slots[card], kind))
    group: i64 = groups.group[place]
    if value == groups.values[group]:
        return -9
    count: i64 = groups.counts[group]
    row: i64 = groups.rows[group]
    there = groups.count_of(value)
    other = row_of(value)
    before = cost_of(row, count) + cost_of(other, there)
    return before - cost_of(row, count - 1) - cost_of(other, there + 1)


def is_spare(gem: i64) -> bool:
    """Tell whether a gem changes a card's value."""
    return gem == RED or gem == BLUE or gem == GREEN  # noqa: PLR1714 (compiled)
