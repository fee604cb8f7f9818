"""A seat's medallion, recognisable by colour and by outline.

It shows a face, or a person's letter.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.table.art.fonts import font
from game.table.art.palette import INK, SEAT_COLOURS, Rgb, Size, darker, hexed, lighter
from game.table.art.people import PEOPLE, is_drawn, portrait
from game.table.art.shapes import rim, rounded, shrunk, tinted
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.text import blit_centred
from game.table.art.vector import Point, circle, closed, linear, moved, path, picture, ring_points

_SHAPES: Final = ("disc", "square", "hexagon", "shield", "rhombus", "flower")
"""The outline of each seat colour, in the order of `SEAT_COLOURS`."""
_FITS: Final[dict[str, tuple[float, Point]]] = {
    "disc": (0.9, (50, 51.5)),
    "square": (0.86, (50, 52.5)),
    "hexagon": (0.88, (50, 51.5)),
    "shield": (0.86, (50, 48)),
    "rhombus": (0.76, (50, 52)),
    "flower": (0.84, (50, 51.5)),
}
"""How large a face is in each outline, and where its middle lies."""
MASTER: Final = 288  # pixels; about the largest medallion on a table


@kept_on(SPRITES)
def avatar(sign: str, colour: int, size: int) -> pygame.Surface:
    """The medallion of seat colour `colour` (0 to 5), `size` pixels square, with a sign.

    The sign is one of PEOPLE for a face, else up to two letters; of a face that can't be read, its initial.
    """
    if is_drawn(sign):
        return shrunk(_framed(sign, colour), (size, size))
    result = shrunk(_medallion(colour), (size, size)).copy()
    if sign:
        sign = sign[:1].upper() if sign in PEOPLE else sign
        share = 0.50 if len(sign) == 1 else 0.38
        mark = font("title", max(8, round(size * share))).render(
            sign, True, darker(SEAT_COLOURS[colour], 0.80)
        )
        blit_centred(result, mark, (size / 2, size * (0.47 if colour == 3 else 0.5)))
    return result


@kept_on(MASTERS)
def _framed(sign: str, colour: int) -> pygame.Surface:
    """A face in a seat's frame, with a band of the seat's colour, recognisable even when small."""
    size, body = (MASTER, MASTER), SEAT_COLOURS[colour]
    scale, (x, y) = _FITS[_SHAPES[colour]]
    face = picture(moved(portrait(sign), (x - 50 * scale, y - 50 * scale), scale), size)
    veil = picture(path(_outline(colour, 40.5), "#ffffff"), size)
    face.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    result = shrunk(_medallion(colour), size).copy()
    result.blit(face, (0, 0))
    band = path(_outline(colour, 41.4), "none", hexed(darker(body, 0.75)), 6.4)
    band += path(_outline(colour, 41.4), "none", hexed(body), 4.4)
    band += path(_outline(colour, 42.6), "none", hexed(lighter(body, 0.45)), 1.4)
    result.blit(picture(band, size), (0, 0))
    return result


@kept_on(SPRITES)
def seat_symbol(colour: int, size: int) -> pygame.Surface:
    """The seat's outline alone, small and plain, to mark its pieces."""
    body = SEAT_COLOURS[colour]
    shape = _outline(colour, 46)
    return picture(
        path(shape, hexed(body), hexed(INK), 8) + path(shape, "none", hexed(lighter(body, 0.5)), 2),
        (size, size),
    )


@kept_on(SPRITES)
def edge(size: Size, colour: int, style: str) -> pygame.Surface:
    """A dark plate in a seat's colour: "tile", "panel" (coloured above), "acting" (lit) or "new" (dashed)."""
    body = SEAT_COLOURS[colour]
    radius = min(12.0, min(size) * 0.16)
    result = tinted(rounded(size, radius), darker(body, 0.86) if style == "acting" else INK, 205)
    line = rim(size, radius, 0.6, 3.4 if style == "acting" else 2.2)
    if style == "new":
        across, down = np.arange(size[0])[None, :] // 6, np.arange(size[1])[:, None] // 6
        line = line * ((across + down) % 2).astype(np.float32)
    result.blit(
        tinted(line, lighter(body, 0.3) if style == "acting" else body, 150 if style == "panel" else 245),
        (0, 0),
    )
    if style == "panel":
        top = rounded(size, radius) * (np.arange(size[1])[:, None] < 4).astype(np.float32)
        result.blit(tinted(top, body), (0, 0))
    return result


@kept_on(SPRITES)
def seat_bar(size: Size, colour: int) -> pygame.Surface:
    """The dark plate for a seat's last deed, with a bar of its colour at the left."""
    radius = min(10.0, size[1] * 0.2)
    result = tinted(rounded(size, radius), (6, 8, 18), 170)
    bar = rounded(size, radius) * (np.arange(size[0])[None, :] < max(3, size[1] // 16)).astype(np.float32)
    result.blit(tinted(bar, SEAT_COLOURS[colour]), (0, 0))
    return result


@kept_on(MASTERS)
def _medallion(colour: int) -> pygame.Surface:
    body: Rgb = SEAT_COLOURS[colour]
    metal = linear("m", (20, 0), (70, 100), "#ffffff", "#b8c6de", "#5c6a8a", "#aebcd6", "#eef4ff")
    face = linear("f", (0, 8), (0, 94), hexed(lighter(body, 0.42)), hexed(body), hexed(darker(body, 0.34)))
    shine = linear("s", (0, 8), (0, 56), "#ffffff/0.5", "#ffffff/0.04")
    parts = [
        "<defs>",
        metal,
        face,
        shine,
        "</defs>",
        path(_outline(colour, 49), hexed(INK)),
        path(_outline(colour, 47), "url(#m)"),
        path(_outline(colour, 41.5), hexed(darker(body, 0.75))),
        path(_outline(colour, 40), "url(#f)"),
        path(_outline(colour, 36), "url(#s)"),
        circle((50, 50), 0.1),
    ]
    return picture("".join(parts), (MASTER, MASTER))


def _outline(colour: int, reach: float) -> str:
    shape = _SHAPES[colour]
    middle = (50.0, 50.0)
    if shape == "disc":
        return closed(ring_points(middle, reach, 72))
    if shape == "square":
        low, high, turn = 50 - reach * 0.88, 50 + reach * 0.88, reach * 0.26
        return (
            f"M{low + turn} {low}L{high - turn} {low}Q{high} {low} {high} {low + turn}L{high} {high - turn}"
            f"Q{high} {high} {high - turn} {high}L{low + turn} {high}Q{low} {high} {low} {high - turn}"
            f"L{low} {low + turn}Q{low} {low} {low + turn} {low}Z"
        )
    if shape == "hexagon":
        return closed(ring_points(middle, reach * 1.02, 6))
    if shape == "shield":
        side, top, bottom = reach * 0.88, 50 - reach * 0.90, 50 + reach
        return (
            f"M{50 - side} {top}L{50 + side} {top}L{50 + side} 52C{50 + side} {50 + reach * 0.55} "
            f"{50 + reach * 0.5} {50 + reach * 0.82} 50 {bottom}C{50 - reach * 0.5} {50 + reach * 0.82} "
            f"{50 - side} {50 + reach * 0.55} {50 - side} 52Z"
        )
    if shape == "rhombus":
        return closed(ring_points(middle, reach * 1.02, 4))
    tips = ring_points(middle, reach * 0.80, 8, -67.5)
    swell = ring_points(middle, reach * 1.14, 8, -45)
    parts = [f"M{tips[0][0]:.2f} {tips[0][1]:.2f}"]
    for index in range(8):
        bend, tip = swell[index], tips[(index + 1) % 8]
        parts.append(f"Q{bend[0]:.2f} {bend[1]:.2f} {tip[0]:.2f} {tip[1]:.2f}")
    return "".join(parts) + "Z"
