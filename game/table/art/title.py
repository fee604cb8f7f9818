"""The title picture and the logo."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.atlas import exists, picture
from game.table.art.contrast import high_contrast
from game.table.art.paint.cloth import plain_cloth, scatter_stars
from game.table.art.paint.light import shadow
from game.table.art.paint.shapes import blank
from game.table.art.paint.textures import sky, weave
from game.table.art.palette import GOLD_TEXT, Size
from game.table.art.surface_cache import SPRITES, WINDOWS, cached
from game.table.art.text.fonts import font
from game.table.art.text.text import metal_text

_NAME: Final = "HEROTABLE"
_RISE: Final = 100 / 960  # of the planet's picture: the air above its highest point, as a share of its width
_GROUND: Final = (5, 8, 24)


@cached(WINDOWS)
def title_background(size: Size) -> pygame.Surface:
    """Dawn over the rim of a dark planet, between nebulae and stars; plain in high contrast. Opaque."""
    if high_contrast():
        return plain_cloth(size)
    result = sky("title", size)
    scatter_stars(result, 8, 220)
    if exists("common", "planet"):
        width, horizon = size[0], round(size[1] * 0.80)
        world = picture("common", "planet", (width, width // 4))
        top = horizon - round(width * _RISE)
        result.blit(world, (0, top))
        result.fill(_GROUND, (0, top + width // 4, width, size[1]))
    weave(result)
    return result


@cached(SPRITES)
def logo(width: int) -> pygame.Surface:
    """The name in gold beneath a winged star, `width` pixels wide and about half as high, transparent."""
    height = round(width * 0.5)
    result = blank((width, height))
    crest = winged_star(round(width * 0.48))
    _drop(result, crest, crest.get_rect(midtop=(width // 2, round(height * 0.03))), width)
    size = _type_size(round(width * 0.92))
    name = metal_text(_NAME, "title", size, GOLD_TEXT, (18, 12, 30), max(2, size // 30))
    ink = name.get_bounding_rect()
    place = name.get_rect(centerx=width // 2)
    place.y = round(height * 0.93) - ink.bottom
    _drop(result, name, place, width)
    return result


def _type_size(width: int) -> int:
    return max(12, round(100 * width / font("title", 100).size(_NAME)[0]))


def _drop(target: pygame.Surface, piece: pygame.Surface, place: pygame.Rect, width: int) -> None:
    blur = max(3, width // 80)
    soft = shadow(piece, blur, 210)
    target.blit(soft, (place.x - 2 * blur, place.y - 2 * blur + blur // 2))
    target.blit(piece, place)


def winged_star(width: int) -> pygame.Surface:
    """Our crest: a golden star between steel wings; twice as wide as high."""
    return picture("common", "crest", (width, width // 2))
