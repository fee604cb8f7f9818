"""Light around a hero: auras that grow and change colour with their value, violet wings, the burst of an ability."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

import numpy as np

from game.custom_heroes.pictures.limbs import toned
from game.table.art.palette import Rgb, darker, hexed, lighter, mix
from game.table.art.vector import Point, closed, linear, mirrored, moved, path, polar, radial, star

_MIDDLE: Final[Point] = (250, 330)
_HUES: Final[tuple[tuple[int, Rgb], ...]] = (
    (0, (134, 138, 160)),
    (1, (150, 206, 226)),
    (3, (120, 224, 96)),
    (5, (40, 204, 140)),
    (6, (34, 196, 210)),
    (7, (44, 140, 255)),
    (8, (92, 92, 255)),
    (9, (170, 80, 255)),
    (10, (246, 70, 210)),
    (11, (255, 60, 110)),
    (12, (255, 100, 30)),
    (15, (255, 206, 40)),
    (20, (255, 250, 220)),
)
"""The colours of auras by value; between two of them they mix."""


def aura_colour(value: int) -> Rgb:
    """The colour of an aura of `value`."""
    for (low, first), (high, second) in pairwise(_HUES):
        if value <= high:
            return mix(first, second, (max(value, low) - low) / (high - low))
    return _HUES[-1][1]


def aura(value: int) -> str:
    """Flames of the aura of `value` on a canvas of 500 x 700 units, to lie behind the hero."""
    body = aura_colour(value)
    tint = hexed(mix(darker(body, 0.55), (10, 6, 40), 0.3))
    power = min(1.0, value / 13)
    bright = hexed(lighter(body, 0.75))
    parts = [path("M0 0H500V700H0Z", tint, opacity=0.62)]
    for far, colour, opacity, seed in (
        (1.16, hexed(darker(body, 0.25)), 0.9, 1),
        (1.0, hexed(body), 1.0, 2),
        (0.84, hexed(lighter(body, 0.5)), 1.0, 3),
    ):
        data = _flames(far, 26 + 74 * power, round(11 + 6 * power), seed + value)
        parts.append(path(data, colour, hexed(darker(body, 0.7)) if far > 1.1 else "", 5, opacity))
    parts.append(radial("core", _MIDDLE, 300, "#ffffff/1", f"{bright}/0.9", f"{bright}/0.3", f"{bright}/0"))
    parts.append(path("M0 0H500V700H0Z", "url(#core)"))
    return "".join(parts)


def _flames(far: float, reach: float, tongues: int, seed: int) -> str:
    """The outline of a fire about the hero: tongues that all bend upwards."""
    rng = np.random.default_rng(seed)
    data = ""
    steps = np.linspace(152, 388, tongues + 1)
    for index in range(tongues):
        start, end = _edge(far, float(steps[index])), _edge(far, float(steps[index + 1]))
        turn = float(steps[index] + steps[index + 1]) / 2
        out = polar(_edge(far, turn), reach * float(rng.uniform(0.35, 0.6)), turn)
        tip = (out[0] + float(rng.uniform(-8, 8)), out[1] - reach * float(rng.uniform(0.45, 0.95)))
        if not index:
            data = f"M{start[0]:.0f} 720L{start[0]:.0f} {start[1]:.0f}"
        low = (
            start[0] * 0.7 + tip[0] * 0.3 + math.cos(math.radians(turn)) * 20,
            start[1] * 0.35 + tip[1] * 0.65,
        )
        high = (end[0] * 0.8 + tip[0] * 0.2, end[1] * 0.55 + tip[1] * 0.45)
        data += f"Q{low[0]:.0f} {low[1]:.0f} {tip[0]:.0f} {tip[1]:.0f}Q{high[0]:.0f} {high[1]:.0f} {end[0]:.0f} {end[1]:.0f}"
    return data + f"L{_edge(far, 388)[0]:.0f} 720Z"


def _edge(far: float, degrees: float) -> Point:
    """A point on the egg that encloses a hero."""
    angle = math.radians(degrees)
    return _MIDDLE[0] + 206 * far * math.cos(angle), _MIDDLE[1] + 20 + 268 * far * math.sin(angle)


def ascension(*, veiled: bool) -> str:
    """The light of an Ascended Form: wings of violet crystal, and rays on a dark veil over the ground."""
    parts = [
        toned("wing", "#fbeaff", "#b45aff", "#4a10b0", 60, 560),
        path("M0 0H500V700H0Z", "#2a0a6a", opacity=0.66 if veiled else 0.2),
    ]
    for index in range(24):
        turn = index * 15 + 4
        edge = (polar(_MIDDLE, 60, turn), polar(_MIDDLE, 800, turn - 2.6), polar(_MIDDLE, 800, turn + 2.6))
        parts.append(path(closed(edge), "#e8a8ff", opacity=0.5))
    wing = "".join(
        path(data, "url(#wing)", "#220860", 6, 0.96)
        for data in (
            "M200 420Q110 500 20 470Q90 440 90 390Q140 380 190 370Z",
            "M190 380Q80 420 -10 360Q70 350 84 310Q130 300 190 320Z",
            "M190 330Q70 330 -20 230Q60 250 78 214Q130 220 190 270Z",
            "M190 290Q60 230 0 100Q80 150 96 128Q150 180 196 230Z",
            "M196 260Q100 150 84 10Q140 90 160 84Q190 150 214 220Z",
        )
    )
    parts.append(mirrored(wing, 250))
    parts.append(radial("core", _MIDDLE, 290, "#ffffff/1", "#f0c8ff/0.8", "#d88aff/0.25", "#d88aff/0"))
    parts.append(path("M0 0H500V700H0Z", "url(#core)"))
    return "".join(parts)


def burst() -> str:
    """The burst of an ability: a star of golden light behind the hero, to lie over any ground."""
    return (
        radial("gold", _MIDDLE, 420, "#fffbe0/1", "#ffe27a/0.9", "#ffb82a/0.55", "#ff9a1a/0.1")
        + path("M0 0H500V700H0Z", "url(#gold)")
        + path(star(_MIDDLE, 18, 620, 250), "#fff6c0", opacity=0.75)
        + path(star(_MIDDLE, 18, 520, 200, -80), "#ffffff", opacity=0.75)
    )


def flame(value: int) -> str:
    """A flame of the colour of an aura of `value`, on 100 units: the stronger the larger."""
    body = aura_colour(value)
    tones = (hexed(lighter(body, 0.6)), hexed(body), hexed(darker(body, 0.35)))
    outer = "M52 2C58 20 86 34 86 64C86 86 70 98 50 98C30 98 14 86 14 64C14 44 28 36 30 20C38 26 42 34 42 42C50 32 54 18 52 2Z"
    inner = "M52 40C56 52 70 58 70 74C70 86 62 93 50 93C38 93 30 86 30 74C30 64 38 60 40 50C45 54 47 58 47 62C51 56 53 50 52 40Z"
    fire = (
        linear("a", (30, 0), (70, 100), *tones)
        + path(outer, "url(#a)", "#0c1020", 5)
        + path(inner, hexed(lighter(body, 0.8)))
    )
    share = 0.74 + 0.26 * min(1.0, value / 15)
    return moved(fire, (50 - 50 * share, 100 - 100 * share), share)
