"""The table of Custom Heroes: wine-red cloth under warm light, with a gilt arena let into its middle."""

from __future__ import annotations

from itertools import product
from typing import Final

import pygame

from game.custom_heroes.table.drawing.layers import shown
from game.table.art.paint.light import soft_light
from game.table.art.paint.textures import weave
from game.table.art.palette import Size
from game.table.art.surface_cache import WINDOWS, cached

_SHORT: Final = 1080.0  # units of the window's shorter side
_MIDDLE: Final = (0.5, 0.47)  # of the arena, as shares of the window
_SEAM: Final = 400  # units of the seam's picture, which is cut into corners and edges
_CORNER: Final = 60


@cached(WINDOWS)
def cloth(size: Size) -> pygame.Surface:
    """The empty table at `size` pixels. Opaque."""
    result = shown("cloth", size).copy()
    scale = min(size) / _SHORT
    middle = (size[0] * _MIDDLE[0], size[1] * _MIDDLE[1])
    warm = soft_light((round(1500 * scale), round(820 * scale)), (255, 170, 92), 74, 1.5)
    result.blit(warm, warm.get_rect(center=middle))
    rings = shown("rings", (round(700 * scale), round(700 * scale)))
    result.blit(rings, rings.get_rect(center=middle))
    _hem(result, scale)
    weave(result)
    return result.convert() if pygame.display.get_surface() else result


def _hem(target: pygame.Surface, scale: float) -> None:
    """Lay the gilt seam along the edge of the cloth: corners as they are, edges drawn out."""
    side, corner = max(5, round(_SEAM * scale)), max(2, round(_CORNER * scale))
    seam = shown("seam", (side, side))
    columns, rows = (
        (
            (0, 0, corner, corner),
            (corner, corner, side - 2 * corner, length - 2 * corner),
            (side - corner, length - corner, corner, corner),
        )
        for length in target.get_size()
    )
    for (x, left, wide, broad), (y, top, high, tall) in product(columns, rows):
        if broad > 0 and tall > 0:
            part = pygame.transform.scale(seam.subsurface((x, y, wide, high)), (broad, tall))
            target.blit(part, (left, top))
