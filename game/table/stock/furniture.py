"""Common table pieces: words, numbers, panels, avatars, chips, empty places.

Each function returns a piece for a layout; `paint` draws their faces. None of them moves or can be picked,
unless changed with `_replace`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import pygame

from game.table.art.chips import chip as chip_face
from game.table.art.frames import badge as badge_face
from game.table.art.frames import empty_place, new_panel
from game.table.art.gems import faded_gem, gem
from game.table.art.paint.shapes import blank, cut, rounded
from game.table.art.palette import FROST, GOLD_TEXT, Rgb, Size
from game.table.art.seats import avatar, edge, seat_bar, seat_symbol
from game.table.art.text.fonts import font
from game.table.art.text.text import fitted, fitting_size, metal_text, paragraph, worded, wrapped_height
from game.table.pieces import CLIP, TEXT, Area, Face, Placed, Point

Align = Literal["left", "centre", "right"]
_SHARES: Final[dict[str, float]] = {"left": 0.0, "centre": 0.5, "right": 1.0}
KINDS: Final = frozenset({TEXT, "panel", "avatar", "place", "gem", "chip", "badge", "edge", "symbol", "bar"})
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
    """One line of text in `area`, as tall as the area allows, condensed if it is too long."""
    return Placed(
        "", Face(TEXT, (text, face, colour, align)), area.centre, area[2:], height=height, animated=False
    )


def prose(
    text: str,
    area: Area,
    size: float,
    *,
    face: str = "sans",
    colour: Rgb = FROST,
    align: Align = "left",
    height: float = 0.0,
) -> Placed:
    """Text of `size` units in `area`, wrapped.

    Make the area as tall as `text_height` says; in a lower one the text shrinks.
    """
    facts = (text, face, colour, align, round(size / area.height, 4))
    return Placed("", Face(TEXT, facts), area.centre, area[2:], height=height, animated=False)


def text_width(text: str, size: float, face: str = "sans_bold") -> float:
    """Measure one line of text of `size` units."""
    return font(face, round(size)).size(text)[0] + size * 0.2


def text_height(text: str, size: float, width: float, face: str = "sans") -> float:
    """Measure text of `size` units wrapped to `width` units."""
    return float(wrapped_height(text, face, round(size), max(1, int(width))) + 2)


def clip(key: str, face: Face, area: Area, aspect: float, *, height: float = 0.0) -> Placed:
    """The upper part of a face of `aspect` (width by height), as wide as `area`: a card's portrait."""
    return Placed(key, Face(CLIP, (face, aspect)), area.centre, area[2:], height=height, animated=False)


def gold(text: str, area: Area, *, align: Align = "left", height: float = 0.0) -> Placed:
    """A title or number in gold metal in `area`."""
    return Placed(
        "", Face(TEXT, (text, "title", None, align)), area.centre, area[2:], height=height, animated=False
    )


def fixed(face: Face, area: Area, key: str = "", *, height: float = 0.0) -> Placed:
    """A piece that fills an area, doesn't move and casts no shadow."""
    return Placed(key, face, area.centre, area[2:], height=height, animated=False)


def plate(area: Area, style: str = "glass", key: str = "") -> Placed:
    """A panel in one of the styles of the art kit."""
    return Placed(key, Face("panel", (style,)), area.centre, area[2:], height=-10, animated=False)


def person(sign: str, colour: int, centre: Point, size: float) -> Placed:
    """A seat's medallion."""
    return Placed("", Face("avatar", (sign, colour)), centre, (size, size), animated=False)


def place(area: Area) -> Placed:
    """An empty place where a card can lie."""
    return Placed("", Face("place"), area.centre, area[2:], height=-5, animated=False)


def seat_edge(area: Area, colour: int, style: str = "tile", key: str = "") -> Placed:
    """A dark tile in a seat's colour: "tile", "panel", "acting" (lit) or "new" (dashed)."""
    return Placed(key, Face("edge", (colour, style)), area.centre, area[2:], height=-9, animated=False)


def symbol(colour: int, centre: Point, size: float, *, height: float = 0.0) -> Placed:
    """A seat's outline, to mark its pieces."""
    return Placed("", Face("symbol", (colour,)), centre, (size, size), height=height, animated=False)


def stone(colour: int, centre: Point, size: float, *, faded: bool = False) -> Placed:
    """A gem by itself; `faded` for one that isn't there."""
    return Placed("", Face("gem", (colour, faded)), centre, (size, size), animated=False)


def badge(text: str, centre: Point, height: float) -> list[Placed]:
    """A small count in a dark capsule with a gilt rim, to put on a pile."""
    area = Area(centre[0] - height * 0.62, centre[1] - height / 2, height * 1.24, height)
    capsule = Placed("", Face("badge"), centre, area[2:], height=6, animated=False)
    inside = Area(area.x + 4, area.y + 2, area.width - 8, height - 4)
    return [capsule, words(text, inside, align="centre", height=7)]


def chip(key: str, kind: int, letter: str, centre: Point, size: float) -> Placed:
    """A movable chip; chips of one key are interchangeable."""
    return Placed(key, Face("chip", (kind, letter)), centre, (size, size))


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face of one of `KINDS`; the surface is shared, except for words."""
    facts = face.facts
    match face.kind, facts:
        case "panel", (str(style),):
            return new_panel(size, style)
        case "avatar", (str(sign), int(colour)):
            return avatar(sign, colour, size[0])
        case "chip", (int(kind), str(letter)):
            return chip_face(kind, size[0], letter)
        case "gem", (int(colour), bool(faded)):
            return faded_gem(colour, size[0]) if faded else gem(colour, size[0])
        case "text", (str(text), str(typeface), colour, str(align)):
            return _line(text, typeface, colour, align, size)
        case "text", (str(text), str(typeface), colour, str(align), float(share)):
            return _prose(text, typeface, _rgb(colour), align, size, share)
        case "place", _:
            return empty_place(size, max(4, size[0] // 14))
        case "badge", _:
            return badge_face(size)
        case "edge", (int(colour), str(style)):
            return edge(size, colour, style)
        case "symbol", (int(colour),):
            return seat_symbol(colour, min(size))
        case "bar", (int(colour),):
            return seat_bar(size, colour)
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


def _prose(text: str, typeface: str, colour: Rgb, align: str, size: Size, share: float) -> pygame.Surface:
    letters = max(1, round(share * size[1]))
    block = paragraph(text, typeface, size, colour, letters, int(align == "centre"))
    result = blank(size)
    left = round((size[0] - block.get_width()) * _SHARES[align])
    result.blit(block, (left, (size[1] - block.get_height()) // 2))
    return worded(result, text)


def clipping(paint: Callable[[Face, Size], pygame.Surface]) -> Callable[[Face, Size], pygame.Surface]:
    """Extend a game's painter to faces of the kind CLIP: the upper part of one of its own."""

    def painted(face: Face, size: Size) -> pygame.Surface:
        if face.kind != CLIP:
            return paint(face, size)
        match face.facts:
            case (Face() as inner, float(aspect)):
                whole = paint(inner, (size[0], max(size[1], round(size[0] / aspect))))
            case _:
                raise ValueError(f"{face.facts} is no face with its proportions")
        upper = whole.subsurface((0, 0, size[0], min(size[1], whole.get_height())))
        return cut(upper.copy(), rounded(upper.get_size(), max(3, size[0] // 12)))

    return painted


def _rgb(colour: object) -> Rgb:
    if isinstance(colour, tuple) and len(colour) == 3:
        red, green, blue = colour
        return int(red), int(green), int(blue)
    raise ValueError(f"{colour!r} is no colour")
