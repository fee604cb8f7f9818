"""Buttons with only a sign, like those of a media player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screens.menus.tool_signs import sign_of
from game.screens.widgets.button import Button
from game.table.art.frames import BUTTON_INK, DISABLED_INK

if TYPE_CHECKING:
    from collections.abc import Callable


class SignButton(Button):
    """A sign centred on a plate; `sign` may change."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        action: Callable[[], None],
        *,
        hint: str,
        style: str = "secondary",
    ) -> None:
        """Show the sign with the button's name."""
        super().__init__(name, rect, "", action, style=style, hint=hint)
        self.sign = name

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the sign."""
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        sign = sign_of(self.sign, round(min(self.rect.size) * 0.56), ink)
        surface.blit(sign, sign.get_rect(center=self.rect.center))
