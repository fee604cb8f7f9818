"""The picture that stands for Custom Heroes in menus: an arena at sunrise and cards with shining sleeves."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.custom_heroes.table.drawing.layers import shown
from game.table.art.paint.shapes import blank, cut, rounded
from game.table.art.palette import Size
from game.table.art.surface_cache import SPRITES, cached

_CORNER: Final = 0.035  # of the width
_ARENA: Final = 1.5  # width by height
_ROOM: Final = (1.3, 1.55)  # of a card's picture with light and shadow, by the height of its card


class Shown(NamedTuple):
    """A card of the picture: its name, its place and its height as shares."""

    name: str
    across: float
    down: float
    tall: float


SHOWN: Final = (
    Shown("left", 0.14, 0.56, 0.70),
    Shown("right", 0.86, 0.50, 0.70),
    Shown("middle", 0.36, 0.56, 0.78),
    Shown("front", 0.62, 0.52, 0.88),
)
"""The last lies on top."""


@cached(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners: the arena fills it, and all cards are seen."""
    result = blank(size)
    wide = max(size[0], round(size[1] * _ARENA))
    arena = shown("arena", (wide, round(wide / _ARENA)))
    result.blit(arena, arena.get_rect(center=(size[0] // 2, size[1] // 2)))
    for name, across, down, share in SHOWN:
        tall = min(size[1] * share, size[0] * share * 0.75)
        card = shown(f"cover/{name}", (round(tall * _ROOM[0]), round(tall * _ROOM[1])))
        result.blit(card, card.get_rect(center=(round(size[0] * across), round(size[1] * down))))
    return cut(result, rounded(size, size[0] * _CORNER))
