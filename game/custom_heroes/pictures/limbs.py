"""What all heroes are put together from: eyes in a comic's manner, fists, arms, and gradients of their own."""

from __future__ import annotations

from typing import Final

from game.table.art.pen import LINE
from game.table.art.vector import Point, circle, ellipse, linear, mirrored, moved, path

AXIS: Final = 200.0
"""Heroes stand upright about the middle of their canvas of 400 units."""
HAND: Final[Point] = (60, 246)
"""Where every hero's left hand is, the right one being its mirror image: what is held lies there."""


def toned(name: str, light: str, middle: str, dark: str, high: float = 20, low: float = 390) -> str:
    """A gradient of a hero's own, from `light` above left to `dark` below right, for `url(#name)`."""
    return linear(name, (130, high), (260, low), light, middle, dark)


def filled(data: str, paint: str, line: float = 6) -> str:
    """A shape with a dark outline in a plain colour or in a gradient by name."""
    return path(data, paint if paint.startswith("#") else f"url(#{paint})", LINE, line)


def oval(centre: Point, radii: Point, paint: str, line: float = 6) -> str:
    """An ellipse with a dark outline; see `filled`."""
    fill = paint if paint.startswith("#") else f"url(#{paint})"
    return ellipse(centre, radii, fill, LINE, line)


def both(body: str) -> str:
    """A part and its mirror image."""
    return mirrored(body, AXIS)


def eye(centre: Point, radii: Point, iris: str, deep: str) -> str:
    """One large bright eye: white, iris with a dark upper half, two lights, a heavy upper lid."""
    x, y = centre
    wide, high = radii
    lid = f"M{x - wide * 1.14:.1f} {y - high * 0.30:.1f}Q{x:.1f} {y - high * 1.52:.1f} {x + wide * 1.14:.1f} {y - high * 0.30:.1f}"
    return (
        ellipse(centre, radii, "#ffffff", LINE, 3)
        + ellipse((x, y + high * 0.06), (wide * 0.76, high * 0.86), deep)
        + ellipse((x, y + high * 0.30), (wide * 0.60, high * 0.54), iris)
        + ellipse((x, y + high * 0.02), (wide * 0.34, high * 0.44), LINE)
        + circle((x - wide * 0.26, y - high * 0.38), wide * 0.26, "#ffffff")
        + circle((x + wide * 0.30, y + high * 0.42), wide * 0.13, "#ffffff")
        + path(lid, "none", LINE, high * 0.26)
    )


def eyes(height: float, apart: float, radii: Point, iris: str, deep: str) -> str:
    """Two such eyes, both lit from the left, `apart` units between their middles."""
    half = apart / 2
    return eye((AXIS - half, height), radii, iris, deep) + eye((AXIS + half, height), radii, iris, deep)


def arms(data: str, paint: str, width: float) -> str:
    """The left arm along a line, and the right one as its mirror image."""
    fill = paint if paint.startswith("#") else f"url(#{paint})"
    return both(path(data, "none", LINE, width + 12) + path(data, "none", fill, width))


def hands(body: str) -> str:
    """Both hands, from a left one drawn about (0, 0)."""
    return both(moved(body, HAND))


def fist(centre: Point, radius: float, paint: str) -> str:
    """A closed hand seen from the front, its fingers curled about what it holds."""
    x, y = centre
    fill = paint if paint.startswith("#") else f"url(#{paint})"
    lines = "".join(
        f"M{x - radius * 0.55:.1f} {y + radius * step:.1f}Q{x:.1f} {y + radius * (step - 0.14):.1f} "
        f"{x + radius * 0.72:.1f} {y + radius * step:.1f}"
        for step in (-0.36, 0.08, 0.48)
    )
    return (
        circle(centre, radius, fill, LINE, 6)
        + path(lines, "none", LINE, radius * 0.13, 0.75)
        + ellipse(
            (x - radius * 0.34, y - radius * 0.52), (radius * 0.3, radius * 0.2), "#ffffff", opacity=0.5
        )
    )
