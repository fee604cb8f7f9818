"""Heavy chips with a gem in the middle: notched rim, bevelled edge, visible thickness."""

from __future__ import annotations

import pygame

from game.table.art.atlas import picture
from game.table.art.gems import NAMES, gem
from game.table.art.surface_cache import SPRITES, cached


@cached(SPRITES)
def chip(kind: int, size: int, letter: str = "") -> pygame.Surface:
    """The chip of `kind` (0 to 6) on a square of `size` pixels."""
    result = picture("common", f"chips/{NAMES[kind]}", (size, size)).copy()
    stone = gem(kind, round(size * 0.52), letter)
    result.blit(stone, stone.get_rect(center=(round(size / 2), round(size * 0.474))))
    return result
