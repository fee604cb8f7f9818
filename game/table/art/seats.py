"""A seat's medallion, recognisable by colour and by outline.

It shows a face, or a person's letter.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.atlas import exists, picture
from game.table.art.paint.shapes import blank, dashed, rim, rounded, tinted
from game.table.art.palette import INK, SEAT_COLOURS, Size, darker, lighter
from game.table.art.people import PEOPLE, face_picture, is_face
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.fonts import font
from game.table.art.text.text import blit_centred

_SHAPES: Final = ("disc", "square", "hexagon", "shield", "rhombus", "flower")
"""The outline of each seat colour, in the order of `SEAT_COLOURS`."""
_FITS: Final[dict[str, tuple[float, tuple[float, float]]]] = {
    "disc": (0.9, (50, 51.5)),
    "square": (0.86, (50, 52.5)),
    "hexagon": (0.88, (50, 51.5)),
    "shield": (0.86, (50, 48)),
    "rhombus": (0.76, (50, 52)),
    "flower": (0.84, (50, 51.5)),
}
"""How large a face is in each outline, and where its middle lies."""


@cached(SPRITES)
def avatar(sign: str, colour: int, size: int) -> pygame.Surface:
    """The medallion of seat colour `colour` (0 to 5), `size` pixels square, with a sign.

    The sign is one of PEOPLE for a face, else up to two letters; of a face that can't be read, its initial.
    """
    if is_face(sign) and exists("common", face_picture(sign)):
        return _framed(sign, colour, size)
    result = picture("common", f"seats/medallion-{_SHAPES[colour]}", (size, size)).copy()
    if sign:
        sign = sign[:1].upper() if sign in PEOPLE else sign
        share = 0.50 if len(sign) == 1 else 0.38
        mark = font("title", max(8, round(size * share))).render(
            sign, True, darker(SEAT_COLOURS[colour], 0.80)
        )
        blit_centred(result, mark, (size / 2, size * (0.47 if colour == 3 else 0.5)))
    return result


def _framed(sign: str, colour: int, width: int) -> pygame.Surface:
    """A face in a seat's frame, with a band of the seat's colour, recognisable even when small."""
    size, shape = (width, width), _SHAPES[colour]
    scale, (x, y) = _FITS[shape]
    side = round(width * scale)
    face = blank(size)
    corner = (round((x / 100 - scale / 2) * width), round((y / 100 - scale / 2) * width))
    face.blit(picture("common", face_picture(sign), (side, side)), corner)
    window = picture("common", f"seats/window-{shape}", size)
    face.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    result = picture("common", f"seats/medallion-{shape}", size).copy()
    result.blit(face, (0, 0))
    result.blit(picture("common", f"seats/band-{shape}", size), (0, 0))
    return result


def seat_symbol(colour: int, size: int) -> pygame.Surface:
    """The seat's outline alone, small and plain, to mark its pieces."""
    return picture("common", f"seats/symbol-{_SHAPES[colour]}", (size, size))


@cached(SPRITES)
def edge(size: Size, colour: int, style: str) -> pygame.Surface:
    """A dark plate in a seat's colour: "tile", "panel" (coloured above), "acting" (lit) or "new" (dashed)."""
    body = SEAT_COLOURS[colour]
    radius = min(12.0, min(size) * 0.16)
    result = tinted(rounded(size, radius), darker(body, 0.86) if style == "acting" else INK, 205)
    colour_of_line = lighter(body, 0.3) if style == "acting" else body
    line = rim(size, radius, 0.6, 3.4 if style == "acting" else 2.2)
    line = tinted(line, colour_of_line, 150 if style == "panel" else 245)
    result.blit(dashed(line, 6) if style == "new" else line, (0, 0))
    if style == "panel":
        result.blit(tinted(rounded(size, radius), body), (0, 0), (0, 0, size[0], 4))
    return result


@cached(SPRITES)
def seat_bar(size: Size, colour: int) -> pygame.Surface:
    """The dark plate for a seat's last deed, with a bar of its colour at the left."""
    radius = min(10.0, size[1] * 0.2)
    result = tinted(rounded(size, radius), (6, 8, 18), 170)
    bar = tinted(rounded(size, radius), SEAT_COLOURS[colour])
    result.blit(bar, (0, 0), (0, 0, max(3, size[1] // 16), size[1]))
    return result
