"""A seat's sign before a match: pressing it gives the seat another colour and shape."""

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
    """A seat's sign; pressing it gives the seat another colour and shape."""

    def __init__(self, name: str, rect: pygame.Rect, scene: NewGameScene, seat: int) -> None:
        """Lie at `rect` as the sign of `seat`, counted from 0."""
        hint = scene.program.words("new-colour")
        super().__init__(name, rect, "", lambda: scene.next_colour(seat), hint=hint)
        self.scene = scene
        self.seat = seat

    def draw(self, surface: pygame.Surface) -> None:
        """Show the sign, a little larger when it is pointed at."""
        chair = self.scene.draft.chairs[self.seat]
        grown = self.scene.px(4) if self.hovered or self.focused else 0
        picture = avatar(chair.sign, chair.colour, self.rect.width + grown)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if not chair.sign:
            mark = fitted("?", "title", (self.rect.width // 2, self.rect.height // 2), FROST)
            surface.blit(mark, mark.get_rect(center=self.rect.center))
