"""Sends an analysis's questions to the AI processes, a few ahead, without ever waiting."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Protocol

from ai.worker.messages import Answer, Died, Failed

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis.analysis import Question
    from ai.worker.messages import Request
    from ai.worker.pool import WorkerPool
    from ai.worker.tasks import SearchResult

AHEAD: Final = 2  # questions in each AI process at once
PLAN: Final = 48  # decisions scanned per frame
ATTEMPTS: Final = 2  # per question, before it stays unanswered


class Questions(Protocol):
    """An analysis, or what goes on from one."""

    @property
    def planned(self) -> bool:
        """Whether all moments are known."""

    def plan(self, decisions: int) -> None:
        """Go through about so many more decisions."""

    def wanted(self, most: int, waiting: frozenset[Question]) -> list[Question]:
        """Return up to so many next questions, besides those `waiting` for an answer."""

    def request(self, question: Question) -> Request:
        """Return the request to the AI process for a question."""

    def hear(self, question: Question, choice: SearchResult) -> None:
        """Record an answer."""

    def give_up(self, question: Question) -> None:
        """Record that a question has no answer."""


class Asking:
    """The pending questions of one scene."""

    def __init__(self, pool: Callable[[], WorkerPool]) -> None:
        """Use the program's AI processes."""
        self._pool = pool
        self.analysis: Questions | None = None
        self.waiting: dict[int, Question] = {}  # by ticket
        self.version = 0  # incremented by each answer
        self._failed: Counter[Question] = Counter()

    @property
    def unplanned(self) -> bool:
        """Whether the match is still being scanned for questions."""
        return self.analysis is not None and not self.analysis.planned

    def turn_to(self, analysis: Questions) -> None:
        """Switch to another analysis; questions for the last one are cancelled."""
        if analysis is not self.analysis:
            self.leave()
            self.analysis = analysis
            self._failed.clear()

    def update(self) -> None:
        """Take the answers, and ask more."""
        analysis = self.analysis
        if analysis is None:
            return
        for report in self._pool().poll() if self.waiting else ():
            if isinstance(report, (Answer, Failed)) and report.id in self.waiting:
                self._hear(analysis, report)
            elif isinstance(report, Died):
                self.version += 1
        if not analysis.planned:
            analysis.plan(PLAN)
            self.version += 1
        left = AHEAD * self._pool().size - len(self.waiting) if analysis.planned else 0
        for question in analysis.wanted(left, frozenset(self.waiting.values())):
            self.waiting[self._pool().ask(analysis.request(question))] = question

    def _hear(self, analysis: Questions, report: Answer | Failed) -> None:
        question = self.waiting.pop(report.id)
        self.version += 1
        if isinstance(report, Answer):
            analysis.hear(question, report.result)
            return
        self._failed[question] += 1
        if self._failed[question] >= ATTEMPTS:
            analysis.give_up(question)

    def leave(self) -> None:
        """Cancel all questions; `update` asks them again."""
        for ticket in self.waiting:
            self._pool().cancel(ticket)
        self.waiting.clear()
