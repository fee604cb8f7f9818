"""Plates of any size from one small picture: its corners keep their size."""

from __future__ import annotations

import pygame

from game.table.art.paint.shapes import blank
from game.table.art.palette import Size


def nine_patch(source: pygame.Surface, size: Size, corner: Size) -> pygame.Surface:
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
