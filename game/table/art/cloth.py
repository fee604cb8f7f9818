"""Backgrounds: the table's space cloth and the curtain. Built at a coarse grain, then refined."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from game.table.art.atlas import picture
from game.table.art.contrast import NIGHT
from game.table.art.light import glow, soft_light
from game.table.art.palette import Rgb, Size
from game.table.art.shapes import Field, blank, rim, surface_of, tinted
from game.table.art.shelf import SPRITES, kept_on

_GRAIN: Final = 6  # screen pixels per pixel of the coarse sky
_WEAVE: Final = 256  # pixels of the weave's repeating square
_NIGHT: Final[tuple[Rgb, Rgb, Rgb]] = ((44, 66, 128), (20, 30, 72), (6, 9, 28))
_CLOUDS: Final[tuple[Rgb, ...]] = ((40, 150, 170), (112, 66, 190), (190, 70, 130))


@kept_on(SPRITES)
def cloth(size: Size) -> pygame.Surface:
    """The table: deep indigo cloth with faint nebulae, stars, an inlaid orbit and a steel edge. Opaque."""
    result = sky(size, 11, 0.55)
    scatter_stars(result, 23, 150)
    result.blit(_inlay(size), (0, 0))
    weave(result)
    return result.convert() if pygame.display.get_surface() else result


@kept_on(SPRITES)
def plain_cloth(size: Size) -> pygame.Surface:
    """A dark table without any pattern, for high contrast. Opaque."""
    result = pygame.Surface(size)
    result.fill(NIGHT)
    return result


def sky(size: Size, seed: int, strength: float) -> pygame.Surface:
    """A night sky with soft nebulae at `strength` (0.0 to 1.0), darker towards its edges; not cached."""
    small = (size[0] // _GRAIN + 2, size[1] // _GRAIN + 2)
    rng = np.random.default_rng(seed)
    across = np.linspace(-1, 1, small[0], dtype=np.float32)[None, :]
    down = np.linspace(-1, 1, small[1], dtype=np.float32)[:, None]
    reach = np.clip(np.hypot(across * 0.86, down * 0.92 + 0.06), 0, 1.25) / 1.25
    rgba = np.full((small[1], small[0], 4), 255, np.float32)
    for channel in range(3):
        rgba[..., channel] = np.interp(reach, (0, 0.52, 1), [colour[channel] for colour in _NIGHT])
    for colour in _CLOUDS:
        drift = clouds(small, rng)
        veil = np.clip((drift - 0.48) * 2.6, 0, 1) ** 1.3 * (1.05 - reach) * strength
        rgba[..., :3] += np.asarray(colour, np.float32) * veil[..., None] * 0.55
    dust = clouds(small, rng)
    rgba[..., :3] *= (1 - np.clip((dust - 0.55) * 1.6, 0, 0.55))[..., None]
    return pygame.transform.smoothscale(surface_of(rgba), size)


def clouds(size: Size, rng: np.random.Generator) -> Field:
    """Smooth noise of several grains between 0.0 and 1.0."""
    width, height = size
    total = np.zeros((height, width), np.float32)
    weight = 0.0
    for octave in range(5):
        cells = (
            3 * 2**octave * width // max(width, height) + 2,
            3 * 2**octave * height // max(width, height) + 2,
        )
        share = 0.56**octave
        total += _stretched(rng.random((cells[1], cells[0])).astype(np.float32), size) * np.float32(share)
        weight += share
    total /= np.float32(weight)
    low, high = np.percentile(total, (1, 99))
    field: Field = np.clip((total - low) / (high - low), 0, 1).astype(np.float32)
    return field


def _stretched(cells: Field, size: Size) -> Field:
    """`cells` spread over `size` with a smooth step between neighbours."""
    return _spread(_spread(cells, size[1]).T, size[0]).T


def _spread(rows: Field, length: int) -> Field:
    """`rows` spread over so many, with a smooth step between neighbours."""
    at = np.linspace(0, len(rows) - 1.001, length, dtype=np.float32)
    first = at.astype(int)
    near = (at - first).astype(np.float32)[:, None]
    near = near * near * (3 - 2 * near)
    field: Field = rows[first] * (1 - near) + rows[first + 1] * near
    return field


def scatter_stars(target: pygame.Surface, seed: int, strength: int) -> None:
    """Many faint points, some with a glow; their number grows with the area."""
    width, height = target.get_size()
    rng = np.random.default_rng(seed)
    count = width * height // 5200
    places = rng.random((count, 2)) * (width, height)
    light = rng.random(count) ** 5
    hues = ((255, 255, 255), (176, 208, 255), (255, 230, 190))
    for index in range(count):
        spot = (int(places[index, 0]), int(places[index, 1]))
        power = float(light[index])
        colour = hues[index % 3]
        reach = 3 + int(power * 11)
        shine = glow((reach * 2 + 1, reach * 2 + 1), colour, int(strength * (0.30 + 0.7 * power)), 3.2)
        target.blit(shine, shine.get_rect(center=spot))


def weave(target: pygame.Surface) -> None:
    """The cloth's fibres, which also hide the bands of a smooth gradient."""
    tile = _fibres()
    for x in range(0, target.get_width(), _WEAVE):
        for y in range(0, target.get_height(), _WEAVE):
            target.blit(tile, (x, y))


@kept_on(SPRITES)
def _fibres() -> pygame.Surface:
    rng = np.random.default_rng(5)
    noise = rng.normal(0, 1, (_WEAVE, _WEAVE)).astype(np.float32)
    warp = sum(np.roll(noise, step, 0) for step in range(4)) / 4
    weft = sum(np.roll(noise, step, 1) for step in range(4)) / 4
    thread = (warp + weft) * 7 + noise * 2
    rgba: npt.NDArray[np.float32] = np.zeros((_WEAVE, _WEAVE, 4), np.float32)
    rgba[..., :3] = np.where(thread > 0, 255, 0)[..., None]
    rgba[..., 3] = np.where(thread > 0, thread * 0.62, thread * -1.25)
    return surface_of(rgba)


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


@kept_on(SPRITES)
def curtain(size: Size) -> pygame.Surface:
    """Heavy folds of midnight velvet with a gilt hem: shown while the screen changes hands. Opaque."""
    width, height = size
    result = _folds(width, (8, 10, 34), (66, 62, 138))
    result = pygame.transform.scale(result, size)
    fall = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    shade = np.clip(0.62 - fall * 2.4, 0, 1) + np.clip(fall - 0.55, 0, 1) * 0.8
    result.blit(pygame.transform.scale(tinted(np.clip(shade, 0, 1), (2, 3, 12), 235), size), (0, 0))
    light = soft_light((round(width * 0.9), round(height * 0.9)), (150, 176, 255), 70, 1.6)
    result.blit(light, light.get_rect(center=(width // 2, round(height * 0.42))))
    gilt = _folds(width, (70, 44, 14), (246, 206, 120))
    for top, share in ((0.905, 0.028), (0.945, 0.007), (0.045, 0.007), (0.0, 0.034)):
        hem = pygame.transform.scale(gilt, (width, max(2, round(height * share))))
        result.blit(hem, (0, round(height * top)))
        result.blit(_hem_shadow(width, max(4, height // 60)), (0, round(height * (top + share))))
    weave(result)
    return result


def _folds(width: int, dark: Rgb, light: Rgb) -> pygame.Surface:
    """One row of pixels across the folds of a curtain, from the colour in the depth to that on the crest."""
    across = np.linspace(0, 1, width, dtype=np.float32)
    folds = np.sin(across * 52 + 2.1 * np.sin(across * 9.4)) * 0.5 + 0.5
    folds = folds**1.5 * 0.8 + 0.2 * (np.sin(across * 131 + 0.6) * 0.5 + 0.5)
    side = 1 - 0.5 * np.abs(across - 0.5) ** 1.6 * 2
    row = np.full((1, width, 4), 255, np.float32)
    for channel in range(3):
        row[0, :, channel] = (dark[channel] + (light[channel] - dark[channel]) * folds) * side
    return surface_of(row)


def _hem_shadow(width: int, height: int) -> pygame.Surface:
    fall = np.linspace(1, 0, height, dtype=np.float32)[:, None]
    return pygame.transform.scale(tinted(fall**1.5, (2, 3, 12), 170), (width, height))
