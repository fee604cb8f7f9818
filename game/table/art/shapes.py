"""Coverage masks from distance fields, gradients, and conversion from numpy to a Surface.

Arrays here are (height, width) floats of coverage 0.0 to 1.0, or (height, width, 4) straight RGBA 0 to 255.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pygame

from game.table.art.palette import Rgb, Size, Stops

Field = npt.NDArray[Any]
_COARSE: Final = 160  # pixels from which a gradient is stretched


def surface_of(rgba: npt.NDArray[Any]) -> pygame.Surface:
    """A surface with alpha from a (height, width, 4) array of straight RGBA, 0 to 255, clipped."""
    pixels = np.clip(rgba, 0, 255).astype(np.uint8)
    height, width = pixels.shape[:2]
    red = pixels[..., 0].copy()
    pixels[..., 0], pixels[..., 2] = pixels[..., 2], red
    return pygame.image.frombuffer(pixels.tobytes(), (width, height), "BGRA")


def blank(size: Size) -> pygame.Surface:
    """A fully transparent surface."""
    return pygame.Surface(size, pygame.SRCALPHA)


def tinted(mask: Field, colour: Rgb, strength: float = 255.0) -> pygame.Surface:
    """One colour through `mask`; full coverage becomes alpha `strength`."""
    height, width = mask.shape
    surface = blank((width, height))
    surface.fill((*colour, 0))
    _write_alpha(surface, mask * strength)
    return surface


def _write_alpha(surface: pygame.Surface, alpha: Field) -> None:
    view = pygame.surfarray.pixels_alpha(surface)
    view[:] = np.clip(alpha, 0, 255).astype(np.uint8).T


def cut(surface: pygame.Surface, mask: Field) -> pygame.Surface:
    """A copy of `surface` with its alpha multiplied by `mask` of the same size."""
    result = blank(surface.get_size())
    result.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    veil = blank(surface.get_size())
    veil.fill((255, 255, 255, 0))
    _write_alpha(veil, mask * 255.0)
    result.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def gradient(size: Size, stops: Stops) -> pygame.Surface:
    """An opaque gradient from top to bottom."""
    width, height = size
    place = (np.arange(height, dtype=np.float32) + 0.5) / max(1, height)
    at = [stop[0] for stop in stops]
    column = np.full((height, 1, 4), 255, np.float32)
    for channel in range(3):
        column[:, 0, channel] = np.interp(place, at, [stop[1][channel] for stop in stops])
    return pygame.transform.scale(surface_of(column), (max(1, width), max(1, height)))


def slanted(size: Size, stops: Stops) -> pygame.Surface:
    """An opaque diagonal gradient: metal that catches light from one side."""
    coarse = (min(size[0], _COARSE), min(size[1], _COARSE))
    across, down = grid(coarse)
    place = (across / coarse[0] * np.float32(0.55) + down / coarse[1]) / np.float32(1.55)
    at = [stop[0] for stop in stops]
    rgba = np.full((coarse[1], coarse[0], 4), 255, np.float32)
    for channel in range(3):
        rgba[..., channel] = np.interp(place, at, [stop[1][channel] for stop in stops])
    return pygame.transform.smoothscale(surface_of(rgba), size)


def grid(size: Size) -> tuple[Field, Field]:
    """Pixel centres of a canvas, as a row (1, width) and a column (height, 1) that broadcast."""
    width, height = size
    across = (np.arange(width, dtype=np.float32) + np.float32(0.5))[None, :]
    down = (np.arange(height, dtype=np.float32) + np.float32(0.5))[:, None]
    return across, down


def unit(field: Field) -> Field:
    """`field` clipped to 0.0 to 1.0."""
    clipped: Field = np.clip(field, 0.0, 1.0)
    return clipped


def rounded(size: Size, radius: float, inset: float = 0.0) -> Field:
    """Antialiased coverage of a rounded rectangle that fills the canvas up to `inset`."""
    radius = max(0.0, min(radius, size[0] / 2 - inset, size[1] / 2 - inset))
    beside, above = (_beyond(length, inset + radius) for length in size)
    half = np.float32(0.5)
    result: Field = np.minimum.outer(*(unit(half - (one - np.float32(radius))) for one in (above, beside)))
    wide, high = ((np.count_nonzero(one > 0) + 1) // 2 for one in (beside, above))
    corner = unit(half - (np.hypot(beside[None, :wide], above[:high, None]) - np.float32(radius)))
    if corner.size:
        for rows, part in ((slice(0, high), corner), (slice(-high, None), corner[::-1])):
            result[rows, :wide], result[rows, -wide:] = part, part[:, ::-1]
    return result


def rim(size: Size, radius: float, inset: float, width: float) -> Field:
    """Coverage of the line of `width` just inside the rounded rectangle at `inset`."""
    result = rounded(size, radius, inset)
    result -= rounded(size, max(0.0, radius - width), inset + width)
    return np.clip(result, 0.0, 1.0, out=result)


def _beyond(length: int, edge: float) -> Field:
    """Return how far each pixel of a line lies beyond its inner part, which ends at `edge` on both sides."""
    near, _ = grid(((length + 1) // 2, 1))
    half = np.float32(edge) - near[0]
    return np.concatenate((half, half[: length // 2][::-1]))


def disc(size: Size, radius: float, centre: tuple[float, float] | None = None) -> Field:
    """Antialiased coverage of a circle about `centre` (default: the canvas's)."""
    return unit(np.float32(radius + 0.5) - distance_from(size, centre))


def distance_from(size: Size, centre: tuple[float, float] | None = None) -> Field:
    """The distance in pixels of every pixel centre from `centre` (default: the canvas's)."""
    across, down = grid(size)
    x, y = centre or (size[0] / 2, size[1] / 2)
    distance: Field = np.hypot(across - np.float32(x), down - np.float32(y))
    return distance


def shrunk(surface: pygame.Surface, size: Size) -> pygame.Surface:
    """`surface` scaled smoothly to `size` without dark fringes at transparent edges."""
    if surface.get_size() == size:
        return surface
    small = pygame.transform.smoothscale(surface.premul_alpha(), size)
    colours = pygame.surfarray.pixels3d(small)
    alpha = pygame.surfarray.pixels_alpha(small)
    scale = np.float32(255.0) / np.maximum(alpha, 1)
    colours[:] = np.minimum(colours * scale[..., None] + np.float32(0.5), 255).astype(np.uint8)
    del colours, alpha
    return small


def brushed(size: Size, seed: int, strength: float) -> pygame.Surface:
    """Brushed metal scratches: white and black at low alpha, to lay over a body."""
    width, height = size
    noise = np.random.default_rng(seed).normal(0.0, 1.0, (height, width // 12 + 2)).astype(np.float32)
    coarse = np.zeros((height, width // 12 + 2, 4), np.float32)
    coarse[..., :3] = np.where(noise > 0, 255, 0)[..., None]
    coarse[..., 3] = np.abs(noise) * strength
    return pygame.transform.smoothscale(surface_of(coarse), size)
