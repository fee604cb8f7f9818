"""Stands in for the thinking process of a program that a monkey sits before: it makes everything up."""

from __future__ import annotations

import time
from typing import Any, cast

from ai.worker.client import Worker
from ai.worker.messages import Answer, Died, Failed, Report, Request
from ai.worker.tasks import SearchResult
from game.engine.rng import Rng
from game.registry import GAMES

MOST = 5  # actions that a thought is about


class Dreamer:
    """Answers a few questions at each look, after a while, or not at all; it costs the program no time."""

    def __init__(self, chance: Rng) -> None:
        self.chance = chance
        self.asked: dict[int, Request] = {}
        self.pace = 3  # questions answered at a look; 0: it thinks and thinks
        self.seconds = 0.0  # of the main thread's time that were spent here
        self.reports: list[Report] = []
        self._number = 0

    def ask(self, request: Request) -> int:
        """Take a question."""
        self._number += 1
        self.asked[self._number] = request
        return self._number

    def cancel(self, number: int) -> None:
        """Forget a question."""
        self.asked.pop(number, None)

    def move_now(self, number: int) -> None:
        """Answer a question at the next look."""
        if number in self.asked:
            self.reports.append(self._answer(number))

    def poll(self) -> list[Report]:
        """Answer some questions."""
        began = time.thread_time()
        reports, self.reports = self.reports, []
        reports += [self._answer(number) for number in list(self.asked)[: self.pace]]
        self.seconds += time.thread_time() - began
        return reports

    def die(self) -> None:
        """End, and be replaced by another that takes over what was asked."""
        self.reports.append(Died(-9, 2))

    def give_up(self) -> None:
        """Answer nothing of what was asked."""
        self.reports += [Failed(number, "no more lives") for number in self.asked]
        self.asked.clear()

    def watch(self, seconds: float) -> None:
        """Never hang."""

    def close(self) -> None:
        """Have nothing to end."""

    def as_worker(self) -> Worker:
        """Return itself, where a worker is expected."""
        return cast("Worker", cast("Any", self))

    def _answer(self, number: int) -> Answer:
        return Answer(number, self._dream(self.asked.pop(number)))

    def _dream(self, request: Request) -> SearchResult:
        """Make up an answer in which an action, where one is wanted, is legal."""
        if request.deal is not None:
            return SearchResult(-1, self._shares(request.deal.seats), {}, (), MOST, 0.0)
        state = GAMES[request.game].rules.unpack(request.position)
        values = self._shares(state.seats)
        if request.course is not None or not state.legal_actions() or state.to_move != request.seat:
            return SearchResult(-1, values, {}, (), MOST, 0.0)
        legal = state.legal_actions()
        first = self.chance.below(len(legal))
        actions = list(dict.fromkeys([legal[first], *legal[:MOST]]))
        visits = {action: len(actions) - at for at, action in enumerate(actions)}
        worths = {action: self._shares(state.seats) for action in actions}
        return SearchResult(
            actions[0], values, visits, (actions[0],), MOST, 0.0, worths, self.chance.fraction()
        )

    def _shares(self, seats: int) -> tuple[float, ...]:
        parts = [0.05 + self.chance.fraction() for _ in range(seats)]
        return tuple(part / sum(parts) for part in parts)
