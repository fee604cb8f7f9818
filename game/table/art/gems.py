"""The seven gems: one colour, one shape and one letter each, so that none depends on colour alone.

0 mind: yellow triangle. 1 power: violet hexagon. 2 space: blue square. 3 reality: red rhombus.
4 soul: orange drop. 5 shield: steel octagon with a star. 6 time: green round brilliant.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import pygame

from game.table.art.fonts import font
from game.table.art.light import glow
from game.table.art.palette import FROST, GEM_COLOURS, INK, Rgb, darker, lighter, mix
from game.table.art.shapes import blank, shrunk
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.text import blit_centred
from game.table.art.vector import Point, ring_points

KINDS: Final = len(GEM_COLOURS)
SHIELD: Final = 5
TIME: Final = 6
_CANVAS: Final = 512  # pixels a gem is cut at before it is scaled down
_LIGHT: Final = np.array([-0.52, -0.72, 0.46])  # from the upper left, towards the eye

Outline = list[Point]


def outline(colour: int) -> Outline:
    """The gem's silhouette in a unit circle about (0, 0), clockwise from the top; y grows downwards."""
    if colour == 0:
        corners = [(0.0, -0.94), (1.03, 0.80), (-1.03, 0.80)]
        return _blunted(corners, 0.13)
    if colour == 1:
        return ring_points((0, 0), 0.99, 6)
    if colour == 2:
        return _blunted([(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)], 0.17)
    if colour == 3:
        return _blunted([(0, -1.06), (0.84, 0), (0, 1.06), (-0.84, 0)], 0.07)
    if colour == 4:
        bowl = [
            (0.80 * math.cos(math.radians(turn)), 0.28 + 0.76 * math.sin(math.radians(turn)))
            for turn in range(-24, 205, 19)
        ]
        return [(0.0, -1.06), (0.40, -0.46), *bowl, (-0.40, -0.46)]
    if colour == SHIELD:
        return ring_points((0, 0), 0.98, 8, -112.5)
    return ring_points((0, 0), 0.96, 14)


def _blunted(corners: Outline, share: float) -> Outline:
    """Cut `share` of each edge off every corner, as jewellers do."""
    points: Outline = []
    for index, corner in enumerate(corners):
        points.extend(
            _toward(other, corner, share)
            for other in (corners[index - 1], corners[(index + 1) % len(corners)])
        )
    return points


@kept_on(SPRITES)
def gem(colour: int, size: int, letter: str = "") -> pygame.Surface:
    """The gem of kind `colour` (0 to 6) on a square of `size` pixels, with `letter` on its table if given."""
    stone = shrunk(_master(colour), (size, size))
    if not letter:
        return stone
    result = stone.copy()
    type_face = font("sans_bold", max(8, round(size * 0.46)))
    low = size * (0.56 if colour in (0, 4) else 0.5)
    ink, paper = (INK, lighter(GEM_COLOURS[colour], 0.5)) if colour in (0, SHIELD) else (FROST, INK)
    for shift in (1, 0):
        mark = type_face.render(letter, True, paper if shift else ink)
        blit_centred(result, mark, (size / 2 + shift, low + shift))
    return result


@kept_on(SPRITES)
def faded_gem(colour: int, size: int) -> pygame.Surface:
    """The same shape without its fire: a bonus or chip that is missing."""
    result = pygame.transform.grayscale(gem(colour, size))
    result.fill((190, 204, 236, 112), special_flags=pygame.BLEND_RGBA_MULT)
    return result


@kept_on(MASTERS)
def _master(colour: int) -> pygame.Surface:
    canvas = blank((_CANVAS, _CANVAS))
    girdle = outline(colour)
    body = GEM_COLOURS[colour]
    pygame.draw.polygon(canvas, darker(body, 0.72), [_place(point, 1.0, 0.93) for point in girdle])
    inner = [(x * 0.94, y * 0.94) for x, y in girdle]
    _crown(canvas, inner, body)
    _fire(canvas, inner, body)
    if colour == SHIELD:
        _star(canvas)
    _sparkle(canvas, colour)
    return shrunk(canvas, (_CANVAS // 2, _CANVAS // 2))


def _place(point: Point, scale: float = 1.0, spread: float = 0.93) -> Point:
    half = _CANVAS / 2
    return half + point[0] * half * scale * spread, half + point[1] * half * scale * spread


def _crown(canvas: pygame.Surface, girdle: Outline, body: Rgb) -> None:
    """Two steps of facets around a flat table, each lit by its own slope."""
    steps = ((1.0, 0.80, 0.72), (0.80, 0.56, 0.38))
    centre = _centre(girdle)
    for outer, inner, slope in steps:
        for index, first in enumerate(girdle):
            second = girdle[(index + 1) % len(girdle)]
            facet = [
                _toward(first, centre, outer),
                _toward(second, centre, outer),
                _toward(second, centre, inner),
                _toward(first, centre, inner),
            ]
            pygame.draw.polygon(
                canvas, _lit(body, first, second, slope), [_place(corner) for corner in facet]
            )
    table = [_place(_toward(point, centre, 0.56)) for point in girdle]
    pygame.draw.polygon(canvas, lighter(body, 0.04), table)


def _centre(points: Outline) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _toward(point: Point, centre: Point, share: float) -> Point:
    return centre[0] + (point[0] - centre[0]) * share, centre[1] + (point[1] - centre[1]) * share


def _lit(body: Rgb, first: Point, second: Point, slope: float) -> Rgb:
    """The colour of a facet whose outer edge runs from `first` to `second`."""
    out = np.array([second[1] - first[1], first[0] - second[0]])
    out = out / max(1e-6, float(np.hypot(*out))) * slope
    normal = np.array([out[0], out[1], 1.0 - slope * 0.45])
    light = float(normal @ _LIGHT / np.linalg.norm(normal) / np.linalg.norm(_LIGHT))
    if light > 0:
        pale = lighter(body, 0.66)
        return mix(mix(body, (0, 0, 0), 0.12), pale, min(1.0, light * 1.02))
    return mix(body, _deep(body), min(0.8, 0.24 - light * 0.66))


def _deep(body: Rgb) -> Rgb:
    """The deep shade of a gem: darker, and a touch towards midnight."""
    return mix(darker(body, 0.66), (10, 10, 46), 0.25)


def _fire(canvas: pygame.Surface, girdle: Outline, body: Rgb) -> None:
    """Light gathered in the lower half, a pale sheet on the upper part of the table, bright ridges."""
    centre = _centre(girdle)
    veil = blank(canvas.get_size())
    table = [_place(_toward(point, centre, 0.56)) for point in girdle]
    pygame.draw.polygon(veil, (*lighter(body, 0.42), 255), table)
    light = glow((round(_CANVAS * 0.78), round(_CANVAS * 0.66)), (255, 255, 255), 190, 1.5)
    fire = blank(canvas.get_size())
    fire.blit(light, light.get_rect(center=_place((centre[0] * 0.9 + 0.16, centre[1] * 0.9 + 0.34))))
    veil.blit(fire, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(veil, (0, 0))
    sheet = blank(canvas.get_size())
    high = [point for point in table if point[1] <= _place(centre)[1] + 4]
    if len(high) > 1:
        left, right = min(high), max(high)
        pygame.draw.polygon(
            sheet, (255, 255, 255, 66), [*sorted(high), (right[0], right[1]), _place(centre), left]
        )
    canvas.blit(sheet, (0, 0))
    ridges = blank(canvas.get_size())
    if len(girdle) <= 12:
        for point in girdle:
            pygame.draw.line(
                ridges, (255, 255, 255, 74), _place(point), _place(_toward(point, centre, 0.56)), 4
            )
    pygame.draw.polygon(ridges, (255, 255, 255, 120), table, 5)
    canvas.blit(ridges, (0, 0))


def _star(canvas: pygame.Surface) -> None:
    """The five-pointed star of the grey chip's octagon."""
    tips = ring_points((0, 0), 0.50, 5)
    pits = ring_points((0, 0), 0.205, 5, -54)
    points = [point for pair in zip(tips, pits, strict=True) for point in pair]
    for scale, paint in ((1.22, (40, 50, 72)), (1.0, (246, 250, 255))):
        pygame.draw.polygon(canvas, paint, [_place(point, scale) for point in points])
    for index in range(0, 10, 2):
        pygame.draw.polygon(
            canvas, (164, 180, 206), [_place(points[index]), _place(points[index + 1]), _place((0, 0))]
        )


def _sparkle(canvas: pygame.Surface, colour: int) -> None:
    x, y = (-0.22, -0.10) if colour == 0 else (-0.26, -0.22) if colour == 4 else (-0.38, -0.40)
    spot = _place((x, y))
    shine = glow((130, 130), (255, 255, 255), 200, 2.4)
    canvas.blit(shine, shine.get_rect(center=spot))
    for long, thin in ((52, 7), (7, 52)):
        points = [
            (spot[0] - long, spot[1]),
            (spot[0], spot[1] - thin),
            (spot[0] + long, spot[1]),
            (spot[0], spot[1] + thin),
        ]
        pygame.draw.polygon(canvas, (255, 255, 255, 255), points)
