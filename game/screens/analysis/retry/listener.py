"""Has a retried moment judged by the AI process; as the match's AI controller it decides for nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.analysis.judging import together
from ai.worker.messages import Answer, Failed
from game.screens.match.session.ai_controller import AIController

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis.analysis import Analysis
    from ai.worker.client import Worker
    from game.engine.match import Match
    from game.screens.match.session.ai_controller import Asker, News, Verdict

NOBODY = 0  # the ticket of a request that is never answered


class Listener(AIController):
    """Asks about one line at a time."""

    def __init__(self, worker: Callable[[], Worker]) -> None:
        """Use the program's worker."""
        self._worker = worker
        self.course: tuple[int, ...] = ()  # the line asked about
        self.chance: float | None = None  # of the viewer's side after it; None: unknown
        self.error = 0.0  # its standard error
        self.settled = False  # whether the answer has come
        self._ticket: int | None = None
        self._analysis: Analysis | None = None
        self._number = -1  # of the moment

    def wonder(
        self, analysis: Analysis, number: int, course: tuple[int, ...], *, afresh: bool = False
    ) -> None:
        """Ask for the chances after `course`, unless they are known; `afresh`: in any case."""
        self.leave()
        self.course = course
        self._analysis, self._number = analysis, number
        self.chance = None if afresh else analysis.known_chance(number, course)
        self.settled = self.chance is not None
        if not self.settled:
            self._ticket = self._worker().ask(analysis.request_for_course(number, course))

    def poll(self) -> list[News]:
        """Take the answer; never returns news."""
        for report in self._worker().poll() if self._ticket is not None else ():
            if isinstance(report, (Answer, Failed)) and report.id == self._ticket:
                self._ticket, self.settled = None, True
                if isinstance(report, Answer) and self._analysis is not None:
                    sides, self.error = self._analysis.sides, report.result.error
                    self.chance = together(report.result.values, sides)[self._analysis.watcher]
                    self._analysis.learn(self._number, self.course, report.result)
        return []

    def leave(self) -> None:
        """Cancel the question."""
        if self._ticket is not None:
            self._worker().cancel(self._ticket)
        self._ticket, self.course = None, ()
        self.chance, self.error, self.settled = None, 0.0, False

    # The interface of a match's AI controller, which decides for nobody here

    def ask(self, match: Match, seat: int, level: str) -> int:
        """Ignore the request."""
        return NOBODY

    def cancel(self, ticket: int) -> None:
        """Do nothing."""

    def hurry(self, ticket: int) -> None:
        """Do nothing."""

    def reasons(self, match: Match, verdict: Verdict, asker: Asker) -> list[str]:
        """Return no reasons."""
        return []

    def simple_choice(self, match: Match, seat: int) -> int:
        """Return the first legal action."""
        return match.state.legal_actions()[0]
