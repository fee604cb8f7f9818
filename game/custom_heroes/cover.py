"""The picture that stands for Custom Heroes in menus: an arena at sunrise and cards with shining sleeves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.custom_heroes.layers import shown
from game.table.art.palette import Size
from game.table.art.shapes import blank, cut, rounded
from game.table.art.shelf import SPRITES, kept_on

_CORNER: Final = 0.035  # of the width
_HIGH: Final = 800  # units of the arena and of the cards before it,
_ARENA: Final = 1200  # and their widths: the outermost cards reach beyond the arena
_CARDS: Final = 1500


@kept_on(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners: the arena fills it, and all cards are seen."""
    result = blank(size)
    fits = size[0] / _ARENA, size[1] / _HIGH
    for name, wide, scale in (("arena", _ARENA, max(fits)), ("cover", _CARDS, min(fits))):
        layer = shown(name, (round(wide * scale), round(_HIGH * scale)))
        result.blit(layer, layer.get_rect(center=(size[0] // 2, size[1] // 2)))
    return cut(result, rounded(size, size[0] * _CORNER))


def prepare() -> Iterator[None]:
    """Nothing has to be drawn ahead."""
    yield from ()


prepare_shared = prepare_table = prepare
