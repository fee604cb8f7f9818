"""The analysis scene: graph of chances, verdicts on the viewer's decisions, moments to retry.

`ai.analysis.analysis` computes it, asking the AI process a few questions ahead; answers are kept while the
program runs.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ai.analysis.judging import GRAVE
from game.screens.analysis.asking import Asking
from game.screens.analysis.chart.chart import Graph
from game.screens.analysis.findings import Findings
from game.screens.analysis.keeping import kept_analysis
from game.screens.analysis.page import lay_out
from game.screens.analysis.sight import SmallTable, table_at
from game.screens.analysis.verdicts import Verdicts
from game.screens.analysis.words import Telling
from game.screens.luck.line import LuckLine
from game.screens.menus.menu import MenuScene
from game.screens.requests import OpenLuck, OpenMoment, OpenPractice, OpenReplay
from game.screens.statistics.counting import keep_losses
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis.analysis import Analysis
    from game.screens.app.program import Program
    from game.screens.requests import OpenAnalysis
    from game.screens.seating import TableMatch

REST: Final = 0.25  # seconds that a moment is chosen before its reasons are requested


class AnalysisScene(MenuScene):
    """Lies above the result, or above the list of matches."""

    first = "curve"
    context = "analysis"

    def __init__(self, program: Program, table: TableMatch, *, review: bool = False) -> None:
        """Analyse `table`, a finished match, from the first person's viewpoint.

        With `review`, a mistake is chosen as soon as one is found.
        """
        super().__init__(program)
        self.table = table
        self.asking = Asking(lambda: program.ai.pool)
        self.graph = Graph()
        self._drawn, self._ticks = self.graph.drawn, self.graph.ticks
        self.chosen = -1
        self.findings: Findings
        self.luck: LuckLine
        self.verdicts: Verdicts
        self.small: SmallTable
        self._review = review
        self._seen: tuple[int, bool, bool] = (-1, False, False)
        self._rested = 0.0
        self._turn_to((table.persons or (0,))[0], open_cards=False)

    # Viewpoint

    @property
    def _analysis(self) -> Analysis:
        return self.findings.analysis

    def _turn_to(self, watcher: int, *, open_cards: bool) -> None:
        """Change the viewpoint; its cached results are there at once."""
        analysis = kept_analysis(self.program, self.table, watcher, open_cards=open_cards)
        self.luck = LuckLine(analysis, self._weigh)
        self.asking.turn_to(self.luck.weighing or analysis)
        self.findings = Findings(analysis, self.table)
        self._word()
        self.small = SmallTable(self.verdicts.telling.pieces)
        self._drawn.catch_up()
        self._seen = (-1, False, False)
        self._take_in()

    def _word(self) -> None:
        texts = self.program.words.of(self.table.match.rules.id)
        telling = Telling(self._analysis, self.table, texts)
        self.verdicts = Verdicts(self.findings, telling, self.program.words)

    def look_with(self, watcher: int) -> None:
        """Take another person's viewpoint."""
        self._turn_to(watcher, open_cards=self._analysis.open_cards)
        self.rebuild()

    def open_all(self, on: bool) -> None:  # noqa: FBT001 - a choice of two values hands it over
        """Switch between all cards open and what was known at the time."""
        self._turn_to(self.findings.watcher, open_cards=on)
        self.rebuild()

    # Updates

    def update(self, seconds: float) -> None:
        """Take the answers, and ask on."""
        super().update(seconds)
        self._rested += seconds
        self.asking.update()
        self._ticks.scan(self.verdicts.telling, self.findings.decisions)
        before = self._seen
        self._take_in()
        if self._seen[1:] != before[1:]:
            keep_losses(self.program.statistics, self.table, self._analysis)
            self.rebuild()
        self.small.step()

    def shows_in(self) -> float:
        """Return the seconds until page, reasons or small table change by themselves."""
        if self._ticks.behind(self._analysis) or not self.small.whole:
            return 0.0
        return min(super().shows_in(), REST - self._rested if self._rested <= REST else NEVER)

    def works_in(self) -> float:
        """Keep updating until all questions are known."""
        return 0.0 if self.asking.unplanned else super().works_in()

    @property
    def reasoned(self) -> bool:
        """Whether a moment is chosen for so long that its reasons are wanted."""
        return self._rested >= REST

    def _take_in(self) -> None:
        """Update what is shown."""
        analysis = self._analysis
        seen = (self.asking.version, analysis.planned, analysis.done)
        if seen == self._seen:
            return
        self.program.stir()
        self._seen = seen
        self.findings.update()
        self.luck.update()
        if not self.findings.has(self.chosen) and analysis.planned and analysis.own:
            self.choose(analysis.own[0])
        if self._review:
            self._choose_mistake()

    def _choose_mistake(self) -> None:
        """Choose a mistake as soon as one is known, the worst ones first, or say that there is none."""
        analysis = self._analysis
        grave = [number for number, judged in analysis.judged.items() if judged.mark in GRAVE]
        if grave:
            self._review = False
            self.choose(min(grave))
        elif analysis.done:
            self._review = False
            self.program.notice(self.program.words("result-review_none"), about="review")

    def left(self) -> None:
        """Cancel the AI requests while another scene is on the screen."""
        super().left()
        self.asking.leave()

    def build(self) -> None:
        """Put everything on the page."""
        lay_out(self)
        self._show_small()

    def language_changed(self) -> None:
        """Refresh all texts."""
        self._word()
        super().language_changed()

    # Actions

    def choose(self, number: int) -> None:
        """Choose another moment."""
        if number == self.chosen:
            return
        self.chosen = number
        self._rested = 0.0
        self._show_small()
        again = self.page.named("again")
        if again:
            again.enabled = self.findings.may_try(number)
        row = self.page.named(f"row.{number}")
        pane = self.page.pane_of(row) if row else None
        if row and pane and pane.name == "list":
            pane.show(row)

    def _show_small(self) -> None:
        """Paint the small table of the chosen moment, if there is room."""
        place = self.page.named("table")
        if place and self.findings.has(self.chosen):
            self.small.show(partial(table_at, self.verdicts.telling, self.chosen), place.rect.size)

    def open(self) -> None:
        """Show the table at the chosen moment."""
        if self.findings.has(self.chosen):
            self.program.open(OpenMoment(self))

    def try_again(self, number: int) -> None:
        """Let the person retry a moment."""
        if self.findings.may_try(number):
            self.choose(number)
            self.program.open(OpenPractice(self._analysis, self.verdicts.telling, number))

    def try_chosen(self) -> None:
        """Let the person retry the chosen moment."""
        self.try_again(self.chosen)

    def _weigh(self) -> None:
        """Show what luck and skill made of the match."""
        self.program.open(OpenLuck(self.table, self.findings.watcher))

    def _watch(self) -> None:
        """Open the replay at the chosen move, with its decision marked."""
        chosen = self.findings.begin_of(self.chosen) + 1 if self.findings.has(self.chosen) else 0
        self.program.open(OpenReplay(self.table, chosen))

    def _save_picture(self) -> None:
        """Save the screen as a picture."""
        picture = pygame.Surface(self.program.size)
        self.backdrop(picture)
        self._drawn.catch_up()
        for widget in self.page.widgets:
            widget.draw(picture)
        self.program.pictures.save(picture, f"herotable-{self.table.match.rules.id}")

    def acts(self) -> dict[str, Callable[[], None]]:
        """Save, replay, retry, open all cards."""
        return {
            "analysis_save": self._save_picture,
            "analysis_watch": self._watch,
            "analysis_try": self.try_chosen,
            "analysis_open": partial(self.open_all, not self._analysis.open_cards),
        }

    def handle(self, event: pygame.event.Event) -> None:
        """Retry a moment by its digit; handle everything that every menu handles."""
        plain = event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        trials = self.findings.trials
        if plain and pygame.K_1 <= event.key < pygame.K_1 + len(trials):
            self.try_again(trials[event.key - pygame.K_1])
        else:
            super().handle(event)


def open_analysis(program: Program, request: OpenAnalysis) -> AnalysisScene:
    """Make the screen."""
    request.table.speak(program.words)
    return AnalysisScene(program, request.table, review=request.review)
