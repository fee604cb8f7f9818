"""The faces of Splendor: Marvel: character cards, their backs, empty places, and the tiles of `tiles`.

A card is composed once at full size and scaled to what the table asks for. Prices are drawn on the scaled
face, since bonuses change them (`pips`). What a seat may see is decided elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from game.splendor_marvel.card_frame import CORNER, EDGE, card_frame, card_outline
from game.splendor_marvel.card_marks import (
    LEVEL_METALS,
    ROMAN,
    avengers_mark,
    put_bonus,
    put_level,
    put_name,
    put_points,
)
from game.splendor_marvel.cards import AVENGERS, BONUS_COLOUR, COLOURS, COST_COUNTS, LEVEL, NAMES, POINTS
from game.splendor_marvel.pictures.cast import role
from game.splendor_marvel.pictures.skies import MIDDLE, draw_patterns, sky
from game.splendor_marvel.pips import CARD, Counts, cost_spots, price_pip
from game.splendor_marvel.tiles import avengers_face, gauntlet_face, location_face, tile_height
from game.table.art.frames import empty_place
from game.table.art.light import relief, shadow
from game.table.art.palette import INK, Rgb, Size, darker, hexed, lighter
from game.table.art.pen import paint
from game.table.art.shapes import blank, brushed, cut, gradient, rim, rounded, slanted, tinted
from game.table.art.shelf import MASTERS, MEGABYTE, SPRITES, Shelf, kept_on, steps
from game.table.art.text import blit_centred, metal_text
from game.table.art.title import winged_star
from game.table.art.vector import circle, closed, path, picture, ring_points

__all__ = [
    "avengers_face",
    "avengers_mark",
    "card_back",
    "card_face",
    "card_height",
    "cost_spots",
    "empty_slot",
    "gauntlet_face",
    "location_face",
    "price_pip",
    "tile_height",
]

LEVEL_FIELDS: Final[tuple[Rgb, ...]] = ((26, 78, 92), (58, 44, 116), (112, 30, 52))
_PICTURES: Final = Shelf(4 * MEGABYTE)  # the last three, until their cards are drawn
_EMBLEM: Final = 372  # pixels of an emblem on the full-size card


def card_height(width: int) -> int:
    """Return the height in pixels of a card of this width."""
    return round(width * CARD[1] / CARD[0])


@kept_on(SPRITES)
def card_face(
    card: int, size: Size, due: Counts | None = None, missing: Counts | None = None
) -> pygame.Surface:
    """Draw the front of `card` (0 to 89) at `size` pixels.

    `due` is the price after bonuses and `missing` what the payer lacks of it, by colour; None shows the
    printed price.
    """
    face = _bare_face(card, size).copy()
    for colour, place in cost_spots(card, size):
        cost = COST_COUNTS[card][colour]
        rest = cost if due is None else due[colour]
        lack = 0 if missing is None else missing[colour]
        face.blit(price_pip(colour, cost, rest, lack, place.size), place)
    return face


@kept_on(SPRITES)
def _bare_face(card: int, size: Size) -> pygame.Surface:
    return pygame.transform.smoothscale(_original(card), size)


def draw_shared() -> Iterator[None]:
    """Draw the cards' shared parts, one per step."""
    for colour in range(len(COLOURS)):
        card_frame(colour)
        yield
    yield from draw_patterns()


def draw_original(card: int) -> Iterator[None]:
    """Draw a card at full size, one part per step, so that any size of it is quickly available."""
    yield from steps(partial(_original, card))


@kept_on(MASTERS)
def _original(card: int) -> pygame.Surface:
    """Draw the card at full size, without its price."""
    result = blank(CARD)
    result.blit(_picture(card), (EDGE, EDGE))
    result.blit(card_frame(BONUS_COLOUR[card]), (0, 0))
    if POINTS[card]:
        put_points(result, POINTS[card])
    put_bonus(result, BONUS_COLOUR[card])
    for index in range(AVENGERS[card]):
        mark = avengers_mark(116)
        result.blit(mark, mark.get_rect(center=(421, 204 + index * 96)))
    put_name(result, NAMES[card])
    put_level(result, LEVEL[card])
    card_outline(result)
    return result


@kept_on(_PICTURES)
def _picture(card: int) -> pygame.Surface:
    emblem, main, side, ground, pattern = role(card)
    result = sky(ground, side, pattern)
    sign = paint(emblem, main, side, _EMBLEM)
    relief(sign, 10, 80)
    blur = 14
    soft = shadow(sign, blur, 190)
    left, top = round(MIDDLE[0] - _EMBLEM / 2), round(MIDDLE[1] - _EMBLEM / 2)
    result.blit(soft, (left - 2 * blur + 6, top - 2 * blur + 14))
    result.blit(sign, (left, top))
    return result


@kept_on(SPRITES)
def card_back(level: int, size: Size) -> pygame.Surface:
    """Draw the card back of `level` 1 to 3 at `size` pixels."""
    return pygame.transform.smoothscale(_back_master(level), size)


@kept_on(MASTERS)
def _back_master(level: int) -> pygame.Surface:
    field, metal = LEVEL_FIELDS[level - 1], LEVEL_METALS[level - 1]
    result = tinted(rounded(CARD, CORNER), (8, 10, 22))
    result.blit(cut(slanted(CARD, metal), rounded(CARD, CORNER - 3, 3)), (0, 0))
    result.blit(cut(brushed(CARD, 6, 14), rounded(CARD, CORNER - 3, 3)), (0, 0))
    body = gradient(
        CARD, ((0.0, darker(field, 0.45)), (0.5, lighter(field, 0.12)), (1.0, darker(field, 0.55)))
    )
    inside = rounded(CARD, CORNER - 16, 20)
    result.blit(tinted(rounded(CARD, CORNER - 14, 17.5), INK), (0, 0))
    body.blit(picture(_lattice(lighter(field, 0.5)), CARD, CARD), (0, 0))
    result.blit(cut(body, inside), (0, 0))
    result.blit(cut(slanted(CARD, metal), rim(CARD, CORNER - 22, 30, 2.4)), (0, 0))
    crest = winged_star(400)
    blur = 12
    result.blit(shadow(crest, blur, 200), (50 - 2 * blur, 212 - 2 * blur + 8))
    result.blit(crest, (50, 212))
    numeral = metal_text(ROMAN[level - 1], "title", 150, metal, (6, 8, 18), 6)
    blit_centred(result, numeral, (250, 512))
    card_outline(result)
    return result


def _lattice(tone: Rgb) -> str:
    colour = hexed(tone)
    parts = []
    for row in range(15):
        for column in range(9):
            centre = (column * 62 + (row % 2) * 31, row * 54 - 10)
            parts.append(path(closed(ring_points(centre, 31, 6)), "none", colour, 1.8, 0.30))
            parts.append(circle(centre, 3.2, colour, opacity=0.34))
    return "".join(parts)


@kept_on(SPRITES)
def empty_slot(size: Size) -> pygame.Surface:
    """Draw the place of a card that is gone."""
    return empty_place(size, max(6, round(size[0] * CORNER / CARD[0])))
