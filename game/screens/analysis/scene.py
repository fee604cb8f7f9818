"""The analysis scene: graph of chances, verdicts on the viewer's decisions, moments to retry.

`ai.analysis.analysis` computes it, asking the AI process a few questions ahead; answers are kept while the
program runs.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ai.analysis.judging import DOUBTFUL, GRAVE
from game.screens.analysis.asking import Asking
from game.screens.analysis.chart.chart import Drawn
from game.screens.analysis.chart.signs import cost, percent
from game.screens.analysis.keeping import kept_analysis
from game.screens.analysis.page import lay_out
from game.screens.analysis.saving import Pictures
from game.screens.analysis.sight import SmallTable, table_at
from game.screens.analysis.words import Telling
from game.screens.menus.menu import MenuScene
from game.screens.requests import OpenMoment, OpenPractice, OpenReplay
from game.screens.statistics.counting import keep_losses
from game.table.motion.animation import NEVER
from saves.disk.notices import Notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis.analysis import Analysis
    from ai.analysis.judging import Chances, Judgement, Point, Turn
    from game.screens.app.program import Program
    from game.screens.requests import OpenAnalysis
    from game.screens.seating import TableMatch
    from game.texts.texts import Texts

REST: Final = 0.25  # seconds that a moment is chosen before its reasons are requested
TICKS_A_FRAME: Final = 8  # moments scanned for rounds per frame
TENTH: Final = 10  # decisions between two marks in a game without rounds


class AnalysisScene(MenuScene):
    """Lies above the result, or above the list of matches."""

    first = "curve"

    def __init__(self, program: Program, table: TableMatch, *, review: bool = False) -> None:
        """Analyse `table`, a finished match, from the first person's viewpoint.

        With `review`, the first mistake is chosen as soon as it is found.
        """
        super().__init__(program)
        self.review = review
        self.table = table
        self.chairs = table.chairs
        self.decisions = len(table.match.decisions)
        self.lookers = table.persons or tuple(range(table.match.seats))
        self.watcher = self.lookers[0]
        self.open_cards = False
        self.asking = Asking(lambda: program.worker)
        self.pictures = Pictures(program.pictures)
        self.drawn = Drawn()
        self.chosen = -1
        self.analysis: Analysis
        self.telling: Telling
        self.small: SmallTable
        self.points: list[Point] = []
        self.turning: tuple[Turn, ...] = ()
        self.trials: tuple[int, ...] = ()
        self.ticks: list[tuple[int, int]] = []
        self._scanned = 0  # moments scanned for rounds
        self._rounds = False  # whether the game has any
        self._seen: tuple[int, bool, bool] = (-1, False, False)
        self._rested = 0.0
        self.turn_to(self.watcher, open_cards=False)

    # Viewpoint

    def turn_to(self, watcher: int, *, open_cards: bool) -> None:
        """Change the viewpoint; its cached results are there at once."""
        self.watcher, self.open_cards = watcher, open_cards
        self.analysis = kept_analysis(self.program, self.table, watcher, open_cards=open_cards)
        self.asking.turn_to(self.analysis)
        self.telling = Telling(self.analysis, self.table, self.texts)
        self.small = SmallTable(self.telling.pieces)
        self.drawn.catch_up()
        self._seen = (-1, False, False)
        self._take_in()

    def look_with(self, watcher: int) -> None:
        """Take another person's viewpoint."""
        self.turn_to(watcher, open_cards=self.open_cards)
        self.rebuild()

    def open_all(self, on: bool) -> None:  # noqa: FBT001 - a choice of two values hands it over
        """Switch between all cards open and what was known at the time."""
        self.turn_to(self.watcher, open_cards=on)
        self.rebuild()

    # Updates

    def update(self, seconds: float) -> None:
        """Take the answers, and ask on."""
        super().update(seconds)
        self._rested += seconds
        self.asking.update()
        self._scan()
        before = self._seen
        self._take_in()
        if self._seen[1:] != before[1:]:
            keep_losses(self.program.statistics, self.table, self.analysis)
            self.rebuild()
        self.small.step()
        self._tell_of_pictures()

    def shows_in(self) -> float:
        """Return the seconds until page, reasons or small table change by themselves."""
        if self._scanned < len(self.analysis.moments) or not self.small.whole:
            return 0.0
        return min(super().shows_in(), REST - self._rested if self._rested <= REST else NEVER)

    def works_in(self) -> float:
        """Keep updating until all questions are known."""
        return 0.0 if self.asking.unplanned else super().works_in()

    def _take_in(self) -> None:
        """Update what is shown."""
        analysis = self.analysis
        seen = (self.asking.version, analysis.planned, analysis.done)
        if seen == self._seen:
            return
        self.program.stir()
        self._seen = seen
        self.points = analysis.points()
        self.turning, self.trials = analysis.turns(), analysis.trials()
        if not 0 <= self.chosen < len(analysis.moments) and analysis.planned and analysis.own:
            self.choose(analysis.own[0])
        if self.review:
            self._review()

    def _review(self) -> None:
        """Choose the first mistake once there can be none before it, or say that there is none."""
        analysis = self.analysis
        for number in analysis.own if analysis.planned else ():
            judged = analysis.judged.get(number)
            if judged is None:
                return
            if judged.mark in GRAVE:
                self.review = False
                self.choose(number)
                return
        if analysis.done:
            self.review = False
            self.program.notice(self.program.words("result-review_none"), about="review")

    def _scan(self) -> None:
        """Find where rounds begin, a few moments per frame."""
        moments = self.analysis.moments
        for number in range(self._scanned, min(len(moments), self._scanned + TICKS_A_FRAME)):
            found = self.telling.round(number)
            if found and (not self.ticks or self.ticks[-1][1] != found):
                self.ticks.append((moments[number].begin, found))
                self._rounds = True
            self._scanned = number + 1
        if self.analysis.planned and self._scanned and not self.ticks:
            self.ticks = [(number - 1, number) for number in range(TENTH, self.decisions + 1, TENTH)]

    def left(self) -> None:
        """Cancel the AI requests while another scene is on the screen."""
        super().left()
        self.asking.leave()

    def closing(self) -> None:
        """Finish pending pictures."""
        self.pictures.close()

    # Content

    def build(self) -> None:
        """Put everything on the page."""
        lay_out(self)

    def language_changed(self) -> None:
        """Refresh all texts."""
        self.telling = Telling(self.analysis, self.table, self.texts)
        super().language_changed()

    @property
    def texts(self) -> Texts:
        """The game's texts in the current language."""
        return self.program.words.of(self.table.match.rules.id)

    @property
    def sides(self) -> tuple[int, ...]:
        """The first seat of each seat's side."""
        return self.analysis.sides

    @property
    def judged(self) -> dict[int, Judgement]:
        """The verdicts, by moment."""
        return self.analysis.judged

    @property
    def scale(self) -> str:
        """The unit of the ticks below the graph."""
        words = self.program.words
        return words("analysis-rounds" if self._rounds else "analysis-decisions")

    @property
    def known_moment(self) -> int:
        """The chosen moment, or -1: this viewpoint's analysis may not have come that far."""
        return self.chosen if self.chosen < len(self.analysis.moments) else -1

    def mover_of(self, number: int) -> int:
        """Return the seat whose moment it was."""
        return self.analysis.moments[number].mover

    def name_of(self, number: int) -> str:
        """Name a moment by its move number, as in the replay."""
        return self.program.words("analysis-decision", number=self.analysis.moments[number].begin + 1)

    def sentence(self, number: int, *, short: bool = False) -> str:
        """Word the decision at a moment; `short`: only its result."""
        return self.telling.done(number)[-1] if short else " ".join(self.telling.done(number))

    def chances_at(self, number: int) -> Chances | None:
        """Return everybody's chances before a moment."""
        return next((point.chances for point in self.points if point.moment == number), None)

    def mark_word(self, judged: Judgement) -> str:
        """Word a verdict."""
        return self.program.words(f"analysis-mark-{judged.mark}")

    def verdict_told(self, number: int) -> str:
        """Word the verdict with its numbers, or why there is none."""
        words, judged = self.program.words, self.judged.get(number)
        if judged is None:
            mine = self.mover_of(number) == self.watcher and self.analysis.moments[number].free
            return words("analysis-waiting") if mine else ""
        if judged.mark in ("settled", "unknown"):
            return words(f"analysis-why_not-{judged.mark}")
        word = self.mark_word(judged)
        spent = cost(judged, self.texts)
        if judged.mark in ("best", "good") or not spent:
            return word
        return words("analysis-lost", verdict=word, cost=spent)

    def better_told(self, number: int) -> str:
        """Word the better line, or one as good."""
        judged = self.judged.get(number)
        if judged is None or judged.mark in ("best", "settled", "unknown"):
            return ""
        key = "analysis-as_good" if judged.mark == "good" else "analysis-better"
        chances = {name: percent(getattr(judged, name), self.texts) for name in ("best", "played")}
        return self.program.words(key, move=self.telling.better(number), **chances)

    def reasons_told(self, number: int) -> str:
        """Word the reasons for the better line, once a moment is chosen for long enough."""
        judged = self.judged.get(number)
        if judged is None or judged.mark not in DOUBTFUL or self._rested < REST:
            return ""
        return " ".join(self.telling.why(number))

    # Actions

    def choose(self, number: int) -> None:
        """Choose another moment."""
        if number == self.chosen:
            return
        self.chosen = number
        self._rested = 0.0
        self.show_small()
        again = self.page.named("again")
        if again:
            again.enabled = self.may_try(number)
        row = self.page.named(f"row.{number}")
        pane = self.page.pane_of(row) if row else None
        if row and pane and pane.name == "list":
            pane.show(row)

    def show_small(self) -> None:
        """Paint the small table of the chosen moment, if there is room."""
        place = self.page.named("table")
        if place and 0 <= self.chosen < len(self.analysis.moments):
            self.small.show(partial(table_at, self.telling, self.chosen), place.rect.size)

    def may_try(self, number: int) -> bool:
        """Whether a moment can be retried: the viewer's own, with a choice and a verdict."""
        moments = self.analysis.moments
        if not 0 <= number < len(moments):
            return False
        return moments[number].mover == self.watcher and number in self.judged

    def open(self) -> None:
        """Show the table at the chosen moment."""
        if 0 <= self.chosen < len(self.analysis.moments):
            self.program.open(OpenMoment(self))

    def try_again(self, number: int) -> None:
        """Let the person retry a moment."""
        if self.may_try(number):
            self.choose(number)
            self.program.open(OpenPractice(self.analysis, self.telling, number))

    def try_chosen(self) -> None:
        """Let the person retry the chosen moment."""
        self.try_again(self.chosen)

    def watch(self) -> None:
        """Open the replay at the chosen move, with its decision marked."""
        moments = self.analysis.moments
        chosen = moments[self.chosen].begin + 1 if 0 <= self.chosen < len(moments) else 0
        self.program.open(OpenReplay(self.table, chosen))

    def save_picture(self) -> None:
        """Save the screen as a picture."""
        picture = pygame.Surface(self.program.size)
        self.backdrop(picture)
        self.drawn.catch_up()
        for widget in self.page.widgets:
            widget.draw(picture)
        self.pictures.save(picture, f"herotable-{self.table.match.rules.id}")

    def _tell_of_pictures(self) -> None:
        for one in self.pictures.poll():
            if isinstance(one, Notice):
                self.program.audio.play("refused")
                self.program.tell([one])
            else:
                self.program.audio.play("click")
                self.program.notice(self.program.words("analysis-saved", file=str(one)))

    def handle(self, event: pygame.event.Event) -> None:
        """Handle the scene's keys and digits, and everything that every menu handles."""
        plain = event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        acts: dict[str, Callable[[], None]] = {
            "analysis_save": self.save_picture,
            "analysis_watch": self.watch,
            "analysis_try": self.try_chosen,
            "analysis_open": partial(self.open_all, not self.open_cards),
        }
        act = acts.get(self.command(event, "analysis"))
        if act:
            act()
        elif plain and pygame.K_1 <= event.key < pygame.K_1 + len(self.trials):
            self.try_again(self.trials[event.key - pygame.K_1])
        else:
            super().handle(event)


def open_analysis(program: Program, request: OpenAnalysis) -> AnalysisScene:
    """Make the screen."""
    request.table.speak(program.words)
    return AnalysisScene(program, request.table, review=request.review)
