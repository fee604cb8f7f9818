"""Boards and backgrounds of any size, from pictures whose edges stay as they are."""

from __future__ import annotations

from typing import Final

import pygame

from game.dust_collectorz.table.drawing.tokens import GAME
from game.table.art.atlas import picture
from game.table.art.paint.shapes import blank
from game.table.art.palette import Size
from game.table.art.shelf import SPRITES, kept_on

_BOARD: Final = 96  # pixels of a board's picture, of which
_CORNER: Final = 20  # are a corner that isn't stretched
_WHOLE: Final = 112  # pixels of the shorter side from which corners have their full size
_LEAST: Final = 0.6  # of their size, on the smallest boards


@kept_on(SPRITES)
def board(name: str, size: Size) -> pygame.Surface:
    """The board `name` of plates.toml at `size` pixels."""
    share = max(_LEAST, min(1.0, min(size) / _WHOLE))
    side, corner = round(_BOARD * share), round(_CORNER * share)
    return stretched(picture(GAME, f"plate/{name}", (side, side)), size, (corner, corner))


def stretched(source: pygame.Surface, size: Size, corner: Size) -> pygame.Surface:
    """`source` at `size` pixels: its corners keep their size, what lies between them is stretched."""
    result = blank(size)
    across = _parts(source.get_width(), size[0], corner[0])
    down = _parts(source.get_height(), size[1], corner[1])
    for left, wide, x, width in across:
        for top, high, y, height in down:
            part = source.subsurface((left, top, wide, high))
            same = (width, height) == (wide, high)
            result.blit(part if same else pygame.transform.smoothscale(part, (width, height)), (x, y))
    return result


def _parts(length: int, wanted: int, corner: int) -> list[tuple[int, int, int, int]]:
    """Divide a line in three: start and length in the source, start and length in the result."""
    end = min(corner, wanted // 2)
    middle = (corner, length - 2 * corner, end, wanted - 2 * end)
    parts = [(0, end, 0, end), middle, (length - end, end, wanted - end, end)]
    return [part for part in parts if part[1] > 0 and part[3] > 0]


def filling(name: str, size: Size, proportions: Size) -> pygame.Surface:
    """The middle of a picture of certain proportions that fills `size` pixels, not cached."""
    scale = max(size[0] / proportions[0], size[1] / proportions[1])
    whole = (max(size[0], round(proportions[0] * scale)), max(size[1], round(proportions[1] * scale)))
    place = pygame.Rect((0, 0), size)
    place.center = (whole[0] // 2, whole[1] // 2)
    return picture(GAME, name, whole).subsurface(place.clamp((0, 0, *whole))).copy()
