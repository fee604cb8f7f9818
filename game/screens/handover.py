"""The curtain between two people at one screen, so that nobody sees another seat's hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.menus.menu import MenuScene
from game.screens.widgets.layout import Column, Inset, Line, Metal, Shown, Space, Stack
from game.table.art.paint.cloth import curtain
from game.table.art.paint.light import glow
from game.table.art.palette import MIST, SEAT_COLOURS
from game.table.art.seats import avatar
from game.table.layout.boxes import Share

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.requests import OpenHandover
    from game.screens.seating import Chair

RISE: Final = 0.45  # seconds that the curtain takes to rise


class HandoverScene(MenuScene):
    """Covers everything until the named person presses; then the curtain rises and `looked` is called."""

    first = "look"

    def __init__(self, program: Program, chair: Chair, looked: Callable[[], None]) -> None:
        """Wait for the person on `chair`. `looked` is called when the curtain begins to rise."""
        super().__init__(program)
        self.chair = chair
        self.looked = looked
        self.covers = True
        self.risen: float | None = None  # progress, 0.0 to 1.0; None: closed

    def build(self) -> None:
        """Put sign, name, instruction and button on the curtain."""
        words, name = self.program.words, self.chair.name
        keys = {
            name: self.program.keys.leading(key, words)
            for name, key in (("enter", "Enter"), ("space", "Space"))
        }
        sign, size, button = (96.0, 38.0, 50.0) if self.low else (190.0, 54.0, 60.0)
        shine = glow((self.px(sign * 3.2),) * 2, SEAT_COLOURS[self.chair.colour], 130, 2.0)
        picture = avatar(self.chair.sign, self.chair.colour, self.px(sign))
        parts = [
            Stack([Shown(shine), Shown(picture)]),
            Metal(name, size),
            Line(words("handover-pass_on", name=name), "text_italic", 26.0, at="center"),
            self.push("look", words("handover-look"), self.open, style="primary", tall=button, wide=340.0),
            Line(words("handover-keys", **keys), "sans", 18.0, MIST, "center"),
        ]
        middle = Column(parts, 12.0, [sign, *[None] * 4])
        self.lay(Inset(Column([Space(), middle, Space()], 0.0, [Share(1.0), None, Share(1.5)]), 30.0, 24.0))

    def open(self) -> None:
        """Raise the curtain."""
        if self.risen is None:
            self.risen = 0.0
            self.covers = False
            self.program.audio.play("slide")
            self.looked()

    def back(self) -> None:
        """Do nothing: the only way is to look."""

    def update(self, seconds: float) -> None:
        """Animate the curtain; at the top, close the scene."""
        super().update(seconds)
        if self.risen is None:
            return
        liveliness = self.program.liveliness
        self.risen = self.risen + seconds * liveliness / RISE if liveliness else 1.0
        if self.risen >= 1.0 and self.program.stack.top is self:
            self.program.stack.pop()

    def shows_in(self) -> float:
        """Keep updating while the curtain rises."""
        return super().shows_in() if self.risen is None else 0.0

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the curtain at its current height."""
        if self.risen is None:
            super().draw(surface)
            return
        eased = min(1.0, self.risen) ** 2
        cloth = curtain(surface.get_size())
        surface.blit(cloth, (0, -round(surface.get_height() * eased)))

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the closed curtain."""
        surface.blit(curtain(surface.get_size()), (0, 0))


def open_handover(program: Program, request: OpenHandover) -> HandoverScene:
    """Make the screen."""
    return HandoverScene(program, request.chair, request.looked)
