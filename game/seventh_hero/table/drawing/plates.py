"""What lies about the cards: plates of any size, pairs, rows of copies, the signs of the wanderer's way."""

from __future__ import annotations

from typing import Final

import pygame

from game.seventh_hero.table.drawing.faces import GAME, pip, token
from game.table.art.atlas import exists, picture
from game.table.art.paint.nine_patch import nine_patch
from game.table.art.paint.shapes import blank
from game.table.art.palette import Rgb, Size
from game.table.art.surface_cache import SPRITES, cached

LINEN: Final[Rgb] = (214, 200, 168)
"""Quiet words on the dark plates."""
_PLATE: Final = 96  # pixels of a plate as it is drawn,
_CORNER: Final = 20  # and of its corners, which are not stretched
_LEAST: Final = 0.7  # what corners are scaled to on small plates,
_MOST: Final = 1.1  # and on large ones


@cached(SPRITES)
def plate(size: Size, style: str) -> pygame.Surface:
    """A plate of `size` pixels in one of the styles of the atlas: corners as drawn, the rest stretched."""
    if exists(GAME, f"pill/{style}"):
        side = min(size)
        return _stretched(picture(GAME, f"pill/{style}", (side, side)), size, side // 2)
    scale = min(max(_LEAST, min(_MOST, min(size) / _PLATE)), min(size) / (2 * _CORNER))
    side = max(3, round(_PLATE * scale))
    return _stretched(picture(GAME, f"plate/{style}", (side, side)), size, round(_CORNER * scale))


def _stretched(source: pygame.Surface, size: Size, corner: int) -> pygame.Surface:
    """Stretch a square picture to `size`, except for its corners, of which something is left to stretch."""
    side = min(corner, (source.get_width() - 1) // 2, (min(size) - 1) // 2)
    return nine_patch(source, size, (side, side))


@cached(SPRITES)
def pair(number: int, size: Size) -> pygame.Surface:
    """Two cards that were eliminated together, face down, with their number."""
    result = picture(GAME, "pair", size).copy()
    stone = pip(number, round(size[0] * 0.9), lit=True)
    result.blit(stone, stone.get_rect(center=(size[0] // 2, round(size[1] * 0.54))))
    return result


@cached(SPRITES)
def copies(count: int, of: int, size: Size) -> pygame.Surface:
    """So many small cards of a row, the others as hollows."""
    result = blank(size)
    step = size[0] / of
    card = (max(3, round(step * 0.74)), size[1])
    for place in range(of):
        mark = picture(GAME, "copies/left" if place < count else "copies/gone", card)
        result.blit(mark, (round(place * step), 0))
    return result


@cached(SPRITES)
def chevrons(count: int, gone: bool, size: Size) -> pygame.Surface:  # noqa: FBT001 (kept by position)
    """Signs that point the wanderer's way, bright where it has come along."""
    result = blank(size)
    step = size[0] / count
    sign = token("chevron-gone" if gone else "chevron-ahead", size[1])
    for place in range(count):
        result.blit(sign, sign.get_rect(center=(round((place + 0.5) * step), size[1] // 2)))
    return result


@cached(SPRITES)
def goal(size: int) -> pygame.Surface:
    """The wreath that waits where the sixth hero of a party will lie."""
    result = token("laurel", size).copy()
    result.fill((255, 255, 255, 96), special_flags=pygame.BLEND_RGBA_MULT)
    return result
