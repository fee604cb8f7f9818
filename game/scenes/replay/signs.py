"""Buttons of the replay that show a sign alone, as a player of records has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.tool_signs import sign_of
from game.scenes.widgets.button import Button
from game.table.art.frames import BUTTON_INK, DISABLED_INK

if TYPE_CHECKING:
    from collections.abc import Callable


class SignButton(Button):
    """A sign alone, in the middle of its plate; `sign` may change while it lies there."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        action: Callable[[], None],
        *,
        hint: str,
        style: str = "secondary",
    ) -> None:
        """Show the sign called like the button."""
        super().__init__(name, rect, "", action, style=style, hint=hint)
        self.sign = name

    def draw_words(self, surface: pygame.Surface) -> None:
        """Set the sign."""
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        sign = sign_of(self.sign, round(min(self.rect.size) * 0.56), ink)
        surface.blit(sign, sign.get_rect(center=self.rect.center))
