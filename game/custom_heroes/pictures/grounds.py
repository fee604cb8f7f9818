"""What is behind a hero: for each base value a ground of its own, bright, with the dots of printed comics."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from game.table.art.palette import Rgb, darker, hexed, lighter, mix
from game.table.art.vector import Point, circle, closed, linear, path, polar, radial, ring_points, star

MIDDLE: Final[Point] = (250, 270)
"""Where the light behind a hero is, in card units."""


class Ground(NamedTuple):
    """Colours of the upper and lower half, of the light, and the pattern drawn over them."""

    high: Rgb
    low: Rgb
    light: Rgb
    pattern: Callable[[], str]


def ground(base: int) -> str:
    """The ground of base value `base` (1 to 10) on a canvas of 500 x 700 units."""
    look = GROUNDS[base - 1]
    glare = hexed(look.light)
    shadow = hexed(mix(darker(look.low, 0.72), (8, 6, 26), 0.4))
    return "".join(
        (
            linear(
                "sky",
                (150, 0),
                (350, 700),
                hexed(look.high),
                hexed(mix(look.high, look.low, 0.5)),
                hexed(look.low),
            ),
            path("M0 0H500V700H0Z", "url(#sky)"),
            look.pattern(),
            radial("glare", MIDDLE, 330, f"{glare}/0.95", f"{glare}/0.55", f"{glare}/0.16", f"{glare}/0"),
            path("M0 0H500V700H0Z", "url(#glare)"),
            _dots(lighter(look.high, 0.4)),
            linear("low", (0, 470), (0, 700), f"{shadow}/0", f"{shadow}/0.75", f"{shadow}/0.95"),
            path("M0 470H500V700H0Z", "url(#low)"),
        )
    )


def _dots(colour: Rgb) -> str:
    """Printed dots that grow towards the upper right corner."""
    parts = []
    for row in range(15):
        for column in range(14):
            x, y = 500 - column * 26 - (row % 2) * 13, row * 22
            size = 9.5 * (1 - math.hypot(500 - x, y) / 340)
            if size > 1.2:
                parts.append(circle((x, y), size, hexed(colour), opacity=0.5))
    return "".join(parts)


def _white(data: str, opacity: float, width: float = 0) -> str:
    if width:
        return path(data, "none", "#ffffff", width, opacity)
    return path(data, "#ffffff", opacity=opacity)


def sunburst() -> str:
    """Broad rays from the hero."""
    parts = []
    for index in range(14):
        turn = index * 360 / 14 + 6
        parts.append(
            _white(closed((MIDDLE, polar(MIDDLE, 700, turn - 6.5), polar(MIDDLE, 700, turn + 6.5))), 0.32)
        )
    return "".join(parts)


def leaves() -> str:
    """Large leaves in two layers."""
    rng = np.random.default_rng(3)
    parts = []
    for index in range(26):
        x, y, turn, reach = (
            rng.uniform(-20, 520),
            rng.uniform(-10, 640),
            rng.uniform(0, 360),
            rng.uniform(50, 110),
        )
        tip, left, right = (
            polar((x, y), reach, turn),
            polar((x, y), reach * 0.6, turn - 34),
            polar((x, y), reach * 0.6, turn + 34),
        )
        data = f"M{x:.0f} {y:.0f}Q{left[0]:.0f} {left[1]:.0f} {tip[0]:.0f} {tip[1]:.0f}Q{right[0]:.0f} {right[1]:.0f} {x:.0f} {y:.0f}Z"
        parts.append(path(data, "#0c4a34" if index % 2 else "#c8ff8a", opacity=0.30))
    return "".join(parts)


def moonlight() -> str:
    """A great moon and stars."""
    rng = np.random.default_rng(8)
    parts = [circle((330, 180), 170, "#fff4c8", opacity=0.9), circle((290, 140), 30, "#e8c88a", opacity=0.5)]
    parts += [circle((400, 220), 22, "#e8c88a", opacity=0.5), circle((350, 90), 16, "#e8c88a", opacity=0.5)]
    for _ in range(26):
        spot = (float(rng.uniform(0, 500)), float(rng.uniform(0, 560)))
        parts.append(_white(star(spot, 4, float(rng.uniform(5, 18)), 2.4), 0.8))
    return "".join(parts)


def rising_sun() -> str:
    """A red sun over rows of waves."""
    parts = [circle((250, 250), 200, "#ff3a2e", opacity=0.9)]
    for row in range(6):
        for column in range(-1, 6):
            centre = (column * 100 + (row % 2) * 50, 500 + row * 38)
            for reach, colour in ((50, "#0f6a8a"), (38, "#d8f6ff"), (28, "#0f6a8a"), (17, "#d8f6ff")):
                parts.append(circle(centre, reach, colour))
    return "".join(parts)


def wheels() -> str:
    """Cogwheels great and small."""
    parts = []
    for centre, reach, teeth, tone in (
        ((90, 140), 120, 14, "#0c2c3c"),
        ((420, 330), 140, 16, "#0c2c3c"),
        ((390, 60), 76, 10, "#ffd88a"),
        ((60, 430), 96, 12, "#ffd88a"),
    ):
        points = []
        for index in range(teeth):
            for share, far in ((0, 0.86), (0.18, 1.0), (0.5, 1.0), (0.68, 0.86)):
                points.append(polar(centre, reach * far, (index + share) * 360 / teeth))
        hole = closed(ring_points(centre, reach * 0.45, 40))
        parts.append(path(closed(points) + hole, tone, opacity=0.40))
    return "".join(parts)


def banners() -> str:
    """The diagonal lozenges of a coat of arms."""
    parts = []
    for row in range(-1, 9):
        for column in range(-1, 6):
            x, y = column * 110 + (row % 2) * 55, row * 92
            parts.append(
                path(
                    f"M{x} {y - 90}L{x + 52} {y}L{x} {y + 90}L{x - 52} {y}Z",
                    "#8a1c2c" if column % 2 else "#fff0b8",
                    opacity=0.26,
                )
            )
    return "".join(parts)


def embers() -> str:
    """Sparks that rush upwards, with their tails."""
    rng = np.random.default_rng(5)
    parts = []
    for index in range(60):
        x, y, far = rng.uniform(0, 500), rng.uniform(0, 660), rng.uniform(14, 70)
        data = f"M{x:.0f} {y:.0f}l{far * 0.10:.1f} {far:.1f}l{-far * 0.24:.1f} {-far * 0.2:.1f}Z"
        parts.append(path(data, ("#ffd84a", "#ff7a2a", "#ff3a5a")[index % 3], opacity=0.85))
    return "".join(parts)


def peaks() -> str:
    """Two ranges of jagged mountains."""
    return (
        path("M0 330L90 150L150 250L210 170L290 300L350 190L420 60L500 200V700H0Z", "#5a1c6a", opacity=0.45)
        + path(
            "M420 60L456 122L430 112L408 134L388 118ZM90 150L116 196L94 188L74 204L66 196Z",
            "#ffffff",
            opacity=0.8,
        )
        + path("M0 500L90 340L180 460L260 330L350 480L430 340L500 440V700H0Z", "#2a0c4a", opacity=0.55)
    )


def clouds() -> str:
    """Heaps of clouds under beams of light."""
    rng = np.random.default_rng(2)
    high = (250.0, -120.0)
    parts = [
        _white(closed((high, polar(high, 900, turn - 4), polar(high, 900, turn + 4))), 0.3)
        for turn in (58, 74, 90, 106, 122)
    ]
    for depth, tone in enumerate(("#ffe8c8", "#ffffff")):
        for index in range(12):
            spot = (index * 46 + float(rng.uniform(-14, 14)), 500 + depth * 70 + float(rng.uniform(-26, 26)))
            parts.append(circle(spot, float(rng.uniform(44, 76)), tone, opacity=0.85))
    return "".join(parts)


def fury() -> str:
    """Sharp lines that all rush to the middle."""
    rng = np.random.default_rng(9)
    parts = []
    for index in range(54):
        turn = index * 360 / 54 + rng.uniform(-2, 2)
        wide, near = rng.uniform(0.8, 2.6), rng.uniform(150, 230)
        edge = (polar(MIDDLE, near, turn), polar(MIDDLE, 760, turn - wide), polar(MIDDLE, 760, turn + wide))
        parts.append(path(closed(edge), "#3a0414" if index % 3 else "#fff6c0", opacity=0.75))
    return "".join(parts)


GROUNDS: Final = (
    Ground((24, 150, 226), (16, 74, 170), (214, 246, 255), sunburst),
    Ground((30, 140, 76), (10, 66, 62), (206, 255, 150), leaves),
    Ground((18, 96, 122), (18, 22, 84), (120, 230, 226), moonlight),
    Ground((255, 178, 110), (230, 84, 84), (255, 232, 170), rising_sun),
    Ground((30, 112, 140), (10, 40, 74), (150, 240, 240), wheels),
    Ground((246, 176, 56), (176, 70, 34), (255, 240, 176), banners),
    Ground((84, 34, 132), (24, 10, 66), (255, 120, 96), embers),
    Ground((255, 130, 150), (120, 40, 140), (255, 226, 190), peaks),
    Ground((34, 108, 236), (120, 170, 255), (255, 240, 196), clouds),
    Ground((255, 170, 30), (216, 40, 20), (255, 246, 180), fury),
)
"""By base value, 1 first."""
