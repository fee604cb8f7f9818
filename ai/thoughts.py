"""Decisions in the making and what comes of them: run in slices, so that whoever runs them may look up."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.people import Leaning
    from ai.search import Search
    from game.engine.rng import Rng

LONE_SIMULATIONS: Final = 32  # where there is nothing to choose: they tell how it stands
SLICE_SECONDS: Final = 0.008  # of thinking between two looks at the clock or the post


class Choice(msgspec.Struct, frozen=True):
    """What a player decided, and what it thinks of it."""

    action: int
    values: tuple[float, ...]  # each seat's expected share of the victory after it; they add up to 1
    visits: dict[int, int]  # simulations that tried each action, the most tried first
    line: tuple[int, ...]  # the decisions expected, from this one on; chance may forestall them
    simulations: int
    seconds: float
    worths: dict[int, tuple[float, ...]] = {}  # `values` after each of the actions in `visits`
    doubt: float = 0.0  # how alike the best two look: 0 where one stands out, 1 where they are equal


class Thought(Protocol):
    """A decision in the making, thought about slice by slice."""

    def step(self) -> bool:
        """Think for about SLICE_SECONDS; True when there is nothing more to think about."""

    def choice(self) -> Choice:
        """Tell the decision as it stands; a decision is possible from the first moment on."""


class Settled:
    """A thought that needs no thinking."""

    def __init__(self, action: int, values: list[float], doubt: float = 0.0) -> None:
        """Decide at once."""
        worths = {action: tuple(values)}
        self._choice = Choice(action, tuple(values), {action: 0}, (action,), 0, 0.0, worths, doubt)

    def step(self) -> bool:
        """Be done."""
        return True

    def choice(self) -> Choice:
        """Tell the decision."""
        return self._choice


class Budget(msgspec.Struct, frozen=True):
    """When a search ends: after so many simulations, or so many seconds by the clock."""

    simulations: int | None
    seconds: float | None
    clock: Callable[[], float]


class SearchThought:
    """A search that is run until its budget is spent."""

    def __init__(self, search: Search, budget: Budget, leaning: Leaning | None = None) -> None:
        """Think by `search`; who has a `leaning` follows it among what looks about as good."""
        self.search = search
        self.budget = budget
        self.leaning = leaning
        self._began = budget.clock()
        self._slice = 4  # simulations, adapted to the machine's speed
        self.done = 0

    def step(self) -> bool:
        """Run a slice of simulations."""
        budget = self.budget
        if self._is_settled():
            return True
        number = self._slice
        if budget.simulations is not None:
            number = min(number, budget.simulations - self.done)
        if len(self.search.root_actions()) == 1:
            number = min(number, LONE_SIMULATIONS - self.done)
        before = perf_counter()
        self.search.run(number)
        self.done += number
        took = perf_counter() - before
        if took < SLICE_SECONDS / 2 and number == self._slice:
            self._slice *= 2
        elif took > SLICE_SECONDS * 2 and self._slice > 1:
            self._slice //= 2
        return self._is_settled()

    def seconds(self) -> float:
        """Tell how long it has been thinking."""
        return self.budget.clock() - self._began

    def _is_settled(self) -> bool:
        """Whether the budget is spent, or nothing that is left of it could change the choice."""
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
        rows = self.search.tried()
        if self.leaning or len(rows) < 2 or not seconds or self.search.favourite() != rows[0][0]:
            return False
        return rows[0][1] - rows[1][1] > self.done / seconds * (budget.seconds - seconds)

    def choice(self) -> Choice:
        """Tell the action judged best, or the first there is when nothing was tried or is to be chosen."""
        rows = self.search.tried()
        seconds = self.seconds()
        if not rows:
            return lone_choice(self.search, self.done, seconds)
        action = self.search.favourite()
        if self.leaning:
            action = self.leaning.pick(rows, self.search.seat, action)
        visits = {row[0]: row[1] for row in rows}
        worths = {row[0]: tuple(row[2]) for row in rows}
        line = tuple(self.search.line(action))
        doubt = rows[1][1] / rows[0][1] if len(rows) > 1 else 0.0
        return Choice(action, worths[action], visits, line, self.done, seconds, worths, doubt)


def lone_choice(search: Search, done: int, seconds: float) -> Choice:
    """Choose the first action there is, at the value of the position after so many simulations."""
    action, values = search.root_actions()[0], tuple(search.root.means())
    return Choice(action, values, {action: done}, (action,), done, seconds, {action: values})


def drawn(actions: list[int], weights: list[float], rng: Rng) -> int:
    """Draw an action, each as likely as its weight."""
    left = rng.fraction() * sum(weights)
    for action, weight in zip(actions, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    return actions[-1]
