"""What a tribe's bodies are made of: brushed tin, folded paper, glazed clay, grained wood, woven cloth.

A texture is multiplied into a drawn figure and its outline is lit, so that flat shapes become stuff.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from game.dust_collectorz.layers import ORIGINALS
from game.table.art.cloth import clouds
from game.table.art.light import blurred, relief
from game.table.art.shapes import Field, surface_of, tinted
from game.table.art.shelf import kept_on

_RELIEF: Final = ((9, 60.0), (5, 46.0), (12, 74.0), (8, 54.0), (13, 58.0), (7, 46.0))
"""Depth in pixels and strength of the light on the outline, by tribe; the last is that of counters."""
_GLAZE: Final = 2


def finish(figure: pygame.Surface, tribe: int) -> pygame.Surface:
    """Turn a drawn figure into what its tribe is made of, in place (5: a counter).

    What is translucent, a light or a shadow on the floor, stays as it was drawn; the solid part is returned.
    """
    side = figure.get_width()
    plain = figure.copy()
    figure.blit(texture(tribe, side), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    relief(figure, *_RELIEF[tribe])
    if tribe == _GLAZE:
        _gloss(figure)
    cover = pygame.surfarray.array_alpha(plain) < _SOLID
    np.copyto(pygame.surfarray.pixels3d(figure), pygame.surfarray.pixels3d(plain), where=cover[..., None])
    return _solid(figure)


_SOLID: Final = 150  # alpha from which something is more than light


def _solid(figure: pygame.Surface) -> pygame.Surface:
    """The figure without what is translucent."""
    result = figure.copy()
    alpha = pygame.surfarray.pixels_alpha(result)
    alpha[alpha < _SOLID] = 0
    return result


@kept_on(ORIGINALS)
def texture(tribe: int, side: int) -> pygame.Surface:
    """What `finish` lays on a figure of `side` pixels; drawn before it, the figure takes half the time."""
    rng = np.random.default_rng(70 + tribe)
    light = (_brushed, _fibres, _speckled, _grained, _woven, _fibres)[tribe](side, rng)
    rgba = np.full((side, side, 4), 255, np.float32)
    rgba[..., :3] = (light * 255)[..., None]
    return surface_of(rgba)


def _brushed(side: int, rng: np.random.Generator) -> Field:
    """Fine scratches along, and a soft band of reflection."""
    scratches = np.repeat(rng.random((side, side // 16 + 1)), 16, 1)[:, :side]
    down = np.linspace(0, 1, side)[:, None]
    band = 0.5 + 0.5 * np.sin(down * 19 + np.linspace(0, 2.4, side)[None, :])
    field: Field = (0.90 + 0.07 * scratches + 0.03 * band).astype(np.float32)
    return field


def _fibres(side: int, rng: np.random.Generator) -> Field:
    """Paper: faint clouds and short fibres."""
    noise = rng.normal(0, 1, (side, side)).astype(np.float32)
    fibres = (np.roll(noise, 1, 0) + noise + np.roll(noise, 1, 1) + np.roll(noise, (1, 1), (0, 1))) / 4
    field: Field = np.clip(0.955 + fibres * 0.035 + (clouds((side, side), rng) - 0.5) * 0.05, 0, 1)
    return field


def _speckled(side: int, rng: np.random.Generator) -> Field:
    """Glaze: even, with a few grains and drifts."""
    grains = (rng.random((side, side)) > 0.992).astype(np.float32)
    field: Field = np.clip(0.99 - blurred(grains, 1) * 0.5 - (clouds((side, side), rng)) * 0.05, 0, 1)
    return field


def _grained(side: int, rng: np.random.Generator) -> Field:
    """Wood: long wavy rings, drawn out upright."""
    small = clouds((side // 3 + 1, side // 12 + 1), rng)
    wide = pygame.transform.smoothscale(tinted(small, (0, 0, 0)), (side, side))
    waves = pygame.surfarray.array_alpha(wide).T.astype(np.float32) / 255
    across = np.linspace(0, 1, side, dtype=np.float32)[None, :]
    rings = 0.5 + 0.5 * np.sin((across * 6 + waves * 5.5) * 2 * np.pi)
    fine = np.repeat(rng.random((side // 8 + 1, side)), 8, 0)[:side]
    field: Field = (0.84 + 0.13 * rings**1.6 + 0.03 * fine).astype(np.float32)
    return field


def _woven(side: int, rng: np.random.Generator) -> Field:
    """Cloth: warp and weft, with a little fluff."""
    x = np.arange(side)[None, :]
    y = np.arange(side)[:, None]
    weave = np.sin((x + y) * np.pi / 3) * np.sin((x - y) * np.pi / 3)
    fluff = blurred(rng.random((side, side)).astype(np.float32), 2)
    field: Field = np.clip(0.93 + 0.035 * weave + (fluff - 0.5) * 0.30, 0, 1).astype(np.float32)
    return field


def _gloss(figure: pygame.Surface) -> None:
    """Hard reflections of a window where a glazed body turns to the light; found at half the size."""
    size = figure.get_size()
    half = pygame.transform.smoothscale(figure, (size[0] // 2, size[1] // 2))
    alpha = pygame.surfarray.array_alpha(half).T.astype(np.float32) / 255
    down, across = np.gradient(blurred(alpha, 11))
    lit: npt.NDArray[np.float32] = (down * 0.8 + across * 0.6) * 31
    spot = np.exp(-(((lit - 0.62) / 0.13) ** 2)) * (alpha > 0.9)
    shine = tinted(spot.astype(np.float32), (255, 255, 255), 96)
    figure.blit(pygame.transform.smoothscale(shine, size), (0, 0))
