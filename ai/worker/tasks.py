"""Search tasks and their results: run in slices, so that the caller can check for messages."""

from __future__ import annotations

from math import fsum
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from ai.analysis.claims import Prospect
from ai.search import MOST_NODES

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.personas.personalities import Bias
    from ai.search import Search
    from game.engine.rng import Rng

LONE_SIMULATIONS: Final = 128  # without a choice: they estimate the chances
MOST_AHEAD: Final = MOST_NODES // 2  # nodes of a tree that may grow while others think
SURE: Final = 32  # simulations after which it is known how many a second there are
SLICE_SECONDS: Final = 0.008  # between two checks of the clock or the pipe


class Deals(msgspec.Struct, frozen=True):
    """How often a line fails in deals that fit what its seat saw, and the deal where it costs most."""

    looked_at: int
    fails: int
    position: bytes  # `State.pack` of that deal
    best: tuple[int, ...]  # the decisions there that begin with the best line,
    played: tuple[int, ...]  # and those that begin with the other; () where there is none
    chances: tuple[float, float]  # of the side there, after the best line and after the other


class SearchResult(msgspec.Struct, frozen=True):
    """A player's decision and its evaluation."""

    action: int
    values: tuple[float, ...]  # each seat's expected win rate after it; they add up to 1
    visits: dict[int, int]  # simulations per action, most tried first
    line: tuple[int, ...]  # the expected decisions, from this one on; chance may interrupt them
    simulations: int
    seconds: float
    worths: dict[int, tuple[float, ...]] = {}  # `values` after each of the actions in `visits`
    doubt: float = 0.0  # how close the best two are: 0 if one stands out, 1 if they are equal
    errors: dict[int, float] = {}  # the standard error of the own rate in `worths`, by action
    prospects: dict[int, tuple[Prospect, ...]] = {}  # what is to be expected after an action, if asked for
    trouble: str = ""  # why an outside program was replaced for this decision: a code of EngineTrouble
    error: float = 0.0  # standard error of the chance at the position, or after a line; 0 if unknown
    deals: Deals | None = None  # if asked for


class SearchTask(Protocol):
    """A search that runs slice by slice."""

    def step(self) -> bool:
        """Search for about SLICE_SECONDS; True when done."""

    def result(self) -> SearchResult:
        """Return the decision so far; there is one from the start."""

    def searched(self) -> Search | None:
        """Return the search behind the decision; None if there was none."""


class ImmediateDecision:
    """A decision made without search."""

    def __init__(self, action: int, values: list[float], doubt: float = 0.0) -> None:
        """Decide at once."""
        worths = {action: tuple(values)}
        self._result = SearchResult(action, tuple(values), {action: 0}, (action,), 0, 0.0, worths, doubt)

    def step(self) -> bool:
        """Return True: there is nothing to do."""
        return True

    def result(self) -> SearchResult:
        """Return the decision."""
        return self._result

    def searched(self) -> None:
        """Return None: nothing was searched."""


class Budget(msgspec.Struct, frozen=True):
    """When a search ends: after so many simulations, or so many seconds of wall-clock time."""

    simulations: int | None
    seconds: float | None
    clock: Callable[[], float]


class SlicedSearch:
    """A search that runs in slices, adapted to the machine's speed."""

    def __init__(self, search: Search, clock: Callable[[], float]) -> None:
        """Run `search`; `clock` tells how long it took."""
        self.search = search
        self.done = 0  # simulations
        self._clock = clock
        self._began = clock()
        self._slice = 4  # simulations

    def seconds(self) -> float:
        """Return the seconds since it started."""
        return self._clock() - self._began

    def searched(self) -> Search:
        """Return the search behind the decision."""
        return self.search

    def run(self, most: int | None = None) -> None:
        """Run a slice, of at most so many simulations."""
        number = self._slice if most is None else min(self._slice, most)
        before = perf_counter()
        self.search.run(number)
        self.done += number
        took = perf_counter() - before
        if took < SLICE_SECONDS / 2 and number == self._slice:
            self._slice *= 2
        elif took > SLICE_SECONDS * 2 and self._slice > 1:
            self._slice //= 2


class AheadSearch(SlicedSearch):
    """A search while others think, for a seat that doesn't decide yet: it is bounded, and decides nothing."""

    def __init__(self, search: Search, seconds: float, clock: Callable[[], float]) -> None:
        """Run `search` until so many seconds are over, or its tree is great."""
        super().__init__(search, clock)
        self._most = seconds

    def step(self) -> bool:
        """Run a slice; True when done."""
        self.run()
        return self.seconds() >= self._most or self.search.nodes >= MOST_AHEAD

    def result(self) -> SearchResult:
        """Tell how much was done; what was found is the seat's secret."""
        return SearchResult(-1, (), {}, (), self.done, self.seconds())


class BudgetedSearch(SlicedSearch):
    """A search that runs until its budget is spent."""

    def __init__(self, search: Search, budget: Budget, bias: Bias | None = None) -> None:
        """Run `search`; `bias` sways the choice among about equal actions."""
        super().__init__(search, budget.clock)
        self.budget = budget
        self.bias = bias
        self._known = {action: visits for action, visits, _ in search.tried()}  # from a tree that was kept

    def step(self) -> bool:
        """Run a slice of simulations."""
        if self._is_settled():
            return True
        left = [LONE_SIMULATIONS] if len(self.search.root_actions()) == 1 else []
        if self.budget.simulations is not None:
            left.append(self.budget.simulations)
        self.run(min(left) - self.done if left else None)
        return self._is_settled()

    def _is_settled(self) -> bool:
        """Whether the budget is spent, or too little is left to change the choice.

        A lead from before does not count: the time that a kept tree saves goes into a better decision.
        """
        budget = self.budget
        if budget.simulations is not None and self.done >= budget.simulations:
            return True
        if len(self.search.root_actions()) == 1:
            return self.done >= LONE_SIMULATIONS
        if budget.seconds is None:
            return False
        seconds = self.seconds()
        if seconds >= budget.seconds:
            return True
        if self.bias or not seconds or self.done < SURE:
            return False
        rows = self.search.tried()
        if len(rows) < 2 or self.search.favourite() != rows[0][0]:
            return False
        first, second = (visits - self._known.get(action, 0) for action, visits, _ in rows[:2])
        return first - second > self.done / seconds * (budget.seconds - seconds)

    def result(self) -> SearchResult:
        """Return the best action; the first one if nothing was tried or there is no choice."""
        rows = self.search.tried()
        seconds = self.seconds()
        if not rows:
            return lone_result(self.search, self.done, seconds)
        action = self.search.favourite()
        if self.bias:
            action = self.bias.pick(rows, self.search.seat, action)
        visits = {row[0]: row[1] for row in rows}
        worths = {row[0]: tuple(row[2]) for row in rows}
        line = tuple(self.search.line(action))
        doubt = rows[1][1] / rows[0][1] if len(rows) > 1 else 0.0
        errors = self.search.errors()
        return SearchResult(action, worths[action], visits, line, self.done, seconds, worths, doubt, errors)


def lone_result(search: Search, done: int, seconds: float) -> SearchResult:
    """Return the first action, with the position's value after so many simulations."""
    action, values = search.root_actions()[0], tuple(search.root.means())
    return SearchResult(action, values, {action: done}, (action,), done, seconds, {action: values})


def drawn(actions: list[int], weights: list[float], rng: Rng) -> int:
    """Draw an action in proportion to its weight."""
    left = rng.fraction() * fsum(weights)
    for action, weight in zip(actions, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    return actions[-1]
