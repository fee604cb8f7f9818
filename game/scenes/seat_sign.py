"""A seat's sign during setup: pressing it changes the seat's colour and shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.widgets.button import Button
from game.table.art.palette import FROST
from game.table.art.seats import avatar
from game.table.art.text import fitted

if TYPE_CHECKING:
    from game.scenes.new_game import NewGameScene


class SeatSign(Button):
    """A seat's sign; pressing it changes the seat's colour and shape."""

    def __init__(self, name: str, rect: pygame.Rect, scene: NewGameScene, seat: int) -> None:
        """Place the sign of `seat` (0-based) at `rect`."""
        hint = scene.program.words("new-colour")
        super().__init__(name, rect, "", lambda: scene.next_colour(seat), hint=hint)
        self.scene = scene
        self.seat = seat

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sign, slightly larger when hovered."""
        chair = self.scene.draft.chairs[self.seat]
        grown = self.scene.px(4) if self.hovered or self.focused else 0
        picture = avatar(chair.sign, chair.colour, self.rect.width + grown)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if not chair.sign:
            mark = fitted("?", "title", (self.rect.width // 2, self.rect.height // 2), FROST)
            surface.blit(mark, mark.get_rect(center=self.rect.center))
