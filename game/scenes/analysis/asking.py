"""Has the questions of an analysis answered by the thinking process, a few ahead, without ever waiting."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ai.messages import Answer, Died, Failed

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis import Analysis, Question
    from ai.worker import Worker

AHEAD: Final = 3  # questions that the thinking process has
PLAN: Final = 48  # decisions gone through in a frame
ATTEMPTS: Final = 2  # at a question, before it stays without an answer


class Asking:
    """What one scene has asked and not yet heard."""

    def __init__(self, worker: Callable[[], Worker]) -> None:
        """Ask the program's worker."""
        self._worker = worker
        self.analysis: Analysis | None = None
        self.waiting: dict[int, Question] = {}  # by ticket
        self.version = 0  # rises with each answer
        self._failed: Counter[Question] = Counter()

    @property
    def unplanned(self) -> bool:
        """Whether it is still to be found out what there is to ask."""
        return self.analysis is not None and not self.analysis.planned

    def turn_to(self, analysis: Analysis) -> None:
        """Ask for another analysis from now on; what was asked for the last one is dropped."""
        if analysis is not self.analysis:
            self.leave()
            self.analysis = analysis
            self._failed.clear()

    def update(self) -> None:
        """Take what was answered, and ask more."""
        analysis = self.analysis
        if analysis is None:
            return
        for report in self._worker().poll() if self.waiting else ():
            if isinstance(report, (Answer, Failed)) and report.id in self.waiting:
                self._hear(analysis, report)
            elif isinstance(report, Died):
                self.version += 1
        if not analysis.planned:
            analysis.plan(PLAN)
            self.version += 1
        for question in analysis.wanted(AHEAD - len(self.waiting), frozenset(self.waiting.values())):
            self.waiting[self._worker().ask(analysis.request(question))] = question

    def _hear(self, analysis: Analysis, report: Answer | Failed) -> None:
        question = self.waiting.pop(report.id)
        self.version += 1
        if isinstance(report, Answer):
            analysis.hear(question, report.choice)
            return
        self._failed[question] += 1
        if self._failed[question] >= ATTEMPTS:
            analysis.give_up(question)

    def leave(self) -> None:
        """Drop all that is asked; `update` asks it anew."""
        for ticket in self.waiting:
            self._worker().cancel(ticket)
        self.waiting.clear()
