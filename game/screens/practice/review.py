"""One mistake at the real table, from the person's own view: decided otherwise, and graded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.analysis.retry.kind import Back, retry_kind
from game.screens.analysis.retry.session import Moment, PracticeSession, Tried
from game.screens.analysis.words import Telling
from game.screens.match.scene import MatchScene
from game.screens.match.session.kind import Overlay
from game.screens.match.session.supplies import customs_of
from game.screens.requests import OpenReviewVerdict

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.match.parts import Parts
    from game.screens.match.session.kind import Kind
    from game.screens.requests import OpenReview


def open_review(program: Program, request: OpenReview) -> MatchScene:
    """Make the screen."""
    table = request.table
    table.speak(program.words)
    telling = Telling(request.analysis, table, program.words.of(table.match.rules.id))
    moment = Moment(request.analysis, telling, request.problem.mistake.number)
    customs, unheard = customs_of(table.match.rules.id), not request.task.past
    practice = PracticeSession(moment, customs, lambda: program.ai.worker, unheard=unheard)

    def kind(parts: Parts) -> Kind:
        overlay = Graded(practice, request, parts)
        return retry_kind(
            practice, parts, overlay, Back(request.task.texts.leave, request.task.texts.leave_hint)
        )

    return MatchScene(program, practice.session, kind)


class Graded(Overlay):
    """Grades the answer once it is judged."""

    def __init__(self, practice: PracticeSession, request: OpenReview, parts: Parts) -> None:
        """Wait for the judgement of `practice`."""
        self._practice = practice
        self._request = request
        self._task = request.task
        self._program = parts.program
        self._refresh = parts.refresh
        self._said = False

    def update(self, seconds: float) -> None:
        """Say it at once, and keep the answer."""
        practice = self._practice
        judged, moment = practice.judged, practice.moment
        if judged is not None and not self._said:
            tried = Tried(moment.analysis, moment.telling, moment.number, practice.course, judged)
            self.tell(self._task.answer(tried))
        self._said = judged is not None

    def tell(self, tried: Tried) -> None:
        """Say how good it was."""
        request = self._request
        self._program.open(
            OpenReviewVerdict(request.problem, tried, self._once_more, request.following, request.task)
        )

    def _once_more(self) -> None:
        self._practice.once_more()
        self._program.audio.play("undo")
        self._refresh()
