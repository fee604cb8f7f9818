"""What any table is furnished with: words, numbers, panels, avatars, chips, empty places.

Each function returns a piece for a layout; `paint` draws their faces. None of them moves or can be picked,
unless changed with `_replace`.
"""

from __future__ import annotations

from typing import Final, Literal

import pygame

from game.table.art.chips import chip as chip_face
from game.table.art.frames import badge as badge_face
from game.table.art.frames import empty_place, panel
from game.table.art.gems import faded_gem, gem
from game.table.art.palette import FROST, GOLD_TEXT, Rgb, Size
from game.table.art.seats import avatar
from game.table.art.shapes import blank
from game.table.art.text import fitted, fitting_size, metal_text
from game.table.pieces import TEXT, Area, Face, Placed, Point

Align = Literal["left", "centre", "right"]
_SHARES: Final[dict[str, float]] = {"left": 0.0, "centre": 0.5, "right": 1.0}
KINDS: Final = frozenset({TEXT, "panel", "avatar", "place", "gem", "chip", "badge"})
"""The kinds of faces that `paint` can draw."""


def words(
    text: str,
    area: Area,
    *,
    face: str = "sans_bold",
    colour: Rgb = FROST,
    align: Align = "left",
    height: float = 0.0,
) -> Placed:
    """One line of text in `area`, as tall as the area allows, narrowed when it is too long."""
    return Placed(
        "", Face(TEXT, (text, face, colour, align)), area.centre, area[2:], height=height, lively=False
    )


def gold(text: str, area: Area, *, align: Align = "left", height: float = 0.0) -> Placed:
    """A title or number in gold metal in `area`."""
    return Placed(
        "", Face(TEXT, (text, "title", None, align)), area.centre, area[2:], height=height, lively=False
    )


def plate(area: Area, style: str = "glass", key: str = "") -> Placed:
    """A panel in one of the styles of the art kit."""
    return Placed(key, Face("panel", (style,)), area.centre, area[2:], height=-10, lively=False)


def person(sign: str, colour: int, centre: Point, size: float) -> Placed:
    """A seat's medallion."""
    return Placed("", Face("avatar", (sign, colour)), centre, (size, size), lively=False)


def place(area: Area) -> Placed:
    """An empty place where a card can lie."""
    return Placed("", Face("place"), area.centre, area[2:], height=-5, lively=False)


def stone(colour: int, centre: Point, size: float, *, faded: bool = False) -> Placed:
    """A gem by itself; `faded` for one that isn't there."""
    return Placed("", Face("gem", (colour, faded)), centre, (size, size), lively=False)


def badge(text: str, centre: Point, height: float) -> list[Placed]:
    """A short count in a dark capsule with a gilt rim, to be laid over a pile."""
    area = Area(centre[0] - height * 0.62, centre[1] - height / 2, height * 1.24, height)
    capsule = Placed("", Face("badge"), centre, area[2:], height=6, lively=False)
    inside = Area(area.x + 4, area.y + 2, area.width - 8, height - 4)
    return [capsule, words(text, inside, align="centre", height=7)]


def chip(key: str, kind: int, letter: str, centre: Point, size: float) -> Placed:
    """A chip that can move; those of one key can't be told apart."""
    return Placed(key, Face("chip", (kind, letter)), centre, (size, size))


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face of one of `KINDS`; the surface is shared, except that of words."""
    facts = face.facts
    match face.kind, facts:
        case "panel", (str(style),):
            return panel(size, style)
        case "avatar", (str(sign), int(colour)):
            return avatar(sign, colour, size[0])
        case "chip", (int(kind), str(letter)):
            return chip_face(kind, size[0], letter)
        case "gem", (int(colour), bool(faded)):
            return faded_gem(colour, size[0]) if faded else gem(colour, size[0])
        case "text", (str(text), str(typeface), colour, str(align)):
            return _line(text, typeface, colour, align, size)
        case "place", _:
            return empty_place(size, max(4, size[0] // 14))
        case "badge", _:
            return badge_face(size)
        case _:
            raise ValueError(f"no piece of furniture looks like {face}")


def _line(text: str, typeface: str, colour: object, align: str, size: Size) -> pygame.Surface:
    if colour is None:
        type_size = fitting_size(text, typeface, size, round(size[1] * 1.1))
        line = metal_text(text, typeface, type_size, GOLD_TEXT)
    else:
        line = fitted(text, typeface, size, _rgb(colour))
    if line.get_width() > size[0] or line.get_height() > size[1] * 1.6:
        line = pygame.transform.smoothscale_by(line, min(1, size[0] / line.get_width()))
    result = blank((size[0], max(size[1], line.get_height())))
    left = round((size[0] - line.get_width()) * _SHARES[align])
    result.blit(line, (left, (result.get_height() - line.get_height()) // 2))
    return result


def _rgb(colour: object) -> Rgb:
    if isinstance(colour, tuple) and len(colour) == 3:
        red, green, blue = colour
        return int(red), int(green), int(blue)
    raise ValueError(f"{colour!r} is no colour")
