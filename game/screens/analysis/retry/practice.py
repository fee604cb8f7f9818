"""Retries one moment of a finished match: the person decides at the real table and gets a verdict.

It is a separate match, a copy up to that moment: it is never saved, and the others wait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.analysis.retry.kind import Back, retry_kind
from game.screens.analysis.retry.session import Moment, PracticeSession, Tried
from game.screens.match.scene import MatchScene
from game.screens.match.session.kind import Kind, Overlay
from game.screens.match.session.supplies import customs_of
from game.screens.requests import OpenVerdict

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.match.parts import Parts
    from game.screens.requests import OpenPractice


def open_practice(program: Program, request: OpenPractice) -> MatchScene:
    """Make the screen."""
    moment = Moment(request.analysis, request.telling, request.number)
    customs = customs_of(request.telling.table.match.rules.id)
    practice = PracticeSession(moment, customs, lambda: program.ai.worker)
    back = Back("analysis-button", "analysis-try_back")

    def kind(parts: Parts) -> Kind:
        return retry_kind(practice, parts, Verdict(practice, parts), back)

    return MatchScene(program, practice.session, kind)


class Verdict(Overlay):
    """Says how good it was, once that is known."""

    def __init__(self, practice: PracticeSession, parts: Parts) -> None:
        """Wait for the judgement of `practice`."""
        self._practice = practice
        self._program = parts.program
        self._refresh = parts.refresh
        self._said = False

    def update(self, seconds: float) -> None:
        """Say it at once."""
        judged = self._practice.judged
        if judged is not None and not self._said:
            moment = self._practice.moment
            tried = Tried(moment.analysis, moment.telling, moment.number, self._practice.course, judged)
            self._program.open(OpenVerdict(tried, self._once_more))
        self._said = judged is not None

    def _once_more(self) -> None:
        self._practice.once_more()
        self._program.audio.play("undo")
        self._refresh()
