"""A game's box, standing: lid in front, side to the right, top above. The game provides the art."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.table.art.palette import Size
from game.table.art.shapes import blank, rim, tinted
from game.table.art.shelf import SPRITES, kept_on

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


@kept_on(SPRITES)
def _edges(size: Size) -> pygame.Surface:
    """The worn light along a lid's top and left edges, the shade along the others, and its varnish."""
    width, height = size
    line = max(1.0, width / 150)
    edge = rim(size, 2, 0, line * 1.6)
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    across = np.linspace(0, 1, width, dtype=np.float32)[None, :]
    lit = np.clip(1 - (down + across), 0, 1)
    result = tinted(edge * lit, (255, 250, 235), 190)
    result.blit(tinted(edge * np.clip(down + across - 1, 0, 1), (4, 4, 14), 190), (0, 0))
    sheen = np.clip(1 - np.abs(across * 0.9 + down * 0.5 - 0.36) / 0.10, 0, 1) ** 2
    result.blit(tinted(np.broadcast_to(sheen, (height, width)), (255, 255, 255), 26), (0, 0))
    return result


@kept_on(SPRITES)
def box_shadow(size: Size) -> pygame.Surface:
    """What a standing box of `size` pixels casts on the shelf: a flat dark pool, wider than the box."""
    wide, tall = round(size[0] * 1.16), max(6, round(size[0] * 0.13))
    across = np.linspace(-1, 1, wide, dtype=np.float32)[None, :]
    down = np.linspace(-1, 1, tall, dtype=np.float32)[:, None]
    pool = np.clip(1 - np.hypot(np.sign(across) * np.maximum(np.abs(across) - 0.62, 0) / 0.38, down), 0, 1)
    return tinted(pool**1.3, (1, 2, 8), 225)
