"""Boards and backgrounds of any size, from pictures whose edges stay as they are."""

from __future__ import annotations

from typing import Final

import pygame

from game.dust_collectorz.table.drawing.tokens import GAME
from game.table.art.atlas import picture
from game.table.art.paint.nine_patch import nine_patch
from game.table.art.palette import Size
from game.table.art.surface_cache import SPRITES, cached

_BOARD: Final = 96  # pixels of a board's picture, of which
_CORNER: Final = 20  # are a corner that isn't stretched
_WHOLE: Final = 112  # pixels of the shorter side from which corners have their full size
_LEAST: Final = 0.6  # of their size, on the smallest boards


@cached(SPRITES)
def board(name: str, size: Size) -> pygame.Surface:
    """The board `name` of plates.toml at `size` pixels."""
    share = max(_LEAST, min(1.0, min(size) / _WHOLE))
    side, corner = round(_BOARD * share), round(_CORNER * share)
    return nine_patch(picture(GAME, f"plate/{name}", (side, side)), size, (corner, corner))


def filling(name: str, size: Size, proportions: Size) -> pygame.Surface:
    """The middle of a picture of certain proportions that fills `size` pixels, not cached."""
    scale = max(size[0] / proportions[0], size[1] / proportions[1])
    whole = (max(size[0], round(proportions[0] * scale)), max(size[1], round(proportions[1] * scale)))
    place = pygame.Rect((0, 0), size)
    place.center = (whole[0] // 2, whole[1] // 2)
    return picture(GAME, name, whole).subsurface(place.clamp((0, 0, *whole))).copy()
