"""The learner's opponents: they play the lesson's script without searching."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.match.session.ai_controller import AIController, Asker, News, Verdict

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.screens.lesson.course import Course


class LessonController(AIController):
    """Answers with the next scripted decision."""

    def __init__(self, course: Course) -> None:
        """Play the script of `course`."""
        self.course = course
        self._tickets = 0
        self._news: list[News] = []

    def ask(self, match: Match, seat: int, level: str) -> int:
        """Prepare the answer for the next poll."""
        self._tickets += 1
        self._news.append(Verdict(self._tickets, self.course.next_of(match)))
        return self._tickets

    def poll(self) -> list[News]:
        """Return the answers."""
        news, self._news = self._news, []
        return news

    def cancel(self, ticket: int) -> None:
        """Drop an answer that nobody waits for."""
        self._news = [one for one in self._news if one.ticket != ticket]

    def hurry(self, ticket: int) -> None:
        """Do nothing: every answer is immediate."""

    def reasons(self, match: Match, verdict: Verdict, asker: Asker) -> list[str]:
        """Return none: the lesson itself says why."""
        return []

    def simple_choice(self, match: Match, seat: int) -> int:
        """Choose the scripted decision."""
        return self.course.next_of(match)
