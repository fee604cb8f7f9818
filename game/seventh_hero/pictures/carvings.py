"""Carved wood and stone around the pictures: borders, interlaced bands, the stone of a number, boards, the quest."""

from __future__ import annotations

import math

import numpy as np

from game.seventh_hero.pictures.cuts import INK, cuts, edge, hatched, inked
from game.seventh_hero.pictures.rebus import effect
from game.seventh_hero.pictures.signs import TINTS
from game.table.art.palette import Rgb, darker, hexed, lighter, mix
from game.table.art.vector import Point, circle, linear, moved, path


def border() -> str:
    """Dark wood with a line of gold, on a card of 500 x 700 units."""
    return (
        linear("wood", (0, 0), (500, 700), "#6a4a34", "#3a2418", "#20130e", "#4a3020")
        + linear("gilt", (0, 0), (500, 700), "#fff0bc", "#d9a344", "#8a5a1c", "#f0cc78", "#a06c26")
        + path("M0 0H500V700H0ZM17 17V683H483V17Z", "url(#wood)")
        + path("M30 2H470Q498 2 498 30V670Q498 698 470 698H30Q2 698 2 670V30Q2 2 30 2Z", "none", INK, 5)
        + path("M17 17H483V683H17Z", "none", INK, 8)
        + path("M15 15H485V685H15Z", "none", "url(#gilt)", 4.5)
    )


def interlace(
    start: Point, end: Point, waves: int, reach: float, colours: tuple[str, str], width: float = 8
) -> str:
    """Two bands that twine about each other along a line, over and under by turns."""
    first, second = _strand(start, end, waves, reach, 1), _strand(start, end, waves, reach, -1)
    result = "".join(_band(piece, colours[0], width) for piece in first)
    for index, (under, over) in enumerate(zip(first, second, strict=True)):
        result += _band(over, colours[1], width)
        if index % 2:
            result += _band(under, colours[0], width)
    return result


def _band(data: str, colour: str, width: float) -> str:
    return path(data, "none", INK, width + 5) + path(data, "none", colour, width)


def _strand(start: Point, end: Point, waves: int, reach: float, side: int) -> list[str]:
    """The path data of a waving strand, a piece about each of its crossings."""
    along = (end[0] - start[0], end[1] - start[1])
    length = math.hypot(*along)
    away = (-along[1] / length * reach * side, along[0] / length * reach * side)
    pieces = []
    for wave in range(waves):
        spots = []
        for step in range(9):
            share = (wave + step / 8) / waves
            swing = math.cos((wave + step / 8) * math.pi)
            spots.append(
                f"{start[0] + along[0] * share + away[0] * swing:.1f} {start[1] + along[1] * share + away[1] * swing:.1f}"
            )
        pieces.append("M" + "L".join(spots))
    return pieces


def number_stone(tint: Rgb) -> str:
    """A standing stone in a hero's colour, on 160 x 262 units."""
    deep = mix(darker(tint, 0.62), (10, 12, 30), 0.4)
    outline = "M4 4H150V196Q150 226 128 240L84 258Q76 260 68 257L20 238Q4 230 4 210Z"
    return (
        linear(
            "stone", (30, 0), (120, 262), hexed(mix(deep, tint, 0.55)), hexed(deep), hexed(darker(deep, 0.45))
        )
        + linear("rim", (0, 0), (160, 262), "#fff0bc", "#e0ab4c", "#8a5a1c", "#f0cc78")
        + path(outline, "url(#rim)", INK, 7)
        + path(
            "M12 12H141V194Q141 220 122 232L82 248Q76 250 70 248L24 231Q12 226 12 208Z", "url(#stone)", INK, 4
        )
        + hatched(
            (cuts((18, 180), (18, 22), 12, (20, -5), 5), cuts((136, 186), (136, 30), 12, (-16, 5), 5)),
            opacity=0.45,
        )
        + edge("M18 204V18H134", hexed(lighter(tint, 0.5)), 3, 0.5)
        + path("M30 171H60M96 171H126", "none", "#e0ab4c", 3, 0.8)
    )


def board(number: int) -> str:
    """Two boards across the foot of a card, 500 x 226 units: above for the ability, below for the quest."""
    tint = TINTS[number]
    deep = mix(darker(tint, 0.7), (18, 12, 20), 0.5)
    return (
        linear("upper", (0, 20), (0, 120), hexed(mix(deep, tint, 0.34)), hexed(deep))
        + linear("lower", (0, 118), (0, 226), "#24222f", "#0e0d14")
        + inked("M0 34H500V122H0Z", "upper", 6)
        + hatched(
            (cuts((150, 50), (476, 50), 24, (10, 5), 4), cuts((476, 106), (150, 106), 24, (-10, -5), 4)),
            opacity=0.5,
        )
        + path("M0 42H500M0 114H500", "none", "#d9a344", 3.5)
        + moved(effect(number), (158, 48), 0.95)
        + inked("M0 122H500V226H0Z", "lower", 6)
    )


def quest_stone() -> str:
    """The ground of a quest: a great stone in the snow, 500 x 700 units."""
    rng = np.random.default_rng(3)
    flakes = "".join(
        circle(
            (float(rng.uniform(20, 480)), float(rng.uniform(20, 680))),
            float(rng.uniform(1.5, 3.4)),
            "#eaf4ff",
            opacity=0.5,
        )
        for _ in range(30)
    )
    return (
        linear("night", (0, 0), (0, 700), "#0c1626", "#1c3c4e", "#47707a")
        + path("M0 0H500V700H0Z", "url(#night)")
        + flakes
        + linear("rock", (60, 60), (440, 700), "#5a6a7c", "#3a4658", "#1c2434")
        + path("M36 700L28 270Q40 120 130 70Q250 26 372 66Q462 118 474 262L466 700Z", "url(#rock)", INK, 6)
        + hatched(
            (cuts((462, 640), (456, 220), 20, (-44, 12), 8, 4), cuts((42, 640), (44, 300), 14, (26, 8), 6)),
            opacity=0.55,
        )
        + edge("M38 660L34 280Q46 128 134 78Q200 46 270 44", "#cfe4ee", 4, 0.7)
        + path("M0 672Q130 652 250 664Q370 676 500 656V700H0Z", "#dfeef6", INK, 5)
    )


def quest_bands() -> str:
    """The twined bands above and below the numbers of a quest, 500 x 700 units."""
    colours = ("#d9a344", "#8fb4c4")
    return "".join(interlace((62, y), (438, y), 12, 13, colours) for y in (312, 634))
