"""Caps of keys and of a controller's buttons, which the settings let people change."""

from __future__ import annotations

import pygame

from game.screens.widgets.button import Button
from game.table.art.frames import BUTTON_INK, panel
from game.table.art.palette import MIST, WARM
from game.table.art.text.text import fitted


class Cap(Button):
    """A cap with a name, or an empty socket."""

    set = False  # it has a name
    awaited = False  # its new one is awaited

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a cap with the name, or an empty socket without one."""
        if self.awaited:
            self.style = "primary"
        if self.set or self.awaited:
            super().draw(surface)
        elif self.enabled:
            surface.blit(panel(self.rect.size, "tray"), self.rect)
            colour = WARM if self.hovered or self.focused else MIST
            words = fitted(self.text, "text_italic", self._box, colour, round(self.rect.height * 0.42))
            surface.blit(words, words.get_rect(center=self.rect.center))

    @property
    def _box(self) -> tuple[int, int]:
        return self.rect.width - round(self.rect.height * 0.5), self.rect.height

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the name on the cap."""
        ink = BUTTON_INK[self.style]
        words = fitted(self.text, "sans_bold", self._box, ink, round(self.rect.height * 0.46), None)
        surface.blit(words, words.get_rect(center=self.rect.center))
