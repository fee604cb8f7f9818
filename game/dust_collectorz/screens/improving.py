"""Lets a computer player improve a deck while the person watches and may stop it at any time."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from game.dust_collectorz.decks.improver import Improver
from game.dust_collectorz.screens.part import texts_of
from game.engine.rng import SEED_LIMIT
from game.screens.menus.menu import Dialog
from game.screens.widgets.layout import Column, Made, Prose, Row
from game.screens.widgets.widget import Painted
from game.table.art.frames import bar
from game.table.art.palette import FROST, GILT, GOOD
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    import pygame

    from game.dust_collectorz.screens.requests import OpenImproving
    from game.screens.app.program import Program

STEPS: Final = 6  # per frame: together less than half of its time


class ImprovingScene(Dialog):
    """A dialog with a progress bar; at the end the person keeps or discards the new deck."""

    first = "take"

    def __init__(
        self,
        program: Program,
        deck: Sequence[int],
        pinned: Sequence[int],
        taken: Callable[[tuple[int, ...]], None],
    ) -> None:
        """Improve `deck`, which is legal; `taken` is called with the new one if the person keeps it."""
        super().__init__(program)
        self.improver = Improver(deck, pinned, secrets.randbelow(SEED_LIMIT))
        self.taken = taken

    def build(self) -> None:
        """Put heading, words, progress and buttons in the middle."""
        texts = texts_of(self.program)
        about = Prose(texts("builder-improving-about"), "text", 20.0, at="midtop")
        progress = Made(lambda place: Painted("progress", place, self._paint), 66.0)
        stop = self.push("stop", texts("builder-improving-drop"), self.back)
        take = self.push("take", texts("builder-improving-take"), self.take, style="primary")
        self.dialog(
            texts("builder-improving-heading"), Column([about, progress, Row([stop, take], 16.0)], 18.0)
        )

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the progress, and the deck's strength."""
        done = self.improver.done
        line = bar(
            (rect.width, self.px(20)), GOOD if done else GILT, round(self.improver.progress * 200) / 200
        )
        surface.blit(line, rect.topleft)
        words = self._told()
        box = (rect.width, self.px(30))
        told = fitted(words, "sans_medium", box, GOOD if done else FROST, self.px(19))
        surface.blit(told, told.get_rect(center=(rect.centerx, rect.bottom - self.px(16))))

    def _told(self) -> str:
        improver, texts = self.improver, texts_of(self.program)
        if improver.done and not improver.changed:
            return texts("builder-improving-nothing")
        facts = {"number": improver.changed, "won": improver.won, "played": improver.played}
        return texts("builder-improving-trials", **facts)

    def update(self, seconds: float) -> None:
        """Do a bit more."""
        super().update(seconds)
        for _ in range(STEPS):
            self.improver.step()

    def shows_in(self) -> float:
        """Keep updating until it is done."""
        return super().shows_in() if self.improver.done else 0.0

    def take(self) -> None:
        """Keep the deck as it is now."""
        self.program.stack.pop()
        self.taken(tuple(sorted(self.improver.deck)))


def open_improving(program: Program, request: OpenImproving) -> ImprovingScene:
    """Make the screen."""
    return ImprovingScene(program, request.deck, request.pinned, request.taken)
