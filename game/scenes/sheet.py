"""A plate above a darkened table: the base of what lies over a match for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.menu import MenuScene, dusk
from game.scenes.widgets.widget import Picture
from game.table.art.text import metal_text

if TYPE_CHECKING:
    import pygame


class Sheet(MenuScene):
    """A plate in the middle, above the darkened table."""

    covers = False

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken what lies below."""
        surface.blit(dusk(surface.get_size(), 150), (0, 0))

    def sheet(self, width: float, height: float, heading: str) -> tuple[float, float, float]:
        """Put plate and heading on the page; return left, top and width of what is free, in units."""
        wide, high = self.room
        width = min(width, wide - 40)
        left, top = (wide - width) / 2, max(8.0, (high - height) / 2)
        self.plate(self.rect(left, top, width, height), "dialog")
        line = metal_text(heading, "title", self.px(30))
        self.page.add(Picture(line, center=(self.px(wide / 2), self.px(top + 44))))
        return left + 34, top + 84, width - 68
