"""The alternatives of a choice, and which of them it is compared with."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from ai.analysis.sides import share_of
from ai.search import CONTENDER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.worker.tasks import SearchResult

LEAST_VISITS: Final = 0.01  # of all; an action with fewer is no serious alternative
SURE: Final = 1.96  # standard errors: values nearer than that are about equal


class Alternative(msgspec.Struct, frozen=True):
    """An action that the player considered."""

    action: int
    share: float  # expected win rate of the chooser's side after it
    attention: float  # its part of all simulations, 0 to 1
    error: float = 0.0  # the standard error of `share`

    def about_equal(self, other: Alternative) -> bool:
        """Whether the search can't tell which of the two is better."""
        return abs(self.share - other.share) <= SURE * sqrt(self.error**2 + other.error**2)


def alternatives_of(side: Sequence[int], choice: SearchResult) -> tuple[Alternative, ...]:
    """List what was considered: the chosen action first, then the others by attention."""
    whole = max(1, sum(choice.visits.values()))
    listed = [
        Alternative(
            action, share_of(side, choice.worths[action]), visits / whole, choice.errors.get(action, 0.0)
        )
        for action, visits in choice.visits.items()
        if action in choice.worths and (action == choice.action or visits >= LEAST_VISITS * whole)
    ]
    return tuple(sorted(listed, key=lambda one: (one.action != choice.action, -one.attention)))


def compared_with(side: Sequence[int], choice: SearchResult) -> int | None:
    """Choose the action to compare with: the best serious alternative, else the most tried, if any."""
    listed = alternatives_of(side, choice)
    others = [one for one in listed if one.action != choice.action]
    most = max((one.attention for one in listed), default=0.0)
    serious = [one for one in others if one.attention >= CONTENDER * most]  # as far as the search chose
    if others:
        return max(serious, key=lambda one: one.share).action if serious else others[0].action
    tried = [action for action, visits in choice.visits.items() if visits and action != choice.action]
    return max(tried, key=lambda action: choice.visits[action], default=None)
