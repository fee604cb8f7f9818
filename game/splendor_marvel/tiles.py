"""The landscape tiles of Splendor: Marvel: locations, the Avengers tile, the Infinity Gauntlet."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.splendor_marvel.card_marks import pennant
from game.splendor_marvel.cards import (
    AVENGERS_POINTS,
    GAUNTLET_POINTS,
    LOCATION_DEMAND,
    LOCATION_NAMES,
    LOCATION_POINTS,
)
from game.splendor_marvel.pictures.places import place_picture
from game.splendor_marvel.pictures.trophies import gauntlet_picture, wings_picture
from game.table.art.gems import gem
from game.table.art.palette import FROST, GEM_COLOURS, GOLD, GOLD_TEXT, INK, STEEL, Size, Stops, darker, mix
from game.table.art.shapes import blank, brushed, cut, gradient, rim, rounded, slanted, tinted
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.text import blit_centred, fitted, label, metal_text

TILE: Final[Size] = (600, 400)
"""Pixels of a tile's master; on the table the same proportions, at any size."""
_RADIUS: Final = 30
_EDGE: Final = 18


def tile_height(width: int) -> int:
    """Return the height in pixels of a tile of this width."""
    return round(width * TILE[1] / TILE[0])


@kept_on(SPRITES)
def location_face(side: int, size: Size) -> pygame.Surface:
    """Draw the tile side `side` (0 to 7) at `size` pixels: place, name, required bonuses, points."""
    return pygame.transform.smoothscale(_location_master(side), size)


@kept_on(SPRITES)
def avengers_face(size: Size) -> pygame.Surface:
    """The Avengers tile at `size` pixels."""
    return pygame.transform.smoothscale(_avengers_master(), size)


@kept_on(SPRITES)
def gauntlet_face(size: Size) -> pygame.Surface:
    """The Infinity Gauntlet tile at `size` pixels."""
    return pygame.transform.smoothscale(_gauntlet_master(), size)


@kept_on(MASTERS)
def _location_master(side: int) -> pygame.Surface:
    result = _framed(place_picture(side, TILE), STEEL)
    _tab(result, str(LOCATION_POINTS))
    words = fitted(LOCATION_NAMES[side], "title", (430, 58), (255, 240, 206), 46, (4, 6, 16))
    blit_centred(result, words, (352, 54))
    demand = [(colour, count) for colour, count in enumerate(LOCATION_DEMAND[side]) if count]
    for index, (colour, count) in enumerate(demand):
        card = _demand(colour, count)
        result.blit(card, (28 + index * 166, 274))
    return result


@kept_on(MASTERS)
def _demand(colour: int, count: int) -> pygame.Surface:
    """Draw a small plate with so many bonuses of a colour."""
    size = (156, 98)
    tint = GEM_COLOURS[colour]
    result = tinted(rounded(size, 14), INK, 240)
    metal: Stops = tuple((place, mix(tone, tint, 0.4)) for place, tone in STEEL)
    result.blit(cut(slanted(size, metal), rounded(size, 13, 2)), (0, 0))
    body = gradient(size, ((0.0, mix(darker(tint, 0.55), (20, 26, 60), 0.4)), (1.0, darker(tint, 0.84))))
    result.blit(cut(body, rounded(size, 9, 7)), (0, 0))
    stone = gem(colour, 80)
    result.blit(stone, stone.get_rect(center=(50, 49)))
    blit_centred(result, label(str(count), "sans_bold", 100, FROST), (114, 49))
    return result


@kept_on(MASTERS)
def _avengers_master() -> pygame.Surface:
    result = _framed(wings_picture(TILE), GOLD)
    _tab(result, str(AVENGERS_POINTS))
    return result


@kept_on(MASTERS)
def _gauntlet_master() -> pygame.Surface:
    result = _framed(gauntlet_picture(TILE), GOLD)
    _tab(result, str(GAUNTLET_POINTS))
    return result


def _framed(art: pygame.Surface, metal: Stops) -> pygame.Surface:
    """Draw `art` inside a metal frame, shaded at the top and bottom for the words."""
    result = blank(TILE)
    result.blit(cut(art, rounded(TILE, _RADIUS - 4, 4)), (0, 0))
    height = TILE[1]
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    veil = np.clip(1 - down / 0.34, 0, 1) ** 1.2 * 0.86 + np.clip((down - 0.58) / 0.4, 0, 1) ** 1.2 * 0.84
    result.blit(tinted(rounded(TILE, _RADIUS - 4, 4) * np.clip(veil, 0, 1), (5, 7, 20)), (0, 0))
    edge = rim(TILE, _RADIUS, 0, _EDGE)
    plate = slanted(TILE, metal)
    plate.blit(brushed(TILE, 2, 14), (0, 0))
    result.blit(cut(plate, edge), (0, 0))
    result.blit(tinted(rim(TILE, _RADIUS, 0, 3.2), (8, 10, 22)), (0, 0))
    result.blit(tinted(rim(TILE, _RADIUS - 6, 7, 2.2), INK, 130), (0, 0))
    result.blit(tinted(rim(TILE, _RADIUS - _EDGE + 2, _EDGE - 2, 3), INK), (0, 0))
    return result


def _tab(target: pygame.Surface, words: str) -> None:
    """Draw the points on a pennant at the top left."""
    target.blit(pennant(106), (26, 6))
    blit_centred(
        target, metal_text(words, "title", 92 if len(words) == 1 else 74, GOLD_TEXT, (24, 14, 4), 4), (79, 68)
    )
