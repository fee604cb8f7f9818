"""What a match offers to press, and the tools: buttons with a sign and a word."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.screens.menus.tool_signs import sign_of
from game.screens.widgets.button import Button
from game.table.art.frames import BUTTON_INK, DISABLED_INK
from game.table.art.palette import Rgb
from game.table.art.text.text import fitted


class Offer(NamedTuple):
    """A button as the scene wishes it."""

    name: str
    text: str
    act: Callable[[], None]
    style: str = "secondary"
    hint: str = ""
    enabled: bool = True
    lit: bool = False  # advised
    note: str = ""  # what it does, or why it can't be done
    sign: str = ""  # of `game.screens.menus.tool_signs`
    key: str = ""  # that presses it
    outcome: str = ""  # of `game.table.stock.offers`
    progress: tuple[int, int] = (0, 0)  # how many pieces of how many are picked


class ToolButton(Button):
    """A sign above a word."""

    offer: Offer

    @classmethod
    def of(cls, offer: Offer, rect: pygame.Rect) -> ToolButton:
        """Make the button of an offer."""
        button = cls(offer.name, rect, offer.text, offer.act, style=offer.style, hint=offer.hint)
        button.offer, button.enabled = offer, offer.enabled
        return button

    def draw_words(self, surface: pygame.Surface) -> None:
        """Set sign and word one above the other."""
        width, height = self.rect.size
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        if width > 2.2 * height:  # sign and word side by side
            self._draw_beside(surface, ink)
            return
        sign = sign_of(self.name, round(height * 0.46), ink)
        surface.blit(sign, sign.get_rect(midtop=(self.rect.centerx, self.rect.y + round(height * 0.09))))
        words = fitted(
            self.text, "sans_bold", (width - 8, round(height * 0.4)), ink, round(height * 0.32), None
        )
        surface.blit(words, words.get_rect(center=(self.rect.centerx, self.rect.y + round(height * 0.73))))

    def _draw_beside(self, surface: pygame.Surface, ink: Rgb) -> None:
        height = self.rect.height
        side = round(height * 0.5)
        sign = sign_of(self.name, side, ink)
        box = (self.rect.width - side - round(height * 0.8), round(height * 0.6))
        words = fitted(self.text, "sans_bold", box, ink, round(height * 0.36), None)
        left = self.rect.centerx - (side + 10 + words.get_width()) // 2
        surface.blit(sign, sign.get_rect(midleft=(left, self.rect.centery)))
        surface.blit(words, words.get_rect(midleft=(left + side + 10, self.rect.centery)))
