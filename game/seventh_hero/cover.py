"""The picture that stands for Seventh Hero in menus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.seventh_hero.faces import card_back, card_height, hero_face, prepare_originals
from game.seventh_hero.tokens import TABLE_TINT
from game.table.art.palette import Size
from game.table.art.shapes import cut, rounded
from game.table.art.shelf import SPRITES, kept_on

_CORNER: Final = 0.035  # of the width


@kept_on(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners."""
    result = pygame.Surface(size, pygame.SRCALPHA)
    result.fill(TABLE_TINT)
    wide = min(size[0] // 4, round(size[1] * 0.5))
    face = (wide, card_height(wide))
    for share, surface in ((0.25, hero_face(1, face)), (0.75, hero_face(5, face)), (0.5, card_back(face))):
        result.blit(surface, surface.get_rect(center=(round(size[0] * share), size[1] // 2)))
    return cut(result, rounded(size, size[0] * _CORNER))


def prepare() -> Iterator[None]:
    """Draw what the picture needs, one original a step, so that nobody has to wait for all of it at once."""
    yield from prepare_originals()


def prepare_table() -> Iterator[None]:
    """Draw the originals of all cards, so that a match finds them ready."""
    yield from prepare_originals()
