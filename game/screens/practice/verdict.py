"""The grade of an answer, with the concrete reason, and what can be done then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.practice.grades import RIGHT, grade
from game.screens.analysis.chart.signs import COLOURS, mark_sign
from game.screens.analysis.retry.telling import told_of
from game.screens.menus.menu import Dialog
from game.screens.widgets.layout import Column, Row, Shown, Sized, Stack
from game.table.art.paint.light import glow

if TYPE_CHECKING:
    from ai.analysis.judging import Mark
    from ai.practice.grades import Grade
    from game.screens.app.program import Program
    from game.screens.requests import OpenReviewVerdict

WIDE: Final = 720.0  # units
SIGN: Final = 76.0
GAP: Final = 9.0
SIGNS: Final[dict[Grade, Mark]] = {
    "best": "best",
    "excellent": "good",
    "good": "good",
    "inaccuracy": "doubtful",
    "mistake": "mistake",
    "blunder": "blunder",
    "unknown": "unknown",
}


class ReviewVerdictScene(Dialog):
    """Lies over the table of the mistake."""

    def __init__(self, program: Program, request: OpenReviewVerdict) -> None:
        """Tell of what was tried."""
        super().__init__(program)
        self.request = request
        self.grade = grade(request.tried.judged)
        self.first = "next" if self.grade in RIGHT else "watch"
        good = self.grade in RIGHT
        program.audio.play("win" if self.grade == "best" else "turn" if good else "refused", 0.7)

    def build(self) -> None:
        """Put sign, grade, answer, reasons and buttons on the plate."""
        words, mark = self.program.words, SIGNS[self.grade]
        shine = glow((self.px(SIGN * 2), self.px(SIGN * 2)), COLOURS[mark], 120, 1.9)
        sign = Sized(Stack([Shown(shine), Shown(mark_sign(mark, self.px(SIGN)))]), SIGN, SIGN, "midtop")
        task = self.request.task
        told = [*told_of(self.request.tried, words, past=task.past), *task.remarks(words)]
        following = task.texts.next if self.request.following else task.texts.done
        main, side = ("primary", "secondary") if self.first == "next" else ("secondary", "primary")
        buttons = [
            self.push("again", words("practice-again"), self._again),
            self.push("watch", words("practice-watch"), self._watch, style=side),
            self.push("next", words(following), self._next, style=main),
        ]
        body = Column([Row([sign, Column(told, GAP)], 26.0), Row(buttons, 16.0)], 18.0)
        self.dialog(words(f"practice-grade-{self.grade}"), body, WIDE)

    def back(self) -> None:
        """Go back to the trainer, on Escape."""
        self.program.stack.pop()
        self.program.stack.pop()

    def _again(self) -> None:
        self.program.stack.pop()
        self.request.again()

    def _watch(self) -> None:
        self.program.stack.pop()
        self.request.watch()

    def _next(self) -> None:
        self.back()
        if self.request.following is not None:
            self.request.following()


def open_review_verdict(program: Program, request: OpenReviewVerdict) -> ReviewVerdictScene:
    """Make the screen."""
    return ReviewVerdictScene(program, request)
