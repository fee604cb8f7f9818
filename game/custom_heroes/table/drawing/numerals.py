"""The digits on a card: its value in the banner, and the printed one when that has changed."""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.table.drawing.layers import shown
from game.table.art.paint.shapes import blank
from game.table.art.palette import Size, Stops
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import blit_centred, metal_text

_ROOM: Final = (152, 142)  # card units of a value
_WIDEST: Final = 139
_TYPE: Final = 190
_EDGE: Final = (4, 5, 16)
_EDGE_WIDTH: Final = 6.5
_PLAIN: Final[Stops] = ((0.0, (255, 255, 255)), (0.55, (255, 250, 236)), (1.0, (214, 208, 226)))
_RISEN: Final[Stops] = ((0.0, (255, 255, 214)), (0.5, (255, 222, 74)), (1.0, (255, 146, 24)))
_FALLEN: Final[Stops] = ((0.0, (236, 255, 255)), (0.5, (126, 214, 255)), (1.0, (66, 126, 240)))
_PRINTED: Final[Stops] = ((0.0, (40, 30, 50)), (1.0, (20, 14, 30)))


@cached(SPRITES)
def numeral(value: int, base: int, size: Size) -> pygame.Surface:
    """A value in large digits: cream as printed (`base`), golden where it has risen, icy if fallen."""
    stops = _RISEN if value > base else _FALLEN if value < base else _PLAIN
    scale = 2 * size[1] / _ROOM[1]  # twice as large, for smooth edges
    result = blank(size)
    edge = max(1, round(_EDGE_WIDTH * scale))
    written = metal_text(str(value).replace("-", "−"), "sans_bold", round(_TYPE * scale), stops, _EDGE, edge)
    ink = written.get_bounding_rect()
    share = min(1.0, _WIDEST * scale / ink.width)
    narrow = (max(1, round(ink.width * share / 2)), max(1, round(ink.height * (0.35 + share * 0.65) / 2)))
    digits = pygame.transform.smoothscale(written.subsurface(ink), narrow)
    blit_centred(result, digits, (size[0] / 2, size[1] / 2 + 1.5 * scale))
    return result


@cached(SPRITES)
def printed(value: int, base: int, size: Size) -> pygame.Surface:
    """The printed value of a card that is worth `value` now, on a small disc with an arrow."""
    risen = value > base
    result = shown("signs/risen" if risen else "signs/fallen", size).copy()
    digits = metal_text(str(base), "sans_bold", max(4, round(size[1] * 0.6)), _PRINTED, None)
    blit_centred(result, digits, (size[0] / 2, size[1] * (0.603 if risen else 0.396)))
    return result
