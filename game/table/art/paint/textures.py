"""Textures of the common atlas: laid side by side, or stretched. One that can't be had leaves nothing."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.atlas import exists, picture
from game.table.art.paint.shapes import blank
from game.table.art.palette import Size
from game.table.art.surface_cache import SPRITES, cached

_SIDE: Final = 256  # pixels of a texture


def weave(target: pygame.Surface) -> None:
    """Lay a cloth's fibres over `target`; they also hide the bands of a smooth gradient."""
    _lay(target, "weave")


@cached(SPRITES)
def brushed(size: Size) -> pygame.Surface:
    """Brushed metal scratches: white and black at low alpha, to lay over a body."""
    result = blank(size)
    _lay(result, "brushed")
    return result


def _lay(target: pygame.Surface, name: str) -> None:
    if exists("common", f"textures/{name}"):
        tile = picture("common", f"textures/{name}", (_SIDE, _SIDE))
        for x in range(0, target.get_width(), _SIDE):
            for y in range(0, target.get_height(), _SIDE):
                target.blit(tile, (x, y))


def sky(name: str, size: Size) -> pygame.Surface:
    """A night sky with soft nebulae, "table" or "title", darker towards its edges; not cached. Opaque."""
    result = pygame.Surface(size)
    result.fill((6, 9, 28))
    if exists("common", f"sky/{name}"):
        small = picture("common", f"sky/{name}", (480, 300))
        result.blit(pygame.transform.smoothscale(small, size), (0, 0))
    return result
