"""The translucent bands of what is sleeved into a card: gem, effect and a small picture, a place a colour."""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.cards import ADVANCEMENTS, YELLOW
from game.custom_heroes.layers import Box, original
from game.custom_heroes.pictures.auras import flame
from game.custom_heroes.pictures.cast import emblem_of
from game.custom_heroes.pictures.signs import bolt
from game.custom_heroes.tokens import ability_mark
from game.table.art.gems import gem
from game.table.art.palette import GEM_COLOURS, INK, Rgb, Size, Stops, hexed, lighter, mix
from game.table.art.pen import paint
from game.table.art.shapes import cut, gradient, rim, rounded, tinted
from game.table.art.text import blit_centred, metal_text
from game.table.art.vector import path, picture

GEM_SHAPES: Final = (3, 2, 0, 6)
"""Kinds of `gems` by colour of an advancement: red rhombus, blue square, yellow triangle, green round."""
_BAND: Final[Size] = (484, 72)
_STEP: Final = 67
_FIRST: Final = 420
_EFFECT: Final = 97  # middle of the effect, which is seen whole where 34 of 110 pixels of a card are seen
_WIDEST: Final = 92
_DEEP: Final[dict[int, Rgb]] = {3: (84, 4, 30), 2: (8, 26, 104), 0: (122, 54, 4), 6: (2, 70, 48)}
"""The dark end of each gem's glass: yellow turns to amber, not to olive."""
_INK: Final[Stops] = ((0.0, (255, 255, 255)), (1.0, (255, 244, 210)))


def gem_colour(kind: int) -> Rgb:
    """The colour of an advancement's gem."""
    return GEM_COLOURS[GEM_SHAPES[ADVANCEMENTS[kind].gem]]


def band_box(slot: int) -> Box:
    """Where the band of slot 0 to 3 (red, blue, yellow, green) lies on a card."""
    return 8, _FIRST + _STEP * slot, *_BAND


def effect_text(kind: int) -> str:
    """What an advancement does, in digits and signs; nothing for an ability, which has its symbol."""
    row = ADVANCEMENTS[kind]
    if row.aura is not None:
        return f"={row.aura}"
    return f"{row.modifier:+d}".replace("-", "−") if row.modifier else ""


def thing(kind: int, size: int) -> pygame.Surface:
    """The picture of what `kind` brings, on a square of `size` pixels; not cached."""
    value = ADVANCEMENTS[kind].aura
    if value is not None:
        return picture(flame(value), (size, size))
    return paint(emblem_of(kind), gem_colour(kind), lighter(gem_colour(kind), 0.5), size)


@original
def band(kind: int) -> pygame.Surface:
    """The band of an advancement of `kind`."""
    colour = gem_colour(kind)
    result = _glass(colour)
    stone = gem(GEM_SHAPES[ADVANCEMENTS[kind].gem], 42)
    result.blit(stone, stone.get_rect(center=(27, 36)))
    if ADVANCEMENTS[kind].gem == YELLOW:
        _put_ability(result, kind)
    else:
        words = metal_text(effect_text(kind), "sans_bold", 104, _INK, (4, 5, 16), 5)
        ink = words.get_bounding_rect()
        small = words.subsurface(ink)
        if ink.width > _WIDEST:
            small = pygame.transform.smoothscale(small, (_WIDEST, ink.height))
        blit_centred(result, small, (_EFFECT, 36))
        _put_strength(result, kind)
    icon = thing(kind, 82)
    result.blit(icon, icon.get_rect(center=(430, 36)))
    return result


def _glass(colour: Rgb) -> pygame.Surface:
    """Tinted glass: clear in the middle, full at its left end where gem and effect are."""
    shape = rounded(_BAND, 16, 1)
    deep = _DEEP[GEM_COLOURS.index(colour)]
    body: Stops = ((0.0, lighter(colour, 0.3)), (0.25, colour), (0.8, mix(colour, deep, 0.45)), (1.0, deep))
    result = cut(gradient(_BAND, body), shape * 0.72)
    left = picture(path("M0 0H170L148 72H0Z", hexed(deep), opacity=0.8), _BAND, _BAND)
    result.blit(cut(left, shape), (0, 0))
    result.blit(picture(path("M170 0H180L158 72H148Z", "#ffffff", opacity=0.5), _BAND, _BAND), (0, 0))
    sheen = picture(
        path("M12 5H472Q476 22 470 28Q240 20 14 28Q8 20 12 5Z", "#ffffff", opacity=0.22), _BAND, _BAND
    )
    result.blit(sheen, (0, 0))
    result.blit(tinted(rim(_BAND, 16, 0, 3), INK, 220), (0, 0))
    result.blit(tinted(rim(_BAND, 14, 2.5, 2.5), lighter(colour, 0.5), 235), (0, 0))
    return result


def _put_ability(target: pygame.Surface, kind: int) -> None:
    row = ADVANCEMENTS[kind]
    symbol = ability_mark(row.ability, 74)
    target.blit(symbol, symbol.get_rect(center=(_EFFECT, 36)))
    sign = picture(bolt(), (58, 58))
    for index in range(row.cost):
        target.blit(sign, sign.get_rect(center=(218 + index * 44, 36)))


def _put_strength(target: pygame.Surface, kind: int) -> None:
    """As many arrows as a modifier has points, upwards or downwards."""
    change = ADVANCEMENTS[kind].modifier
    for index in range(abs(change)):
        x = 202 + index * 36
        data = (
            f"M{x} 52L{x + 16} 20L{x + 32} 52L{x + 16} 42Z"
            if change > 0
            else f"M{x} 20L{x + 16} 52L{x + 32} 20L{x + 16} 30Z"
        )
        body = path(data, "#fff2b0" if change > 0 else "#bfe8ff", "#0a0c1e", 5, 0.95)
        target.blit(picture(body, _BAND, _BAND), (0, 0))
