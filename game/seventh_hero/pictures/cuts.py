"""The knife of a woodcut: inked shapes, tapering cuts, rows of them, and pale edges that fire or moon light up."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from game.table.art.vector import Point, circle, linear, path

INK: Final = "#0b0a14"
FIRE: Final = "#ffd98c"
"""The edge that a fire lights up."""
MOON: Final = "#d4e4f6"
"""The edge that the moon lights up."""
GILT: Final = ("#fff3c4", "#e9b954", "#8a5a1c")
IRON: Final = ("#dfe6f0", "#76829a", "#262c40")
WOOD: Final = ("#b98656", "#6f4526", "#2c180e")
SKIN: Final = ("#ffe0bc", "#d99e74", "#7a4630")
FUR: Final = ("#cbbba6", "#7d6a58", "#2e241e")
Tone = tuple[str, str, str]


def toned(name: str, tone: Tone, start: Point = (190, 40), end: Point = (380, 500)) -> str:
    """A gradient named `name` from light to dark along a line."""
    return linear(name, start, end, *tone)


def metals() -> str:
    """The gradients that all heroes share: gilt, iron, wood, skin, fur, and each once more for parts about (0, 0)."""
    tones = (("gilt", GILT), ("iron", IRON), ("wood", WOOD), ("skin", SKIN), ("fur", FUR))
    large = "".join(toned(name, tone) for name, tone in tones)
    return large + "".join(toned(f"{name}0", tone, (-40, -50), (45, 110)) for name, tone in tones)


def paint_of(name: str) -> str:
    """The fill for a colour, or for a gradient by its name."""
    return name if name.startswith("#") else f"url(#{name})"


def inked(data: str, paint: str, line: float = 5) -> str:
    """A shape with an ink outline."""
    return path(data, paint_of(paint), INK, line)


def disc(centre: Point, radius: float, paint: str, line: float = 5) -> str:
    """A circle with an ink outline."""
    return circle(centre, radius, paint_of(paint), INK, line)


def rod(data: str, paint: str, width: float, line: float = 4.5) -> str:
    """A thick line with an ink outline: shafts, straps, limbs."""
    return path(data, "none", INK, width + 2 * line) + path(data, "none", paint_of(paint), width)


def edge(data: str, colour: str = FIRE, width: float = 4, opacity: float = 0.9) -> str:
    """A line of light along a shape's side."""
    return path(data, "none", colour, width, opacity)


def dark(data: str, opacity: float = 0.42) -> str:
    """A shadow laid over part of a shape."""
    return path(data, INK, opacity=opacity)


def cut(base: Point, tip: Point, width: float, bend: float = 0.0) -> str:
    """Path data of one cut: `width` wide at its base, sharp at its tip, bent to its side by `bend`."""
    along = (tip[0] - base[0], tip[1] - base[1])
    reach = math.hypot(*along) or 1.0
    side = (-along[1] / reach, along[0] / reach)
    middle = (base[0] + along[0] * 0.5 + side[0] * bend, base[1] + along[1] * 0.5 + side[1] * bend)
    half = width / 2
    left = (base[0] + side[0] * half, base[1] + side[1] * half)
    right = (base[0] - side[0] * half, base[1] - side[1] * half)
    knees = [
        (middle[0] + sign * side[0] * half * 0.6, middle[1] + sign * side[1] * half * 0.6) for sign in (1, -1)
    ]
    return (
        f"M{left[0]:.1f} {left[1]:.1f}Q{knees[0][0]:.1f} {knees[0][1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
        f"Q{knees[1][0]:.1f} {knees[1][1]:.1f} {right[0]:.1f} {right[1]:.1f}Z"
    )


def cuts(first: Point, last: Point, count: int, reach: Point, width: float = 5, bend: float = 0.0) -> str:
    """Path data of a row of cuts whose bases run from `first` to `last`; every second one is shorter."""
    parts = []
    for index in range(count):
        share = index / max(1, count - 1)
        base = (first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share)
        length = 1.0 if index % 2 else 0.68
        parts.append(cut(base, (base[0] + reach[0] * length, base[1] + reach[1] * length), width, bend))
    return "".join(parts)


def hatched(rows: Iterable[str], colour: str = INK, opacity: float = 0.8) -> str:
    """Rows of cuts in one colour."""
    return path("".join(rows), colour, opacity=opacity)
