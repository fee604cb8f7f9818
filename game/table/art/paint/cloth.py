"""Backgrounds: the table's space cloth and the curtain."""

from __future__ import annotations

from math import sin
from random import Random
from typing import Final

import pygame

from game.table.art.atlas import picture
from game.table.art.contrast import NIGHT
from game.table.art.paint.light import glow, soft_light
from game.table.art.paint.shapes import blank, fading, rim, tinted
from game.table.art.paint.textures import sky, weave
from game.table.art.palette import Rgb, Size
from game.table.art.surface_cache import WINDOWS, cached

_SHINES: Final = 12  # strengths of stars


@cached(WINDOWS)
def cloth(size: Size) -> pygame.Surface:
    """The table: deep indigo cloth with faint nebulae, stars, an inlaid orbit and a steel edge. Opaque."""
    result = sky("table", size)
    scatter_stars(result, 23, 150)
    result.blit(_inlay(size), (0, 0))
    weave(result)
    return result.convert() if pygame.display.get_surface() else result


@cached(WINDOWS)
def plain_cloth(size: Size) -> pygame.Surface:
    """A dark table without any pattern, for high contrast. Opaque."""
    result = pygame.Surface(size)
    result.fill(NIGHT)
    return result


def scatter_stars(target: pygame.Surface, seed: int, strength: int) -> None:
    """Many faint points, some with a glow; their number grows with the area."""
    width, height = target.get_size()
    chance = Random(seed)  # noqa: S311 - of places, nothing secret
    hues = ((255, 255, 255), (176, 208, 255), (255, 230, 190))
    for index in range(width * height // 5200):
        spot = (chance.randrange(width), chance.randrange(height))
        power = round(chance.random() ** 5 * _SHINES) / _SHINES
        reach = 3 + int(power * 11)
        light = int(strength * (0.30 + 0.7 * power))
        shine = glow((reach * 2 + 1, reach * 2 + 1), hues[index % 3], light, 3.2)
        target.blit(shine, shine.get_rect(center=spot))


def _inlay(size: Size) -> pygame.Surface:
    """Thin metal lines let into the cloth: a double border and, behind the market, an astrolabe of orbits."""
    width, height = size
    result = blank(size)
    unit = min(width / 1280, height / 800)
    side = round(668 * unit)
    orbit = picture("common", "astrolabe", (side, side))
    result.blit(orbit, orbit.get_rect(center=(round(width * 0.40), round(height * 0.47))))
    radius = 26 * unit
    for inset, colour, line, veil in ((14, (185, 200, 230), 2.0, 87), (21, (233, 196, 112), 1.2, 77)):
        result.blit(tinted(rim(size, radius, inset * unit, line * unit), colour, veil), (0, 0))
    return result


@cached(WINDOWS)
def curtain(size: Size) -> pygame.Surface:
    """Heavy folds of midnight velvet with a gilt hem: shown while the screen changes hands. Opaque."""
    width, height = size
    result = _folds(size, (8, 10, 34), (66, 62, 138))
    falls = [row / max(1, height - 1) for row in range(height)]
    shade = [max(0.0, 0.62 - fall * 2.4) + max(0.0, fall - 0.55) * 0.8 for fall in falls]
    result.blit(tinted(fading(size, shade), (2, 3, 12), 235), (0, 0))
    light = soft_light((round(width * 0.9), round(height * 0.9)), (150, 176, 255), 70, 1.6)
    result.blit(light, light.get_rect(center=(width // 2, round(height * 0.42))))
    for top, share in ((0.905, 0.028), (0.945, 0.007), (0.045, 0.007), (0.0, 0.034)):
        hem = _folds((width, max(2, round(height * share))), (70, 44, 14), (246, 206, 120))
        result.blit(hem, (0, round(height * top)))
        below = (width, max(4, height // 60))
        dark = fading(below, [(1 - row / below[1]) ** 1.5 for row in range(below[1])])
        result.blit(tinted(dark, (2, 3, 12), 170), (0, round(height * (top + share))))
    weave(result)
    return result


def _folds(size: Size, dark: Rgb, light: Rgb) -> pygame.Surface:
    """The folds of a curtain, from the colour in the depth to that on the crest."""
    levels, sides = [], []
    for x in range(size[0]):
        across = x / max(1, size[0] - 1)
        fold = (sin(across * 52 + 2.1 * sin(across * 9.4)) * 0.5 + 0.5) ** 1.5
        levels.append(fold * 0.8 + 0.2 * (sin(across * 131 + 0.6) * 0.5 + 0.5))
        sides.append(abs(across - 0.5) ** 1.6)
    result = pygame.Surface(size)
    result.fill(dark)
    result.blit(tinted(fading(size, levels, across=True), light), (0, 0))
    result.blit(tinted(fading(size, sides, across=True), (0, 0, 0)), (0, 0))
    return result
