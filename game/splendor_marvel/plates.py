"""Furniture of this table only: the rivals' bonus plates, the columns of the own seat."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.gems import gem
from game.table.art.palette import GEM_COLOURS, INK, STEEL, Rgb, Size, Stops, darker, mix
from game.table.art.shapes import blank, cut, gradient, rim, rounded, slanted, tinted
from game.table.art.shelf import SPRITES, kept_on

_NIGHT: Final[Rgb] = (12, 17, 42)


@kept_on(SPRITES)
def bonus_plate(colour: int, size: Size) -> pygame.Surface:
    """Draw a plate in the colour of a bonus with its gem on the left; the number goes on the right half."""
    tint = GEM_COLOURS[colour]
    radius = max(4, size[1] // 6)
    metal: Stops = tuple((place, mix(tone, tint, 0.42)) for place, tone in STEEL)
    result = tinted(rounded(size, radius), INK)
    result.blit(cut(slanted(size, metal), rounded(size, radius - 1, 1)), (0, 0))
    edge = max(2, size[1] // 20)
    body = gradient(
        size, ((0.0, mix(darker(tint, 0.45), _NIGHT, 0.35)), (1.0, mix(darker(tint, 0.78), _NIGHT, 0.3)))
    )
    result.blit(cut(body, rounded(size, radius - edge, 1 + edge)), (0, 0))
    stone = gem(colour, round(min(size) * 0.66))
    result.blit(stone, stone.get_rect(center=(round(size[0] * 0.31), size[1] // 2)))
    return result


@kept_on(SPRITES)
def column(colour: int, size: Size) -> pygame.Surface:
    """Draw a shallow tray in a gem's colour, for the seat's pieces of that colour."""
    tint = GEM_COLOURS[colour]
    radius = max(5, size[0] // 9)
    result = blank(size)
    body = gradient(
        size, ((0.0, mix(darker(tint, 0.70), _NIGHT, 0.45)), (1.0, mix(darker(tint, 0.52), _NIGHT, 0.45)))
    )
    result.blit(cut(body, rounded(size, radius) * 0.80), (0, 0))
    result.blit(tinted(rim(size, radius, 0.5, 1.4), mix(tint, _NIGHT, 0.25), 170), (0, 0))
    return result
