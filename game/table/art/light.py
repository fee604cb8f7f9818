"""Shadow, glow and halo for flat shapes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from game.table.art.palette import WARM, Rgb, Size
from game.table.art.shapes import Field, blank, distance_from, rounded, surface_of, tinted
from game.table.art.shelf import SPRITES, kept_on

_PASSES: Final = 3  # three box blurs look like one Gaussian


def blurred(field: Field, radius: int) -> Field:
    """`field` blurred by about `radius` pixels; the outside counts as empty."""
    result = field
    for _ in ("down", "across"):
        for _ in range(_PASSES):
            result = _averaged(result, max(1, round(radius / 2)))
        result = result.T
    return result


def _averaged(field: Field, reach: int) -> Field:
    """Each pixel as the mean of those up to `reach` above and below it."""
    total = np.zeros((field.shape[0] + 2 * reach + 1, field.shape[1]), np.float32)
    total[reach + 1 : -reach] = field
    np.cumsum(total, axis=0, out=total)
    result: Field = total[2 * reach + 1 :] - total[: -2 * reach - 1]
    result /= np.float32(2 * reach + 1)
    return result


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
    canvas = blank((small[0] * grain, small[1] * grain))
    canvas.blit(surface, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    if grain > 1:
        canvas = pygame.transform.smoothscale(canvas, small)
    alpha = pygame.surfarray.array_alpha(canvas).T.astype(np.float32)
    soft = tinted(blurred(alpha, max(1, blur // grain)) / 255, colour, strength)
    if grain > 1:
        soft = pygame.transform.smoothscale(soft, (small[0] * grain, small[1] * grain))
    return soft.subsurface((0, 0, width + 2 * margin, height + 2 * margin))


@kept_on(SPRITES)
def plate_shadow(size: Size, radius: int, blur: int = 10, strength: int = 150) -> pygame.Surface:
    """The shadow of a rounded plate of `size`, 2 * `blur` larger on every side."""
    return shadow(tinted(rounded(size, radius), (0, 0, 0)), blur, strength)


@kept_on(SPRITES)
def glow(size: Size, colour: Rgb, strength: int = 255, power: float = 2.0) -> pygame.Surface:
    """A soft elliptic light that fades to nothing at the edge of `size`, cached."""
    return soft_light(size, colour, strength, power)


def soft_light(size: Size, colour: Rgb, strength: int = 255, power: float = 2.0) -> pygame.Surface:
    """The same light, not cached: for large pictures that are themselves cached."""
    width, height = size
    coarse = (max(2, width // 4), max(2, height // 4))
    light = tinted(_fading(power), colour, strength)
    if min(size) <= 64:
        return pygame.transform.smoothscale(light, size)
    return pygame.transform.smoothscale(pygame.transform.smoothscale(light, coarse), size)


@lru_cache(maxsize=32)
def _fading(power: float) -> Field:
    """A light's brightness from its centre to its edge."""
    unit = distance_from((64, 64)) / np.float32(32)
    fading: Field = np.clip(1 - unit, 0, 1) ** np.float32(power)
    return fading


@kept_on(SPRITES)
def halo(size: Size, colour: Rgb = WARM, radius: int = 12, spread: int = 14) -> pygame.Surface:
    """A bright rim of light around a rounded plate of `size`: 2 * `spread` larger on every side.

    The plate's own area stays empty but for a thin line, so that it can lie over or under the piece. Between
    the corners the light is uniform, so it is computed around a small plate and stretched.
    """
    least = 2 * (radius + 2 * spread) + 2
    light = _light_around((min(size[0], least), min(size[1], least)), colour, radius, spread)
    down, across = (_pulled(light.shape[axis], size[1 - axis] + 4 * spread) for axis in (0, 1))
    return surface_of(light[down][:, across])


def _light_around(size: Size, colour: Rgb, radius: int, spread: int) -> npt.NDArray[np.uint8]:
    """The pixels of a halo, rows first."""
    width, height = size
    margin = spread * 2
    full = (width + 2 * margin, height + 2 * margin)
    plate = rounded(full, radius, margin)
    soft = blurred(plate, spread)
    near = blurred(plate, max(2, spread // 3))
    line = np.clip(rounded(full, radius + 2, margin - 2) - plate, 0, 1)
    light = np.clip(soft * 0.95 + near * 0.55, 0, 1) * (1 - plate)
    rgba = np.zeros((full[1], full[0], 4), np.float32)
    rgba[..., :3] = (
        np.asarray(colour, np.float32) + line[..., None] * (255 - np.asarray(colour, np.float32)) * 0.6
    )
    rgba[..., 3] = np.clip(light * 255 + line * 235, 0, 255)
    return rgba.astype(np.uint8)


def _pulled(length: int, wanted: int) -> npt.NDArray[np.intp]:
    """Return the source row of each of `wanted` rows when the middle one is repeated."""
    places = np.arange(wanted)
    return np.where(places < length // 2, places, np.maximum(places - (wanted - length), length // 2))


def _enlarged(rgba: Field, size: Size) -> pygame.Surface:
    rgba[..., 3] = 255
    return pygame.transform.smoothscale(surface_of(rgba), size)
