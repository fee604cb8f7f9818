"""Tokens of Custom Heroes: points, power, stakes, symbols of abilities, the order, screens, places.

All are square but for the screens. Colour never tells alone: each token has its own outline or sign.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.pictures import badges
from game.custom_heroes.pictures.signs import ABILITY_SIGNS, ABILITY_TINTS
from game.table.art.palette import SEAT_COLOURS, Rgb, Size, Stops, darker, hexed, lighter
from game.table.art.pen import paint
from game.table.art.shapes import shrunk
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.text import blit_centred, metal_text
from game.table.art.vector import closed, linear, moved, path, picture, ring_points, star

TABLE_TINT: Final[Rgb] = (72, 34, 66)
"""A colour of the cloth that these cards look well on: the plum of dusk, which no frame and no gem has."""
NO_NUMBER: Final = -1
_MASTER: Final = 192
_BOX: Final = (120, 120)
_DARK: Final[Stops] = ((0.0, (86, 46, 6)), (1.0, (54, 24, 4)))
_PALE: Final[Stops] = ((0.0, (255, 255, 255)), (1.0, (255, 236, 190)))
_SEAT_SIGNS: Final = (
    closed(ring_points((50, 50), 42, 40)),
    "M14 14H86V86H14Z",
    closed(ring_points((50, 50), 46, 6)),
    "M12 12H88V50Q84 82 50 96Q16 82 12 50Z",
    closed(ring_points((50, 50), 48, 4)),
    star((50, 50), 8, 48, 32),
)
"""Outlines of the seats on their screens, in the order of the seats' own signs: disc, square and so on."""


@kept_on(SPRITES)
def vp_chip(size: int, number: int = NO_NUMBER) -> pygame.Surface:
    """A coin of victory points on a square of `size` pixels, with `number` on it unless that is -1."""
    if number == NO_NUMBER:
        return shrunk(_master("coin"), (size, size))
    return shrunk(_with_number(_master("numbered_coin"), number, (96, 97), 124, _DARK), (size, size))


def _with_number(
    body: pygame.Surface, number: int, centre: tuple[float, float], high: int, ink: Stops
) -> pygame.Surface:
    """A copy of `body` with a number in its middle, narrowed where it has two digits."""
    result = body.copy()
    edge = (255, 240, 190) if ink is _DARK else (10, 8, 24)
    words = metal_text(str(number), "sans_bold", high, ink, edge, 4)
    limit = high * 7 // 10
    if words.get_width() > limit:
        words = pygame.transform.smoothscale(words, (limit, words.get_height() * 9 // 10))
    blit_centred(result, words, centre)
    return result


@kept_on(MASTERS)
def _master(name: str) -> pygame.Surface:
    """One of the plain tokens at full size."""
    drawings = {
        "coin": badges.coin,
        "numbered_coin": badges.numbered_coin,
        "power": badges.power,
        "skipped": badges.skipped,
        "passed": badges.passed,
    }
    return picture(drawings[name](), (_MASTER, _MASTER), _BOX)


@kept_on(SPRITES)
def power_token(size: int) -> pygame.Surface:
    """A power token: a lightning bolt, on a square of `size` pixels."""
    return shrunk(_master("power"), (size, size))


@kept_on(SPRITES)
def bet_marker(size: int) -> pygame.Surface:
    """The two victory points locked by a Kodora bet (CH-9), on a square of `size` pixels."""
    return shrunk(_stake(), (size, size))


@kept_on(MASTERS)
def _stake() -> pygame.Surface:
    return paint(badges.stake, (0, 0, 0), (0, 0, 0), _MASTER)


@kept_on(SPRITES)
def ability_mark(ability: int, size: int) -> pygame.Surface:
    """The symbol of an ability (index in `ABILITIES`, not 0) on a square of `size` pixels."""
    return shrunk(_ability_medal(ability), (size, size))


@kept_on(MASTERS)
def _ability_medal(ability: int) -> pygame.Surface:
    """A golden medal with the sign of the ability on a field of its colour."""
    tint = ABILITY_TINTS[ability - 1]
    gold = linear("g", (20, 0), (100, 120), "#fff6cc", "#f4c652", "#9a641a", "#f8d888")
    field = linear(
        "f", (30, 10), (90, 110), hexed(lighter(tint, 0.35)), hexed(tint), hexed(darker(tint, 0.6))
    )
    ring = closed(ring_points((60, 60), 58, 8, -112.5))
    inner = closed(ring_points((60, 60), 48, 8, -112.5))
    body = gold + field + path(ring, "url(#g)", "#0a0818", 4) + path(inner, "url(#f)", "#0a0818", 4)
    sign = moved(ABILITY_SIGNS[ability - 1](), (21, 21), 0.78)
    return picture(body + sign, (_MASTER, _MASTER), _BOX)


@kept_on(SPRITES)
def order_mark(falling: bool, size: int) -> pygame.Surface:  # noqa: FBT001 - the shelf's key, and plain to read
    """The sign that a trick rises, or falls (CH-27), on a square of `size` pixels."""
    return shrunk(_order(falling), (size, size))


@kept_on(MASTERS)
def _order(falling: bool) -> pygame.Surface:  # noqa: FBT001 - as above
    return picture(badges.order(falling=falling), (_MASTER, _MASTER), _BOX)


def screen_size(width: int) -> Size:
    """The pixels of a player's screen that is `width` wide."""
    return width, round(width * 0.6)


@kept_on(SPRITES)
def screen(colour: int, size: int) -> pygame.Surface:
    """A player's folding screen in seat colour 0 to 5 with the seat's sign, `size` pixels wide."""
    return shrunk(_screen(colour), screen_size(size))


@kept_on(MASTERS)
def _screen(colour: int) -> pygame.Surface:
    return picture(badges.folding_screen(SEAT_COLOURS[colour], _SEAT_SIGNS[colour]), (400, 240), (200, 120))


@kept_on(SPRITES)
def skipped_mark(size: int) -> pygame.Surface:
    """The sign of a seat that was skipped (CH-14), on a square of `size` pixels."""
    return shrunk(_master("skipped"), (size, size))


@kept_on(SPRITES)
def passed_mark(size: int) -> pygame.Surface:
    """The sign of a seat that passed (CH-13), on a square of `size` pixels."""
    return shrunk(_master("passed"), (size, size))


@kept_on(SPRITES)
def place_mark(place: int, size: int) -> pygame.Surface:
    """The sign of a seat that is out, with its place from 1 on (CH-30), on a square of `size` pixels."""
    body = picture(badges.place(place), (_MASTER, _MASTER), _BOX)
    return shrunk(_with_number(body, place, (96, 93), 104, _PALE), (size, size))
