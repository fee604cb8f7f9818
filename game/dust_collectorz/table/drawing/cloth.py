"""The table of Dust Collectorz: the felt lining of a collector's drawer in the light of an attic window."""

from __future__ import annotations

from typing import Final

import pygame

from game.dust_collectorz.table.drawing.boards import filling
from game.dust_collectorz.table.drawing.tokens import GAME
from game.table.art.atlas import picture
from game.table.art.paint.nine_patch import nine_patch
from game.table.art.palette import Size
from game.table.art.surface_cache import WINDOWS, cached
from game.table.pieces import CANVAS

_FELT: Final[Size] = (16, 9)  # proportions of its picture
_TILE: Final = 128  # pixels of the threads
_RIM: Final = 240  # units of the drawer's picture, of which
_CORNER: Final = 80  # are a corner with its brass


@cached(WINDOWS)
def cloth(size: Size) -> pygame.Surface:
    """The empty table at `size` pixels. Opaque."""
    result = filling("felt", size, _FELT)
    threads = picture(GAME, "threads", (_TILE, _TILE))
    for x in range(0, size[0], _TILE):
        for y in range(0, size[1], _TILE):
            result.blit(threads, (x, y))
    scale = min(size[0] / CANVAS[0], size[1] / CANVAS[1])
    side, corner = max(3, round(_RIM * scale)), max(1, round(_CORNER * scale))
    result.blit(nine_patch(picture(GAME, "drawer", (side, side)), size, (corner, corner)), (0, 0))
    return result.convert() if pygame.display.get_surface() else result
