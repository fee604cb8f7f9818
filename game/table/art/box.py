"""A game's box, standing: lid in front, side to the right, top above. The game provides the art."""

from __future__ import annotations

from math import hypot
from typing import Final

import pygame

from game.table.art.paint.shapes import blank, cut, field, rim, tinted
from game.table.art.palette import Size
from game.table.art.surface_cache import SPRITES, cached

DEEP: Final = 0.085  # of the box's width: how much of it its side takes
RISE: Final = 0.42  # how far the side rises, of its width


def lid_size(size: Size) -> Size:
    """Return the size of the lid of a box that fills `size` pixels."""
    deep = side_width(size)
    return size[0] - deep, size[1] - round(deep * RISE)


def side_width(size: Size) -> int:
    """Return the width of the side of a box that fills `size` pixels."""
    return max(4, round(size[0] * DEEP))


def boxed(lid: pygame.Surface, size: Size) -> pygame.Surface:
    """A box of `size` pixels with `lid`, which has the size of `lid_size`; not cached."""
    deep, (wide, tall) = side_width(size), lid.get_size()
    climb = size[1] - tall
    result = blank(size)
    side = _shaded(_smeared(lid.subsurface((wide - deep, 0, deep, tall)), (1, tall // 8 + 1)), across=True)
    for x in range(deep):
        result.blit(side, (wide + x, climb - round(climb * (x + 1) / deep)), (x, 0, 1, tall))
    top = _shaded(_smeared(lid.subsurface((0, 0, wide, max(1, climb))), (wide // 8 + 1, 1)), across=False)
    for y in range(climb):
        shift = round(deep * (climb - y) / max(1, climb))
        result.blit(top, (shift, y), (0, y, wide, 1))
    result.blit(lid, (0, climb))
    result.blit(_edges((wide, tall)), (0, climb))
    return result


def _smeared(strip: pygame.Surface, grain: Size) -> pygame.Surface:
    """The colours of a lid's edge, continued over a side of the box."""
    return pygame.transform.smoothscale(pygame.transform.smoothscale(strip, grain), strip.get_size())


def _shaded(strip: pygame.Surface, *, across: bool) -> pygame.Surface:
    """A side of the box: the right one is dark, the top one light."""
    result = strip.copy()
    if across:
        result.fill((132, 122, 148, 255), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        result.fill((70, 66, 58, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return result


@cached(SPRITES)
def _edges(size: Size) -> pygame.Surface:
    """The worn light along a lid's top and left edges, the shade along the others, and its varnish."""
    edge = rim(size, 2, 0, 1.6 * max(1.0, size[0] / 150))
    result = cut(tinted(edge, (255, 250, 235), 190), field(size, lambda x, y: 1 - x - y))
    result.blit(cut(tinted(edge, (4, 4, 14), 190), field(size, lambda x, y: x + y - 1)), (0, 0))
    sheen = field(size, lambda x, y: float(max(0.0, 1 - abs(x * 0.9 + y * 0.5 - 0.36) / 0.10) ** 2))
    result.blit(tinted(sheen, (255, 255, 255), 26), (0, 0))
    return result


@cached(SPRITES)
def box_shadow(size: Size) -> pygame.Surface:
    """What a standing box of `size` pixels casts on the shelf: a flat dark pool, wider than the box."""
    wide, tall = round(size[0] * 1.16), max(6, round(size[0] * 0.13))

    def level(x: float, y: float) -> float:
        beside = max(0.0, abs(2 * x - 1) - 0.62) / 0.38
        return float(max(0.0, 1 - hypot(beside, 2 * y - 1)) ** 1.3)

    return tinted(field((wide, tall), level), (1, 2, 8), 225)
