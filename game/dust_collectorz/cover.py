"""The picture that stands for Dust Collectorz in menus: collectibles of all tribes in an attic."""

from __future__ import annotations

from typing import Final

import pygame

from game.dust_collectorz.boards import filling
from game.table.art.palette import Size
from game.table.art.shapes import cut, rounded
from game.table.art.shelf import SPRITES, kept_on

_CORNER: Final = 0.035  # of the width
_PROPORTIONS: Final = (3, 2)


@kept_on(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners."""
    return cut(filling("cover", size, _PROPORTIONS), rounded(size, size[0] * _CORNER))
