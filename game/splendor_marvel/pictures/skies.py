"""What lies behind an emblem: a sky of two colours and one of several patterns in pale light."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

import numpy as np
import pygame

from game.table.art.light import soft_light
from game.table.art.palette import Rgb, Size, darker, lighter, mix
from game.table.art.shapes import blank, gradient
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.vector import Point, circle, closed, path, picture, polar, ring_points, star

WINDOW: Final[Size] = (456, 656)
"""Pixels of a card's picture at the size of the master."""
MIDDLE: Final[Point] = (258, 286)
"""Where the emblem's centre lies in the window."""


def sky(colour: Rgb, ray: Rgb, pattern: str) -> pygame.Surface:
    """The picture's ground: dark above and below, bright behind the emblem, with `pattern` over it; not cached."""
    top, low = mix(darker(colour, 0.62), (8, 12, 44), 0.45), mix(darker(colour, 0.80), (6, 8, 30), 0.4)
    result = gradient(WINDOW, ((0.0, top), (0.46, mix(colour, (18, 22, 60), 0.22)), (1.0, low)))
    light = _beam().copy()
    light.fill((*lighter(ray, 0.25), 255), special_flags=pygame.BLEND_RGBA_MULT)
    result.blit(light, light.get_rect(center=(round(MIDDLE[0]), round(MIDDLE[1]))))
    layer = blank(WINDOW)
    layer.fill((*lighter(ray, 0.35), 0))
    pygame.surfarray.pixels_alpha(layer)[:] = pygame.surfarray.pixels2d(_pattern(pattern))
    result.blit(layer, (0, 0))
    return result


@kept_on(SPRITES)
def _beam() -> pygame.Surface:
    """The white light behind an emblem, to be tinted."""
    return soft_light((620, 620), (255, 255, 255), 190, 1.5)


@kept_on(MASTERS)
def _pattern(name: str) -> pygame.Surface:
    """How much light a pattern lays on each pixel, 0 to 255, in a surface of eight bits.

    It may fade away from the middle. To draw it takes longer than all else of a card, so it stays with the
    originals: a few hundred kilobytes, where a white layer would be four times that.
    """
    white = blank(WINDOW)
    white.blit(picture(PATTERNS[name](), WINDOW, WINDOW), (0, 0))
    result = pygame.Surface(WINDOW, depth=8)
    pygame.surfarray.pixels2d(result)[:] = pygame.surfarray.array_alpha(white)
    return result


def draw_patterns() -> Iterator[None]:
    """Draw the light and the patterns that all skies are made with, one a step."""
    _beam()
    yield
    for name in PATTERNS:
        _pattern(name)
        yield


def _white(data: str, opacity: float, width: float = 0) -> str:
    if width:
        return path(data, "none", "#ffffff", width, opacity)
    return path(data, "#ffffff", opacity=opacity)


def _rays() -> str:
    parts = []
    for index in range(16):
        turn = index * 22.5
        edge = [MIDDLE, polar(MIDDLE, 620, turn - 4.6), polar(MIDDLE, 620, turn + 4.6)]
        parts.append(_white(closed(edge), 0.15))
    return "".join(parts)


def _sunburst() -> str:
    parts = []
    for index in range(40):
        reach = 620 if index % 2 else 300
        turn = index * 9
        edge = [polar(MIDDLE, 130, turn), polar(MIDDLE, reach, turn - 1.6), polar(MIDDLE, reach, turn + 1.6)]
        parts.append(_white(closed(edge), 0.24))
    return "".join(parts)


def _dots() -> str:
    """The printed dots of old comic books, larger towards the lower right."""
    parts = []
    for row in range(30):
        for column in range(21):
            x, y = column * 24 + (row % 2) * 12, row * 24
            far = math.hypot(x - MIDDLE[0], y - MIDDLE[1]) / 400
            size = 9.6 * min(1.0, max(0.0, far - 0.22))
            if size > 1:
                parts.append(circle((x, y), size, "#ffffff", opacity=0.20))
    return "".join(parts)


def _rings() -> str:
    parts = [circle(MIDDLE, 120 + index * 44, "none", "#ffffff", 13 - index, 0.20) for index in range(9)]
    return "".join(parts)


def _stars() -> str:
    rng = np.random.default_rng(4)
    parts = []
    for _ in range(80):
        x, y, size = rng.uniform(0, 456), rng.uniform(0, 656), rng.uniform(1, 3.2)
        parts.append(circle((x, y), size, "#ffffff", opacity=0.65))
    for x, y, size in (
        (60, 170, 26),
        (400, 210, 20),
        (390, 470, 24),
        (90, 60, 16),
        (330, 90, 14),
        (220, 560, 18),
    ):
        parts.append(_white(star((x, y), 4, size, size * 0.16), 0.9))
    return "".join(parts)


def _hexes() -> str:
    parts = []
    for row in range(13):
        for column in range(7):
            centre = (column * 76 + (row % 2) * 38, row * 66 - 40)
            far = math.hypot(centre[0] - MIDDLE[0], centre[1] - MIDDLE[1]) / 430
            parts.append(_white(closed(ring_points(centre, 40, 6)), 0.07 + 0.22 * min(1, far), 3))
    return "".join(parts)


def _speed() -> str:
    """Lines that rush towards the emblem."""
    rng = np.random.default_rng(9)
    parts = []
    for index in range(64):
        turn = index * 5.625 + rng.uniform(-2, 2)
        inner = rng.uniform(190, 270)
        width = rng.uniform(0.5, 1.7)
        edge = [
            polar(MIDDLE, inner, turn),
            polar(MIDDLE, 640, turn - width),
            polar(MIDDLE, 640, turn + width),
        ]
        parts.append(_white(closed(edge), 0.34))
    return "".join(parts)


def _skyline() -> str:
    rng = np.random.default_rng(12)
    parts = [circle((MIDDLE[0], MIDDLE[1]), 168, "#ffffff", opacity=0.22)]
    for depth, veil in ((0, 0.16), (1, 0.26)):
        x = -10.0
        data = "M0 656"
        while x < 470:
            width, high = rng.uniform(30, 64), rng.uniform(90, 250 - depth * 80)
            data += f"L{x:.0f} {560 - high + depth * 60:.0f}L{x + width:.0f} {560 - high + depth * 60:.0f}"
            x += width
        parts.append(_white(data + "L480 656Z", veil))
    return "".join(parts)


def _peaks() -> str:
    parts = [circle((350, 170), 78, "#ffffff", opacity=0.30)]
    for data, veil in (
        ("M0 470L90 330L150 400L250 270L340 410L400 350L456 420L456 656L0 656Z", 0.16),
        ("M0 560L70 470L160 540L270 430L380 540L456 490L456 656L0 656Z", 0.22),
    ):
        parts.append(_white(data, veil))
    return "".join(parts)


def _waves() -> str:
    parts = []
    for index in range(11):
        y = 60 + index * 56
        data = f"M-20 {y}" + "".join("q30 -34 62 0t62 0" for _ in range(5))
        parts.append(_white(data, 0.10 + 0.018 * index, 7))
    return "".join(parts)


def _web() -> str:
    corner = (456.0, 0.0)
    parts = []
    turns = [90 + step * 15 for step in range(7)]
    for turn in turns:
        end = polar(corner, 760, turn)
        parts.append(_white(f"M456 0L{end[0]:.0f} {end[1]:.0f}", 0.34, 3))
    for reach in range(90, 760, 74):
        data = "M"
        for index, turn in enumerate(turns):
            x, y = polar(corner, reach, turn)
            if index:
                bend = polar(corner, reach * 0.90, turn - 7.5)
                data += f"Q{bend[0]:.0f} {bend[1]:.0f} "
            data += f"{x:.0f} {y:.0f}"
        parts.append(_white(data, 0.30, 3))
    return "".join(parts)


def _smoke() -> str:
    rng = np.random.default_rng(21)
    parts = []
    for _ in range(30):
        x, y = rng.uniform(-20, 476), rng.uniform(380, 680)
        parts.append(circle((x, y), rng.uniform(40, 96), "#ffffff", opacity=0.055))
    for _ in range(14):
        x, y = rng.uniform(-20, 476), rng.uniform(-20, 160)
        parts.append(circle((x, y), rng.uniform(30, 80), "#ffffff", opacity=0.05))
    return "".join(parts)


def _shards() -> str:
    rng = np.random.default_rng(33)
    parts = []
    for index in range(18):
        turn = index * 20 + rng.uniform(-6, 6)
        inner, reach, spread = rng.uniform(150, 210), rng.uniform(330, 560), rng.uniform(4, 9)
        edge = [
            polar(MIDDLE, inner, turn),
            polar(MIDDLE, reach, turn - spread),
            polar(MIDDLE, reach * 0.86, turn + spread),
        ]
        parts.append(_white(closed(edge), 0.17))
    return "".join(parts)


PATTERNS: Final[dict[str, Callable[[], str]]] = {
    "rays": _rays,
    "sunburst": _sunburst,
    "dots": _dots,
    "rings": _rings,
    "stars": _stars,
    "hexes": _hexes,
    "speed": _speed,
    "skyline": _skyline,
    "peaks": _peaks,
    "waves": _waves,
    "web": _web,
    "smoke": _smoke,
    "shards": _shards,
}
"""Backdrops by name."""
