"""Has what a person tries judged by the thinking process; as a brain of the match it thinks for nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.judging import together
from ai.messages import Answer, Failed
from game.scenes.match.brain import Brain

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis import Analysis
    from ai.worker import Worker
    from game.engine.match import Match
    from game.scenes.match.brain import Asker, News, Verdict

NOBODY = 0  # the ticket of a question that nobody answers


class Listener(Brain):
    """Asks about one course at a time."""

    def __init__(self, worker: Callable[[], Worker]) -> None:
        """Ask the program's worker."""
        self._worker = worker
        self.course: tuple[int, ...] = ()  # what was asked about
        self.chance: float | None = None  # of the watcher's side after it; None: nobody could tell
        self.settled = False  # whether that is known
        self._ticket: int | None = None
        self._analysis: Analysis | None = None

    def wonder(self, analysis: Analysis, number: int, course: tuple[int, ...]) -> None:
        """Ask what `course` leads to, unless that was asked before."""
        self.leave()
        self.course = course
        self._analysis = analysis
        self.chance = analysis.known_chance(number, course)
        self.settled = self.chance is not None
        if not self.settled:
            self._ticket = self._worker().ask(analysis.request_for_course(number, course))

    def poll(self) -> list[News]:
        """Hear what came of it; there is no news for anybody else."""
        for report in self._worker().poll() if self._ticket is not None else ():
            if isinstance(report, (Answer, Failed)) and report.id == self._ticket:
                self._ticket, self.settled = None, True
                if isinstance(report, Answer) and self._analysis is not None:
                    sides = self._analysis.sides
                    self.chance = together(report.choice.values, sides)[self._analysis.watcher]
        return []

    def leave(self) -> None:
        """Drop the question."""
        if self._ticket is not None:
            self._worker().cancel(self._ticket)
        self._ticket, self.course = None, ()
        self.chance, self.settled = None, False

    # What a match asks of a brain: here nobody is thought for

    def ask(self, match: Match, seat: int, level: str) -> int:
        """Take no question."""
        return NOBODY

    def cancel(self, ticket: int) -> None:
        """Have nothing to forget."""

    def hurry(self, ticket: int) -> None:
        """Have nobody to hurry."""

    def reasons(self, match: Match, verdict: Verdict, asker: Asker) -> list[str]:
        """Have no reasons."""
        return []

    def simple_choice(self, match: Match, seat: int) -> int:
        """Return what comes first."""
        return match.state.legal_actions()[0]
