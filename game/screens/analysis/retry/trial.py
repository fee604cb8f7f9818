"""The verdict on a retried moment: how good it was, and the answer with reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.analysis.judging import DOUBTFUL
from game.screens.analysis.chart.signs import COLOURS, mark_sign, percent
from game.screens.menus.menu import Dialog
from game.screens.widgets.layout import Column, Prose, Row, Shown, Sized, Stack
from game.table.art.paint.light import glow
from game.table.art.palette import FROST, GILT, MIST

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.analysis.retry.session import Tried
    from game.screens.analysis.words import Telling
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
        self.course = tried.course
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
        told = Row([sign, Column(self._told(), GAP)], 26.0)
        self.dialog(words(f"analysis-tried-{mark}"), Column([told, Row([again, done], 16.0)], 18.0), WIDE)

    def _told(self) -> list[Prose]:
        """Word what was done, what would have been better, and why."""
        words, judged, telling = self.program.words, self.judged, self.tried.telling
        number, texts = self.tried.number, words.texts
        found = [Prose(words("analysis-you_did", move=telling.course(number, self.course)), "text", 22.0)]
        if judged.mark != "unknown":
            chances = {name: percent(getattr(judged, name), texts) for name in ("best", "played")}
            found.append(Prose(words("analysis-chance_now", **chances), "sans_medium", 18.0, MIST))
            if judged.mark in DOUBTFUL or (judged.mark == "good" and judged.loss):
                key = "analysis-better" if judged.mark in DOUBTFUL else "analysis-as_good"
                told = words(key, move=telling.better(number), **chances)
                found.append(Prose(told, "sans_bold", 19.0, GILT))
            found += self._then(telling, number)
        return found

    def _then(self, telling: Telling, number: int) -> list[Prose]:
        """Word the reasons, and the decision in the original match."""
        words, judged = self.program.words, self.judged
        played = self.tried.analysis.moments[number].course
        same = self.course == played
        found = []
        then = self.tried.analysis.judged[number]
        against, share = (played, then.played) if judged.mark == "best" else (self.course, judged.played)
        reasons = telling.reasons(number, against, share) if judged.mark != "settled" and not same else []
        if reasons:
            found.append(Prose(" ".join(reasons), "sans", 18.0, FROST))
        if same:
            found.append(Prose(words("analysis-same_then"), "text_italic", 18.0, MIST))
        elif then.mark != "unknown":
            told = words(
                "analysis-then",
                move=telling.course(number, played),
                played=percent(then.played, words.texts),
            )
            found.append(Prose(told, "text_italic", 18.0, MIST))
        return found

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
