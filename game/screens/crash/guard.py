"""Catches every unhandled error: it becomes a report, a notice or a crash window.

Nothing is written from a state that may be corrupt. All decisions are on disk already; the match is read back
from there, to tell how far it is safe.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.engine.rng import SEED_LIMIT, Rng
from game.screens.crash.again import broke_lately, command, start_again
from game.screens.crash.asking import ask, ask_plainly, seen
from game.screens.crash.trouble import CONTINUE, TITLE, trouble_of
from game.screens.match.game import says_of
from game.screens.match.log.story import Story
from game.screens.match.table.viewpoint import Viewpoint
from saves.crash.report import on_crash, say, write_report
from saves.crash.report_match import NO_MATCH, MatchParts, match_parts
from saves.disk.files import is_there
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.screens.app.program import Program
    from game.screens.seating import TableMatch
    from game.texts.texts import Voice
    from saves.crash.log import RecentLines
    from saves.disk.folders import Folders

_log = logging.getLogger(__name__)


class Guard:
    """The guard of one program. `program` is None until there is one."""

    def __init__(self, folders: Folders, recent: RecentLines, words: Voice, language: str = "") -> None:
        """Start watching; `language` is the one from the command line."""
        self.folders = folders
        self.recent = recent
        self.words = words
        self.language = language
        self.program: Program | None = None
        on_crash(self.happened)

    def happened(self, error: BaseException) -> None:
        """Write a report and tell the person; after an error in another thread, the program goes on."""
        try:
            self._tell(error, self.report(error))
        except Exception as second:  # noqa: BLE001 - a missing sentence, say: then without our own words
            say(f"{type(second).__qualname__} while telling of it\n")
            ask_plainly(error)

    def _tell(self, error: BaseException, report: Path | None) -> None:
        told = self.words("window-crash", file=report) if report else self.words("window-crash_unwritten")
        if threading.current_thread() is not threading.main_thread():
            if self.program is not None:
                self.program.notice(told)
            return
        say(f"{told}\n")
        if seen():
            self._ask(error, report)

    def _ask(self, error: BaseException, report: Path | None) -> None:
        """Ask the person what to do, and do it."""
        again, match_file = broke_lately(), self.match_file()
        trouble = trouble_of(error, self.words, match_file, report, again=again)
        settings = self.program.settings if self.program else None
        chosen = ask(
            trouble,
            report,
            scale=settings.ui_scale / 100 if settings else 1.0,
            high_contrast=bool(settings and settings.high_contrast),
        )
        if chosen in {CONTINUE, TITLE}:
            self.let_go()
            start_again(command(match_file if chosen == CONTINUE else None, self.language))

    def match_file(self) -> Path | None:
        """The file of the current match, if it lies in the library."""
        table = self._table()
        path = self.folders.matches / table.file if table and table.file else None
        return path if path and is_there(path) else None

    def _table(self) -> TableMatch | None:
        tables = self.program.stack.tables if self.program else []
        return tables[-1] if tables else None

    def report(self, error: BaseException) -> Path | None:
        """Write the report; None if that fails."""
        file, table = self.match_file(), self._table()
        parts = match_parts(file, Rng(secrets.randbelow(SEED_LIMIT)), self.course) if file else NO_MATCH
        if table is not None and not table.match.over:
            parts = MatchParts(parts.files, parts.told, running=True)
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        driver = pygame.display.get_driver() if pygame.display.get_init() else ""
        try:
            return write_report(
                self.folders.reports,
                error,
                datetime.now(UTC),
                lines=list(self.recent.lines),
                settings=self.program.settings if self.program else None,
                match=parts,
                more={"SDL": sdl, "Screen": driver},
            )
        except SaveError:
            return None

    def course(self, match: Match, seats: tuple[int, ...]) -> list[str]:
        """Word a match's events as far as all of `seats` may know them; players are numbered."""
        viewpoint = Viewpoint(seats[0], seats if len(seats) > 1 else ())
        names = [str(seat) for seat in range(1, match.seats + 1)]
        lines = Story(match, says_of(match.rules.id), names).lines(viewpoint, self.words.of(match.rules.id))
        return [f"{line.decision + 1}. {line.text}" for line in lines if line.text]

    def let_go(self) -> None:
        """Release what a restarted program needs, even if other things are broken."""
        program = self.program
        if program is None:
            return
        givings: list[Callable[[], object]] = [
            program.ai.end,
            program.library.close,
            program.stores.close,
            program.statistics.close,
            program.audio.close,
            pygame.display.quit,
        ]
        for give in givings:
            try:
                give()
            except Exception as second:  # noqa: BLE001 - what broke may break here, too
                _log.warning("%s while giving up what the program had", type(second).__qualname__)
