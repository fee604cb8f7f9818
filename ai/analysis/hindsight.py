"""Questions about a finished match, answered in the AI process: the chances at a position or after a line.

A line is everything a seat did in one go. It is searched as long as any other, however low its prior. With
open cards the search knows everything hidden, piles and coming chance events included, but still models the
others as acting on what they knew.
"""

from __future__ import annotations

import zlib
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from ai.analysis.sides import less_sure, share_of, side_of
from ai.evaluators import evaluator_of
from ai.evaluators.delegating import DelegatingEvaluator
from ai.personas.levels import level_of
from ai.search import Search
from ai.worker.tasks import SLICE_SECONDS, SearchResult, lone_result
from game.registry import GAMES, rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.evaluators.base import Evaluator
    from ai.worker.messages import Request
    from game.engine.contract import State
    from game.engine.rng import Rng

STANDING = -1  # the action of a choice that only gives a position's chances
STEADY: Final = 0.01  # of a win; a value that moved less while the simulations doubled is steady,
PRECISE: Final = 0.012  # if its standard error is below this


class Hindsight(DelegatingEvaluator):
    """An evaluator that first plays a fixed line, optionally with all cards open."""

    def __init__(self, known: Evaluator, course: tuple[int, ...], *, open_cards: bool) -> None:
        """Begin every simulation with `course`; `open_cards` uses the true position instead of samples."""
        super().__init__(known)
        self.course = course
        self.open_cards = open_cards
        self._step = len(course)

    def sample_determinization(self, state: State, seat: int, rng: Rng) -> State:
        """Sample a state, or take the true one if cards are open, and restart the line."""
        self._step = 0
        return state.clone() if self.open_cards else super().sample_determinization(state, seat, rng)

    def actions(self, state: State) -> list[int]:
        """List only the next action of the line, then the candidate actions."""
        if self._step < len(self.course):
            self._step += 1
            return [self.course[self._step - 1]]
        return super().actions(state)


class HindsightTask:
    """A search in a past position until its value is steady: simulations are counted, so it is repeatable."""

    def __init__(self, request: Request, state: State) -> None:
        """Search `state` as requested: for the best action, after a line, or for the chances only."""
        known = evaluator_of(rules_of(request.game))
        course = request.course or ()
        hindsight = Hindsight(known, course, open_cards=request.open_cards)
        seed = request.seed << 32 | zlib.crc32(msgspec.msgpack.encode(state.view(request.seat)))
        plies = level_of(request.level).plies
        self.search = Search(state, request.seat, hindsight, seed, plies)
        self.standing = request.course is not None
        self.goal = request.simulations or 0  # simulations after which to look whether the value is steady
        self.most = request.most
        self._side = side_of(state, request.seat)
        measured = {} if request.open_cards else GAMES[request.game].overrating
        moving, waiting = measured.get(state.seats, (0.0, 0.0))
        self._overrating = moving if state.to_move == request.seat and not course else waiting
        self._halfway: tuple[int, float] | None = None  # the favourite and the chance at half of the goal
        self.done = 0
        self._slice = 4  # simulations, adapted to the machine's speed
        self._began = perf_counter()

    def step(self) -> bool:
        """Run a slice of simulations; True when the value is steady, or all are done."""
        half = self.goal // 2
        number = min(self._slice, (half if self.done < half else self.goal) - self.done)
        before = perf_counter()
        self.search.run(number)
        self.done += number
        took = perf_counter() - before
        if took < SLICE_SECONDS / 2:
            self._slice *= 2
        elif took > SLICE_SECONDS * 2:
            self._slice = max(1, self._slice // 2)
        if self.done == half:
            self._halfway = self._value()
        return self.done >= self.goal and not self._goes_on()

    def _value(self) -> tuple[int, float]:
        """Return the best action, if there is a choice, and the chance of the asking side."""
        favourite = STANDING if self.standing else self.search.favourite()
        return favourite, share_of(self._side, self._chances(self.search.root.means()))

    def _chances(self, means: Sequence[float]) -> tuple[float, ...]:
        """Return each seat's chance, without what the asking side overrates itself by."""
        return less_sure(self._side, means, self._overrating)

    def _error(self) -> float:
        """Return the standard error of that chance; partners win alike."""
        return len(self._side) * self.search.root.standard_error(self.search.seat) if self.done else 0.0

    def _goes_on(self) -> bool:
        """Double the goal unless the value is steady or nothing more may be spent; return whether it did."""
        if self.done >= self.most:
            return False
        before, now = self._halfway, self._value()
        calm = before is not None and before[0] == now[0] and abs(before[1] - now[1]) < STEADY
        if calm and self._error() < PRECISE:
            return False
        self._halfway = now
        self.goal = min(2 * self.goal, self.most)
        return True

    def searched(self) -> Search:
        """Return the search behind the answer."""
        return self.search

    def result(self) -> SearchResult:
        """Return the best action and all that were tried, or the chances after the line."""
        seconds = perf_counter() - self._began
        if self.standing:
            means = self._chances(self.search.root.means())
            return SearchResult(STANDING, means, {}, (), self.done, seconds, error=self._error())
        rows = self.search.tried()
        if not rows:  # there is no choice
            lone = lone_result(self.search, self.done, seconds)
            return msgspec.structs.replace(lone, error=self._error())
        worths = {action: self._chances(means) for action, _, means in rows}
        visits = {action: tried for action, tried, _ in rows}
        best = self.search.favourite()
        line = tuple(self.search.line(best))
        error, errors = self._error(), self.search.errors()
        return SearchResult(
            best, worths[best], visits, line, self.done, seconds, worths, error=error, errors=errors
        )
