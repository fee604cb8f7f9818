"""The grounds of the seven heroes, 500 x 520 units: northern dusk in cuts, with a light behind each hero."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from game.seventh_hero.pictures.cuts import INK, cut, cuts, hatched
from game.table.art.vector import Point, circle, closed, linear, path, polar, radial

_HEART: Final[Point] = (305, 190)
"""Where the light behind a hero shines from."""


def sky(*colours: str) -> str:
    """A sky from top to horizon, with level cuts that grow denser below."""
    rng = np.random.default_rng(len(colours[0]) + int(colours[0][1:], 16) % 97)
    lines = []
    for row in range(17):
        y = 60 + row * 24 - row * row * 0.2
        x = float(rng.uniform(-60, 40))
        while x < 500:
            reach = float(rng.uniform(60, 190))
            lines.append(cut((x, y), (x + reach, y + float(rng.uniform(-3, 3))), 3.4))
            x += reach + float(rng.uniform(30, 120))
    return (
        linear("sky", (0, 0), (0, 520), *colours)
        + path("M0 0H500V700H0Z", "url(#sky)")
        + hatched(lines, INK, 0.2)
    )


def stars(seed: int, count: int = 26) -> str:
    """Small stars of four tips in the upper sky."""
    rng = np.random.default_rng(seed)
    data = ""
    for _ in range(count):
        x, y, reach = (float(rng.uniform(low, high)) for low, high in ((20, 480), (20, 270), (2, 5.5)))
        thin = reach * 0.3
        data += closed(
            (
                x + (reach if step % 2 == 0 else thin) * math.cos(step * math.pi / 4),
                y + (reach if step % 2 == 0 else thin) * math.sin(step * math.pi / 4),
            )
            for step in range(8)
        )
    return path(data, "#fff6dc", opacity=0.85)


def aurora(colour: str, height: float, seed: int, opacity: float = 0.5) -> str:
    """A curtain of northern light: cuts that hang side by side from a waving line."""
    rng = np.random.default_rng(seed)
    data, pale = "", ""
    phase, wave = float(rng.uniform(0, 6)), float(rng.uniform(0.010, 0.016))
    for step in range(46):
        x = -20 + step * 12.0
        y = height + 34 * math.sin(phase + x * wave) + 12 * math.sin(x * 0.05 + phase)
        reach = float(rng.uniform(70, 170))
        data += cut((x, y), (x + 22, y - reach), 12)
        pale += cut((x, y + 6), (x + 6, y - reach * 0.35), 6)
    return path(data, colour, opacity=opacity) + path(pale, "#f4fff0", opacity=opacity * 0.6)


def sun(centre: Point, radius: float, colour: str, pale: str, rays: int = 28) -> str:
    """A great disc behind the hero with rays cut around it."""
    data = "".join(
        cut(polar(centre, radius + 12, turn), polar(centre, radius + (120 if index % 2 else 74), turn), 13)
        for index, turn in enumerate(360 * step / rays for step in range(rays))
    )
    name = f"disc{radius:.0f}"
    return (
        radial("halo", centre, radius * 2.4, f"{pale}/0.85", f"{colour}/0.5", f"{colour}/0.14", f"{colour}/0")
        + path("M0 0H500V520H0Z", "url(#halo)")
        + path(data, pale, opacity=0.62)
        + linear(name, (centre[0], centre[1] - radius), (centre[0], centre[1] + radius), pale, pale, colour)
        + circle(centre, radius, f"url(#{name})", INK, 4)
    )


def banded(centre: Point, radius: float, colour: str) -> str:
    """Level cuts over the lower half of a disc."""
    rows = []
    for step in range(9):
        y = centre[1] + radius * (0.1 + 0.1 * step)
        half = math.sqrt(max(0.0, radius**2 - (y - centre[1]) ** 2)) * 0.96
        rows.append(cut((centre[0] - half, y), (centre[0] + half * 0.5, y), 3 + step * 0.8))
        rows.append(cut((centre[0] + half, y + 5), (centre[0] - half * 0.2, y + 5), 3 + step * 0.6))
    return hatched(rows, colour, 0.6)


def peaks(tops: tuple[Point, ...], base: float, rock: str, snow: str) -> str:
    """Mountains from the left to the right: rock with a lit snow face and cuts on the far side."""
    parts = []
    for x, y in tops:
        wide = (base - y) * 0.9
        parts.append(path(closed(((x - wide, base), (x, y), (x + wide, base))), rock, INK, 4))
        drop = (base - y) * 0.5
        lit = (
            (x, y),
            (x - drop * 0.86, y + drop),
            (x - drop * 0.5, y + drop * 0.78),
            (x - drop * 0.3, y + drop * 1.1),
            (x - drop * 0.08, y + drop * 0.66),
            (x + drop * 0.16, y + drop * 0.86),
        )
        parts.append(path(closed(lit), snow))
        parts.append(
            hatched(
                (cuts((x + 4, y + 14), (x + wide * 0.8, base), 11, (-wide * 0.28, (base - y) * 0.3), 5),),
                INK,
                0.6,
            )
        )
    return "".join(parts)


def pine(x: float, base: float, height: float) -> str:
    """Path data of a pine: ragged tiers about a trunk."""
    points: list[Point] = [(x, base - height)]
    tiers = 6
    right, left = [], []
    for tier in range(1, tiers + 1):
        y = base - height + height * 0.95 * tier / tiers
        half = height * 0.26 * (tier / tiers) ** 0.8
        right += [(x + half, y + height * 0.03), (x + half * 0.42, y - height * 0.01)]
        left += [(x - half, y + height * 0.03), (x - half * 0.42, y - height * 0.01)]
    trunk = height * 0.03
    points += right
    points += [
        (x + trunk, base - height * 0.05),
        (x + trunk, base),
        (x - trunk, base),
        (x - trunk, base - height * 0.05),
    ]
    points += left[::-1]
    return closed(points)


def pines(
    base: float,
    colour: str,
    seed: int,
    low: float,
    high: float,
    *,
    gap: tuple[float, float] | None = None,
    snow: str = "",
) -> str:
    """A row of pines along a line, none between the two ends of `gap`, with snow on their left sides."""
    rng = np.random.default_rng(seed)
    parts, x = [], -10.0
    while x < 520:
        height = float(rng.uniform(low, high))
        if gap is None or not gap[0] < x < gap[1]:
            foot = base + float(rng.uniform(-4, 8))
            parts.append(path(pine(x, foot, height), colour, INK, 3))
            if snow:
                rows = "".join(
                    cut(
                        (x - 2, foot - height * (0.92 - 0.15 * tier)),
                        (x - height * (0.07 + 0.045 * tier), foot - height * (0.84 - 0.16 * tier)),
                        6,
                        3,
                    )
                    for tier in range(1, 6)
                )
                parts.append(path(rows, snow, opacity=0.85))
        x += float(rng.uniform(0.20, 0.36)) * high
    return "".join(parts)


def snow(top: float, light: str, deep: str) -> str:
    """Snow in the foreground, with drifts cut into it."""
    drift = f"M0 {top + 10}Q120 {top - 16} 250 {top + 4}Q380 {top + 20} 500 {top - 6}V520H0Z"
    rows = (
        cuts((10, top + 34), (240, top + 28), 7, (90, 8), 5, 6),
        cuts((260, top + 46), (470, top + 30), 7, (-80, 10), 5, -6),
        cuts((40, top + 72), (440, top + 76), 8, (70, 6), 5, 5),
    )
    return (
        linear("snow", (0, top), (0, top + 130), light, deep)
        + path(drift, "url(#snow)", INK, 4)
        + hatched(rows, deep, 0.9)
    )


def red_dawn() -> str:
    """1: a red sun over snow peaks."""
    centre = (_HEART[0], 200.0)
    return (
        sky("#2a1030", "#7a1f3a", "#d8503a", "#f6b070")
        + sun(centre, 128, "#e0402c", "#ffd9a0")
        + banded(centre, 128, "#a81c2c")
        + peaks(((40, 300), (470, 280), (150, 360), (390, 372)), 440, "#4a2340", "#ffd8c0")
        + pines(452, "#241426", 5, 50, 92, snow="#ffd8c8")
        + snow(446, "#fff0e4", "#b8788a")
    )


def frozen_fjord() -> str:
    """2: a fjord under icy light."""
    centre = (_HEART[0], 170.0)
    ice = hatched(
        (cuts((0, 436), (500, 430), 16, (60, 3), 4), cuts((500, 452), (30, 458), 14, (-70, 3), 4)),
        "#dff8ff",
        0.8,
    )
    return (
        sky("#061528", "#0f4a6a", "#3aa6c4", "#d4f4f0")
        + stars(7)
        + aurora("#5ff0d8", 180, 4, 0.42)
        + sun(centre, 100, "#3aaed0", "#eafcff", 24)
        + peaks(((20, 210), (490, 190), (110, 300), (420, 316)), 440, "#123048", "#d8f6ff")
        + linear("water", (0, 420), (0, 520), "#9fe4ee", "#1c5878")
        + path("M0 426H500V520H0Z", "url(#water)", INK, 4)
        + ice
        + snow(474, "#f0fcff", "#6aa4bc")
    )


def hall_fire() -> str:
    """3: the gable of the great hall, golden with fire."""
    beams = "".join(
        path(f"M{x} 470V{y}", "none", INK, 12) + path(f"M{x} 470V{y}", "none", "#8a5620", 5)
        for x, y in ((30, 250), (88, 210), (146, 160), (464, 208), (412, 160))
    )
    roof = "M-20 330L250 26L264 26L520 330L520 286L284 0H230L-20 286Z"
    return (
        sky("#1c0f14", "#5a2c10", "#c8801e", "#ffdf8a")
        + sun((_HEART[0], 210), 150, "#f0a020", "#fff0b0", 32)
        + beams
        + path(roof, "#3a2010", INK, 6)
        + path("M-20 318L257 14L520 318", "none", "#e9b954", 4)
        + path("M230 0Q214 -10 200 14Q214 6 226 18ZM284 0Q300 -10 314 14Q300 6 288 18Z", "#e9b954", INK, 3)
        + hatched(
            (cuts((20, 300), (230, 62), 14, (22, 14), 5), cuts((500, 300), (280, 62), 14, (-22, 14), 5)),
            "#8a5620",
            0.9,
        )
        + path("M0 452H500V520H0Z", "#4a2a14", INK, 4)
        + hatched(
            (cuts((0, 470), (500, 470), 12, (60, 0), 5), cuts((30, 490), (500, 492), 10, (70, 0), 5)),
            "#b87a34",
            0.8,
        )
    )


def moonlit_waste() -> str:
    """4: the full moon over a waste of snow."""
    centre = (_HEART[0] + 6, 168.0)
    craters = "".join(
        circle((centre[0] + x, centre[1] + y), reach, "#b4bfd2", opacity=0.6)
        for x, y, reach in ((-60, -50, 16), (70, -30, 22), (62, 52, 12), (-74, 34, 10))
    )
    return (
        sky("#080b16", "#1c263c", "#46566e", "#9fb0c2")
        + stars(3, 34)
        + sun(centre, 124, "#8c9cb8", "#f4f8ff", 20)
        + craters
        + peaks(((60, 330), (450, 320)), 448, "#222c40", "#c8d4e4")
        + pines(458, "#10141f", 12, 70, 150, gap=(150, 440), snow="#c8d4e4")
        + snow(446, "#eef4fc", "#76859e")
    )


def aurora_ring() -> str:
    """5: standing stones under a violet aurora."""
    stones = "".join(
        path(
            f"M{x} 462L{x + 6} {y}L{x + wide * 0.6} {y - 12}L{x + wide} {y + 10}L{x + wide + 4} 462Z",
            "#2a1c48",
            INK,
            4,
        )
        + path(f"M{x + 8} 456L{x + 12} {y + 6}", "none", "#b48cf0", 3, 0.8)
        + hatched((cuts((x + wide, y + 20), (x + wide, 450), 8, (-wide * 0.5, 4), 4),), INK, 0.7)
        for x, y, wide in ((14, 330, 52), (92, 366, 40), (384, 362, 42), (444, 320, 54))
    )
    return (
        sky("#10062a", "#3a1670", "#7a3ab8", "#d88ad0")
        + stars(21, 30)
        + aurora("#b070ff", 150, 8, 0.5)
        + aurora("#5ff0d0", 250, 15, 0.36)
        + sun((_HEART[0], 180), 106, "#9a54e8", "#f6e4ff", 36)
        + stones
        + snow(450, "#e8d8ff", "#6a4a9a")
    )


def ember_night() -> str:
    """6: sparks that rise from a fire among dark pines."""
    rng = np.random.default_rng(6)
    sparks = "".join(
        circle(
            (float(rng.uniform(60, 330)), float(rng.uniform(60, 420))),
            float(rng.uniform(1.4, 4.2)),
            "#ffe08a",
        )
        for _ in range(34)
    )
    return (
        sky("#140a18", "#46161c", "#a83c1c", "#f89a40")
        + sun((_HEART[0] - 40, 240), 140, "#e0602a", "#ffd890", 30)
        + pines(470, "#200e14", 30, 150, 260, gap=(150, 400))
        + sparks
        + path("M0 452Q250 438 500 452V520H0Z", "#38180f", INK, 4)
        + hatched(
            (cuts((20, 470), (480, 466), 14, (70, 2), 5), cuts((0, 492), (480, 490), 12, (60, 2), 5)),
            "#e07a30",
            0.75,
        )
    )


def deep_forest() -> str:
    """7: light between the trunks of an old forest."""
    trunks = "".join(
        path(
            f"M{x} 470Q{x + lean} 240 {x + lean * 2} -10H{x + lean * 2 + wide}Q{x + lean + wide} 240 {x + wide + 6} 470Z",
            tone,
            INK,
            4,
        )
        + hatched((cuts((x + wide, 450), (x + lean * 2 + wide, 20), 16, (-wide * 0.6, -10), 5),), INK, 0.55)
        for x, wide, lean, tone in (
            (-8, 40, 8, "#16301f"),
            (68, 26, -6, "#1e442c"),
            (150, 20, 8, "#2c5c3a"),
            (404, 26, -4, "#1e442c"),
            (458, 44, 8, "#16301f"),
        )
    )
    leaves = hatched(
        (cuts((0, 34), (500, 20), 20, (12, 62), 16, 6), cuts((10, 0), (500, 0), 18, (-14, 66), 18, 6)),
        "#0f2616",
        0.95,
    )
    return (
        sky("#0c2416", "#22603a", "#6cb45a", "#f0f0a0")
        + sun((_HEART[0] - 10, 190), 120, "#5cb45c", "#fbffc8", 26)
        + pines(430, "#2c6640", 40, 80, 150)
        + trunks
        + leaves
        + path("M0 456Q120 440 250 452Q380 462 500 446V520H0Z", "#1c4426", INK, 4)
        + hatched(
            (
                cuts((0, 470), (500, 466), 26, (8, -22), 5, 3),
                cuts((10, 500), (500, 496), 24, (-8, -20), 5, 3),
            ),
            "#7cc45c",
            0.85,
        )
    )
