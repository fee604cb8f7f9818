"""The dialog "Web page": whose view it shows, and how far the analysis is that it takes along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.analysis.asking import Asking
from game.screens.analysis.chart.signs import percent
from game.screens.menus.menu import Dialog
from game.screens.requests import OpenMaking
from game.screens.share.findings import PageFindings
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Made, Part, Prose, Row
from game.share.job import PAGE, ShareJob
from game.table.art.palette import FROST, MIST

if TYPE_CHECKING:
    import pygame

    from game.screens.app.program import Program
    from game.screens.requests import OpenPage

ROW: Final = 42.0  # units


class WebPageScene(Dialog):
    """The analysis goes on while it is open; what is known when the page is made is on the page."""

    first = "make"

    def __init__(self, program: Program, request: OpenPage) -> None:
        """Offer each of `request.seats`, the first one first."""
        super().__init__(program)
        self.table = request.table
        self._seats = request.seats
        self._asking = Asking(lambda: program.ai.pool)
        self.findings: PageFindings
        self._shown = ""
        self._look_from(request.seats[0])

    def build(self) -> None:
        """Put the seat, what is known, and the buttons below each other."""
        words, gap = self.program.words, 10.0 if self.low else 16.0
        self._shown = self._known()
        parts: list[Part] = [Prose(words("page-ask-about"), "text_italic", 19.0, MIST, "midtop")]
        if len(self._seats) > 1:
            parts.append(Made(self._choice, ROW))
        parts.append(Prose(self._shown, "sans_medium", 19.0, FROST, "midtop"))
        back = self.push("back", words("menu-cancel"), self.back)
        make = self.push("make", words("page-ask-make"), self._make, style="primary")
        parts.append(Row([back, make], 16.0))
        self.dialog(words("page-ask-title"), Column(parts, gap), 680.0)

    def _choice(self, place: pygame.Rect) -> Choice[int]:
        words, names = self.program.words, self.table.addressed
        values = [(seat, words("analysis-as_seen", name=names[seat])) for seat in self._seats]
        now = self.findings.analysis.watcher
        return Choice("view", place, values, now, self._choose, hint=words("page-ask-view_hint"))

    def _choose(self, seat: int) -> None:
        self._look_from(seat)
        self.rebuild()

    def _look_from(self, seat: int) -> None:
        self.findings = PageFindings(self.program, self.table, seat)
        self._asking.turn_to(self.findings.analysis)

    def _known(self) -> str:
        """Word how far the analysis is."""
        words, analysis = self.program.words, self.findings.analysis
        if analysis.done:
            return words("page-ask-judged")
        return words("page-ask-judging", share=percent(min(0.99, analysis.share), words.texts))

    def language_changed(self) -> None:
        """Refresh all texts."""
        self._look_from(self.findings.analysis.watcher)
        super().language_changed()

    # Time

    def update(self, seconds: float) -> None:
        """Ask on, and word what has become known."""
        super().update(seconds)
        self._asking.update()
        self.findings.step()
        if self._known() != self._shown:
            self.rebuild()

    def works_in(self) -> float:
        """Keep updating until all questions are known."""
        return 0.0 if self._asking.unplanned else super().works_in()

    def left(self) -> None:
        """Cancel the AI requests while something else is on the screen."""
        super().left()
        self._asking.leave()

    # Actions

    def _make(self) -> None:
        """Begin, and show how far it is."""
        program, table = self.program, self.table
        job = ShareJob(table, PAGE, self.findings.wish(), program.words.language)
        program.stack.pop()
        program.pictures.write(job.make, f"herotable-{table.match.rules.id}", ".html", "page-ask-saved")
        program.open(OpenMaking(job, "page-ask-making"))


def open_page(program: Program, request: OpenPage) -> WebPageScene:
    """Make the screen."""
    return WebPageScene(program, request)
