"""Carved wood and stone around the pictures: the border of a card, the stone of its number, the boards below."""

from __future__ import annotations

from game.seventh_hero.pictures.cuts import INK, cuts, edge, hatched, inked
from game.seventh_hero.pictures.signs import TINTS
from game.table.art.palette import Rgb, darker, hexed, lighter, mix
from game.table.art.vector import linear, path


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
        + path("M34 164H120", "none", "#e0ab4c", 3, 0.8)
    )


def board(number: int) -> str:
    """Two boards across the foot of a card, 500 x 226 units: above for the ability, below for the quest."""
    tint = TINTS[number]
    deep = mix(darker(tint, 0.7), (18, 12, 20), 0.5)
    return (
        linear("upper", (0, 20), (0, 120), hexed(mix(deep, tint, 0.3)), hexed(deep))
        + linear("lower", (0, 118), (0, 226), "#1c1a26", "#0c0b12")
        + inked("M0 34H500V126H0Z", "upper", 6)
        + path("M0 42H500M0 118H500", "none", "#d9a344", 3.5)
        + inked("M0 126H500V226H0Z", "lower", 6)
    )
