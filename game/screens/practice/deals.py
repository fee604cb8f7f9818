"""Asks the AI process in which deals an answer fails, and shows its line there and the best one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.worker.messages import Answer, Failed
from game.screens.excerpt import Excerpt, imagined
from game.screens.requests import OpenReplay
from game.screens.seating import TableMatch

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.worker.client import Worker
    from ai.worker.tasks import Deals
    from game.screens.analysis.retry.session import Tried
    from game.screens.app.program import Program


class DealFinder:
    """The question about one answer; it is asked while its verdict is read."""

    def __init__(self, program: Program, tried: Tried) -> None:
        """Ask about what was `tried`, unless it could not be judged."""
        self._program = program
        self._worker: Callable[[], Worker] = lambda: program.ai.worker
        self._tried = tried
        self._analysis = tried.analysis
        self.found: Deals | None = None
        self.failed = tried.judged.mark == "unknown"
        self._ticket: int | None = None
        self.resume()

    def resume(self) -> None:
        """Ask, unless that is done."""
        if self.found is None and not self.failed and self._ticket is None:
            request = self._analysis.request_for_deals(self._tried.number, self._tried.course)
            self._ticket = self._worker().ask(request)

    def leave(self) -> None:
        """Cancel the question."""
        if self._ticket is not None:
            self._worker().cancel(self._ticket)
            self._ticket = None

    @property
    def pending(self) -> bool:
        """Whether an answer is awaited."""
        return self._ticket is not None

    def poll(self) -> bool:
        """Take the answer; return whether it has just come."""
        for report in self._worker().poll() if self._ticket is not None else ():
            if isinstance(report, (Answer, Failed)) and report.id == self._ticket:
                self._ticket = None
                self.found = report.result.deals if isinstance(report, Answer) else None
                self.failed = self.found is None
                return True
        return False

    def show_best(self) -> None:
        """Show the best line with the others' replies."""
        if self.found is not None:
            self._show(self.found, self.found.best, "practice-watching")

    def show_failing(self) -> None:
        """Show the answer's line in the deal where it costs most."""
        if self.found is not None:
            self._show(self.found, self.found.played, "practice-failing")

    def _show(self, deals: Deals, line: tuple[int, ...], key: str) -> None:
        analysis, telling = self._analysis, self._tried.telling
        begin, rules = analysis.moments[self._tried.number].begin, analysis.match.rules
        match = imagined(analysis.match, begin, rules.unpack(deals.position), line)
        excerpt = Excerpt(begin, analysis.watcher, self._program.words(key))
        shown = TableMatch(match, telling.table.chairs, counts=False)
        self._program.open(OpenReplay(shown, begin, excerpt=excerpt))
