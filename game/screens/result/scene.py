"""The end of a match, staged: the last points, the podium, the table of points, and what to do next."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.engine.match import Match
from game.engine.rng import SEED_LIMIT
from game.screens.challenges.desk import desk_of
from game.screens.challenges.table import table_of
from game.screens.challenges.telling import told_news
from game.screens.menus.menu import MenuScene
from game.screens.menus.unsaved import leave
from game.screens.new_game.draft import up_to_date
from game.screens.replay.code import copy_code, copy_line
from game.screens.replay.viewpoints import ways_to_watch
from game.screens.requests import OpenAnalysis, OpenLuck, OpenReplay, OpenShare, OpenStatistics
from game.screens.result.looking_back import LookingBack
from game.screens.result.page import Laid, Way, Ways, lay_out
from game.screens.result.shower import SECONDS, draw_shower
from game.screens.result.staging import Staging
from game.screens.result.stills import Stills
from game.screens.result.summary import Summary
from game.screens.seating import TableMatch
from game.table.layout.board import Board
from saves.challenges.proof import challenge_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.options import Value
    from game.screens.app.program import Program
from game.screens.requests import OpenResult

DIGITS: Final = (pygame.K_1, pygame.K_2, pygame.K_3)
SKIPPING: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)


class ResultScene(MenuScene):
    """Lies above the match scene, whose table can be viewed again."""

    context = "result"

    def __init__(self, program: Program, table: TableMatch, line: str = "", *, staged: bool = True) -> None:
        """Show the result of `table`, a finished match, and celebrate the winners; offer to copy `line`."""
        super().__init__(program)
        self.table = table
        self._line = line
        self._staged = staged
        self.summary = Summary(table, program.words)
        self.looking_back = LookingBack(program, table)
        self._feats = desk_of(program)
        self._challenge = challenge_of(table.match, table.saved().players)
        self.first = "again" if self.summary.ours else "review"
        self.staging: Staging | None = None
        self.laid: Laid | None = None
        self._showered = 0.0 if staged else SECONDS  # seconds of the golden rain
        self._stills = Stills()
        if staged:
            program.audio.play("win" if self.summary.ours else "lose")

    # Page

    def build(self) -> None:
        """Put everything on the page; the staging begins with the first one."""
        self.summary.update(self.looking_back.analysis)
        self.summary.feats = self._news()
        board = Board(self.program.size, self.program.settings.ui_scale / 100)
        ways = Ways(self._clicked(self._large()), self._clicked(self._quiet()), self._watch_moment)
        pending = None if self.looking_back.analysis is None else self.looking_back.pending()
        self.laid = lay_out(self.page, board, self.summary, ways, pending)
        self._stills.clear()
        if self.staging is None:
            turn = self.summary.turn
            flights = len(self.laid.flights) if turn and turn.before != turn.after else 0
            still = not self._staged or self.program.settings.motion != "full"
            self.staging = Staging(self.laid.parts, flights, still=still)

    def _news(self) -> list[str]:
        """Word new stars and achievements; a daily try is in no library."""
        news = None if self._line else self._feats.news(self.table)
        return [] if news is None else told_news(news, self.program.words)

    def _large(self) -> list[Way]:
        """Return the three ways to go on; the golden one is what is likely wanted."""
        words, count = self.program.words, len(self.table.match.decisions)
        gold = self.first

        def style(name: str) -> str:
            return "primary" if name == gold else "secondary"

        new = self._challenge is None
        act, note = (self._again, "result-again_note") if new else (self._retry, "result-again_challenge")
        return [
            Way("again", words("result-again"), act, words(note), style("again")),
            Way(
                "analysis",
                words("result-analyse"),
                self._analyse,
                words("result-analyse_note", count=count),
                style("analysis"),
            ),
            Way("review", words("result-review"), self._review, self._review_note(), style("review")),
        ]

    def _review_note(self) -> str:
        words, counted = self.program.words, self.looking_back.mistakes()
        if counted is None:
            return words("result-review_note")
        wrong, grave = counted
        return words("result-review_count", mistakes=wrong, blunders=grave, all=wrong + grave)

    def _quiet(self) -> list[Way]:
        words = self.program.words
        proof = [Way("line", words("daily-copy"), partial(copy_line, self.program, self._line))]
        return [
            *(proof if self._line else []),
            Way("luck", words("luck-button"), self._weigh),
            Way("watch", words("replay-button"), self._watch),
            Way("look", words("result-look"), self.back),
            Way("share", words("result-share"), self._share),
            Way("statistics", words("statistics-button"), self._statistics),
            Way("title", words("result-title"), self._leave),
        ]

    def _clicked(self, ways: list[Way]) -> list[Way]:
        """Return ways with the sound of a button."""
        return [way._replace(act=partial(self._press, way.act)) for way in ways]

    def _press(self, act: Callable[[], None]) -> None:
        self.program.audio.play("click")
        act()

    # Actions

    def _again(self) -> None:
        """Rematch with the same people; the first seat moves to the last."""
        match, program = self.table.match, self.program
        first, *others = up_to_date(
            self.table, program.settings.name, lambda: program.statistics.played, program.words
        )
        seed = secrets.randbelow(SEED_LIMIT)
        again = Match(match.rules, match.seats, seed, moved_on(match))
        program.open_match(TableMatch(again, (*others, first)))

    def _retry(self) -> None:
        """Deal the challenge once more."""
        if self._challenge is not None:
            self.program.open_match(table_of(self.program, self.table.match.rules.id, self._challenge))

    def _analyse(self) -> None:
        """Open the analysis."""
        self.program.open(OpenAnalysis(self.table))

    def _weigh(self) -> None:
        """Show what luck and skill made of the match."""
        self.program.open(OpenLuck(self.table))

    def _review(self) -> None:
        """Open the analysis at the first mistake, or say that there is none."""
        counted = self.looking_back.mistakes()
        if counted is not None and not any(counted):
            self.program.notice(self.program.words("result-review_none"), about="review")
        else:
            self.program.open(OpenAnalysis(self.table, review=True))

    def _watch(self) -> None:
        """Replay the match from the start."""
        self.program.open(OpenReplay(self.table))

    def _watch_moment(self) -> None:
        """Open the replay at the best moment."""
        moment = self.summary.moment
        if moment is not None:
            self._press(partial(self.program.open, OpenReplay(self.table, moment.decision)))

    def acts(self) -> dict[str, Callable[[], None]]:
        """Handle the keys for replay and match code."""
        return {
            "result_watch": self._watch,
            "result_copy": partial(copy_code, self.program, self.table),
        }

    def _share(self) -> None:
        """Offer to share the result or the match."""
        table = self.table
        viewpoints = tuple(way.viewpoint for way in ways_to_watch(table) if not way.open)
        count = len(table.match.decisions)
        self.program.open(OpenShare(table, count, viewpoints, self.looking_back.analysis))

    def _statistics(self) -> None:
        """Show the statistics of matches like this one."""
        self.program.open(OpenStatistics(self.table))

    def _leave(self) -> None:
        """Go back to the title."""
        program = self.program
        leave(program, program.stack.scenes, lambda: program.stack.home(program.stack.scenes[0]))

    def entered(self) -> None:
        """Look again at what is known: the analysis may have gone on meanwhile."""
        self.looking_back.look_again()
        super().entered()

    def left(self) -> None:
        """Ask the computer players for nothing while another scene is on the screen."""
        super().left()
        self.looking_back.leave()

    # Events and time

    def handle(self, event: pygame.event.Event) -> None:
        """End the staging with any key or click; handle digits, and everything that every menu handles."""
        plain = event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if self.staging is not None and not self.staging.done and event.type in SKIPPING:
            self.staging.finish()
            self.program.stir()
        elif plain and event.key in DIGITS:
            self._press(self._large()[DIGITS.index(event.key)].act)
        else:
            super().handle(event)

    def update(self, seconds: float) -> None:
        """Advance the staging and the golden rain, then look for the best moment."""
        super().update(seconds)
        if self._showering:
            self._showered += seconds
        if self.staging is not None and not self.staging.done:
            before = self.staging.arrived
            self.staging.advance(seconds)
            if self.staging.arrived > before:
                self.program.audio.play("place", 0.6)
            self.program.stir()
        elif self.looking_back.update():
            self.rebuild()

    def works_in(self) -> float:
        """Keep updating until all questions of the analysis are known."""
        return 0.0 if self.looking_back.waits else super().works_in()

    @property
    def _showering(self) -> bool:
        return self.summary.ours and self.program.settings.motion == "full" and self._showered < SECONDS

    def shows_in(self) -> float:
        """Keep updating while something flies or gold falls."""
        moving = self._showering or (self.staging is not None and not self.staging.done)
        return 0.0 if moving else super().shows_in()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the picture, and golden rain for the winners."""
        super().backdrop(surface)
        if self._showering:
            draw_shower(surface, self._showered, self.page.unit)

    def draw(self, surface: pygame.Surface) -> None:
        """Show background and page, or as much of it as has appeared."""
        if self.staging is None or self.laid is None or self.staging.done:
            super().draw(surface)
        else:
            self.backdrop(surface)
            self._stills.draw(surface, self.laid, self.staging, self.summary.turn)


def moved_on(match: Match) -> dict[str, Value]:
    """Return the options of the rematch: everybody moves one seat on and keeps what they brought."""
    seats = [option.name for option in match.rules.options if option.kind == "seat"][: match.seats]
    chosen = dict(match.options)
    taken = [chosen[name] for name in seats]
    return chosen | dict(zip(seats, [*taken[1:], *taken[:1]], strict=True))


def open_result(program: Program, request: OpenResult) -> ResultScene:
    """Make the screen."""
    request.table.speak(program.words)
    return ResultScene(program, request.table, request.line, staged=request.staged)
