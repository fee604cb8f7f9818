"""What frames a card: its border in the tint of its set, the banner with its value, its sleeve's gloss."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import pygame

from game.custom_heroes.layers import CARD, COARSE, Box, original
from game.custom_heroes.pictures.signs import SET_MARKS, set_mark
from game.table.art.light import blurred
from game.table.art.palette import INK, Rgb, Stops, darker, hexed, lighter, mix
from game.table.art.shapes import blank, cut, rim, rounded, slanted, tinted
from game.table.art.text import blit_centred, metal_text
from game.table.art.vector import Point, circle, closed, linear, metal_line, path, picture

CORNER: Final = 34
EDGE: Final = 15
ASCENDED: Final = len(SET_MARKS)
"""The look of a frame that an Ascended Form turned violet, after those of the sets."""
WHOLE: Final[Box] = (0, 0, *CARD)
"""Boxes, in card units, of what frames a card."""
BANNER: Final = (6, 0, 152, 264)
VALUE: Final = (6, 10, 152, 142)
_VIOLET: Final[Rgb] = (176, 88, 255)
_MOST: Final = 100  # values are told from signs by an offset: value + 50, plus 100 for risen, 200 for fallen
_OFFSET: Final = 50
_PLAIN: Final[Stops] = ((0.0, (255, 255, 255)), (0.55, (255, 250, 236)), (1.0, (214, 208, 226)))
_RISEN: Final[Stops] = ((0.0, (255, 255, 214)), (0.5, (255, 222, 74)), (1.0, (255, 146, 24)))
_PRINTED: Final[Stops] = ((0.0, (40, 30, 50)), (1.0, (20, 14, 30)))
_FALLEN: Final[Stops] = ((0.0, (236, 255, 255)), (0.5, (126, 214, 255)), (1.0, (66, 126, 240)))


def tint_of(look: int) -> Rgb:
    """The tint of a set's frame, or of an Ascended Form's."""
    return _VIOLET if look == ASCENDED else SET_MARKS[look].tint


def _metal(tint: Rgb) -> Stops:
    return (
        (0.0, lighter(tint, 0.75)),
        (0.28, lighter(tint, 0.2)),
        (0.5, darker(tint, 0.3)),
        (0.58, darker(tint, 0.48)),
        (0.8, tint),
        (1.0, lighter(tint, 0.5)),
    )


@original
def frame(look: int) -> pygame.Surface:
    """The border of a card of set `look`, or of an Ascended Form."""
    tint = tint_of(look)
    result = cut(slanted(CARD, _metal(tint)), rim(CARD, CORNER - 3, 3, EDGE))
    result.blit(tinted(rim(CARD, CORNER, 0, 4), INK), (0, 0))
    result.blit(tinted(rim(CARD, CORNER - EDGE, EDGE + 1, 5), INK), (0, 0))
    result.blit(tinted(rim(CARD, CORNER - EDGE - 4, EDGE + 6, 2.5), lighter(tint, 0.5), 190), (0, 0))
    if look == ASCENDED:
        result.blit(picture(_shards(), CARD, CARD), (0, 0))
    return result


def _shards() -> str:
    """Crystals that grow out of the violet border."""
    parts = ["<defs>", linear("v", (0, 0), (500, 700), "#fbeaff", "#c070ff", "#5a18c0"), "</defs>"]
    for root, tip, wide in (
        ((500, 70), (424, 30), 40),
        ((470, 0), (430, 72), 34),
        ((500, 40), (408, 92), 46),
        ((500, 380), (446, 330), 34),
        ((500, 410), (424, 386), 40),
        ((500, 440), (452, 440), 32),
        ((0, 350), (52, 304), 32),
        ((0, 384), (78, 352), 40),
        ((0, 412), (46, 408), 30),
        ((330, 0), (340, 40), 26),
        ((300, 0), (296, 58), 30),
        ((270, 0), (258, 32), 24),
    ):
        parts.append(_crystal(root, tip, wide))
    return "".join(parts)


def _crystal(root: Point, tip: Point, wide: float) -> str:
    """A crystal from `root` on the border to its `tip`, its far half in shade."""
    along = (tip[0] - root[0], tip[1] - root[1])
    reach = math.hypot(*along)
    side = (-along[1] / reach * wide / 2, along[0] / reach * wide / 2)
    knee = (root[0] + along[0] * 0.62, root[1] + along[1] * 0.62)
    near = (
        (root[0] + side[0], root[1] + side[1]),
        (knee[0] + side[0] * 0.8, knee[1] + side[1] * 0.8),
        tip,
        (knee[0] - side[0] * 0.8, knee[1] - side[1] * 0.8),
        (root[0] - side[0], root[1] - side[1]),
    )
    return path(closed(near), "url(#v)", "#1c0650", 4) + path(
        closed((root, knee, tip, near[3], near[4])), "#2a0880", opacity=0.35
    )


@original
def banner(look: int) -> pygame.Surface:
    """The banner that a value stands on, with the tint of its set."""
    tint = tint_of(look)
    deep = mix(darker(tint, 0.8), (8, 8, 26), 0.5)
    parts = [
        "<defs>",
        metal_line("m", (0, 0), (110, 250), _metal(tint)),
        linear("f", (0, 0), (0, 240), hexed(mix(deep, tint, 0.16)), hexed(deep), hexed(darker(deep, 0.3))),
        "</defs>",
        path("M2 0H150V222L76 262L2 222Z", "#060714", opacity=0.9),
        path("M6 0H146V219L76 257L6 219Z", "url(#m)"),
        path("M13 0H139V215L76 249L13 215Z", "#060714"),
        path("M16 0H136V213L76 245L16 213Z", "url(#f)"),
        path("M17 0H135V62Q76 92 17 66Z", "#ffffff", opacity=0.09),
    ]
    return picture("".join(parts), (152, 264), (152, 264))


@original
def mark(number: int) -> pygame.Surface:
    """The mark of a set."""
    tint = SET_MARKS[number].tint
    return picture(set_mark(number, hexed(lighter(tint, 0.25)), "#05060f", 10), (96, 96))


def number(value: int, base: int) -> int:
    """The number of the numeral for `value` on a card whose base value is `base`, for `numeral`."""
    return value + _OFFSET + _MOST * ((value > base) + 2 * (value < base))


@original
def numeral(which: int) -> pygame.Surface:
    """A value in large digits: cream as printed, golden where it has risen, icy where it has fallen."""
    turn, shifted = divmod(which, _MOST)
    words = str(shifted - _OFFSET).replace("-", "−")
    result = blank((VALUE[2] * 2, VALUE[3] * 2))
    stops = (_PLAIN, _RISEN, _FALLEN)[turn]
    written = metal_text(words, "sans_bold", 380, stops, (4, 5, 16), 13)
    ink = written.get_bounding_rect()
    share = min(1.0, 278 / ink.width)
    narrow = pygame.transform.smoothscale(
        written.subsurface(ink), (round(ink.width * share), round(ink.height * (0.35 + share * 0.65)))
    )
    blit_centred(result, narrow, (VALUE[2], VALUE[3] + 6))
    return result


@original
def base_disc(which: int) -> pygame.Surface:
    """The printed value of a card whose value has changed (see `number`), small, with an arrow."""
    turn, shifted = divmod(which, _MOST)
    colour = "#ffd23c" if turn == 1 else "#6ec8ff"
    arrow = "M53 3L92 40H14Z" if turn == 1 else "M53 103L92 66H14Z"
    middle = 64 if turn == 1 else 42
    body = path(arrow, colour, "#05060f", 8) + circle((53, middle), 37, "#f4ecd8", "#05060f", 6)
    result = picture(body, (140, 140), (106, 106))
    words = metal_text(
        str(shifted - _OFFSET), "sans_bold", 84, ((0.0, (40, 30, 50)), (1.0, (20, 14, 30))), None
    )
    blit_centred(result, words, (70, middle * 1.32))
    return result


@original
def gloss(_: int) -> pygame.Surface:
    """The sheen of a clear sleeve: two slanted reflections and a bright edge."""
    parts = [
        linear("g", (120, 0), (420, 640), "#ffffff/0.26", "#ffffff/0.08", "#ffffff/0.02"),
        path("M300 0H440L120 700H-40Z", "url(#g)"),
        path("M462 0H486L166 700H142Z", "url(#g)"),
    ]
    corner = CORNER * COARSE[0] / CARD[0]
    result = cut(picture("".join(parts), COARSE, CARD), rounded(COARSE, corner, 1.5))
    result.blit(tinted(rim(COARSE, corner - 3, 3, 2), (255, 255, 255), 120), (0, 0))
    return result


@original
def shine(_: int) -> pygame.Surface:
    """The golden light along the border of a card whose ability is being activated."""
    result = blank(COARSE)
    corner = CORNER * COARSE[0] / CARD[0]
    fade = blurred(1 - rounded(COARSE, corner, 8), 17)
    result.blit(tinted(np.clip(fade * 1.5, 0, 1), (255, 196, 40), 240), (0, 0))
    result.blit(tinted(rim(COARSE, corner - 1, 1, 8), (255, 206, 66)), (0, 0))
    result.blit(tinted(rim(COARSE, corner - 4, 4, 3), (255, 252, 226)), (0, 0))
    return result
