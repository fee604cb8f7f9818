"""The picture that stands for Seventh Hero in menus: a party by the fjord, and a stranger among its cards."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

import pygame

from game.seventh_hero.table.drawing.faces import GAME
from game.table.art.atlas import picture
from game.table.art.paint.shapes import cut, rounded
from game.table.art.palette import Size
from game.table.art.surface_cache import SPRITES, cached

_CORNER: Final = 0.035  # of the width
_FJORD: Final[Size] = (500, 333)  # units of the ground
_LIT: Final = (1.3, 1.5)  # a card with its light, by the height of the card


class Shown(NamedTuple):
    """A card of the picture: its name, its place and height as shares."""

    name: str
    across: float
    down: float
    tall: float


SHOWN: Final = (
    Shown("forest-strider", 0.13, 0.60, 0.62),
    Shown("wyrmslayer", 0.87, 0.60, 0.62),
    Shown("shield-maiden", 0.29, 0.56, 0.70),
    Shown("oracle", 0.71, 0.56, 0.70),
    Shown("wanderer", 0.5, 0.55, 0.8),
)
"""The last lies on top: a card that nobody knows."""


@cached(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners."""
    scale = max(size[0] / _FJORD[0], size[1] / _FJORD[1])
    whole = picture(GAME, "fjord", (ceil(_FJORD[0] * scale), ceil(_FJORD[1] * scale)))
    place = pygame.Rect((0, 0), size)
    place.center = whole.get_rect().center
    result = whole.subsurface(place).copy()
    for shown in SHOWN:
        tall = min(size[1], size[0] * 0.75) * shown.tall
        card = picture(GAME, f"cover/{shown.name}", (round(tall * _LIT[0]), round(tall * _LIT[1])))
        spot = (round(size[0] * shown.across), round(size[1] * shown.down))
        result.blit(card, card.get_rect(center=spot))
    return cut(result, rounded(size, size[0] * _CORNER))
