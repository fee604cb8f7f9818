"""The curtain between two people at one screen, so that nobody sees another seat's hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.menu import LOW, MenuScene
from game.scenes.widgets.widget import Picture
from game.table.art.cloth import curtain
from game.table.art.light import glow
from game.table.art.palette import FROST, MIST, SEAT_COLOURS
from game.table.art.seats import avatar
from game.table.art.text import fitted, metal_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.program import Program
    from game.scenes.requests import OpenHandover
    from game.scenes.seating import Chair

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
        wide, high = self.room
        words = self.program.words
        low = high < LOW
        middle, most = self.px(wide / 2), self.px(wide - 60)
        sign, type_size, button = (96.0, 38, 50.0) if low else (190.0, 54, 60.0)
        y = max(24.0, high * (0.09 if low else 0.20))
        shine = glow((self.px(sign * 3.2),) * 2, SEAT_COLOURS[self.chair.colour], 130, 2.0)
        picture = avatar(self.chair.sign, self.chair.colour, self.px(sign))
        for piece in (shine, picture):
            self.page.add(Picture(piece, center=(middle, self.px(y + sign / 2))))
        name = metal_text(self.chair.name, "title", self.px(type_size))
        if name.get_width() > most:
            name = pygame.transform.smoothscale_by(name, most / name.get_width())
        y += sign + type_size * 0.8
        self.page.add(Picture(name, center=(middle, self.px(y))))
        y += type_size * 0.75 + 16
        line = fitted(
            words("handover-pass_on", name=self.chair.name), "text_italic", (most, self.px(34)), FROST
        )
        self.page.add(Picture(line, center=(middle, self.px(y))))
        y += 42
        place = self.rect(wide / 2 - 170, y, 340, button)
        self.page.add(self.button("look", place, words("handover-look"), self.open, style="primary"))
        keys = fitted(words("handover-keys"), "sans", (most, self.px(24)), MIST)
        self.page.add(Picture(keys, center=(middle, self.px(y + button + 24))))

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
        if self.risen >= 1.0 and self.program.top is self:
            self.program.pop()

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
