"""Small furniture of this table alone: its panels, plates of playable values, marks of seats and rounds."""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.rules.cards import ASCEND, ROUNDS
from game.custom_heroes.table.drawing.layers import shown
from game.custom_heroes.table.drawing.tokens import ability_mark, square
from game.custom_heroes.words.naming import signed
from game.table.art.paint.light import soft_light
from game.table.art.paint.shapes import blank, cut, dashed, gradient, rim, rounded, slanted, tinted
from game.table.art.palette import BRONZE, GOLD, INK, WARM, Rgb, Size, Stops
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import blit_centred, fitted, metal_text

SAND: Final[Rgb] = (226, 196, 172)
"""Quiet words on the wine-red cloth."""
_DASH: Final = 9  # pixels
_PLUM: Final[Stops] = ((0.0, (66, 26, 48)), (0.5, (42, 15, 34)), (1.0, (28, 9, 26)))
_EMBER: Final[Stops] = ((0.0, (122, 48, 40)), (0.5, (84, 28, 36)), (1.0, (58, 18, 32)))
_NIGHT: Final[Stops] = ((0.0, (24, 8, 20)), (1.0, (44, 16, 34)))
_STYLES: Final[dict[str, tuple[Stops, int, Stops, int]]] = {
    # body, its opacity, metal of the rim, opacity of the rim
    "tile": (_PLUM, 190, BRONZE, 110),
    "lit": (_EMBER, 230, GOLD, 230),
    "well": (_NIGHT, 150, BRONZE, 70),
}


@cached(SPRITES)
def panel(size: Size, style: str) -> pygame.Surface:
    """A plate of dark plum glass with a rim of bronze, or of gold for the seat whose turn it is."""
    body, opacity, metal, edge = _STYLES[style]
    radius = max(8, min(18, min(size) // 8))
    result = cut(gradient(size, body), rounded(size, radius), opacity)
    glare = gradient(size, ((0.0, (255, 214, 190)), (0.35, (120, 60, 60)), (1.0, (40, 16, 30))))
    if style != "well":
        result.blit(cut(glare, rim(size, radius - 1, 2, max(2, min(4, size[1] // 60))), 56), (0, 0))
    result.blit(tinted(rim(size, radius, 0, 1.4), INK, 220), (0, 0))
    result.blit(cut(slanted(size, metal), rim(size, radius - 1, 1.2, 2.0), edge), (0, 0))
    return result


@cached(SPRITES)
def value_plate(value: int, count: int, ascended: bool, size: Size) -> pygame.Surface:  # noqa: FBT001
    """A plate for a value that can be played: its number or the sign of a Form, and how many cards."""
    radius = size[1] * 0.3
    result = tinted(rounded(size, radius), INK, 235)
    result.blit(cut(slanted(size, BRONZE), rounded(size, radius - 1, 1.2)), (0, 0))
    body: Stops = ((0.0, (92, 34, 52)), (1.0, (50, 16, 36)))
    result.blit(cut(gradient(size, body), rounded(size, radius - 3.2, 3.2)), (0, 0))
    height = size[1]
    split = size[0] * (0.40 if count > 1 else 0.5)
    if ascended:
        sign = ability_mark(ASCEND, round(height * 0.82))
        result.blit(sign, sign.get_rect(center=(round(split), height // 2)))
    else:
        digits = metal_text(signed(value), "sans_bold", round(height * 0.84))
        blit_centred(result, digits, (split, height / 2))
    if count > 1:
        box = (round(size[0] * 0.36), round(height * 0.6))
        blit_centred(result, fitted(f"×{count}", "sans_bold", box, SAND), (size[0] * 0.73, height * 0.54))
    return result


@cached(SPRITES)
def tag(size: Size, style: str) -> pygame.Surface:
    """A capsule for a few words: "gold" for what is likely, "dark" for what is possible too."""
    radius = size[1] / 2
    golden = style == "gold"
    result = tinted(rounded(size, radius), INK, 235)
    result.blit(cut(slanted(size, GOLD if golden else BRONZE), rounded(size, radius - 1, 1.0)), (0, 0))
    body: Stops = ((0.0, (255, 228, 150)), (1.0, (226, 168, 72))) if golden else _NIGHT
    result.blit(cut(gradient(size, body), rounded(size, radius - 2.4, 2.4)), (0, 0))
    return result


@cached(SPRITES)
def shade(size: Size, opacity: int) -> pygame.Surface:
    """The shadow on a set that has been beaten."""
    return tinted(rounded(size, max(3, size[1] * 0.045)), (16, 4, 14), opacity)


@cached(SPRITES)
def own_place(size: Size) -> pygame.Surface:
    """The dashed place where one's own set will lie."""
    dashes = dashed(tinted(rim(size, 14.0, 0.8, 3.0), WARM, 235), _DASH)
    result = tinted(rounded(size, 14.0), (20, 6, 16), 120)
    result.blit(dashes, (0, 0))
    return result


@cached(SPRITES)
def pips(now: int, size: Size) -> pygame.Surface:
    """The rounds as a row of diamonds: those that are over, the one that is played, those to come."""
    result = blank(size)
    each = size[0] / (ROUNDS + 1)
    for index in range(ROUNDS + 1):
        state = "now" if index + 1 == now else "over" if index + 1 < now else "ahead"
        stone = shown(f"signs/{'last' if index == ROUNDS else 'round'}_{state}", (size[1], size[1]))
        result.blit(stone, stone.get_rect(center=(round(each * (index + 0.5)), size[1] // 2)))
    return result


@cached(SPRITES)
def beam(size: Size) -> pygame.Surface:
    """The warm light under the set that has to be beaten."""
    return soft_light(size, WARM, 120, 1.7)


@cached(SPRITES)
def ability_badge(ability: int, cost: int, size: Size) -> pygame.Surface:
    """The sign of an ability with the power it costs."""
    result = blank(size)
    sign = ability_mark(ability, size[0])
    result.blit(sign, (0, 0))
    if cost:
        side = round(size[0] * 0.46)
        token = square("tokens/power", side)
        for index in range(cost):
            place = token.get_rect(bottomright=(size[0] - index * side * 0.62, size[1]))
            result.blit(token, place)
    return result


@cached(SPRITES)
def no_power(size: Size) -> pygame.Surface:
    """The empty place of power tokens."""
    result = square("tokens/power", size[0]).copy()
    result.fill((120, 110, 130, 90), special_flags=pygame.BLEND_RGBA_MULT)
    return result


@cached(SPRITES)
def sort_tile(by_strength: bool, words: str, size: Size) -> pygame.Surface:  # noqa: FBT001 - kept by position
    """A small plate that switches how the hand lies, with its word."""
    result = panel(size, "lit" if by_strength else "tile").copy()
    side = round(size[1] * (0.58 if words else 0.7))
    sign = shown("signs/by_sets" if by_strength else "signs/by_values", (side, side))
    result.blit(sign, sign.get_rect(center=(size[0] // 2, round(size[1] * (0.36 if words else 0.5)))))
    if not words:
        return result
    name = fitted(words, "sans_medium", (round(size[0] * 0.88), round(size[1] * 0.26)), SAND)
    result.blit(name, name.get_rect(center=(size[0] // 2, round(size[1] * 0.80))))
    return result
