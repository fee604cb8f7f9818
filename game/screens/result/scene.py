"""The end of a match, staged: the last points, the podium, the table of points, and what to do next."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.engine.match import Match
from game.engine.rng import SEED_LIMIT
from game.screens.analysis.asking import Asking
from game.screens.analysis.keeping import kept_analysis
from game.screens.analysis.words import Telling
from game.screens.games import says_of
from game.screens.match.game import seats_at, table_of
from game.screens.menus.menu import MenuScene
from game.screens.menus.unsaved import leave
from game.screens.replay.code import copy_code
from game.screens.requests import OpenAnalysis, OpenReplay, OpenStatistics
from game.screens.result.facts import best_moment, eyes_of, last_turn, mistakes
from game.screens.result.page import Laid, Way, lay_out
from game.screens.result.panels import Moment
from game.screens.result.shower import SECONDS, draw_shower
from game.screens.result.staging import Staging
from game.screens.result.stills import Stills
from game.screens.seating import TableMatch
from game.screens.statistics.counting import keep_losses
from game.table.contract import Setting
from game.table.layout.board import Board
from game.texts.texts import YOU

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis.analysis import Analysis
    from game.engine.options import Value
    from game.screens.app.program import Program
    from game.screens.requests import OpenResult
    from game.screens.result.facts import LastTurn
    from game.texts.texts import Texts

TENTHS: Final = 10  # steps in which the progress of the analysis is told
DIGITS: Final = (pygame.K_1, pygame.K_2, pygame.K_3)
SKIPPING: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)


class ResultScene(MenuScene):
    """Lies above the match scene, whose table can be viewed again."""

    context = "result"

    def __init__(self, program: Program, table: TableMatch) -> None:
        """Show the result of `table`, a finished match, and celebrate the winners."""
        super().__init__(program)
        self.table = table
        state = table.match.state
        self.places = state.places()
        self.view = state.view(eyes_of(table).seat)
        self.winners = [seat for seat, place in enumerate(self.places) if place == 1]
        self._cheered = not table.persons or any(seat in table.persons for seat in self.winners)
        self.first = "again" if self._cheered else "review"
        self.pieces = table_of(table.match.rules.id)
        self.seconds = 0.0  # of the golden rain
        self.staging: Staging | None = None
        self._stills = Stills()
        self.laid: Laid | None = None
        self.turn: LastTurn | None = None
        self.moment: Moment | None = None
        self.analysis: Analysis | None = None
        self.asking = Asking(lambda: program.worker)
        self._version = -1  # of the answers that were looked at
        self._told = (-1, False)  # tenths of the analysis, and whether it is done
        if len(table.persons) == 1:  # what one person knew is nothing for others before the same screen
            self.analysis = kept_analysis(program, table, table.persons[0], open_cards=False)
        program.audio.play("win" if self._cheered else "lose")

    # Words and figures

    @property
    def texts(self) -> Texts:
        """The game's texts in the current language."""
        return self.program.words.of(self.table.match.rules.id)

    def headline(self) -> str:
        """Word who has won, addressing the only person at the screen."""
        words, names = self.program.words, [self.table.addressed[seat] for seat in self.winners]
        others = words.texts.join(name for name in names if name != YOU)
        you = "yes" if YOU in names else "no"
        return words("result-won", you=you, count=len(names), names=others)

    def reason(self) -> str:
        """Word why they have won."""
        return says_of(self.table.match.rules.id).ending(self.view, self.table.addressed, self.texts)

    def scores(self) -> list[tuple[str, tuple[str, ...]]]:
        """Return the rows of the table of points."""
        return says_of(self.table.match.rules.id).scores(self.view, self.texts)

    def standing(self) -> tuple[str, tuple[int, ...]]:
        """Return what decided, and how much each seat has of it."""
        return says_of(self.table.match.rules.id).standing(self.view, self.texts)

    @property
    def tells_best(self) -> bool:
        """Whether there is a panel for the best moment: only for the one person at the screen."""
        return self.analysis is not None

    def pending(self) -> str:
        """Word why no best moment shows."""
        words, analysis = self.program.words, self.analysis
        if analysis is not None and analysis.done:
            return words("result-best-none")
        if not self.program.thinks:
            return words("result-best-asks")
        return words("result-best-looking", share=self._told[0] * 100 // TENTHS if self._told[0] > 0 else 0)

    def _find(self) -> None:
        """Bring the last turn and the best moment up to date, in the current language."""
        setting = Setting(seats_at(self.table), self.texts)
        self.turn = last_turn(self.table, self.pieces, setting, self.winners[0])
        analysis = self.analysis
        best = best_moment(analysis) if analysis is not None and analysis.done else None
        self.moment = None
        if analysis is None or best is None:
            return
        moment = analysis.moments[best.moment]
        told = Telling(analysis, self.table, self.texts)
        events = [
            event
            for number in range(moment.begin, moment.end)
            for event in self.table.match.steps(number)[0].events
        ]
        deed = self.pieces.deed(eyes_of(self.table).hear(events), setting)
        self.moment = Moment(
            best,
            told.done(best.moment)[-1],
            deed,
            analysis.points(),
            len(self.table.match.decisions),
            moment.begin + 1,
            analysis.watcher,
            len(set(analysis.sides)),
        )

    # Page

    def build(self) -> None:
        """Put everything on the page; the staging begins with the first one."""
        self._find()
        board = Board(self.program.size, self.program.settings.ui_scale / 100)
        self.laid = lay_out(self, board, self._large(), self._quiet())
        self._stills.clear()
        if self.staging is None:
            flights = len(self.laid.flights) if self.turn and self.turn.before != self.turn.after else 0
            still = self.program.settings.motion != "full"
            self.staging = Staging(self.laid.parts, flights, still=still)

    def _large(self) -> list[Way]:
        """Return the three ways to go on; the golden one is what is likely wanted."""
        words, count = self.program.words, len(self.table.match.decisions)
        gold = self.first

        def style(name: str) -> str:
            return "primary" if name == gold else "secondary"

        return [
            Way("again", words("result-again"), self.again, words("result-again_note"), style("again")),
            Way(
                "analysis",
                words("result-analyse"),
                self.analyse,
                words("result-analyse_note", count=count),
                style("analysis"),
            ),
            Way("review", words("result-review"), self.review, self._review_note(), style("review")),
        ]

    def _review_note(self) -> str:
        words, analysis = self.program.words, self.analysis
        if analysis is None or not analysis.done:
            return words("result-review_note")
        wrong, grave = mistakes(analysis)
        return words("result-review_count", mistakes=wrong, blunders=grave, all=wrong + grave)

    def _quiet(self) -> list[Way]:
        words = self.program.words
        return [
            Way("watch", words("replay-button"), self.watch),
            Way("look", words("result-look"), self.back),
            Way("statistics", words("statistics-button"), self.statistics),
            Way("title", words("result-title"), self.leave),
        ]

    def clicked(self, act: Callable[[], None]) -> Callable[[], None]:
        """Return an action with the sound of a button."""

        def go() -> None:
            self.program.audio.play("click")
            act()

        return go

    # Actions

    def again(self) -> None:
        """Rematch with the same people; the first seat moves to the last."""
        match = self.table.match
        chairs = (*self.table.chairs[1:], self.table.chairs[0])
        seed = secrets.randbelow(SEED_LIMIT)
        self.program.open_match(TableMatch(Match(match.rules, match.seats, seed, moved_on(match)), chairs))

    def analyse(self) -> None:
        """Open the analysis."""
        self.program.open(OpenAnalysis(self.table))

    def review(self) -> None:
        """Open the analysis at the first mistake, or say that there is none."""
        if self.analysis is not None and self.analysis.done and not any(mistakes(self.analysis)):
            self.program.notice(self.program.words("result-review_none"), about="review")
        else:
            self.program.open(OpenAnalysis(self.table, review=True))

    def watch(self) -> None:
        """Replay the match from the start."""
        self.program.open(OpenReplay(self.table))

    def watch_moment(self) -> None:
        """Open the replay at the best moment."""
        if self.moment is not None:
            self.clicked(partial(self.program.open, OpenReplay(self.table, self.moment.decision)))()

    def acts(self) -> dict[str, Callable[[], None]]:
        """Handle the keys for replay and match code."""
        return {
            "result_watch": self.watch,
            "result_copy": partial(copy_code, self.program, self.table),
        }

    def statistics(self) -> None:
        """Show the statistics of matches like this one."""
        self.program.open(OpenStatistics(self.table))

    def leave(self) -> None:
        """Go back to the title."""
        program = self.program
        leave(program, program.stack, lambda: program.home(program.stack[0]))

    def entered(self) -> None:
        """Look again at what is known: the analysis may have gone on meanwhile."""
        self._version = -1
        super().entered()

    def left(self) -> None:
        """Ask the computer players for nothing while another scene is on the screen."""
        super().left()
        self.asking.leave()

    # Events and time

    def handle(self, event: pygame.event.Event) -> None:
        """End the staging with any key or click; handle digits, and everything that every menu handles."""
        plain = event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if self.staging is not None and not self.staging.done and event.type in SKIPPING:
            self.staging.finish()
            self.program.stir()
        elif plain and event.key in DIGITS:
            self.clicked(self._large()[DIGITS.index(event.key)].act)()
        else:
            super().handle(event)

    def update(self, seconds: float) -> None:
        """Advance the staging and the golden rain, then look for the best moment."""
        super().update(seconds)
        if self._showering:
            self.seconds += seconds
        if self.staging is not None and not self.staging.done:
            before = self.staging.arrived
            self.staging.advance(seconds)
            if self.staging.arrived > before:
                self.program.audio.play("place", 0.6)
            self.program.stir()
        else:
            self._look_back()

    def _look_back(self) -> None:
        """Go on with the analysis, and show what it has found."""
        analysis = self.analysis
        if analysis is None or not self.program.thinks:
            return
        self.asking.turn_to(analysis)
        if self._told[1]:
            return
        self.asking.update()
        if self._version == self.asking.version:
            return
        self._version = self.asking.version
        told = (int(analysis.share * TENTHS), analysis.done)
        if told != self._told:
            self._told = told
            if told[1]:
                keep_losses(self.program.statistics, self.table, analysis)
            self.rebuild()

    def works_in(self) -> float:
        """Keep updating until all questions of the analysis are known."""
        waits = self.analysis is not None and self.program.thinks and not self.analysis.planned
        return 0.0 if waits else super().works_in()

    @property
    def _showering(self) -> bool:
        return bool(self._cheered and self.program.settings.motion == "full" and self.seconds < SECONDS)

    def shows_in(self) -> float:
        """Keep updating while something flies or gold falls."""
        moving = self._showering or (self.staging is not None and not self.staging.done)
        return 0.0 if moving else super().shows_in()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the picture, and golden rain for the winners."""
        super().backdrop(surface)
        if self._showering:
            draw_shower(surface, self.seconds, self.page.unit)

    def draw(self, surface: pygame.Surface) -> None:
        """Show background and page, or as much of it as has appeared."""
        if self.staging is None or self.laid is None or self.staging.done:
            super().draw(surface)
        else:
            self.backdrop(surface)
            self._stills.draw(surface, self.laid, self.staging, self.turn)


def moved_on(match: Match) -> dict[str, Value]:
    """Return the options of the rematch: everybody moves one seat on and keeps what they brought."""
    seats = [option.name for option in match.rules.options if option.kind == "seat"][: match.seats]
    chosen = dict(match.options)
    taken = [chosen[name] for name in seats]
    return chosen | dict(zip(seats, [*taken[1:], *taken[:1]], strict=True))


def open_result(program: Program, request: OpenResult) -> ResultScene:
    """Make the screen."""
    request.table.speak(program.words)
    return ResultScene(program, request.table)
