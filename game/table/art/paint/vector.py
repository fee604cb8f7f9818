"""Builds SVG in the narrow subset the loader understands: paths, gradients, stars, polygons.

Gradients always use user space; colours are always #rrggbb; there is no clip, mask, filter, text or group.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from io import BytesIO

import pygame

from game.table.art.palette import Size

Point = tuple[float, float]


def picture(body: str, size: Size, box: tuple[float, float] = (100, 100)) -> pygame.Surface:
    """Render SVG `body`, drawn on a canvas of `box` units, to `size` pixels of the same proportions."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box[0]:g} {box[1]:g}">{body}</svg>'
    drawn = pygame.image.load_sized_svg(BytesIO(text.encode()), size)
    return drawn.convert(
        pygame.Surface((1, 1), pygame.SRCALPHA)
    )  # the loader's own format blits 20 times slower


def linear(name: str, start: Point, end: Point, *colours: str) -> str:
    """A linear gradient with evenly spaced colours, to be used as fill="url(#name)"."""
    span = f'x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"'
    return (
        f'<linearGradient id="{name}" '
        f'gradientUnits="userSpaceOnUse" {span}>{_stops(colours)}</linearGradient>'
    )


def radial(name: str, centre: Point, radius: float, *colours: str) -> str:
    """A radial gradient with evenly spaced colours from the centre outwards."""
    place = f'cx="{centre[0]:g}" cy="{centre[1]:g}" r="{radius:g}"'
    return (
        f'<radialGradient id="{name}" '
        f'gradientUnits="userSpaceOnUse" {place}>{_stops(colours)}</radialGradient>'
    )


def _stops(colours: Sequence[str]) -> str:
    last = max(1, len(colours) - 1)
    parts = []
    for index, colour in enumerate(colours):
        paint, _, opacity = colour.partition("/")
        parts.append(f'<stop offset="{index / last:g}" stop-color="{paint}" stop-opacity="{opacity or 1}"/>')
    return "".join(parts)


def path(data: str, fill: str = "none", stroke: str = "", width: float = 0, opacity: float = 1) -> str:
    """A path; `stroke` empty draws no line. Joins and ends are round."""
    line = ""
    if stroke:
        line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
        line += f' stroke-opacity="{opacity:g}"' if opacity < 1 else ""
    veil = f' fill-opacity="{opacity:g}"' if opacity < 1 and fill != "none" else ""
    return f'<path d="{data}" fill="{fill}" fill-rule="evenodd"{veil}{line}/>'


def circle(
    centre: Point, radius: float, fill: str = "none", stroke: str = "", width: float = 0, opacity: float = 1
) -> str:
    """A circle; see `path`."""
    return ellipse(centre, (radius, radius), fill, stroke, width, opacity)


def ellipse(
    centre: Point, radii: Point, fill: str = "none", stroke: str = "", width: float = 0, opacity: float = 1
) -> str:
    """An ellipse; see `path`."""
    x, y = centre
    across, down = radii
    arc = f"A{across:.2f} {down:.2f} 0 1 1"
    return path(
        f"M{x - across:.2f} {y:.2f}{arc} {x + across:.2f} {y:.2f}{arc} {x - across:.2f} {y:.2f}Z",
        fill,
        stroke,
        width,
        opacity,
    )


def closed(points: Iterable[Point]) -> str:
    """Path data of a polygon."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def ring_points(centre: Point, radius: float, count: int, turn: float = -90.0) -> list[Point]:
    """`count` points on a circle, the first at `turn` degrees (-90 is up), clockwise."""
    angles = (math.radians(turn + 360 * index / count) for index in range(count))
    return [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]


def star(centre: Point, points: int, outer: float, inner: float, turn: float = -90.0) -> str:
    """Path data of a star with `points` tips."""
    tips = ring_points(centre, outer, points, turn)
    pits = ring_points(centre, inner, points, turn + 180 / points)
    return closed(point for pair in zip(tips, pits, strict=True) for point in pair)


def moved(body: str, shift: Point = (0, 0), scale: float = 1.0, degrees: float = 0.0) -> str:
    """`body` scaled, then turned about the origin, then shifted."""
    change = f"translate({shift[0]:g} {shift[1]:g}) rotate({degrees:g}) scale({scale:g})"
    return f'<g transform="{change}">{body}</g>'
