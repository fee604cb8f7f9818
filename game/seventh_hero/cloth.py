"""The table of Seventh Hero: oak planks of a longhouse in the light of the hearth."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
import pygame

from game.seventh_hero.places import QUEST
from game.table.art.cloth import clouds
from game.table.art.light import soft_light
from game.table.art.palette import Rgb, Size
from game.table.art.shapes import Field, blank, surface_of
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import picture
from game.table.pieces import CANVAS

PLANKS: Final = 7  # from the upper edge to the lower
_OAK: Final[tuple[Rgb, Rgb, Rgb]] = ((120, 82, 48), (70, 46, 30), (26, 18, 16))
_SEED: Final = 47


@kept_on(SPRITES)
def cloth(size: Size) -> pygame.Surface:
    """The empty table at `size` pixels. Opaque."""
    result = _planks(size)
    scale = min(size[0] / CANVAS[0], size[1] / CANVAS[1])
    left, top = (size[0] - CANVAS[0] * scale) / 2, (size[1] - CANVAS[1] * scale) / 2
    middle = (left + QUEST[0] * scale, top + (QUEST[1] + 40) * scale)
    warm = soft_light((round(1700 * scale), round(980 * scale)), (255, 176, 92), 92, 1.6)
    result.blit(warm, warm.get_rect(center=middle))
    result.blit(_border(size, scale), (0, 0))
    return result.convert() if pygame.display.get_surface() else result


def _planks(size: Size) -> pygame.Surface:
    """Boards with their grain, darker towards the edges of the table and at their seams."""
    width, height = size
    rng = np.random.default_rng(_SEED)
    across = np.linspace(-1, 1, width, dtype=np.float32)[None, :]
    down = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    reach = np.clip(np.hypot(across * 0.82 + 0.14, down * 0.84), 0, 1.25) / 1.25
    grain = _grain(size, rng)
    rgba = np.full((height, width, 4), 255, np.float32)
    for channel in range(3):
        rgba[..., channel] = np.interp(reach, (0, 0.55, 1), [colour[channel] for colour in _OAK])
    rgba[..., :3] *= grain[..., None]
    return surface_of(np.clip(rgba, 0, 255))


def _grain(size: Size, rng: np.random.Generator) -> Field:
    """How light the wood is at each pixel: long fibres, a tone for each plank, dark seams."""
    width, height = size
    result = np.ones((height, width), np.float32)
    edges = np.linspace(0, height, PLANKS + 1).astype(int)
    for top, bottom in pairwise(edges):
        tall = bottom - top
        fibres = _stretched(rng, (width, tall), 90, 2)
        waves = clouds((max(2, width // 24), max(2, tall // 3)), rng)
        wide = pygame.transform.smoothscale(_grey(waves), (width, tall))
        bands = pygame.surfarray.array_red(wide).T.astype(np.float32) / 255
        rings = np.sin(bands * 34 + fibres * 2.4) * 0.5 + 0.5
        tone = 0.9 + 0.2 * float(rng.random())
        result[top:bottom] = tone * (0.80 + 0.16 * rings + 0.20 * fibres)
        seam = np.minimum(np.arange(tall), tall - 1 - np.arange(tall)).astype(np.float32)
        result[top:bottom] *= (1 - 0.62 * np.exp(-seam / max(1.0, height / 620)))[:, None]
    return result


def _stretched(rng: np.random.Generator, size: Size, along: int, thick: int) -> Field:
    """Noise drawn out along the planks, between 0 and 1."""
    small = rng.random((max(2, size[1] // thick + 1), max(2, size[0] // along + 2))).astype(np.float32)
    drawn = pygame.transform.smoothscale(_grey(small), size)
    field: Field = pygame.surfarray.array_red(drawn).T.astype(np.float32) / 255
    return field


def _grey(field: Field) -> pygame.Surface:
    rgba = np.full((*field.shape, 4), 255, np.float32)
    rgba[..., :3] = field[..., None] * 255
    return surface_of(rgba)


def _border(size: Size, scale: float) -> pygame.Surface:
    """A line of brass along the edge of the table."""
    width, height = size
    lines = []
    for inset, colour, thick, veil in ((14, "#f0c878", 2.4, 0.4), (22, "#3a2412", 3.0, 0.7)):
        gap = inset * scale
        lines.append(
            f'<rect x="{gap:g}" y="{gap:g}" width="{width - 2 * gap:g}" height="{height - 2 * gap:g}" '
            f'rx="{26 * scale:g}" fill="none" stroke="{colour}" '
            f'stroke-opacity="{veil}" stroke-width="{max(1.0, thick * scale):g}"/>'
        )
    result = blank(size)
    result.blit(picture("".join(lines), size, size), (0, 0))
    return result
