"""The back of the cards: the doors of a collector's cabinet, in a seat's tint, on 500 x 700 units."""

from __future__ import annotations

from game.table.art.palette import Rgb, darker, hexed, lighter, mix
from game.table.art.vector import circle, closed, linear, path, ring_points


def cabinet(tint: Rgb) -> str:
    """Two doors of dark wood with inlays, and a round field in their middle for a sign."""
    wood = mix((66, 34, 30), tint, 0.16)
    light, dark = hexed(lighter(wood, 0.18)), hexed(darker(wood, 0.55))
    parts = [
        linear("wood", (60, 0), (440, 700), light, hexed(wood), dark),
        path("M0 0H500V700H0Z", "url(#wood)"),
    ]
    for x in (34, 256):
        for top, high in ((34, 196), (250, 200), (470, 196)):
            data = f"M{x} {top}h210v{high}h-210Z"
            inner = f"M{x + 16} {top + 16}h178v{high - 32}h-178Z"
            parts.append(path(data, hexed(darker(wood, 0.25)), "#f0c878", 3, 1))
            parts.append(path(inner, hexed(wood), "#1a0c0c", 3, 1))
            parts.append(
                path(
                    f"M{x + 16} {top + 16}L{x + 105} {top + high / 2}L{x + 16} {top + high - 16}Z",
                    "#ffffff",
                    opacity=0.06,
                )
            )
            parts.append(
                path(
                    f"M{x + 194} {top + 16}L{x + 105} {top + high / 2}L{x + 194} {top + high - 16}Z",
                    "#000000",
                    opacity=0.16,
                )
            )
            diamond = closed(ring_points((x + 105, top + high / 2), 52, 4))
            parts.append(path(diamond, "none", "#f0c878", 3, 0.7))
    parts.append(path("M250 20V680", "none", "#120808", 6))
    parts.append(circle((250, 350), 206, hexed(darker(wood, 0.6)), "#f0c878", 6))
    parts.append(circle((250, 350), 192, hexed(mix(darker(wood, 0.4), tint, 0.25)), "#f0c878", 2, 1))
    parts.append(circle((250, 350), 100, hexed(darker(tint, 0.62)), "#f0c878", 5))
    return "".join(parts)
