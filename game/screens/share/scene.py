"""The dialog "Share": a button for each way there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.menus.menu import Dialog
from game.screens.share.entries import entries
from game.screens.widgets.layout import Column, Made, Part
from game.screens.widgets.noted_button import NotedButton

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.screens.app.program import Program
    from game.screens.requests import OpenShare
    from game.screens.share.entries import Entry


class ShareScene(Dialog):
    """Closes before what was chosen begins."""

    def __init__(self, program: Program, wish: OpenShare) -> None:
        """Offer what there is of a match."""
        super().__init__(program)
        self.entries = entries(program, wish)
        self.first = self.entries[0].name

    def build(self) -> None:
        """Put the ways below each other, and the way back."""
        words = self.program.words
        tall, gap = (54.0, 8.0) if self.low else (72.0, 12.0)
        parts: list[Part] = [Made(self._button(one), tall) for one in self.entries]
        parts.append(self.push("back", words("menu-back"), self.back, tall=42.0 if self.low else 50.0))
        self.dialog(words("share-title"), Column(parts, gap), 620.0)

    def _button(self, entry: Entry) -> Callable[[pygame.Rect], NotedButton]:
        words = self.program.words
        text, note = words(f"share-{entry.name}"), words(f"share-{entry.name}_note")

        def act() -> None:
            self.program.audio.play("click")
            self.program.stack.pop()
            entry.act()

        return lambda place: NotedButton(entry.name, place, text, act, note=note)


def open_share(program: Program, request: OpenShare) -> ShareScene:
    """Make the screen."""
    return ShareScene(program, request)
