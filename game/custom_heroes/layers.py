"""Layers of a card: drawn once as large originals, kept at the sizes in use, laid over each other quickly.

Originals hold premultiplied colours, which scale without dark fringes and blit fastest. A layer is laid by
its box in units of `CARD`, so that every drawing speaks of the same card whatever size the table asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final

import numpy as np
import pygame

from game.table.art.palette import Size
from game.table.art.shelf import MASTERS, SPRITES, kept_on

CARD: Final[Size] = (500, 700)
"""A card in the units all layers are placed in; on the table the same proportions, at any size."""

COARSE: Final[Size] = (375, 525)
"""Pixels of a whole card's soft layers, which need no more."""

Box = tuple[float, float, float, float]
"""Left, top, width and height in card units."""
Draw = Callable[[int], pygame.Surface]


def original(draw: Draw) -> Draw:
    """Make `draw` keep what it draws for a number, with premultiplied colours, on the shelf of masters."""

    @wraps(draw)
    def premultiplied(which: int) -> pygame.Surface:
        return draw(which).premul_alpha()

    return kept_on(MASTERS)(premultiplied)


def lay(target: pygame.Surface, draw: Draw, which: int, box: Box) -> None:
    """Lay the original number `which` of `draw` over `target`, which shows one whole card."""
    wide, high = target.get_width() / CARD[0], target.get_height() / CARD[1]
    left, top = round(box[0] * wide), round(box[1] * high)
    size = (max(1, round(box[2] * wide)), max(1, round(box[3] * high)))
    target.blit(_scaled(draw, which, size), (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)


def straight(surface: pygame.Surface) -> pygame.Surface:
    """Turn the colours of layers that were laid on an empty surface from premultiplied into straight ones."""
    result = surface.copy()
    colours = pygame.surfarray.pixels3d(result)
    alpha = pygame.surfarray.array_alpha(result)
    scale = np.float32(255.0) / np.maximum(alpha, 1)
    colours[:] = np.minimum(colours * scale[..., None] + np.float32(0.5), 255).astype(np.uint8)
    return result


@kept_on(SPRITES)
def _scaled(draw: Draw, which: int, size: Size) -> pygame.Surface:
    return pygame.transform.smoothscale(draw(which), size)
