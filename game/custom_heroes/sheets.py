"""The loose advancement: a transparent sheet with its gem, what it brings, and its effect in large type."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.custom_heroes.card_bands import GEM_SHAPES, effect_text, thing
from game.custom_heroes.card_frame import CORNER, WHOLE, gloss
from game.custom_heroes.cards import ADVANCEMENTS
from game.custom_heroes.layers import CARD, lay
from game.custom_heroes.pictures.signs import bolt
from game.custom_heroes.tokens import ability_mark
from game.table.art.gems import gem
from game.table.art.light import shadow, soft_light
from game.table.art.palette import GEM_COLOURS, INK, Rgb, Size, Stops, darker, hexed, lighter, mix
from game.table.art.shapes import blank, cut, gradient, rim, rounded, tinted
from game.table.art.shelf import MASTERS, kept_on
from game.table.art.text import blit_centred, metal_text
from game.table.art.vector import path, picture

_PLATE: Final[Size] = (468, 196)
_THING: Final = 372
_INK: Final[Stops] = ((0.0, (255, 255, 255)), (0.6, (255, 250, 232)), (1.0, (255, 224, 150)))


def sheet(kind: int) -> pygame.Surface:
    """The sheet of `kind` at full size, lit and glossy; not cached."""
    row = ADVANCEMENTS[kind]
    result = empty_sheet(row.gem).copy()
    picture_of = thing(kind, _THING)
    under = shadow(picture_of, 10, 170)
    result.blit(under, (64 - 20, 92 - 12))
    result.blit(picture_of, (64, 92))
    lay(result, gloss, 0, WHOLE)
    result.blit(plate(row.gem), (16, 486))
    _put_effect(result, kind)
    result.blit(gem(GEM_SHAPES[row.gem], 136), (18, 18))
    return result


@kept_on(MASTERS)
def empty_sheet(colour: int) -> pygame.Surface:
    """The sheet of a gem's colour with nothing on it but light, and the shadow of its gem."""
    body = GEM_COLOURS[GEM_SHAPES[colour]]
    result = _glass(body)
    light = soft_light((520, 480), lighter(body, 0.5), 210, 1.4)
    result.blit(light, light.get_rect(center=(250, 270)))
    result.blit(shadow(gem(GEM_SHAPES[colour], 136), 8, 190), (18 - 16, 18 - 10))
    return cut(result, rounded(CARD, CORNER))


def _glass(colour: Rgb) -> pygame.Surface:
    """A clear sheet with a bright cut edge in the gem's colour."""
    middle = mix(colour, (120, 140, 190), 0.5)
    body: Stops = ((0.0, lighter(colour, 0.7)), (0.5, middle), (1.0, darker(colour, 0.4)))
    result = cut(gradient(CARD, body), rounded(CARD, CORNER) * np.float32(0.46))
    result.blit(tinted(rim(CARD, CORNER, 0, 5), INK, 190), (0, 0))
    result.blit(tinted(rim(CARD, CORNER - 5, 5, 9), lighter(colour, 0.25), 250), (0, 0))
    result.blit(tinted(rim(CARD, CORNER - 7, 7, 3), (255, 255, 255), 230), (0, 0))
    return result


@kept_on(MASTERS)
def plate(gem_kind: int) -> pygame.Surface:
    """The dark glass that the effect stands on, in a gem's colour."""
    colour = GEM_COLOURS[GEM_SHAPES[gem_kind]]
    deep = mix(darker(colour, 0.74), (8, 8, 30), 0.3)
    shape = rounded(_PLATE, 26, 1)
    result = cut(gradient(_PLATE, ((0.0, mix(deep, colour, 0.35)), (1.0, deep))), shape * np.float32(0.93))
    sheen = picture(
        path("M20 8H448Q456 50 448 64Q230 44 20 64Q12 50 20 8Z", "#ffffff", opacity=0.16), _PLATE, _PLATE
    )
    result.blit(sheen, (0, 0))
    result.blit(tinted(rim(_PLATE, 26, 0, 4), INK), (0, 0))
    result.blit(tinted(rim(_PLATE, 23, 3.5, 4), lighter(colour, 0.45)), (0, 0))
    return result


def _put_effect(target: pygame.Surface, kind: int) -> None:
    row = ADVANCEMENTS[kind]
    if row.ability:
        symbol = ability_mark(row.ability, 176)
        left = 250 - (176 + 84 * row.cost) / 2
        target.blit(symbol, (round(left), 496))
        sign = picture(bolt(hexed((255, 226, 74))), (112, 112))
        for index in range(row.cost):
            target.blit(sign, (round(left + 166 + 84 * index), 528))
        return
    words = metal_text(effect_text(kind), "sans_bold", 232, _INK, (4, 5, 16), 11)
    ink = words.get_bounding_rect()
    written = words.subsurface(ink)
    if ink.width > 420:
        written = pygame.transform.smoothscale(written, (420, ink.height))
    room = blank(written.get_size())
    room.blit(written, (0, 0))
    blit_centred(target, room, (250, 584))
