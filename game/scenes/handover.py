"""The curtain between two people at one screen, so that nobody sees what another seat alone may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.menu import MenuScene
from game.scenes.widgets.widget import Picture
from game.table.art.cloth import curtain
from game.table.art.light import glow
from game.table.art.palette import FROST, MIST, SEAT_COLOURS
from game.table.art.seats import avatar
from game.table.art.text import fitted, metal_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.program import Program
    from game.scenes.seating import Chair

RISE: Final = 0.45  # seconds that the curtain takes to rise


class HandoverScene(MenuScene):
    """Covers everything until the person named presses; then the curtain rises and `looked` is called."""

    first = "look"

    def __init__(self, program: Program, chair: Chair, looked: Callable[[], None]) -> None:
        """Wait for whoever sits on `chair`. `looked` is called when the curtain begins to rise."""
        super().__init__(program)
        self.chair = chair
        self.looked = looked
        self.covers = True
        self.risen: float | None = None  # 0.0 to 1.0 of its way; None: it is closed

    def build(self) -> None:
        """Put sign, name, instruction and button on the curtain."""
        wide, high = self.room
        words = self.program.words
        middle = self.px(wide / 2)
        sign = min(190.0, high * 0.26)
        colour = SEAT_COLOURS[self.chair.colour]
        shine = glow((self.px(sign * 3.2), self.px(sign * 3.2)), colour, 130, 2.0)
        self.page.add(Picture(shine, center=(middle, self.px(high * 0.32))))
        picture = avatar(self.chair.name[:1].upper(), self.chair.colour, self.px(sign))
        self.page.add(Picture(picture, center=(middle, self.px(high * 0.32))))
        name = metal_text(self.chair.name, "title", self.px(54))
        most = self.px(wide - 80)
        if name.get_width() > most:
            name = pygame.transform.smoothscale_by(name, most / name.get_width())
        self.page.add(Picture(name, center=(middle, self.px(high * 0.55))))
        line = fitted(
            words("handover.pass_on", name=self.chair.name), "text_italic", (most, self.px(34)), FROST
        )
        self.page.add(Picture(line, center=(middle, self.px(high * 0.64))))
        self.page.add(
            self.button(
                "look",
                self.rect(wide / 2 - 170, high * 0.72, 340, 60),
                words("handover.look"),
                self.open,
                style="primary",
            )
        )
        keys = fitted(words("handover.keys"), "sans", (most, self.px(24)), MIST)
        self.page.add(Picture(keys, center=(middle, self.px(high * 0.72 + 86))))

    def open(self) -> None:
        """Let the curtain rise."""
        if self.risen is None:
            self.risen = 0.0
            self.covers = False
            self.program.audio.play("slide")
            self.looked()

    def back(self) -> None:
        """Stay: only looking leads on."""

    def update(self, seconds: float) -> None:
        """Raise the curtain once it was asked to; at the top it goes."""
        super().update(seconds)
        if self.risen is None:
            return
        liveliness = self.program.liveliness
        self.risen = self.risen + seconds * liveliness / RISE if liveliness else 1.0
        if self.risen >= 1.0 and self.program.top is self:
            self.program.pop()

    def draw(self, surface: pygame.Surface) -> None:
        """Show the curtain where it is."""
        if self.risen is None:
            super().draw(surface)
            return
        eased = min(1.0, self.risen) ** 2
        cloth = curtain(surface.get_size())
        surface.blit(cloth, (0, -round(surface.get_height() * eased)))

    def backdrop(self, surface: pygame.Surface) -> None:
        """Show the curtain closed."""
        surface.blit(curtain(surface.get_size()), (0, 0))
