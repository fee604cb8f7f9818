"""The table of Dust Collectorz: the felt lining of a collector's drawer in the light of an attic window."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.table.art.cloth import clouds, weave
from game.table.art.light import soft_light
from game.table.art.palette import Rgb, Size
from game.table.art.shapes import blank, surface_of
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import circle, linear, path, picture
from game.table.pieces import CANVAS

_FELT: Final[tuple[Rgb, Rgb, Rgb]] = ((108, 74, 104), (72, 50, 80), (34, 23, 46))
"""Faded plum: in the light, half way, at the edges."""
_SEED: Final = 83
_GRAIN: Final = 6  # pixels of the table a pixel of the felt
_MOTES: Final = 70


@kept_on(SPRITES)
def cloth(size: Size) -> pygame.Surface:
    """The empty table at `size` pixels. Opaque."""
    result = _felt(size)
    _window(result)
    _dust(result)
    weave(result)
    result.blit(_drawer(size), (0, 0))
    return result.convert() if pygame.display.get_surface() else result


def _felt(size: Size) -> pygame.Surface:
    small = (size[0] // _GRAIN + 2, size[1] // _GRAIN + 2)
    rng = np.random.default_rng(_SEED)
    across = np.linspace(-1, 1, small[0], dtype=np.float32)[None, :]
    down = np.linspace(-1, 1, small[1], dtype=np.float32)[:, None]
    reach = np.clip(np.hypot(across * 0.84 + 0.2, down * 0.9 + 0.05), 0, 1.2) / 1.2
    worn = 1 + (clouds(small, rng) - 0.5) * 0.14
    rgba = np.full((small[1], small[0], 4), 255, np.float32)
    for channel in range(3):
        rgba[..., channel] = np.interp(reach, (0, 0.5, 1), [colour[channel] for colour in _FELT]) * worn
    return pygame.transform.smoothscale(surface_of(rgba), size)


def _window(target: pygame.Surface) -> None:
    """The light of a window with a cross, slanting over the felt from the upper left."""
    width, height = target.get_size()
    coarse = (width // 8, height // 8)
    panes = "".join(
        path(f"M{x} {y}l260 40l0 210l-260 -40Z", "#ffd9a0", opacity=0.16)
        for x, y in ((330, 150), (620, 195), (330, 390), (620, 435))
    )
    drawn = picture(panes, coarse, CANVAS)
    for _ in range(2):
        drawn = pygame.transform.smoothscale(
            pygame.transform.smoothscale(drawn, (coarse[0] // 6, coarse[1] // 6)), coarse
        )
    target.blit(pygame.transform.smoothscale(drawn, (width, height)), (0, 0))
    warm = soft_light((round(width * 0.8), round(height * 1.0)), (255, 196, 130), 46, 1.5)
    target.blit(warm, warm.get_rect(center=(round(width * 0.38), round(height * 0.45))))


def _dust(target: pygame.Surface) -> None:
    """Motes that float in the light."""
    width, height = target.get_size()
    rng = np.random.default_rng(_SEED + 1)
    for x, y, power in rng.random((_MOTES, 3)):
        reach = round((2 + power * 5) * height / 1080)
        mote = soft_light((reach * 2 + 1, reach * 2 + 1), (255, 232, 196), round(40 + 60 * power), 2.0)
        target.blit(mote, (round(x * width), round(y * height)))


def _drawer(size: Size) -> pygame.Surface:
    """The wooden rim of the drawer, with a line of brass and brass corners."""
    width, height = size
    scale = min(width / CANVAS[0], height / CANVAS[1])
    rim, line = 12 * scale, 3 * scale
    parts = [linear("rim", (0, 0), (0, height), "#8a5a3a", "#5a3422", "#341c14")]
    parts.append(
        path(f"M0 0H{width}V{height}H0ZM{rim} {rim}V{height - rim}H{width - rim}V{rim}Z", "url(#rim)")
    )
    inner = f"M{rim} {rim}H{width - rim}V{height - rim}H{rim}Z"
    parts.append(path(inner, "none", "#120a10", line * 1.6))
    gap = rim + 8 * scale
    parts.append(
        path(
            f"M{gap} {gap}H{width - gap}V{height - gap}H{gap}Z",
            "none",
            "#e8bc78",
            max(1.0, 1.6 * scale),
            0.34,
        )
    )
    for x in (0, width):
        for y in (0, height):
            across, down = (1 if not x else -1), (1 if not y else -1)
            reach = 62 * scale
            parts.append(
                path(
                    f"M{x} {y}H{x + across * reach}L{x + across * rim} {y + down * rim}"
                    f"L{x} {y + down * reach}Z",
                    "#d8a85a",
                    "#3a2010",
                    1.5,
                )
            )
            parts.append(circle((x + across * rim * 0.6, y + down * rim * 0.6), 3.4 * scale, "#5a3a14"))
    result = blank(size)
    result.blit(picture("".join(parts), size, size), (0, 0))
    return result
