"""The analysis after the game: the curve of chances, verdicts on one's own decisions, moments to try again.

What is computed is `ai.analysis`'s matter, and is asked of the thinking process a few questions ahead; what
was answered is kept as long as the program runs.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ai.analysis import Analysis
from ai.judging import DOUBTFUL
from game.scenes.analysis.asking import Asking
from game.scenes.analysis.chart import Drawn
from game.scenes.analysis.page import lay_out
from game.scenes.analysis.practice import PracticeScene
from game.scenes.analysis.saving import Pictures
from game.scenes.analysis.sight import SmallTable, table_at
from game.scenes.analysis.signs import cost, percent
from game.scenes.analysis.table import TableScene
from game.scenes.analysis.words import Telling
from game.scenes.menu import MenuScene
from game.scenes.statistics.counting import keep_losses
from game.table.motion import NEVER
from saves.notices import Notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.judging import Chances, Judgement, Point, Turn
    from game.scenes.program import Program
    from game.scenes.seating import TableMatch
    from game.texts.texts import Texts

KEPT: Final = 3  # matches whose analyses a program keeps: a long one takes 7 MB
REST: Final = 0.25  # seconds that a moment is chosen before its reasons are looked for
TICKS_A_FRAME: Final = 8  # moments whose rounds are found out in a frame
TENTH: Final = 10  # decisions between two marks in a game without rounds


class AnalysisScene(MenuScene):
    """Lies above the result, or above the list of matches."""

    first = "curve"

    def __init__(self, program: Program, table: TableMatch) -> None:
        """Look back at `table`, which has ended, with the eyes of the first person."""
        super().__init__(program)
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
        self._scanned = 0  # moments whose rounds are known
        self._rounds = False  # whether the game has any
        self._seen: tuple[int, bool, bool] = (-1, False, False)
        self._rested = 0.0
        self.turn_to(self.watcher, open_cards=False)

    # Whose eyes

    def turn_to(self, watcher: int, *, open_cards: bool) -> None:
        """Look with other eyes; what has been computed for them is there at once."""
        self.watcher, self.open_cards = watcher, open_cards
        self.analysis = kept_analysis(self.program, self.table, watcher, open_cards=open_cards)
        self.asking.turn_to(self.analysis)
        self.telling = Telling(self.analysis, self.table, self.texts)
        self.small = SmallTable(self.telling.pieces)
        self.drawn.catch_up()
        self._seen = (-1, False, False)
        self._take_in()

    def look_with(self, watcher: int) -> None:
        """Look with the eyes of another person."""
        self.turn_to(watcher, open_cards=self.open_cards)
        self.rebuild()

    def open_all(self, on: bool) -> None:  # noqa: FBT001 - a choice of two values hands it over
        """Open all cards, or look with what was known at the time."""
        self.turn_to(self.watcher, open_cards=on)
        self.rebuild()

    # Time

    def update(self, seconds: float) -> None:
        """Take what was answered, and ask on."""
        super().update(seconds)
        self._rested += seconds
        self.asking.update()
        self._scan()
        before = self._seen
        self._take_in()
        if self._seen[1:] != before[1:]:
            keep_losses(self.program, self.table, self.analysis)
            self.rebuild()
        self.small.step()
        self._tell_of_pictures()

    def shows_in(self) -> float:
        """Return in how many seconds page, reasons or small table look different by themselves."""
        if self._scanned < len(self.analysis.moments) or not self.small.whole:
            return 0.0
        return min(super().shows_in(), REST - self._rested if self._rested <= REST else NEVER)

    def works_in(self) -> float:
        """Go on at once until it is known what there is to ask."""
        return 0.0 if self.asking.unplanned else super().works_in()

    def _take_in(self) -> None:
        """Bring what is shown in step with what is known."""
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

    def _scan(self) -> None:
        """Find out when rounds began, a few moments a frame."""
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
        """Let nobody think while something else is on the screen."""
        super().left()
        self.asking.leave()

    def closing(self) -> None:
        """Finish the pictures that are being written."""
        self.pictures.close()

    # What is shown

    def build(self) -> None:
        """Put everything on the page."""
        lay_out(self)

    def language_changed(self) -> None:
        """Word everything anew."""
        self.telling = Telling(self.analysis, self.table, self.texts)
        super().language_changed()

    @property
    def texts(self) -> Texts:
        """The game's texts in the language spoken."""
        return self.program.words.of(self.table.match.rules.id)

    @property
    def sides(self) -> tuple[int, ...]:
        """For each seat the first seat of its side."""
        return self.analysis.sides

    @property
    def judged(self) -> dict[int, Judgement]:
        """The verdicts, by moment."""
        return self.analysis.judged

    @property
    def scale(self) -> str:
        """What the marks below the curve count."""
        words = self.program.words
        return words("analysis-rounds" if self._rounds else "analysis-decisions")

    @property
    def known_moment(self) -> int:
        """The chosen moment, or -1: other eyes may not have come as far in the match yet."""
        return self.chosen if self.chosen < len(self.analysis.moments) else -1

    def mover_of(self, number: int) -> int:
        """Tell whose moment it was."""
        return self.analysis.moments[number].mover

    def name_of(self, number: int) -> str:
        """Name a moment by the number of its move, as the replay does."""
        return self.program.words("analysis-decision", number=self.analysis.moments[number].begin + 1)

    def sentence(self, number: int, *, short: bool = False) -> str:
        """Say what was done at a moment; in `short` only what it came to."""
        return self.telling.done(number)[-1] if short else " ".join(self.telling.done(number))

    def chances_at(self, number: int) -> Chances | None:
        """Tell how everybody stood before a moment."""
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
        """Word what would have been better, or as good."""
        judged = self.judged.get(number)
        if judged is None or judged.mark in ("best", "settled", "unknown"):
            return ""
        key = "analysis-as_good" if judged.mark == "good" else "analysis-better"
        chances = {name: percent(getattr(judged, name), self.texts) for name in ("best", "played")}
        return self.program.words(key, move=self.telling.better(number), **chances)

    def reasons_told(self, number: int) -> str:
        """Word the reasons for the better, once a moment was chosen for long enough."""
        judged = self.judged.get(number)
        if judged is None or judged.mark not in DOUBTFUL or self._rested < REST:
            return ""
        return " ".join(self.telling.why(number))

    # What a person does

    def choose(self, number: int) -> None:
        """Let another moment be the chosen one."""
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
        """Paint the table of the chosen moment where there is a place for it."""
        place = self.page.named("table")
        if place and 0 <= self.chosen < len(self.analysis.moments):
            self.small.show(table_at(self.telling, self.chosen), place.rect.size)

    def may_try(self, number: int) -> bool:
        """Whether a moment can be tried again: one's own with a choice, once judged."""
        moments = self.analysis.moments
        if not 0 <= number < len(moments):
            return False
        return moments[number].mover == self.watcher and number in self.judged

    def open(self) -> None:
        """Show the table at the chosen moment."""
        if 0 <= self.chosen < len(self.analysis.moments):
            self.program.push(TableScene(self.program, self))

    def try_again(self, number: int) -> None:
        """Let the person decide once more at a moment."""
        if self.may_try(number):
            self.choose(number)
            self.program.push(PracticeScene(self.program, self.analysis, self.telling, number))

    def try_chosen(self) -> None:
        """Let the person decide once more at the chosen moment."""
        self.try_again(self.chosen)

    def watch(self) -> None:
        """Go through the match from the chosen move on: what was done lies there, marked."""
        moments = self.analysis.moments
        chosen = moments[self.chosen].begin + 1 if 0 <= self.chosen < len(moments) else 0
        self.program.show_replay(self.table, chosen)

    def save_picture(self) -> None:
        """Write what is on the screen as a picture."""
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
        """Answer its own keys and digits besides what every menu answers."""
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


def kept_analysis(program: Program, table: TableMatch, watcher: int, *, open_cards: bool) -> Analysis:
    """Return the analysis of a match for these eyes: the one that was begun before, if it is still there."""
    text = table.match.to_text()
    kept = program.analyses[text] = program.analyses.pop(text, {})
    while len(program.analyses) > KEPT:
        program.analyses.pop(next(iter(program.analyses)))
    eyes = (watcher, open_cards)
    found = kept.get(eyes)
    if found is None or found.match.to_text() != text:  # its match has been taken back and played on
        found = kept[eyes] = Analysis(table.match, watcher, open_cards=open_cards)
    return found
