"""The table of Seventh Hero: oak planks of a longhouse in the light of the hearth."""

from __future__ import annotations

import pygame

from game.seventh_hero.table.drawing.faces import GAME
from game.table.art.atlas import picture
from game.table.art.palette import Size
from game.table.art.surface_cache import WINDOWS, cached


@cached(WINDOWS)
def cloth(size: Size) -> pygame.Surface:
    """The empty table at `size` pixels. Opaque."""
    wood = picture(GAME, "table", size)
    return wood.convert() if pygame.display.get_surface() else wood
