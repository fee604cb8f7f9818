"""In which deals a line fails: hidden cards are dealt anew, and both lines are searched with open cards.

A line may be worse on average and yet win in most deals, or lose everywhere. So each deal that fits what the
seat saw is a small search of its own after the line and after the best one; the others act on what they
would know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ai.analysis.foresight import AFTER_COURSE, line_in
from ai.analysis.hindsight import STANDING, HindsightTask
from ai.analysis.sides import share_of, side_of
from ai.evaluators import evaluator_of
from ai.worker.tasks import Deals, SearchResult
from game.engine.rng import Rng
from game.registry import rules_of

if TYPE_CHECKING:
    from ai.worker.messages import Request
    from game.engine.contract import State

DEALS: Final = 40
SIMULATIONS: Final = 200  # of each line, in each deal
FAILS: Final = 0.10  # of a win that a line costs in a deal where it counts as failing


class Comparison(NamedTuple):
    """Both lines in one deal."""

    deal: State
    best: HindsightTask
    other: HindsightTask | None  # None where it is the best line itself


class DealsTask:
    """Goes through the deals; simulations are counted, so it is repeatable."""

    def __init__(
        self, request: Request, state: State, deals: int = DEALS, simulations: int = SIMULATIONS
    ) -> None:
        """Compare the line `request.course` with `request.against`, the best one."""
        self._request = request
        self._state = state
        self._evaluator = evaluator_of(rules_of(request.game))
        self._side = side_of(state, request.seat)
        self._rng = Rng(request.seed)
        self._same = request.course == request.against
        self._deals = 1 if self._same else deals
        self._simulations = simulations
        self._fails = self._done = 0
        self._worst: tuple[float, Comparison] | None = None  # what it costs where it costs most
        self._open = self._next()
        self._pending = self._searches()

    def step(self) -> bool:
        """Search a little; True once all deals were compared."""
        if self._pending[0].step():
            del self._pending[0]
        if not self._pending:
            self._conclude()
        return self._done == self._deals

    def _next(self) -> Comparison:
        deal = self._evaluator.sample_determinization(self._state, self._request.seat, self._rng)
        other = None if self._same else self._searching(deal, self._request.course)
        return Comparison(deal, self._searching(deal, self._request.against), other)

    def _searches(self) -> list[HindsightTask]:
        _, best, other = self._open
        return [best] if other is None else [best, other]

    def _searching(self, deal: State, course: tuple[int, ...] | None) -> HindsightTask:
        asked = msgspec.structs.replace(
            self._request, course=course, against=None, open_cards=True, simulations=self._simulations, most=0
        )
        return HindsightTask(asked, deal)

    def _chance(self, task: HindsightTask | None) -> float:
        return share_of(self._side, task.result().values) if task is not None else 0.0

    def _conclude(self) -> None:
        """Count the deal, and keep it if the line costs more there than anywhere else."""
        _, best, other = self._open
        cost = self._chance(best) - self._chance(other) if other is not None else 0.0
        self._fails += cost >= FAILS
        if self._worst is None or cost > self._worst[0]:
            self._worst = (cost, self._open)
        self._done += 1
        if self._done < self._deals:
            self._open = self._next()
            self._pending = self._searches()

    def searched(self) -> None:
        """Return None: there are many searches."""
        return

    def result(self) -> SearchResult:
        """Return what the deals told, once all were compared."""
        seats = int(self._state.seats)
        even = (1.0 / seats,) * seats
        found = SearchResult(STANDING, even, {}, (), self._done * self._simulations, 0.0)
        if self._worst is None or self._done < self._deals:
            return found
        (deal, best, other), seed = self._worst[1], self._request.seed
        best_line, line = (
            tuple(int(step.action) for step in line_in(task.search, AFTER_COURSE, Rng(seed)).steps)
            if task is not None
            else ()
            for task in (best, other)
        )
        chances = (self._chance(best), self._chance(best if other is None else other))
        deals = Deals(self._done, self._fails, deal.pack(), best_line, line, chances)
        return msgspec.structs.replace(found, deals=deals)
