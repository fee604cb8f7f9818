"""The picture that stands for Dust Collectorz in menus: collectibles of all tribes in an attic."""

from __future__ import annotations

from typing import Final

import pygame

from game.dust_collectorz.table.drawing.boards import filling
from game.dust_collectorz.table.drawing.tokens import GAME
from game.table.art.atlas import picture
from game.table.art.paint.shapes import cut, rounded
from game.table.art.palette import Size
from game.table.art.surface_cache import SPRITES, cached

_CORNER: Final = 0.035  # of the width
_ATTIC: Final = (3, 2)
_CARDS: Final = 1460 / 740  # proportions of the cards before it


@cached(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners: the attic fills it, and all cards are seen."""
    result = filling("attic", size, _ATTIC)
    wide = min(size[0], round(size[1] * _CARDS))
    cards = picture(GAME, "cover", (wide, round(wide / _CARDS)))
    result.blit(cards, cards.get_rect(midbottom=(size[0] // 2, size[1])))
    return cut(result, rounded(size, size[0] * _CORNER))
