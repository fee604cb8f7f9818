"""Checks somebody's result of the daily deal: its match is played again, and the rivals are asked anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.worker.messages import Answer, Failed
from game.screens.daily.desk import desk_of
from game.screens.daily.table import table_of
from game.screens.daily.telling import told_result
from game.screens.menus.menu import Dialog
from game.screens.requests import OpenReplay
from game.screens.widgets.layout import Column, Made, Part, Prose, Row, Space
from game.screens.widgets.widget import Painted
from game.table.art.frames import bar
from game.table.art.palette import GILT, GOOD, MIST
from saves.daily.line import read_line
from saves.daily.proof import Proof
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    import pygame

    from game.screens.app.program import Program
    from game.screens.requests import OpenDailyCheck

WIDE: Final = 720.0  # units
ATTEMPTS: Final = 3  # of one question, if the AI process dies


class CheckScene(Dialog):
    """Lies over the page that asked; the AI process does the work."""

    first = "close"

    def __init__(self, program: Program, text: str) -> None:
        """Read the line at once; what takes long follows frame by frame."""
        super().__init__(program)
        self.proof: Proof | None = None
        self.refusal = ""  # why the result can't be true, or can't be checked
        self.proved = False
        self._worker = program.ai.worker
        self._ticket: int | None = None
        self._lost = 0
        try:
            self.proof = Proof(read_line(text, desk_of(program).today))
        except SaveError as error:
            self._refuse(error)

    def _refuse(self, error: SaveError) -> None:
        self.refusal = error.notice.sentence(self.program.words.texts)
        self.program.audio.play("refused")

    def build(self) -> None:
        """Put the result, progress and buttons on the plate."""
        words = self.program.words
        state = "refused" if self.refusal else "proved" if self.proved else "running"
        parts: list[Part] = []
        if self.proof is not None:
            claim = self.proof.claim
            parts.append(Prose(told_result(claim.deal, claim.match, words.texts), "sans_bold", 20.0, GILT))
            parts.append(Made(lambda place: Painted("progress", place, self._draw_bar), 10.0))
        told = self.refusal or words("daily-check_proved" if self.proved else "daily-check_running")
        parts.append(Prose(told, "sans", 20.0))
        if self.proved:
            parts.append(Prose(words("daily-check_limits"), "text_italic", 18.0, MIST))
        ways = [self.push("close", words("match-keys-close"), self.back, style="primary")]
        if self.proved:
            ways.insert(0, self.push("watch", words("daily-watch"), self._watch))
        buttons = Row([Space(), *ways], 16.0)
        self.dialog(words(f"daily-check_title_{state}"), Column([*parts, buttons], 16.0), WIDE)

    def _draw_bar(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        share = self.proof.share if self.proof else 0.0
        surface.blit(bar(place.size, GOOD, 1.0 if self.proved else share), place)

    def _watch(self) -> None:
        if self.proof is not None:
            program, claim = self.program, self.proof.claim
            table = table_of(program, claim.deal, claim.match)
            table.counts = False
            program.stack.pop()
            program.open(OpenReplay(table, foreign=True))

    # Time

    def update(self, seconds: float) -> None:
        """Ask the next rival, or compare what the last one said."""
        super().update(seconds)
        if self.proof is None or self.proved or self.refusal:
            return
        self._hear()
        if self._ticket is None and not self.refusal:
            self._ask(self.proof)

    def _ask(self, proof: Proof) -> None:
        asked = proof.next()
        if asked is None:
            self.proved = True
            self.program.audio.play("win", 0.7)
            self.rebuild()
        else:
            self._ticket = self._worker.ask(asked)

    def _hear(self) -> None:
        for report in self._worker.poll():
            if isinstance(report, Answer) and report.id == self._ticket and self.proof is not None:
                self._ticket, self._lost = None, 0
                self.program.stir()
                try:
                    self.proof.answer(report.result.action)
                except SaveError as error:
                    self._refuse(error)
                    self.rebuild()
            elif isinstance(report, Failed) and report.id == self._ticket:
                self._ticket, self._lost = None, self._lost + 1
                if self._lost >= ATTEMPTS:
                    self.refusal = self.program.words("daily-check_lost")
                    self.rebuild()

    def works_in(self) -> float:
        """Go on while anything is to be checked."""
        waits = self.proof is not None and not self.proved and not self.refusal
        return 0.01 if waits else super().works_in()

    def left(self) -> None:
        """Ask nothing more."""
        if self._ticket is not None:
            self._worker.cancel(self._ticket)
            self._ticket = None
        super().left()


def open_daily_check(program: Program, request: OpenDailyCheck) -> CheckScene:
    """Make the screen."""
    return CheckScene(program, request.text)
