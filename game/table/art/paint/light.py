"""Shadow, glow and halo for flat shapes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.table.art.paint.shapes import blank, field, rounded, stretched, tinted, whole, without
from game.table.art.palette import WARM, Rgb, Size
from game.table.art.surface_cache import SPRITES, cached

_PASSES: Final = 3  # three box blurs look like one Gaussian
_COARSE: Final = 64  # pixels of a soft light before it is scaled


def blurred(mask: pygame.Surface, radius: int) -> pygame.Surface:
    """`mask` blurred by about `radius` pixels."""
    for _ in range(_PASSES):
        mask = pygame.transform.box_blur(mask, max(1, round(radius / 2)))
    return mask


def shadow(
    surface: pygame.Surface, blur: int, strength: int = 150, colour: Rgb = (2, 4, 12)
) -> pygame.Surface:
    """The soft shadow of any surface with alpha: 2 * `blur` larger on every side, not cached.

    Blurred at lower resolution if `blur` allows, which is invisible and much faster.
    """
    grain = 1 if blur < 6 else 2 if blur < 14 else 4
    width, height = surface.get_size()
    margin = blur * 2
    small = (-(-(width + 2 * margin) // grain), -(-(height + 2 * margin) // grain))
    canvas = whole((small[0] * grain, small[1] * grain), 0)
    canvas.blit(surface, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    if grain > 1:
        canvas = pygame.transform.smoothscale(canvas, small)
    soft = tinted(blurred(canvas, max(1, blur // grain)), colour, strength)
    if grain > 1:
        soft = pygame.transform.smoothscale(soft, (small[0] * grain, small[1] * grain))
    return soft.subsurface((0, 0, width + 2 * margin, height + 2 * margin))


@cached(SPRITES)
def plate_shadow(size: Size, radius: int, blur: int = 10, strength: int = 150) -> pygame.Surface:
    """The shadow of a rounded plate of `size`, 2 * `blur` larger on every side."""
    least = 2 * (radius + 2 * blur) + 2
    plate = rounded((min(size[0], least), min(size[1], least)), radius)
    return stretched(shadow(plate, blur, strength), (size[0] + 4 * blur, size[1] + 4 * blur))


@cached(SPRITES)
def glow(size: Size, colour: Rgb, strength: int = 255, power: float = 2.0) -> pygame.Surface:
    """A soft elliptic light that fades to nothing at the edge of `size`, cached."""
    return soft_light(size, colour, strength, power)


def soft_light(size: Size, colour: Rgb, strength: int = 255, power: float = 2.0) -> pygame.Surface:
    """The same light, not cached: for large pictures that are themselves cached."""
    coarse = (max(2, size[0] // 4), max(2, size[1] // 4))
    light = tinted(_fading(power), colour, strength)
    if min(size) <= _COARSE:
        return pygame.transform.smoothscale(light, size)
    return pygame.transform.smoothscale(pygame.transform.smoothscale(light, coarse), size)


@lru_cache(maxsize=32)
def _fading(power: float) -> pygame.Surface:
    """A light's brightness from its centre to its edge."""

    def level(x: float, y: float) -> float:
        beside, below = x - 0.5, y - 0.5
        return float(max(0.0, 1 - 2 * (beside * beside + below * below) ** 0.5) ** power)

    return field((_COARSE, _COARSE), level, _COARSE)


@cached(SPRITES)
def halo(size: Size, colour: Rgb = WARM, radius: int = 12, spread: int = 14) -> pygame.Surface:
    """A bright rim of light around a rounded plate of `size`: 2 * `spread` larger on every side.

    The plate's own area stays empty but for a thin line, so that it can lie over or under the piece. Between
    the corners the light is uniform, so it is drawn around a small plate and stretched.
    """
    least = 2 * (radius + 2 * spread) + 2
    light = _light_around((min(size[0], least), min(size[1], least)), colour, radius, spread)
    return stretched(light, (size[0] + 4 * spread, size[1] + 4 * spread))


def _light_around(size: Size, colour: Rgb, radius: int, spread: int) -> pygame.Surface:
    """A halo without stretching."""
    margin = spread * 2
    full = (size[0] + 2 * margin, size[1] + 2 * margin)
    plate = rounded(full, radius, margin)
    light = tinted(blurred(plate, spread), (255, 255, 255), 0.95 * 255)
    near = tinted(blurred(plate, max(2, spread // 3)), (255, 255, 255), 0.55 * 255)
    light.blit(near, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    light.blit(without(whole(full), plate), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = without(rounded(full, radius + 2, margin - 2), plate)
    light.blit(tinted(line, (255, 255, 255), 235), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    hue = pygame.Surface(full)
    hue.fill(colour)
    hue.blit(tinted(line, (255, 255, 255), 0.6 * 255), (0, 0))
    result = blank(full)
    result.blit(hue, (0, 0))
    result.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result
