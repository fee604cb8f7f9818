"""The verdict on a retried moment: how good it was, and the answer with reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.analysis.chart.signs import COLOURS, mark_sign
from game.screens.analysis.retry.telling import told_of
from game.screens.menus.menu import Dialog
from game.screens.widgets.layout import Column, Row, Shown, Sized, Stack
from game.table.art.paint.light import glow

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.analysis.retry.session import Tried
    from game.screens.app.program import Program
    from game.screens.requests import OpenVerdict

WIDE: Final = 660.0  # units
SIGN: Final = 76.0
GAP: Final = 9.0


class TrialScene(Dialog):
    """Lies over the table of the retried moment."""

    first = "again"

    def __init__(self, program: Program, tried: Tried, again: Callable[[], None]) -> None:
        """Tell of what was `tried`; `again` begins the moment once more."""
        super().__init__(program)
        self.tried = tried
        self.judged = judged = tried.judged
        self.again = again
        good = judged.mark in ("best", "good", "settled")
        program.audio.play("win" if judged.mark == "best" else "turn" if good else "refused", 0.7)

    def build(self) -> None:
        """Put sign, verdict, answer, reasons and two buttons on the plate."""
        words, mark = self.program.words, self.judged.mark
        shine = glow((self.px(SIGN * 2), self.px(SIGN * 2)), COLOURS[mark], 120, 1.9)
        sign = Sized(Stack([Shown(shine), Shown(mark_sign(mark, self.px(SIGN)))]), SIGN, SIGN, "midtop")
        again = self.push("again", words("analysis-once_more"), self.once_more, style="primary")
        done = self.push("done", words("analysis-to_analysis"), self.leave)
        told = Row([sign, Column(told_of(self.tried, words), GAP)], 26.0)
        self.dialog(words(f"analysis-tried-{mark}"), Column([told, Row([again, done], 16.0)], 18.0), WIDE)

    def back(self) -> None:
        """Go back to the analysis, on Escape."""
        self.leave()

    def leave(self) -> None:
        """Go back to the analysis."""
        self.program.stack.pop()
        self.program.stack.pop()

    def once_more(self) -> None:
        """Retry the moment."""
        self.program.stack.pop()
        self.again()


def open_verdict(program: Program, request: OpenVerdict) -> TrialScene:
    """Make the screen."""
    return TrialScene(program, request.tried, request.again)
