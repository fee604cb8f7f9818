"""Layers of a card: drawn once as originals on a shelf of their own, laid over each other at any size.

Originals hold premultiplied colours, which scale without dark fringes and blit fastest.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final

import pygame

from game.table.art.palette import Size
from game.table.art.shapes import blank
from game.table.art.shelf import MEGABYTE, Shelf, kept_on

CARD: Final[Size] = (500, 700)
"""A card in the units all layers are placed in; on the table the same proportions, at any size."""
ORIGINALS: Final = Shelf(62 * MEGABYTE)
"""The originals of this game: room for the pictures of all cards, and no claim on the other games' room."""
Box = tuple[float, float, float, float]
"""Left, top, width and height in card units."""
Draw = Callable[[int], pygame.Surface]


def original(draw: Draw) -> Draw:
    """Make `draw` keep what it draws for a number, with premultiplied colours."""

    @wraps(draw)
    def premultiplied(which: int) -> pygame.Surface:
        return draw(which).premul_alpha()

    return kept_on(ORIGINALS)(premultiplied)


def lay(target: pygame.Surface, layer: pygame.Surface, box: Box) -> None:
    """Lay a premultiplied original over `target`, which shows one whole card."""
    across = target.get_width() / CARD[0]
    size = (max(1, round(box[2] * across)), max(1, round(box[3] * across)))
    spot = (round(box[0] * across), round(box[1] * across))
    target.blit(pygame.transform.smoothscale(layer, size), spot, special_flags=pygame.BLEND_PREMULTIPLIED)


def put(target: pygame.Surface, sign: pygame.Surface, centre: tuple[float, float]) -> None:
    """Blit a sign in straight colours about a place in card units."""
    across = target.get_width() / CARD[0]
    target.blit(sign, sign.get_rect(center=(round(centre[0] * across), round(centre[1] * across))))


def scaled(layer: pygame.Surface, size: int) -> pygame.Surface:
    """A square premultiplied original at `size` pixels, on an empty surface in straight colours."""
    small = pygame.transform.smoothscale(layer, (size, size))
    return straightened(small)


def straightened(surface: pygame.Surface) -> pygame.Surface:
    """A premultiplied surface as one in straight colours."""
    array = pygame.surfarray.pixels3d(surface)
    alpha = pygame.surfarray.array_alpha(surface).astype("float32")
    alpha[alpha == 0] = 255
    array[:] = (array * (255.0 / alpha)[..., None] + 0.5).clip(0, 255).astype("uint8")
    del array
    result = blank(surface.get_size())
    result.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return result
