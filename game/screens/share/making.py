"""The dialog that shows how far it is with what is made, and can stop it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.menus.menu import Dialog
from game.screens.widgets.layout import Column, Made
from game.screens.widgets.widget import Painted
from game.table.art.paint.shapes import gradient, rounded, tinted
from game.table.art.palette import FROST, GOLD
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.requests import OpenMaking
    from game.share.job import ShareJob

LOOKING: Final = 0.1  # seconds between two looks at how far it is
HUNDRED: Final = 100


class MakingScene(Dialog):
    """Closes when the file is made, or can't be; a notice tells then."""

    first = "cancel"

    def __init__(self, program: Program, job: ShareJob, heading: str) -> None:
        """Show how far `job` is; `heading` is the key of what is made."""
        super().__init__(program)
        self.job = job
        self._heading = heading
        self._shown = -1

    @property
    def percent(self) -> int:
        """How much is done."""
        return round(HUNDRED * self.job.share)

    def build(self) -> None:
        """Put the bar above the button."""
        words = self.program.words
        bar = Made(lambda place: Painted("bar", place, self._draw), 34.0)
        cancel = self.push("cancel", words("menu-cancel"), self.back)
        self.dialog(words(self._heading), Column([bar, cancel], 22.0), 520.0)

    def _draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        radius = rect.height // 2
        surface.blit(tinted(rounded(rect.size, radius), (4, 7, 22), 200), rect)
        done = max(rect.height, round(rect.width * self.job.share))
        bar = rounded((done, rect.height), radius).copy()
        bar.blit(gradient(bar.get_size(), GOLD), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        bar.set_alpha(170)
        surface.blit(bar, rect)
        texts = self.program.words.texts
        text = texts("analysis-percent", number=texts.number(self.percent))
        line = fitted(text, "sans_bold", rect.size, FROST, round(rect.height * 0.62))
        surface.blit(line, line.get_rect(center=rect.center))

    def update(self, seconds: float) -> None:
        """Show how far it is; close when it has ended."""
        super().update(seconds)
        if self.job.ended and self.program.stack.top is self:
            self.program.stack.pop()
        elif self._shown != self.percent:
            self._shown = self.percent
            self.program.stir()

    def works_in(self) -> float:
        """Look now and then."""
        return LOOKING

    def back(self) -> None:
        """Stop: nothing is written."""
        self.job.cancel()
        self.program.stack.pop()

    def gone(self) -> None:
        """Stop what nobody waits for any more."""
        self.job.cancel()
        super().gone()


def open_making(program: Program, request: OpenMaking) -> MakingScene:
    """Make the screen."""
    return MakingScene(program, request.job, request.heading)
