"""What frames a card of Seventh Hero: dark wood with a golden line, the number on its stone, the boards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from game.seventh_hero.pictures.carvings import board, border, number_stone
from game.seventh_hero.pictures.cuts import INK
from game.seventh_hero.pictures.signs import TINTS, hero_sign
from game.seventh_hero.tokens import ability_mark
from game.table.art.palette import Size, Stops
from game.table.art.shapes import rounded
from game.table.art.shelf import MEGABYTE, Shelf, kept_on
from game.table.art.text import blit_centred, metal_text
from game.table.art.vector import moved, picture

CARD: Final[Size] = (500, 700)
"""A card in the units of all drawings; on the table the same proportions, at any size."""
FULL: Final[Size] = (450, 630)
"""Pixels of the originals."""
COARSE: Final[Size] = (350, 490)
"""Pixels of the grounds, which need no more."""
WINDOW: Final[Size] = (500, 520)
"""The picture at the top of a card, in card units."""
CORNER: Final = 30
PARTS: Final = Shelf(19 * MEGABYTE // 4)
"""Parts that are needed only until the card they belong to is put together."""
_DIGIT: Final[Stops] = ((0.0, (255, 255, 255)), (0.5, (255, 246, 222)), (1.0, (236, 190, 104)))


def card_height(width: int) -> int:
    """Return the height in pixels of a card of this width."""
    return round(width * CARD[1] / CARD[0])


def scaled(units: float) -> int:
    """Card units as pixels of an original."""
    return round(units * FULL[0] / CARD[0])


@lru_cache(maxsize=16)
def _outline(size: Size) -> npt.NDArray[np.uint8]:
    return (rounded(size, CORNER * size[0] / CARD[0]) * 255).astype(np.uint8).T


def rounded_off(surface: pygame.Surface) -> pygame.Surface:
    """Give an opaque card its round corners, in place."""
    pygame.surfarray.pixels_alpha(surface)[:] = _outline(surface.get_size())
    return surface


@kept_on(PARTS)
def frame() -> pygame.Surface:
    """The border of every card."""
    return picture(border(), FULL, CARD)


@kept_on(PARTS)
def stone(number: int) -> pygame.Surface:
    """The carved stone in the upper left corner: the number, very large, and the hero's staves."""
    box = (160, 262)
    size = (scaled(box[0]), scaled(box[1]))
    sign = hero_sign(number, INK, 19) + hero_sign(number, "#ffe9b8", 10)
    result = picture(number_stone(TINTS[number]) + moved(sign, (48, 176), 0.6), size, box)
    words = metal_text(str(number), "title", scaled(220), _DIGIT, (8, 7, 14), scaled(8))
    ink = words.subsurface(words.get_bounding_rect())
    share = min(scaled(147) / ink.get_height(), scaled(126) / ink.get_width())
    blit_centred(result, pygame.transform.smoothscale_by(ink, share), (scaled(77), scaled(91)))
    return result


@kept_on(PARTS)
def foot(number: int) -> pygame.Surface:
    """The lower part of a hero's card: the board with its ability, and the plain one for the quest."""
    box = (500, 226)
    result = picture(board(number), (FULL[0], scaled(box[1])), box)
    medal = ability_mark(number, scaled(124))
    result.blit(medal, (scaled(16), scaled(4)))
    return result
