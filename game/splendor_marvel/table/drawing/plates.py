"""Furniture of this table only: the rivals' bonus plates, the columns of the own seat."""

from __future__ import annotations

from typing import Final

import pygame

from game.splendor_marvel.table.drawing.pips import GAME
from game.table.art.atlas import picture
from game.table.art.frames import badge
from game.table.art.gems import faded_gem, gem
from game.table.art.paint.shapes import blank, cut, gradient, rim, rounded, slanted, tinted
from game.table.art.palette import (
    GEM_COLOURS,
    GOOD,
    INK,
    STEEL,
    Rgb,
    Size,
    Stops,
    darker,
    lighter,
    mix,
)
from game.table.art.surface_cache import SPRITES, cached
from game.table.pieces import Face

_NIGHT: Final[Rgb] = (12, 17, 42)


@cached(SPRITES)
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
    stone = gem(colour, round(min(size[0] * (0.8 if upright(size) else 0.5), size[1] * 0.6)))
    result.blit(stone, stone.get_rect(center=_gem_spot(size)))
    return result


@cached(SPRITES)
def no_bonus(colour: int, size: Size) -> pygame.Surface:
    """Where a bonus would lie: a faint gem on a hint of its colour."""
    tint = GEM_COLOURS[colour]
    result = tinted(rounded(size, max(4, size[1] // 6)), mix(darker(tint, 0.7), _NIGHT, 0.4), 170)
    stone = faded_gem(colour, round(min(size) * 0.46))
    result.blit(stone, stone.get_rect(center=_gem_spot(size)))
    return result


def upright(size: tuple[float, float]) -> bool:
    """Whether a plate is so narrow that its gem lies above the number."""
    return size[0] < 0.85 * size[1]


def _gem_spot(size: Size) -> tuple[int, int]:
    """The middle of the gem: at the left, or above in a plate that is higher than wide."""
    if upright(size):
        return size[0] // 2, round(size[1] * 0.31)
    return round(size[0] * 0.31), size[1] // 2


@cached(SPRITES)
def good_badge(size: Size, sign: str = "") -> pygame.Surface:
    """A green capsule for what is gained; the sign "tick" stands at its left."""
    metal: Stops = ((0.0, lighter(GOOD, 0.5)), (1.0, darker(GOOD, 0.3)))
    result = badge(size, metal, darker(GOOD, 0.62))
    if sign == "tick":
        result = result.copy()
        side = round(size[1] * 0.56)
        mark = picture(GAME, "signs/tick", (side, side))
        result.blit(mark, mark.get_rect(center=(min(size[0], round(size[1] * 1.1)) // 2, size[1] // 2)))
    return result


@cached(SPRITES)
def column(colour: int, size: Size) -> pygame.Surface:
    """Draw a shallow tray in a gem's colour, for the seat's pieces of that colour."""
    tint = GEM_COLOURS[colour]
    radius = max(5, size[0] // 9)
    result = blank(size)
    body = gradient(
        size, ((0.0, mix(darker(tint, 0.70), _NIGHT, 0.45)), (1.0, mix(darker(tint, 0.52), _NIGHT, 0.45)))
    )
    result.blit(cut(body, rounded(size, radius), 204), (0, 0))
    result.blit(tinted(rim(size, radius, 0.5, 1.4), mix(tint, _NIGHT, 0.25), 170), (0, 0))
    return result


def plate(face: Face, size: Size) -> pygame.Surface:
    """Draw one of this module's faces."""
    match face.kind, face.facts:
        case "bonus", (int(colour),):
            return bonus_plate(colour, size)
        case "no_bonus", (int(colour),):
            return no_bonus(colour, size)
        case "column", (int(colour),):
            return column(colour, size)
        case "good", (str(sign),):
            return good_badge(size, sign)
        case _:
            raise ValueError(f"no plate looks like {face}")
