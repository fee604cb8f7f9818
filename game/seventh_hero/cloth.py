"""The table of Seventh Hero: oak planks of a longhouse in the light of the hearth."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.table.art.cloth import clouds
from game.table.art.light import soft_light
from game.table.art.palette import Rgb, Size
from game.table.art.shapes import Field, blank, surface_of
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import circle, path, picture
from game.table.pieces import CANVAS

PLANKS: Final = 7  # from the upper edge to the lower
_OAK: Final[tuple[Rgb, Rgb]] = ((66, 40, 22), (158, 112, 66))  # of the dark fibres and the light ones
_SHADE: Final[tuple[Rgb, Rgb, Rgb]] = ((255, 236, 206), (164, 144, 130), (72, 62, 62))
"""What the wood is dimmed to in the middle of the table, half way and at its edges."""
_TONES: Final = (236, 210, 246, 220, 240, 204, 228)
_JOINTS: Final = ((0.31,), (0.74,), (0.12, 0.58), (0.86,), (0.43,), (0.68,), (0.24, 0.9))
"""Where boards of a row meet, as shares of the width."""
_SEED: Final = 47
HEARTH: Final = (572.0, 484.0)  # where the light is warmest, on a design of CANVAS
_COARSE: Final = 8  # pixels of the table a pixel of the light


@kept_on(SPRITES)
def cloth(size: Size) -> pygame.Surface:
    """The empty table at `size` pixels. Opaque."""
    result = _planks(size)
    result.blit(_joints(size), (0, 0))
    result.blit(_light(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    scale = min(size[0] / CANVAS[0], size[1] / CANVAS[1])
    left, top = (size[0] - CANVAS[0] * scale) / 2, (size[1] - CANVAS[1] * scale) / 2
    middle = (left + HEARTH[0] * scale, top + HEARTH[1] * scale)
    warm = soft_light((round(1500 * scale), round(900 * scale)), (255, 170, 84), 74, 1.6)
    result.blit(warm, warm.get_rect(center=middle))
    result.blit(_border(size, scale), (0, 0))
    return result.convert() if pygame.display.get_surface() else result


def _planks(size: Size) -> pygame.Surface:
    """Rows of boards: one board's grain, turned over and shifted so that no two rows look alike."""
    width, height = size
    tall = -(-height // PLANKS)
    board = _board((width, tall))
    result = pygame.Surface(size, pygame.SRCALPHA)
    for row, tone in enumerate(_TONES):
        plank = pygame.transform.flip(board, row % 2 == 1, row % 4 >= 2)
        plank.fill((tone, tone, tone, 255), special_flags=pygame.BLEND_RGBA_MULT)
        shift = width * (row * 3 % PLANKS) // PLANKS
        for x in (-shift, width - shift):
            result.blit(plank, (x, row * tall))
    return result


def _board(size: Size) -> pygame.Surface:
    """A long board: wavy rings along it, fine fibres, and dark edges above and below."""
    width, tall = size
    rng = np.random.default_rng(_SEED)
    waves = _drawn_out(clouds((max(2, width // 24), max(2, tall // 3)), rng), size)
    fibres = _drawn_out(rng.random((tall // 2 + 1, width // 90 + 2)).astype(np.float32), size)
    fibres = fibres * 0.6 + np.roll(fibres, tall // 3, 0) * 0.4
    rings = np.sin(waves * 34 + fibres * 2.6) * 0.5 + 0.5
    light = np.clip(0.24 + 0.40 * rings + 0.36 * fibres, 0, 1)
    edge = np.minimum(np.arange(tall), tall - 1 - np.arange(tall)).astype(np.float32)
    light *= (1 - 0.8 * np.exp(-edge / max(0.8, tall / 80)))[:, None]
    rgba = np.full((tall, width, 4), 255, np.float32)
    for channel in range(3):
        dark, bright = (colour[channel] for colour in _OAK)
        rgba[..., channel] = dark + (bright - dark) * light
    return surface_of(rgba)


def _drawn_out(field: Field, size: Size) -> Field:
    """A coarse field spread smoothly over `size`, so that it repeats at the ends."""
    rgba = np.full((field.shape[0], field.shape[1], 4), 255, np.float32)
    fade = np.clip(np.arange(field.shape[1], dtype=np.float32) / field.shape[1] * 8 - 7, 0, 1)
    rgba[..., :3] = (field * (1 - fade) + field[:, :1] * fade)[..., None] * 255
    drawn = pygame.transform.smoothscale(surface_of(rgba), size)
    result: Field = pygame.surfarray.array_red(drawn).T.astype(np.float32) / 255
    return result


def _joints(size: Size) -> pygame.Surface:
    """Where boards meet end to end, each with two nails on either side."""
    width, height = size
    tall = -(-height // PLANKS)
    parts = []
    for row, joints in enumerate(_JOINTS):
        for share in joints:
            x, top = width * share, row * tall
            parts.append(path(f"M{x:.1f} {top}V{top + tall}", "none", "#120a06", max(1.6, tall / 70), 0.8))
            parts.append(path(f"M{x + tall / 60:.1f} {top}V{top + tall}", "none", "#d8a468", 1, 0.25))
            for side in (-1, 1):
                for down in (0.22, 0.78):
                    spot = (x + side * tall * 0.1, top + tall * down)
                    parts.append(circle(spot, tall / 44, "#140c08", "#a87c4c", 0.8, 0.75))
    return picture("".join(parts), size, size)


def _light(size: Size) -> pygame.Surface:
    """The light of the hearth, brightest about the quest."""
    small = (size[0] // _COARSE + 1, size[1] // _COARSE + 1)
    across = np.linspace(-1, 1, small[0], dtype=np.float32)[None, :]
    down = np.linspace(-1, 1, small[1], dtype=np.float32)[:, None]
    reach = np.clip(np.hypot(across * 0.84 + 0.26, down * 0.86 + 0.05), 0, 1.25) / 1.25
    rgba = np.full((small[1], small[0], 4), 255, np.float32)
    for channel in range(3):
        rgba[..., channel] = np.interp(reach, (0, 0.5, 1), [colour[channel] for colour in _SHADE])
    return pygame.transform.smoothscale(surface_of(rgba), size)


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
