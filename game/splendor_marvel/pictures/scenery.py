"""Parts of the landscapes on the location tiles: skies, lights, buildings; a canvas of 600 x 400 units."""

from __future__ import annotations

import numpy as np

from game.table.art.vector import (
    circle,
    linear,
    path,
    radial,
)


def ground(*colours: str) -> str:
    """The sky: colours from top to bottom over the whole canvas."""
    return (
        "<defs>"
        + linear("sky", (0, 0), (0, 400), *colours)
        + "</defs>"
        + path("M0 0L600 0L600 400L0 400Z", "url(#sky)")
    )


def stars(seed: int, count: int, low: float = 240) -> str:
    """Small stars scattered down to `low`."""
    rng = np.random.default_rng(seed)
    spots = [((rng.uniform(0, 600), rng.uniform(0, low)), rng.uniform(0.8, 2.4)) for _ in range(count)]
    return "".join(circle(spot, size, "#ffffff", opacity=0.85) for spot, size in spots)


def light(centre: tuple[float, float], radius: float, colour: str, strength: float = 0.9) -> str:
    """A soft round light."""
    name = f"l{centre[0]:.0f}x{centre[1]:.0f}x{radius:.0f}"
    return radial(
        name, centre, radius, f"{colour}/{strength}", f"{colour}/{strength * 0.35:g}", f"{colour}/0"
    ) + circle(centre, radius, f"url(#{name})")


def block(left: float, top: float, width: float, low: float, fill: str, lamp: str = "", seed: int = 0) -> str:
    """A building with lit windows."""
    parts = [path(f"M{left} {low}L{left} {top}L{left + width} {top}L{left + width} {low}Z", fill)]
    parts.append(
        path(
            f"M{left + width * 0.68} {low}L{left + width * 0.68} {top}"
            f"L{left + width} {top}L{left + width} {low}Z",
            "#000010",
            opacity=0.22,
        )
    )
    if lamp:
        rng = np.random.default_rng((seed, int(left) + 1000))
        lit = ""
        for y in np.arange(top + 8, low - 6, 12):
            for x in np.arange(left + 5, left + width - 7, 9):
                if rng.random() < 0.45:
                    lit += f"M{x:.0f} {y:.0f}l5 0l0 6l-5 0Z"
        if lit:
            parts.append(path(lit, lamp, opacity=0.85))
    return "".join(parts)


def skyline(seed: int, base: float, heights: tuple[float, float], fill: str, lamp: str = "") -> str:
    """A row of buildings across the canvas, as high above `base` as `heights` (least, most) allow."""
    rng = np.random.default_rng(seed)
    parts, x = [], -10.0
    while x < 600:
        width = float(rng.uniform(30, 58))
        parts.append(
            block(round(x), round(base - float(rng.uniform(*heights))), round(width), 400, fill, lamp, seed)
        )
        x += width
    return "".join(parts)
