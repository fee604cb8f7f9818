"""Masks and gradients, and what is made of both.

A mask is a white surface whose alpha is its coverage. `tinted` gives it a colour, `cut` cuts anything to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil, hypot
from typing import Final

import pygame

from game.table.art.palette import Rgb, Size, Stops

Level = Callable[[float, float], float]
"""A coverage of 0.0 to 1.0 at a place: (0, 0) is the top left of a mask, (1, 1) the bottom right."""

_GRAIN: Final = 48  # pixels of a field before it is scaled
_SLANT: Final = 128  # pixels of a diagonal gradient before it is scaled
_LEAN: Final = 0.55  # how far a diagonal gradient goes across, for each step down


def blank(size: Size) -> pygame.Surface:
    """A fully transparent surface."""
    return pygame.Surface(size, pygame.SRCALPHA)


def whole(size: Size, strength: float = 255.0) -> pygame.Surface:
    """A mask of even coverage."""
    mask = blank(size)
    mask.fill((255, 255, 255, _byte(strength)))
    return mask


def tinted(mask: pygame.Surface, colour: Rgb, strength: float = 255.0) -> pygame.Surface:
    """One colour through `mask`; full coverage becomes alpha `strength`."""
    result = mask.copy()
    result.fill((*colour, _byte(strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def cut(surface: pygame.Surface, mask: pygame.Surface, strength: float = 255.0) -> pygame.Surface:
    """A copy of `surface` with its alpha multiplied by `mask` of the same size, and by `strength` of 255."""
    result = blank(surface.get_size())
    result.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    result.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if strength < 255:
        result.fill((255, 255, 255, _byte(strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def without(mask: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """`mask` less `other`."""
    result = mask.copy()
    result.blit(other, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    result.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return result


def gradient(size: Size, stops: Stops) -> pygame.Surface:
    """An opaque gradient from top to bottom."""
    width, height = max(1, size[0]), max(1, size[1])
    return pygame.transform.scale(_column(stops, height), (width, height))


def slanted(size: Size, stops: Stops) -> pygame.Surface:
    """An opaque diagonal gradient: metal that catches light from one side."""
    return pygame.transform.smoothscale(_slanted(stops), size)


@lru_cache(maxsize=32)
def _slanted(stops: Stops) -> pygame.Surface:
    column = _column(stops, round(_SLANT * (1 + _LEAN)))
    result = blank((_SLANT, _SLANT))
    for x in range(_SLANT):
        result.blit(column, (x, -round(x * _LEAN)))
    return result


@lru_cache(maxsize=256)
def _column(stops: Stops, height: int) -> pygame.Surface:
    """A gradient that is one pixel wide."""
    pixels, after = bytearray(), 0
    for row in range(height):
        place = (row + 0.5) / height
        while after < len(stops) - 1 and stops[after][0] < place:
            after += 1
        (start, one), (end, other) = stops[max(0, after - 1)], stops[after]
        share = min(1.0, max(0.0, (place - start) / (end - start))) if end > start else 1.0
        red, green, blue = (int(a + (b - a) * share) for a, b in zip(one, other, strict=True))
        pixels += bytes((blue, green, red, 255))
    return pygame.image.frombytes(bytes(pixels), (1, height), "BGRA")


def _white(alpha: bytes | bytearray, size: Size) -> pygame.Surface:
    """A mask of the coverage of each pixel, row by row."""
    pixels = bytearray(b"\xff" * (4 * len(alpha)))
    pixels[3::4] = alpha
    return pygame.image.frombytes(bytes(pixels), size, "BGRA")


def fading(size: Size, levels: Sequence[float], *, across: bool = False) -> pygame.Surface:
    """A mask with a coverage of 0.0 to 1.0 for each row, or each column if `across`; scaled to `size`."""
    alpha = bytes(_byte(255 * level) for level in levels)
    line = _white(alpha, (len(alpha), 1) if across else (1, len(alpha)))
    return pygame.transform.scale(line, (max(1, size[0]), max(1, size[1])))


def field(size: Size, level: Level, grain: int = _GRAIN) -> pygame.Surface:
    """A soft mask: `level` at `grain` by `grain` places, scaled to `size`."""
    places = [at / (grain - 1) for at in range(grain)]
    alpha = bytes(_byte(255 * level(x, y)) for y in places for x in places)
    return pygame.transform.smoothscale(_white(alpha, (grain, grain)), size)


def rounded(size: Size, radius: float, inset: float = 0.0) -> pygame.Surface:
    """The antialiased mask of a rounded rectangle that fills the canvas up to `inset`."""
    radius = max(0.0, min(radius, size[0] / 2 - inset, size[1] / 2 - inset))
    result = blank(size)
    result.fill((255, 255, 255, 0))
    area = result.get_rect().inflate(-2 * int(inset), -2 * int(inset))
    while area.width > 0 and area.height > 0:
        level = _byte(255 * (area.x + 1 - inset))
        result.fill((255, 255, 255, level), area)
        if level == 255:
            break
        area = area.inflate(-2, -2)
    wide, high = (min(ceil(inset + radius), (length + 1) // 2) for length in size)
    for at_right, at_bottom, corner in _corners(radius, inset):
        side = corner.get_width()
        part = corner.subsurface((side - wide) * at_right, (side - high) * at_bottom, wide, high)
        place = ((size[0] - wide) * at_right, (size[1] - high) * at_bottom)
        result.blit(part, place, special_flags=pygame.BLEND_RGBA_MIN)
    return result


@lru_cache(maxsize=256)
def _corners(radius: float, inset: float) -> tuple[tuple[bool, bool, pygame.Surface], ...]:
    """The masks of all four corners, with whether each is at the right and at the bottom."""
    edge = inset + radius
    side = ceil(edge)
    if radius <= 0 or not side:
        return ()
    alpha = bytearray(b"\xff" * (side * side))
    for row in range(side):
        above = max(0.0, edge - row - 0.5)
        for column in range(side):
            coverage = 0.5 + radius - hypot(max(0.0, edge - column - 0.5), above)
            if coverage >= 1:  # so is all that follows
                break
            alpha[row * side + column] = _byte(255 * coverage)
    corner = _white(alpha, (side, side))
    flips = ((False, False), (True, False), (False, True), (True, True))
    return tuple((x, y, pygame.transform.flip(corner, x, y)) for x, y in flips)


def rim(size: Size, radius: float, inset: float, width: float) -> pygame.Surface:
    """The mask of the line of `width` just inside the rounded rectangle at `inset`."""
    least = 2 * ceil(inset + max(radius, width)) + 3
    small = (min(size[0], least), min(size[1], least))
    outer, inner = (rounded(small, max(0.0, radius - step), inset + step) for step in (0, width))
    return stretched(without(outer, inner), size)


def disc(size: Size, radius: float) -> pygame.Surface:
    """The antialiased mask of a circle in the middle of a square canvas."""
    return rounded(size, radius, size[0] / 2 - radius)


def dashed(surface: pygame.Surface, dash: int) -> pygame.Surface:
    """`surface`, itself, with every other field of a board of squares emptied: lines become dashed."""
    for top in range(0, surface.get_height(), dash):
        for left in range(top // dash % 2 * dash, surface.get_width(), 2 * dash):
            surface.fill((0, 0, 0, 0), (left, top, dash, dash))
    return surface


def stretched(surface: pygame.Surface, size: Size) -> pygame.Surface:
    """`surface` made larger by repeating its middle row and column; its corners stay as they are."""
    for axis in (0, 1):
        surface = _pulled(surface, axis, size[axis])
    return surface


def _pulled(surface: pygame.Surface, axis: int, length: int) -> pygame.Surface:
    size = list(surface.get_size())
    half, long = size[axis] // 2, size[axis]
    if length <= long:
        return surface
    size[axis] = length
    result = blank((size[0], size[1]))
    size[axis] = length - 2 * half
    for start, thick, to in ((0, half, 0), (long - half, half, length - half), (half, 1, half)):
        area = [0, 0, *surface.get_size()]
        area[axis], area[2 + axis] = start, thick
        part, place = surface.subsurface(area), _along(axis, to)
        if to == start == half:
            pygame.transform.scale(part, size, result.subsurface(place, size))
        else:
            result.blit(part, place)
    return result


def _along(axis: int, length: int) -> tuple[int, int]:
    return (0, length) if axis else (length, 0)


def _byte(value: float) -> int:
    return max(0, min(255, int(value)))
