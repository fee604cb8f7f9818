"""Tokens of Custom Heroes whose pictures are asked for by what they mean; all are square but the screens."""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.table.drawing.layers import ABILITY_NAMES, shown
from game.table.art.palette import Stops
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import blit_centred, metal_text

_DARK: Final[Stops] = ((0.0, (86, 46, 6)), (1.0, (54, 24, 4)))
SCREENS: Final = ("coral", "sky", "mint", "amber", "orchid", "aqua")
"""The screens by the colour of the seat, as in `SEAT_COLOURS`."""


@cached(SPRITES)
def vp_chip(size: int, number: int) -> pygame.Surface:
    """A coin of victory points on a square of `size` pixels, with their `number` on it."""
    result = shown("tokens/numbered_coin", (size, size)).copy()
    edge = max(1, size // 48)
    digits = metal_text(str(number), "sans_bold", max(4, size * 124 // 192), _DARK, (255, 240, 190), edge)
    most = size * 86 // 192
    if digits.get_width() > most:  # two digits are narrowed
        digits = pygame.transform.smoothscale(digits, (most, digits.get_height() * 9 // 10))
    blit_centred(result, digits, (size / 2, size * 97 / 192))
    return result


def square(name: str, size: int) -> pygame.Surface:
    """A picture on a square of `size` pixels."""
    return shown(name, (size, size))


def ability_mark(ability: int, size: int) -> pygame.Surface:
    """The symbol of an ability (index in `ABILITIES`, not 0) on a square of `size` pixels."""
    return square(f"abilities/{ABILITY_NAMES[ability - 1]}", size)


def screen(colour: int, width: int) -> pygame.Surface:
    """A player's folding screen in seat colour 0 to 5 with the seat's sign, `width` pixels wide."""
    return shown(f"screen/{SCREENS[colour]}", (width, round(width * 0.6)))
