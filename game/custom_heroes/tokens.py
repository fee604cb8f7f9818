"""Tokens of Custom Heroes: victory points, power, stakes, symbols of abilities, the order, screens, places."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.palette import SEAT_COLOURS, Rgb
from game.table.art.shapes import blank, disc, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import blit_centred, label

TABLE_TINT: Final[Rgb] = (84, 30, 34)
"""A colour of the cloth that these cards look well on."""
NO_NUMBER: Final = -1


def _disc(size: int, colour: Rgb, text: str) -> pygame.Surface:
    result = tinted(disc((size, size), size / 2 - 1), colour)
    blit_centred(result, label(text, "sans_bold", max(8, size // 2)), (size / 2, size / 2))
    return result


@kept_on(SPRITES)
def vp_chip(size: int, number: int = NO_NUMBER) -> pygame.Surface:
    """A chip of victory points on a square of `size` pixels, with `number` on it unless that is -1."""
    return _disc(size, (210, 160, 50), "" if number == NO_NUMBER else str(number))


@kept_on(SPRITES)
def power_token(size: int) -> pygame.Surface:
    """A power token: a lightning bolt, on a square of `size` pixels."""
    return _disc(size, (60, 90, 220), "")


@kept_on(SPRITES)
def bet_marker(size: int) -> pygame.Surface:
    """The two victory points locked by a Kodora bet (CH-9), on a square of `size` pixels."""
    return _disc(size, (120, 60, 160), "2")


@kept_on(SPRITES)
def ability_mark(ability: int, size: int) -> pygame.Surface:
    """The symbol of an ability (index in `ABILITIES`, not 0) on a square of `size` pixels."""
    return _disc(size, (120, 90, 20), str(ability))


@kept_on(SPRITES)
def order_mark(falling: bool, size: int) -> pygame.Surface:  # noqa: FBT001 - kept by position
    """The sign that the trick rises, or falls (CH-27), on a square of `size` pixels."""
    return _disc(size, (160, 60, 60) if falling else (60, 140, 80), "")


@kept_on(SPRITES)
def screen(colour: int, size: int) -> pygame.Surface:
    """A player's folding screen in seat colour 0 to 5, `size` pixels wide and 0.6 times as high."""
    result = blank((size, round(size * 0.6)))
    result.fill(SEAT_COLOURS[colour])
    return result


@kept_on(SPRITES)
def skipped_mark(size: int) -> pygame.Surface:
    """The sign of a seat that was skipped (CH-14)."""
    return _disc(size, (150, 80, 40), "")


@kept_on(SPRITES)
def passed_mark(size: int) -> pygame.Surface:
    """The sign of a seat that passed (CH-13)."""
    return _disc(size, (90, 90, 110), "")


@kept_on(SPRITES)
def place_mark(place: int, size: int) -> pygame.Surface:
    """The sign of a seat that is out, with its place from 1 on (CH-30)."""
    return _disc(size, (190, 150, 60), str(place))
