"""Emblems that are signs: stars, shields, bolts, eyes, rings."""

from __future__ import annotations

from game.splendor_marvel.pictures.pen import ball, flat, hair, shade, shine, solid, stroke
from game.table.art.vector import circle, closed, polar, ring_points, star

MIDDLE = (200.0, 200.0)


def great_star() -> str:
    """A faceted five-pointed star."""
    parts = [solid(star(MIDDLE, 5, 178, 74), "main", 8)]
    for index in range(5):
        turn = -90 + index * 72
        tip, right = polar(MIDDLE, 170, turn), polar(MIDDLE, 71, turn + 36)
        parts.append(shade(closed([MIDDLE, tip, right]), 0.34))
        left = polar(MIDDLE, 71, turn - 36)
        parts.append(shine(closed([MIDDLE, tip, left]), 0.16))
    parts.append(solid(star(MIDDLE, 5, 62, 25), "side", 4))
    return "".join(parts)
