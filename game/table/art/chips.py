"""Heavy chips with a gem in the middle: notched rim, bevelled edge, visible thickness."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pygame

from game.table.art.gems import gem
from game.table.art.palette import GEM_COLOURS, Rgb, darker, lighter, mix
from game.table.art.shapes import Field, grid, shrunk, surface_of, unit
from game.table.art.shelf import MASTERS, SPRITES, kept_on

_CANVAS: Final = 192
_RADIUS: Final = 89.0
_THICK: Final = 10.0
_NOTCHES: Final = (6, 6, 8, 8, 6, 8, 12)  # of the seven kinds: the rims differ too
THICKNESS: Final = _THICK / _CANVAS
"""The chip's visible edge as a share of its size: lift each chip of a pile by about this much."""

Paint = npt.NDArray[Any]


@kept_on(SPRITES)
def chip(kind: int, size: int, letter: str = "") -> pygame.Surface:
    """The chip of `kind` (0 to 6) on a square of `size` pixels."""
    result = shrunk(_body(kind), (size, size))
    stone = gem(kind, round(size * 0.52), letter)
    middle = (round(size / 2), round((_CANVAS - _THICK) / 2 / _CANVAS * size))
    result.blit(stone, stone.get_rect(center=middle))
    return result


@kept_on(MASTERS)
def _body(kind: int) -> pygame.Surface:
    colour = GEM_COLOURS[kind]
    rgba = np.zeros((_CANVAS, _CANVAS, 4), np.float32)
    across, down = grid((_CANVAS, _CANVAS))
    low = _CANVAS - _RADIUS - 2
    high = low - _THICK
    middle = np.clip(down, np.float32(high), np.float32(low))
    side = np.hypot(across - _CANVAS / 2, down - middle).astype(np.float32)
    _lay(rgba, _within(side, _RADIUS), _edge_paint(kind, across, down - np.float32(high)))
    x, y = across - _CANVAS / 2, down - np.float32(high)
    reach = np.hypot(x, y).astype(np.float32)
    _lay(rgba, _within(reach, _RADIUS), _rim_paint(kind, x, y))
    _lay(rgba, _band(reach, _RADIUS - 4, _RADIUS), np.array(lighter(colour, 0.55), np.float32))
    _lay(rgba, _within(reach, _RADIUS * 0.765), np.array(darker(colour, 0.74), np.float32))
    metal = _metal(x, y, colour)
    _lay(rgba, _within(reach, _RADIUS * 0.74), metal)
    _lay(rgba, _within(reach, _RADIUS * 0.695), np.array(darker(colour, 0.82), np.float32))
    _lay(rgba, _within(reach, _RADIUS * 0.68), _field(reach, y, colour))
    _shine(rgba, x, y, reach)
    return surface_of(rgba)


def _within(reach: Field, radius: float) -> Field:
    return unit(np.float32(radius + 0.5) - reach)


def _band(reach: Field, inner: float, outer: float) -> Field:
    return unit(_within(reach, outer) - _within(reach, inner))


def _lay(rgba: Paint, cover: Field, paint: Paint) -> None:
    """Lay `paint` (one colour or one a pixel) over `rgba` through `cover`, on straight alpha."""
    share = cover[..., None]
    below = rgba[..., 3:] / 255 * (1 - share)
    total = np.maximum(share + below, 1e-6)
    rgba[..., :3] = (paint * share + rgba[..., :3] * below) / total
    rgba[..., 3:] = np.clip(total * 255, 0, 255)


def _notched(kind: int, angle: Field) -> Field:
    """1.0 where the rim's inlay is, by direction."""
    count = _NOTCHES[kind]
    wave = np.cos(angle * count)
    return unit((wave - np.float32(0.36)) * 9)


def _edge_paint(kind: int, across: Field, below: Field) -> Paint:
    """The chip's side: its inlays run down it, darker towards the left and right."""
    colour = GEM_COLOURS[kind]
    turn = np.clip((across - _CANVAS / 2) / np.float32(_RADIUS), -1, 1)
    inlay = _notched(kind, np.arccos(turn))[..., None]
    fall = unit(1.12 - below / np.float32(_RADIUS + _THICK) * 0.5)
    round_light = ((0.40 + 0.40 * (1 - np.abs(turn + 0.25))) * fall)[..., None]
    plain = np.array(mix(colour, (8, 10, 28), 0.30), np.float32)
    pale = np.array(lighter(colour, 0.62), np.float32)
    paint: Paint = (plain * (1 - inlay) + pale * inlay) * round_light
    return paint


def _rim_paint(kind: int, x: Field, y: Field) -> Paint:
    colour = GEM_COLOURS[kind]
    inlay = _notched(kind, np.arctan2(y, x).astype(np.float32))[..., None]
    light = (1.10 - 0.30 * (y / np.float32(_RADIUS)) - 0.12 * (x / np.float32(_RADIUS)))[..., None]
    plain = np.array(mix(colour, (10, 12, 34), 0.26), np.float32)
    pale = np.array(mix(lighter(colour, 0.72), (236, 242, 252), 0.4), np.float32)
    paint: Paint = np.clip((plain * (1 - inlay) + pale * inlay) * light, 0, 255)
    return paint


def _metal(x: Field, y: Field, colour: Rgb) -> Paint:
    """A steel ring that catches the light twice."""
    angle = np.arctan2(y, x)
    shine = (0.56 + 0.30 * np.cos(angle * 2 + 1.7) - 0.20 * np.sin(angle))[..., None]
    paint: Paint = np.clip(np.array(mix((214, 224, 242), colour, 0.14), np.float32) * shine * 1.15, 0, 255)
    return paint


def _field(reach: Field, y: Field, colour: Rgb) -> Paint:
    """The dark well the gem lies in, a little lighter at its lower side."""
    share = np.clip(reach / np.float32(_RADIUS * 0.68), 0, 1)[..., None]
    inner = np.array(mix(colour, (10, 12, 30), 0.60), np.float32)
    outer = np.array(mix(colour, (5, 7, 18), 0.84), np.float32)
    paint: Paint = (inner * (1 - share) + outer * share) * (1 + 0.20 * (y / np.float32(_RADIUS)))[..., None]
    return paint


def _shine(rgba: Paint, x: Field, y: Field, reach: Field) -> None:
    """One-sided gloss over the upper left of the face."""
    slope = np.clip(-(x * 0.55 + y * 0.84) / np.float32(_RADIUS), 0, 1)
    band = _band(reach, _RADIUS * 0.76, _RADIUS - 3)
    gloss = (slope**2 * band * 0.42)[..., None]
    rgba[..., :3] += (255 - rgba[..., :3]) * gloss
