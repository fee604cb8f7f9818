"""Tokens of Custom Heroes: points, power, stakes, symbols of abilities, the order, screens, places.

All are square but for the screens. Colour never tells alone: each token has its own outline or sign.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.table.drawing.layers import ABILITY_NAMES, shown
from game.table.art.palette import Rgb, Size, Stops
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text.text import blit_centred, metal_text

TABLE_TINT: Final[Rgb] = (72, 34, 66)
"""A colour of the cloth that these cards look well on: the plum of dusk, which no frame and no gem has."""
NO_NUMBER: Final = -1
_DARK: Final[Stops] = ((0.0, (86, 46, 6)), (1.0, (54, 24, 4)))
SCREENS: Final = ("coral", "sky", "mint", "amber", "orchid", "aqua")
"""The screens by the colour of the seat, as in `SEAT_COLOURS`."""


@kept_on(SPRITES)
def vp_chip(size: int, number: int = NO_NUMBER) -> pygame.Surface:
    """A coin of victory points on a square of `size` pixels, with `number` on it unless that is -1."""
    if number == NO_NUMBER:
        return shown("tokens/coin", (size, size))
    result = shown("tokens/numbered_coin", (size, size)).copy()
    edge = max(1, size // 48)
    digits = metal_text(str(number), "sans_bold", max(4, size * 124 // 192), _DARK, (255, 240, 190), edge)
    most = size * 86 // 192
    if digits.get_width() > most:  # two digits are narrowed
        digits = pygame.transform.smoothscale(digits, (most, digits.get_height() * 9 // 10))
    blit_centred(result, digits, (size / 2, size * 97 / 192))
    return result


def power_token(size: int) -> pygame.Surface:
    """A power token: a lightning bolt, on a square of `size` pixels."""
    return shown("tokens/power", (size, size))


def bet_marker(size: int) -> pygame.Surface:
    """The two victory points locked by a Kodora bet (CH-9), on a square of `size` pixels."""
    return shown("tokens/stake", (size, size))


def ability_mark(ability: int, size: int) -> pygame.Surface:
    """The symbol of an ability (index in `ABILITIES`, not 0) on a square of `size` pixels."""
    return shown(f"abilities/{ABILITY_NAMES[ability - 1]}", (size, size))


def order_mark(falling: bool, size: int) -> pygame.Surface:  # noqa: FBT001 - a fact, and plain to read
    """The sign that a trick rises, or falls (CH-27), on a square of `size` pixels."""
    return shown("tokens/falling" if falling else "tokens/rising", (size, size))


def screen_size(width: int) -> Size:
    """The pixels of a player's screen that is `width` wide."""
    return width, round(width * 0.6)


def screen(colour: int, size: int) -> pygame.Surface:
    """A player's folding screen in seat colour 0 to 5 with the seat's sign, `size` pixels wide."""
    return shown(f"screen/{SCREENS[colour]}", screen_size(size))


def skipped_mark(size: int) -> pygame.Surface:
    """The sign of a seat that was skipped (CH-14), on a square of `size` pixels."""
    return shown("tokens/skipped", (size, size))


def passed_mark(size: int) -> pygame.Surface:
    """The sign of a seat that passed (CH-13), on a square of `size` pixels."""
    return shown("tokens/passed", (size, size))


def place_mark(place: int, size: int) -> pygame.Surface:
    """The sign of a seat that is out, with its place from 1 on (CH-30), on a square of `size` pixels."""
    return shown(f"place/{place}", (size, size))
