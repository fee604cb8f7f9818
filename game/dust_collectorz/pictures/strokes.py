"""The pen of the collectibles: shapes that are shaded by themselves, in named tones, on a canvas of 400 units.

Path data use absolute M, L, H, V, Q, C and Z only, so that a shape's extent can be read from it.
"""

from __future__ import annotations

import re
from typing import Final
from zlib import crc32

from game.dust_collectorz.pictures.tones import TONES, edge_of, rgb
from game.table.art.palette import hexed, mix
from game.table.art.vector import Point, circle, ellipse, linear, mirrored, moved, path, radial, ring_points

CANVAS: Final = 400
AXIS: Final = 200.0
"""Symmetric collectibles stand about the middle of their canvas."""
_WORD: Final = re.compile(r"[MLHVQCZ]|-?\d+(?:\.\d+)?")


def extent(data: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all points of path data, control points included."""
    xs: list[float] = []
    ys: list[float] = []
    command, across = "M", True
    for word in _WORD.findall(data):
        if word.isalpha():
            command, across = word, word != "V"
            continue
        (xs if across else ys).append(float(word))
        if command not in "HV":
            across = not across
    return min(xs), min(ys), max(xs), max(ys)


def shape(data: str, tone: str, line: float = 5) -> str:
    """A filled shape, lit from the upper left, with an outline in its tone's own dark."""
    left, top, right, bottom = extent(data)
    wide = right - left
    name = _name("s", data, tone)
    shade = linear(name, (left + wide * 0.18, top), (right - wide * 0.18, bottom), *TONES[tone])
    return shade + path(data, f"url(#{name})", edge_of(tone) if line else "", line)


def oval(centre: Point, radii: Point, tone: str, line: float = 5) -> str:
    """A round body, an ellipse lit from the upper left."""
    x, y = centre
    across, down = radii
    name = _name("o", f"{x},{y},{across},{down}", tone)
    lit = (x - across * 0.34, y - down * 0.42)
    shade = radial(name, lit, max(across, down) * 1.42, *TONES[tone])
    return shade + ellipse(centre, radii, f"url(#{name})", edge_of(tone) if line else "", line)


def ball(centre: Point, radius: float, tone: str, line: float = 5) -> str:
    """A ball; see `oval`."""
    return oval(centre, (radius, radius), tone, line)


def limb(data: str, tone: str, width: float, line: float = 5) -> str:
    """A round rod, arm or leg along a line, with outline and a pale reflection."""
    light, middle = TONES[tone][0], TONES[tone][len(TONES[tone]) // 2]
    body = path(data, "none", edge_of(tone), width + 2 * line) + path(data, "none", middle, width)
    return body + moved(path(data, "none", light, width * 0.3, 0.6), (-width * 0.12, -width * 0.14))


def hair(data: str, colour: str = "#1c1626", width: float = 4, opacity: float = 1) -> str:
    """A thin line."""
    return path(data, "none", colour, width, opacity)


def stitches(
    data: str, colour: str = "#fff4dc", width: float = 4, gap: float = 11, opacity: float = 0.9
) -> str:
    """A seam of short stitches along a line."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-opacity="{opacity:g}" stroke-dasharray="{gap * 0.8:g} {gap:g}"/>'
    )


def flat(data: str, colour: str, opacity: float = 1) -> str:
    """A shape in one colour, without outline."""
    return path(data, colour, opacity=opacity)


def gleam(data: str, opacity: float = 0.55) -> str:
    """A pale reflection."""
    return path(data, "#ffffff", opacity=opacity)


def gleam_spot(centre: Point, radii: Point, opacity: float = 0.6) -> str:
    """An oval reflection."""
    return ellipse(centre, radii, "#ffffff", opacity=opacity)


def dusk(data: str, opacity: float = 0.28) -> str:
    """A shadow on a shape."""
    return path(data, "#140c1e", opacity=opacity)


def both(body: str) -> str:
    """A part on the left, and its mirror image."""
    return mirrored(body, AXIS)


def put(body: str, at: Point, scale: float = 1.0, degrees: float = 0.0) -> str:
    """A part that was drawn about (0, 0), turned and set down."""
    return moved(body, at, scale, degrees)


def rivets(points: list[Point], tone: str = "brass", radius: float = 6) -> str:
    """Small nails with a light on each."""
    return "".join(ball(point, radius, tone, 2.4) for point in points)


def ringed(centre: Point, radius: float, count: int, turn: float = -90.0) -> list[Point]:
    """Places evenly about a circle."""
    return ring_points(centre, radius, count, turn)


def dot(centre: Point, radius: float, colour: str, opacity: float = 1) -> str:
    """A plain disc."""
    return circle(centre, radius, colour, opacity=opacity)


def ground_shadow(centre: Point, radii: Point) -> str:
    """The soft dark beneath what stands."""
    name = _name("d", f"{centre}{radii}", "")
    tones = ("#0c0614/0.55", "#0c0614/0.42", "#0c0614/0.12", "#0c0614/0")
    share = radii[1] / radii[0]
    body = radial(name, (0, 0), radii[0], *tones) + circle((0, 0), radii[0], f"url(#{name})")
    return f'<g transform="translate({centre[0]:g} {centre[1]:g}) scale(1 {share:g})">{body}</g>'


def _name(kind: str, data: str, tone: str) -> str:
    return f"{kind}{crc32(f'{data}{tone}'.encode()):x}"


def fold(corners: str, tone: str, level: int = 1) -> str:
    """A facet of folded paper, "x,y x,y ...": level 0 lies in the light, 3 in the shade."""
    places = corners.split()
    data = "M" + "L".join(place.replace(",", " ") for place in places) + "Z"
    left, top, right, bottom = extent(data)
    light, next_ = TONES[tone][level], TONES[tone][min(level + 1, 3)]
    name = _name("f", data, f"{tone}{level}")
    shade = linear(name, (left, top), (right, bottom), light, hexed(mix(rgb(light), rgb(next_), 0.42)))
    return shade + path(data, f"url(#{name})", edge_of(tone), 3.2)


def glow(centre: Point, radius: float, colour: str = "#fff0a0", strength: float = 0.6) -> str:
    """A soft light that fades to nothing."""
    name = _name("l", f"{centre}{radius}{strength}", colour)
    tones = (
        f"{colour}/{strength:g}",
        f"{colour}/{strength * 0.7:g}",
        f"{colour}/{strength * 0.25:g}",
        f"{colour}/0",
    )
    return radial(name, centre, radius, *tones) + circle(centre, radius, f"url(#{name})")
