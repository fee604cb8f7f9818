"""Signs on 100 units: the emblems of the five tribes, the four stats, each with an outline of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.dust_collectorz.pictures.strokes import ball, flat, gleam, hair, oval, shape, stitches
from game.table.art.palette import Rgb
from game.table.art.vector import closed, moved, polar, ring_points

TRIBE_COLOURS: Final[tuple[Rgb, ...]] = (
    (64, 132, 208),  # tinlings: enamel blue
    (226, 78, 62),  # foldwings: vermilion
    (38, 160, 132),  # glazeborn: celadon
    (178, 142, 40),  # grainers: oak
    (186, 84, 190),  # plushkin: orchid
)
STAT_COLOURS: Final[tuple[Rgb, ...]] = ((206, 54, 46), (28, 118, 200), (46, 150, 62), (128, 70, 190))
"""Of attack, speed, health, cunning."""
_M: Final = (50.0, 50.0)


def gear_outline(reach: float = 48.0, teeth: int = 8) -> str:
    """A toothed wheel."""
    points = []
    for tooth in range(teeth):
        turn = tooth * 360 / teeth - 90
        points += [
            polar(_M, reach * 0.78, turn - 15),
            polar(_M, reach, turn - 10),
            polar(_M, reach, turn + 10),
            polar(_M, reach * 0.78, turn + 15),
        ]
    return closed(points)


def _tin() -> str:
    """A toothed wheel with a wind-up key."""
    key = shape("M45 44 H55 V82 H45Z", "brass", 3) + "".join(
        oval((x, 34), (13, 15), "brass", 3) + oval((x, 34), (5, 7), "blue", 2) for x in (37, 63)
    )
    return shape(gear_outline(), "tin", 3.6) + ball(_M, 31, "blue", 3) + key


def _fold() -> str:
    """A folded crane on a kite of paper."""
    kite = shape("M50 2 L98 50 L50 98 L2 50Z", "coral", 3.6)
    crane = (
        flat("M50 62 L18 34 L46 46Z", "#e8dcc8")
        + flat("M50 62 L84 24 L56 46Z", "#ffffff")
        + flat("M50 62 L46 46 L56 46Z", "#cfc0a8")
        + flat("M36 56 L50 62 L62 60 L50 80Z", "#f4ead8")
        + flat("M50 62 L62 60 L50 80Z", "#d8c8b0")
        + flat("M62 60 L80 48 L76 58 L58 68Z", "#fffaf0")
        + flat("M36 56 L22 62 L44 68Z", "#e4d6c0")
    )
    outline = (
        "M18 34 L46 46 L50 48 L56 46 L84 24 L62 58 L80 48 L90 56 L78 56 L58 70 L50 80 L42 68 L20 64 L36 56Z"
    )
    return kite + hair(outline, "#5a1414", 5) + flat(outline, "#fff8ec") + crane


def _glaze() -> str:
    """A handled jug on a round plate."""
    jug = shape(
        "M40 28 H60 L57 38 Q76 48 74 64 Q72 80 60 84 H40 Q28 80 26 64 Q24 48 43 38Z", "porcelain", 3.4
    )
    handle = hair("M68 46 Q86 42 84 58 Q82 70 72 72", "#0f3a34", 10) + hair(
        "M68 46 Q86 42 84 58 Q82 70 72 72", "#f4faff", 5
    )
    band = hair("M28 62 Q38 54 50 62 Q62 70 72 62", "#1f5fc0", 5) + hair("M34 50 H66", "#1f5fc0", 3)
    return (
        ball(_M, 48, "celadon", 3.6)
        + ball(_M, 40, "jade", 2)
        + moved(handle + jug + band + gleam("M34 60 Q34 46 44 42 Q38 52 39 70Z"), (-4, -6))
    )


def _wood() -> str:
    """A six-sided slice of a tree with an acorn."""
    six = closed(ring_points(_M, 49, 6, -90))
    acorn = (
        shape("M32 48 H68 Q68 76 50 86 Q32 76 32 48Z", "oak", 3.4)
        + shape("M26 50 Q26 28 50 26 Q74 28 74 50Z", "walnut", 3.4)
        + hair("M50 26 Q50 18 56 14", "#2c180c", 6)
        + hair(
            "M34 40 L42 48 M46 32 L58 48 M60 32 L68 42 M40 34 L32 46 M54 30 L44 46 M68 36 L58 48",
            "#2c180c",
            2,
            0.6,
        )
        + gleam("M38 54 Q38 70 46 76 Q42 64 44 54Z", 0.5)
    )
    return shape(six, "walnut", 3.6) + shape(closed(ring_points(_M, 42, 6, -90)), "yellow", 2) + acorn


def _plush() -> str:
    """A stitched heart with a button."""
    heart = "M50 95 Q4 62 4 32 Q6 6 30 6 Q44 6 50 20 Q56 6 70 6 Q94 6 96 32 Q96 62 50 95Z"
    seam = "M50 84 Q14 58 14 33 Q16 16 31 16 Q44 18 50 32 Q56 18 69 16 Q84 16 86 33 Q86 58 50 84Z"
    button = ball((50, 50), 18, "mustard", 3.4) + "".join(
        ball((50 + x, 50 + y), 3.2, "coal", 0) for x in (-5, 5) for y in (-5, 5)
    )
    return shape(heart, "lilac", 3.6) + stitches(seam, "#fff4ff", 3.4, 7) + button


EMBLEMS: Final[tuple[Callable[[], str], ...]] = (_tin, _fold, _glaze, _wood, _plush)
"""The emblems of the tribes, in their order; the outlines are gear, kite, plate, hexagon and heart."""


def _sword() -> str:
    """Attack."""
    blade = shape("M64 4 L96 4 L96 36 L48 76 L24 52Z", "tin", 6)
    edge = flat("M90 10 L36 64 L46 72 L92 32Z", "#ffffff", 0.6)
    guard = shape("M18 48 L28 42 L58 72 L52 82Z", "gold", 6)
    return (
        blade + edge + shape("M34 64 L38 68 L16 92 L8 84Z", "cocoa", 6) + guard + ball((12, 90), 8, "gold", 5)
    )


def _bolt() -> str:
    """Speed."""
    data = "M64 2 L14 56 L42 58 L26 98 L88 38 L56 38 L82 2Z"
    return shape(data, "yellow", 6) + flat("M62 10 L26 50 L48 50 L58 40 L48 40 L74 8Z", "#ffffff", 0.6)


def _heart() -> str:
    """Health."""
    data = "M50 92 Q4 60 4 32 Q6 6 29 6 Q44 8 50 22 Q56 8 71 6 Q94 6 96 32 Q96 60 50 92Z"
    return shape(data, "red", 6) + gleam("M16 34 Q16 18 30 16 Q22 24 22 40Z", 0.8)


def _eye() -> str:
    """Cunning."""
    lid = "M2 52 Q26 16 50 16 Q74 16 98 52 Q74 86 50 86 Q26 86 2 52Z"
    return (
        shape(lid, "white", 6)
        + ball((50, 51), 25, "violet", 5)
        + ball((50, 51), 12, "black", 0)
        + gleam("M36 44 Q36 34 48 32 Q42 38 44 46Z", 0.95)
    )


STATS: Final[tuple[Callable[[], str], ...]] = (_sword, _bolt, _heart, _eye)
"""The symbols of attack, speed, health and cunning."""


def any_stat() -> str:
    """All four stats: a star of four points."""
    return shape("M50 2 L62 38 L98 50 L62 62 L50 98 L38 62 L2 50 L38 38Z", "gold", 6)


def stat_sign(stat: int) -> str:
    """The symbol of a stat; 4 stands for any."""
    return STATS[stat]() if stat < len(STATS) else any_stat()
