"""The table of Custom Heroes: wine-red cloth under warm light, with a gilt arena let into its middle."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.table.art.cloth import clouds, weave
from game.table.art.light import soft_light
from game.table.art.palette import Rgb, Size
from game.table.art.shapes import blank, surface_of
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import circle, path, picture, polar, star

_SHORT: Final = 1080.0  # units of the window's shorter side
_MIDDLE: Final = (0.5, 0.47)  # of the arena, as shares of the window
_GRAIN: Final = 6  # pixels of the picture a pixel of the coarse cloth
_WINE: Final[tuple[Rgb, Rgb, Rgb]] = ((132, 42, 44), (84, 24, 36), (34, 8, 22))
_EMBERS: Final[tuple[Rgb, ...]] = ((210, 96, 40), (150, 30, 90))
_GOLD: Final = "#f0c878"
_ROSE: Final = "#ffb0a0"


@kept_on(SPRITES)
def cloth(size: Size) -> pygame.Surface:
    """The empty table at `size` pixels. Opaque."""
    result = _dyed(size)
    scale = min(size) / _SHORT
    middle = (size[0] * _MIDDLE[0], size[1] * _MIDDLE[1])
    warm = soft_light((round(1500 * scale), round(820 * scale)), (255, 170, 92), 74, 1.5)
    result.blit(warm, warm.get_rect(center=middle))
    side = round(700 * scale)
    rings = picture(_rings(), (side, side), (700, 700))
    result.blit(rings, rings.get_rect(center=middle))
    result.blit(_border(size, scale), (0, 0))
    weave(result)
    return result.convert() if pygame.display.get_surface() else result


def _dyed(size: Size) -> pygame.Surface:
    """Wine-red, unevenly dyed, darker towards the edges."""
    small = (size[0] // _GRAIN + 2, size[1] // _GRAIN + 2)
    rng = np.random.default_rng(31)
    across = np.linspace(-1, 1, small[0], dtype=np.float32)[None, :]
    down = np.linspace(-1, 1, small[1], dtype=np.float32)[:, None]
    reach = np.clip(np.hypot(across * 0.84 + 0.12, down * 0.9 + 0.1), 0, 1.3) / 1.3
    rgba = np.full((small[1], small[0], 4), 255, np.float32)
    for channel in range(3):
        rgba[..., channel] = np.interp(reach, (0, 0.55, 1), [colour[channel] for colour in _WINE])
    for colour in _EMBERS:
        veil = np.clip((clouds(small, rng) - 0.5) * 2.2, 0, 1) ** 1.4 * (1.05 - reach) * 0.34
        rgba[..., :3] += np.asarray(colour, np.float32) * veil[..., None] * 0.5
    rgba[..., :3] *= (1 - np.clip((clouds(small, rng) - 0.55) * 1.0, 0, 0.22))[..., None]
    return pygame.transform.smoothscale(surface_of(rgba), size)


def _rings() -> str:
    """An arena from above: rings of seats, rays, and a star of ten points for the ten heroes."""
    middle = (350.0, 350.0)
    parts = [
        circle(middle, radius, "none", colour, width, veil)
        for radius, colour, width, veil in (
            (342, _GOLD, 2.4, 0.34),
            (332, _GOLD, 1.0, 0.24),
            (286, _ROSE, 1.4, 0.16),
            (196, _GOLD, 1.8, 0.26),
            (188, _GOLD, 0.9, 0.18),
        )
    ]
    for turn in range(0, 360, 6):
        inner = 300 if turn % 36 == 0 else 318
        start, end = polar(middle, inner, turn), polar(middle, 328, turn)
        data = f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
        parts.append(path(data, "none", _GOLD, 1.6, 0.3))
    data = star(middle, 10, 284, 214)
    parts.append(path(data, "#ffcf8a", "", 0, 0.05))
    parts.append(path(data, "none", _GOLD, 1.5, 0.26))
    return "".join(parts)


def _border(size: Size, scale: float) -> pygame.Surface:
    """A gilt seam along the edge of the cloth."""
    width, height = size
    lines = []
    for inset, colour, thick, veil in ((14, "#ffdca0", 2.4, 0.34), (22, _GOLD, 1.2, 0.26)):
        gap = inset * scale
        lines.append(
            f'<rect x="{gap:g}" y="{gap:g}" width="{width - 2 * gap:g}" height="{height - 2 * gap:g}" '
            f'rx="{30 * scale:g}" fill="none" stroke="{colour}" '
            f'stroke-opacity="{veil}" stroke-width="{max(1.0, thick * scale):g}"/>'
        )
    result = blank(size)
    result.blit(picture("".join(lines), size, size), (0, 0))
    return result
