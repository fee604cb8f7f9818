"""The picture that stands for Custom Heroes in menus: an arena at sunrise and cards with shining sleeves."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.custom_heroes.faces import BARE, card_face
from game.custom_heroes.layers import CARD
from game.table.art.palette import Size
from game.table.art.shapes import cut, gradient, rounded
from game.table.art.shelf import SPRITES, kept_on


@kept_on(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners."""
    result = cut(
        gradient(size, ((0.0, (255, 190, 90)), (1.0, (140, 30, 60)))), rounded(size, size[0] * 0.035)
    )
    tall = round(size[1] * 0.8)
    face = card_face(9, BARE, (round(tall * CARD[0] / CARD[1]), tall))
    result.blit(face, face.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result


def prepare() -> Iterator[None]:
    """Draw what the picture needs, one step at a time, so that nobody has to wait for all of it at once."""
    card_face(9, BARE, CARD)
    yield


def prepare_table() -> Iterator[None]:
    """Draw the originals of all cards, so that a match finds them ready."""
    for base in range(10):
        card_face(base, BARE, CARD)
        yield
