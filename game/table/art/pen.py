"""Draws all emblems: outlined shapes in a few metals and tones, on a canvas of 400 units.

An emblem is a function without arguments that returns SVG; its painter chooses the tones "main" and "side".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pygame

from game.table.art.palette import Rgb, Size, darker, hexed, lighter, mix
from game.table.art.vector import Point, circle, ellipse, linear, moved, path, picture, radial, ring_points

Emblem = Callable[[], str]

CANVAS: Final = 400
LINE: Final = "#0c1020"
_STEEL: Final = ("#f6faff", "#b4c4de", "#7687a8", "#46536f")
_GOLD: Final = ("#fff4c8", "#f0c660", "#c08a2c", "#7c4f12")
_BONE: Final = ("#ffffff", "#f2ead8", "#cfc0a0", "#93805e")
_DARK: Final = ("#4a5678", "#232b48", "#0e1326")
_LOOSE: Final = "-loose"  # marks the gradients of parts drawn about (0, 0)


def paint(emblem: Emblem, main: Rgb, side: Rgb, size: int, box: Size = (CANVAS, CANVAS)) -> pygame.Surface:
    """Draw `emblem` in two colours on `box` units, transparent and `size` pixels wide; not cached."""
    return picture(_tones(main, side) + emblem(), (size, round(size * box[1] / box[0])), box)


def _tones(main: Rgb, side: Rgb) -> str:
    parts = ["<defs>"]
    parts += _metals(main, side, (110, 20), (270, 390), "")
    parts += _metals(main, side, (-70, -160), (70, 180), _LOOSE)
    parts.append("</defs>")
    return "".join(parts)


def _metals(main: Rgb, side: Rgb, start: Point, end: Point, suffix: str) -> list[str]:
    """The gradients of all tones along one line."""
    parts = []
    for name, colour in (("main", main), ("side", side)):
        deep = mix(darker(colour, 0.62), (16, 12, 52), 0.3)
        tones = (lighter(colour, 0.52), colour, darker(colour, 0.2), deep)
        parts.append(linear(name + suffix, start, end, *(hexed(tone) for tone in tones)))
    for name, metal in (("steel", _STEEL), ("gold", _GOLD), ("bone", _BONE), ("dark", _DARK)):
        parts.append(linear(name + suffix, start, end, *metal))
    return parts


def placed(body: str, shift: Point, scale: float = 1.0, degrees: float = 0.0) -> str:
    """A part drawn about (0, 0), rotated and moved to `shift`; its gradients keep their own centre."""
    return moved(re.sub(r"url\(#(\w+)\)", rf"url(#\1{_LOOSE})", body), shift, scale, degrees)


def glowing(centre: Point, radius: float, colour: str = "#fff2c8", strength: float = 0.9) -> str:
    """A soft light that fades to nothing at `radius`."""
    name = f"glow{centre[0]:.0f}x{centre[1]:.0f}x{radius:.0f}"
    tones = (
        f"{colour}/{strength:g}",
        f"{colour}/{strength * 0.42:g}",
        f"{colour}/{strength * 0.12:g}",
        f"{colour}/0",
    )
    return radial(name, centre, radius, *tones) + circle(centre, radius, f"url(#{name})")


def solid(data: str, tone: str = "main", line: float = 6) -> str:
    """A filled shape with a dark outline; tones: main, side, steel, gold, bone, dark."""
    return path(data, f"url(#{tone})", LINE if line else "", line)


def flat(data: str, colour: str, opacity: float = 1) -> str:
    """A filled shape without outline, in a plain colour."""
    return path(data, colour, opacity=opacity)


def shine(data: str, opacity: float = 0.5) -> str:
    """A pale reflection."""
    return path(data, "#ffffff", opacity=opacity)


def shade(data: str, opacity: float = 0.38) -> str:
    """A shadow on a shape."""
    return path(data, "#060814", opacity=opacity)


def stroke(data: str, tone: str, width: float, edge: float = 6) -> str:
    """A thick line with a dark outline (none when `edge` is 0)."""
    fill = tone if tone.startswith("#") else f"url(#{tone})"
    back = path(data, "none", LINE, width + 2 * edge) if edge else ""
    return back + path(data, "none", fill, width)


def hair(data: str, colour: str = LINE, width: float = 3, opacity: float = 1) -> str:
    """A thin line."""
    return path(data, "none", colour, width, opacity)


def ball(centre: Point, radius: float, tone: str = "main", line: float = 6) -> str:
    """A disc with outline and a small highlight."""
    fill = tone if tone.startswith("#") else f"url(#{tone})"
    spot = (centre[0] - radius * 0.3, centre[1] - radius * 0.38)
    return circle(centre, radius, fill, LINE, line) + ellipse(
        spot, (radius * 0.34, radius * 0.22), "#ffffff", opacity=0.55
    )


def jewel(centre: Point, radius: float, colour: str, sides: int = 6) -> str:
    """A small faceted stone."""
    points = ring_points(centre, radius, sides)
    body = path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z", colour, LINE, 4)
    inner = ring_points(centre, radius * 0.55, sides)
    face = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in inner) + "Z"
    return body + path(face, "#ffffff", opacity=0.42)
