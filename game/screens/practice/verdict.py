"""The grade of an answer, with the concrete reason, and what can be done then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.analysis.failing_deals import FAILS
from ai.practice.grades import RIGHT, grade
from game.screens.analysis.chart.signs import COLOURS, mark_sign, percent
from game.screens.analysis.retry.telling import told_of
from game.screens.menus.menu import Dialog
from game.screens.practice.deals import DealFinder
from game.screens.widgets.layout import Column, Prose, Row, Shown, Sized, Stack
from game.table.art.paint.light import glow
from game.table.art.palette import FROST

if TYPE_CHECKING:
    from ai.analysis.judging import Mark
    from ai.practice.grades import Grade
    from game.screens.app.program import Program
    from game.screens.requests import OpenReviewVerdict
    from game.screens.widgets.layout import Part

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
        self.deals = DealFinder(program, request.tried)
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
        told = [
            *told_of(self.request.tried, words, past=task.past),
            *self._deals_told(),
            *task.remarks(words),
        ]
        rows = [Row([sign, Column(told, GAP)], 26.0), Row(self._shows(), 16.0), Row(self._ways(), 16.0)]
        self.dialog(words(f"practice-grade-{self.grade}"), Column(rows, 14.0), WIDE)
        for name in ("watch", "failing"):
            self.page.enable(name, self.deals.found is not None)

    def _deals_told(self) -> list[Prose]:
        """Say in how many deals the answer fails; where it is right, there is nothing to say."""
        found, words = self.deals.found, self.program.words
        if self.grade in RIGHT or self.deals.failed:
            return []
        if found is None:
            told = words("practice-deals_pending")
        else:
            cost = percent(FAILS, words.texts)
            told = words("practice-deals", fails=found.fails, deals=found.looked_at, cost=cost)
        return [Prose(told, "sans", 18.0, FROST)]

    def _shows(self) -> list[Part]:
        """Return the buttons that show a line at the table."""
        words, deals = self.program.words, self.deals
        side = "secondary" if self.first == "next" else "primary"
        shows: list[Part] = [self.push("watch", words("practice-watch"), deals.show_best, style=side)]
        if self.grade not in RIGHT and (deals.found is None or deals.found.fails):
            shows.append(self.push("failing", words("practice-show_failing"), deals.show_failing))
        return shows

    def _ways(self) -> list[Part]:
        """Return the buttons that lead on."""
        words, texts = self.program.words, self.request.task.texts
        main = "primary" if self.first == "next" else "secondary"
        following = texts.next if self.request.following else texts.done
        return [
            self.push("again", words("practice-again"), self._again),
            self.push("next", words(following), self._next, style=main),
        ]

    def entered(self) -> None:
        """Ask about the deals again if that was interrupted."""
        super().entered()
        self.deals.resume()

    def left(self) -> None:
        """Ask nothing while something else is on the screen."""
        super().left()
        self.deals.leave()

    def update(self, seconds: float) -> None:
        """Tell of the deals once they are known."""
        super().update(seconds)
        if self.deals.poll():
            self.rebuild()

    def back(self) -> None:
        """Go back to the trainer, on Escape."""
        self.program.stack.pop()
        self.program.stack.pop()

    def _again(self) -> None:
        self.program.stack.pop()
        self.request.again()

    def _next(self) -> None:
        self.back()
        if self.request.following is not None:
            self.request.following()


def open_review_verdict(program: Program, request: OpenReviewVerdict) -> ReviewVerdictScene:
    """Make the screen."""
    return ReviewVerdictScene(program, request)
