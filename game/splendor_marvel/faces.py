"""The faces of Splendor: Marvel: character cards and their backs, empty places.

A face is composed once at the size of its master and scaled to what the table asks for; prices are laid over the
scaled face, since bonuses change what is due. Tiles are drawn in `tiles`, prices in `pips`. What a seat may see is decided elsewhere.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.splendor_marvel.cards import AVENGERS, BONUS_COLOUR, COST_COUNTS, LEVEL, NAMES, POINTS
from game.splendor_marvel.pictures.cast import role
from game.splendor_marvel.pictures.pen import paint
from game.splendor_marvel.pictures.skies import MIDDLE, WINDOW, sky
from game.splendor_marvel.pips import CARD, Counts, cost_spots, price_pip
from game.splendor_marvel.tiles import avengers_face, gauntlet_face, location_face, tile_height
from game.table.art.frames import empty_place, socket
from game.table.art.gems import TIME, gem
from game.table.art.light import relief, shadow
from game.table.art.palette import (
    BRONZE,
    FROST_TEXT,
    GEM_COLOURS,
    GOLD,
    GOLD_TEXT,
    INK,
    STEEL,
    Rgb,
    Size,
    Stops,
    darker,
    lighter,
    mix,
)
from game.table.art.shapes import blank, brushed, cut, gradient, rim, rounded, shrunk, slanted, tinted, unit
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.text import blit_centred, fitted, metal_text
from game.table.art.title import winged_star
from game.table.art.vector import circle, closed, linear, mirrored, path, picture, ring_points, star

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

LEVEL_METALS: Final[tuple[Stops, ...]] = (BRONZE, STEEL, GOLD)
LEVEL_FIELDS: Final[tuple[Rgb, ...]] = ((26, 78, 92), (58, 44, 116), (112, 30, 52))
ROMAN: Final = ("I", "II", "III")

_RADIUS: Final = 34
_EDGE: Final = 22  # width of the metal frame
_EMBLEM: Final = 372


def card_height(width: int) -> int:
    """The height in pixels of a card that is `width` wide."""
    return round(width * CARD[1] / CARD[0])


@kept_on(SPRITES)
def card_face(
    card: int, size: Size, due: Counts | None = None, missing: Counts | None = None
) -> pygame.Surface:
    """The front of `card` (0 to 89) at `size` pixels.

    `due` is the price after bonuses and `missing` what the payer lacks of it, by colour; None shows the price as
    printed.
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
    return pygame.transform.smoothscale(_master(card), size)


@kept_on(MASTERS)
def _master(card: int) -> pygame.Surface:
    """The card at full size, without its price."""
    result = blank(CARD)
    result.blit(_picture(card), (_EDGE, _EDGE))
    result.blit(_frame(BONUS_COLOUR[card]), (0, 0))
    if POINTS[card]:
        _points(result, POINTS[card])
    _bonus(result, BONUS_COLOUR[card])
    for index in range(AVENGERS[card]):
        mark = avengers_mark(116)
        result.blit(mark, mark.get_rect(center=(421, 204 + index * 96)))
    _name(result, NAMES[card])
    _level(result, LEVEL[card])
    return result


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


@kept_on(MASTERS)
def _frame(colour: int) -> pygame.Surface:
    """Everything around and over the picture that depends on the bonus colour alone."""
    tint = GEM_COLOURS[colour]
    result = _vignette().copy()
    result.fill((*mix(darker(tint, 0.86), (5, 7, 20), 0.5), 255), special_flags=pygame.BLEND_RGBA_MULT)
    metal = slanted(CARD, tuple((place, mix(tone, tint, 0.46)) for place, tone in STEEL))
    metal.blit(_rails(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    result.blit(metal, (0, 0))
    inner = _groove().copy()
    inner.fill((*mix(darker(tint, 0.30), INK, 0.2), 255), special_flags=pygame.BLEND_RGBA_MULT)
    result.blit(inner, (0, 0))
    result.blit(_lines(), (0, 0))
    return result


@kept_on(MASTERS)
def _rails() -> pygame.Surface:
    """Where the metal of the frame is, with its scratches: to be multiplied with any metal."""
    hole = unit(rounded(CARD, _RADIUS) - rounded(CARD, _RADIUS - _EDGE + 4, _EDGE))
    result = gradient(CARD, ((0.0, (255, 255, 255)), (1.0, (255, 255, 255))))
    result.blit(brushed(CARD, 8, 14), (0, 0))
    return cut(result, hole)


@kept_on(MASTERS)
def _groove() -> pygame.Surface:
    """The band of the bonus colour that runs within the metal."""
    return tinted(rim(CARD, _RADIUS - 7, 8, 7), (255, 255, 255))


@kept_on(MASTERS)
def _lines() -> pygame.Surface:
    """The thin dark and golden lines of every card."""
    result = tinted(rim(CARD, _RADIUS, 0, 3.2), (8, 10, 22))
    result.blit(cut(slanted(CARD, GOLD), rim(CARD, _RADIUS - _EDGE + 7, _EDGE - 4, 3.2)), (0, 0))
    result.blit(tinted(rim(CARD, _RADIUS - _EDGE + 4, _EDGE - 0.8, 2.2), INK), (0, 0))
    return result


@kept_on(MASTERS)
def _vignette() -> pygame.Surface:
    """Shade over the picture: at the top for the marks, at the bottom for the name, a little all around."""
    width, height = CARD
    across = np.linspace(-1, 1, width, dtype=np.float32)[None, :]
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    top = unit(1 - down / 0.27) ** 1.5 * 0.72
    low = unit((down - 0.66) / 0.26) ** 1.3 * 0.94
    side = unit(np.abs(across) ** 3.2 * 0.42 + unit(-across - 0.25) * np.clip(down - 0.2, 0, 0.5) * 0.5)
    shade = 1 - (1 - top) * (1 - low) * (1 - side)
    return tinted(shade * rounded(CARD, _RADIUS, 2), (255, 255, 255))


def _points(target: pygame.Surface, points: int) -> None:
    """The points on a pennant that hangs from the upper left."""
    target.blit(_pennant(), (24, 8))
    number = metal_text(str(points), "title", 108, GOLD_TEXT, (24, 14, 4), 4)
    blit_centred(target, number, (83, 82))


@kept_on(MASTERS)
def _pennant() -> pygame.Surface:
    parts = [
        "<defs>",
        _metal_line("m", GOLD),
        _metal_line("n", ((0.0, (38, 48, 92)), (1.0, (12, 17, 42)))),
        "</defs>",
    ]
    parts.append(path("M4 2L114 2L114 132L59 160L4 132Z", "#0a0c18"))
    parts.append(path("M8 2L110 2L110 129L59 155L8 129Z", "url(#m)"))
    parts.append(path("M14 2L104 2L104 125L59 148L14 125Z", "#0a0c18"))
    parts.append(path("M16 2L102 2L102 124L59 146L16 124Z", "url(#n)"))
    return picture("".join(parts), (118, 162), (118, 162))


def _metal_line(name: str, stops: Stops) -> str:
    inside = "".join(
        f'<stop offset="{place:g}" stop-color="rgb({tone[0]},{tone[1]},{tone[2]})"/>' for place, tone in stops
    )
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" y2="160">{inside}</linearGradient>'


def _bonus(target: pygame.Surface, colour: int) -> None:
    setting = socket(136, STEEL, mix(darker(GEM_COLOURS[colour], 0.66), (8, 10, 26), 0.3))
    target.blit(setting, setting.get_rect(center=(420, 84)))
    stone = gem(colour, 104)
    target.blit(stone, stone.get_rect(center=(420, 84)))


@kept_on(SPRITES)
def avengers_mark(size: int) -> pygame.Surface:
    """The Avengers symbol as we draw it: a winged star on a blue medal, on a square of `size` pixels."""
    return shrunk(_medal(), (size, size))


@kept_on(MASTERS)
def _medal() -> pygame.Surface:
    wing = "".join(
        path(
            f"M62 {44 + row * 15}C44 {34 + row * 13} 24 {26 + row * 15} {3 + row * 9} {22 + row * 20}"
            f"C{14 + row * 8} {44 + row * 18} 36 {56 + row * 14} 62 {60 + row * 13}Z",
            "url(#s)",
            "#0b1024",
            3,
        )
        for row in range(3)
    )
    steel = linear("s", (10, 10), (70, 120), "#ffffff", "#c4d2ea", "#8496ba")
    ring = linear("g", (30, 10), (90, 110), "#fff4c8", "#f0c660", "#a06c20", "#f4d48a")
    field = linear("b", (40, 20), (80, 110), "#4f86f0", "#1d48b4", "#122a70")
    parts = [
        "<defs>",
        steel,
        ring,
        field,
        "</defs>",
        mirrored(wing, 64),
        circle((64, 64), 45, "#0b1024"),
        circle((64, 64), 42, "url(#g)"),
        circle((64, 64), 36.5, "#0b1024"),
        circle((64, 64), 35, "url(#b)"),
        path(star((64, 66), 5, 33, 13.4), "#ffffff", "#0b1024", 2.4),
    ]
    return picture("".join(parts), (192, 192), (128, 128))


def _name(target: pygame.Surface, name: str) -> None:
    plate = _name_plate()
    target.blit(plate, plate.get_rect(center=(250, 614)))
    words = fitted(name, "title", (404, 66), (255, 240, 206), 52, (6, 8, 20))
    blit_centred(target, words, (250, 613))


@kept_on(MASTERS)
def _name_plate() -> pygame.Surface:
    size = (456, 74)
    shape = rounded(size, 10)
    result = cut(gradient(size, ((0.0, (52, 64, 106)), (0.5, (26, 34, 68)), (1.0, (14, 19, 44)))), shape)
    result.blit(cut(brushed(size, 4, 10), shape), (0, 0))
    result.blit(cut(slanted(size, GOLD), rim(size, 10, 1, 2.6)), (0, 0))
    result.blit(tinted(rim(size, 8, 3.6, 1.6), INK), (0, 0))
    return result


def _level(target: pygame.Surface, level: int) -> None:
    size = (140, 50)
    plate = tinted(rounded(size, 25), INK)
    plate.blit(cut(slanted(size, LEVEL_METALS[level - 1]), rounded(size, 23, 2.5)), (0, 0))
    plate.blit(tinted(rounded(size, 18, 7), (16, 18, 34), 235), (0, 0))
    numeral = metal_text(ROMAN[level - 1], "title", 46, LEVEL_METALS[level - 1], INK, 2)
    blit_centred(plate, numeral, (70, 25))
    target.blit(plate, plate.get_rect(center=(250, 669)))
    if level == 3:
        stone = gem(TIME, 78)
        target.blit(stone, stone.get_rect(center=(430, 540)))


@kept_on(SPRITES)
def card_back(level: int, size: Size) -> pygame.Surface:
    """The back of a card of `level` 1 to 3 at `size` pixels."""
    return pygame.transform.smoothscale(_back_master(level), size)


@kept_on(MASTERS)
def _back_master(level: int) -> pygame.Surface:
    field, metal = LEVEL_FIELDS[level - 1], LEVEL_METALS[level - 1]
    result = tinted(rounded(CARD, _RADIUS), (8, 10, 22))
    result.blit(cut(slanted(CARD, metal), rounded(CARD, _RADIUS - 3, 3)), (0, 0))
    result.blit(cut(brushed(CARD, 6, 14), rounded(CARD, _RADIUS - 3, 3)), (0, 0))
    body = gradient(
        CARD, ((0.0, darker(field, 0.45)), (0.5, lighter(field, 0.12)), (1.0, darker(field, 0.55)))
    )
    inside = rounded(CARD, _RADIUS - 16, 20)
    result.blit(tinted(rounded(CARD, _RADIUS - 14, 17.5), INK), (0, 0))
    body.blit(picture(_lattice(lighter(field, 0.5)), CARD, CARD), (0, 0))
    result.blit(cut(body, inside), (0, 0))
    result.blit(cut(slanted(CARD, metal), rim(CARD, _RADIUS - 22, 30, 2.4)), (0, 0))
    crest = winged_star(400)
    blur = 12
    result.blit(shadow(crest, blur, 200), (50 - 2 * blur, 212 - 2 * blur + 8))
    result.blit(crest, (50, 212))
    numeral = metal_text(ROMAN[level - 1], "title", 150, metal, (6, 8, 18), 6)
    blit_centred(result, numeral, (250, 512))
    return result


def _lattice(tone: Rgb) -> str:
    colour = "#{:02x}{:02x}{:02x}".format(*tone)
    parts = []
    for row in range(15):
        for column in range(9):
            centre = (column * 62 + (row % 2) * 31, row * 54 - 10)
            parts.append(path(closed(ring_points(centre, 31, 6)), "none", colour, 1.8, 0.30))
            parts.append(circle(centre, 3.2, colour, opacity=0.34))
    return "".join(parts)


@kept_on(SPRITES)
def empty_slot(size: Size) -> pygame.Surface:
    """The place of a card that is no longer there."""
    return empty_place(size, max(6, round(size[0] * _RADIUS / CARD[0])))
