"""The menu picture of Splendor: Marvel: five famous characters, fanned out over the night."""

from __future__ import annotations

from typing import Final

import pygame

from game.splendor_marvel.rules.cards import NAMES
from game.splendor_marvel.table.drawing.faces import card_face
from game.splendor_marvel.table.drawing.pips import CARD, GAME
from game.table.art.atlas import picture
from game.table.art.paint.light import shadow
from game.table.art.paint.shapes import cut, rounded
from game.table.art.palette import Size
from game.table.art.surface_cache import SPRITES, cached

SHOWN: Final = (
    "Gamora",
    "Luke Cage",
    "Green Goblin",
    "Loki",
    "Spider-Man",
)  # one of each colour; the last on top
_PLACES: Final = ((-0.31, 0.10, 20), (0.31, 0.10, -20), (-0.16, 0.03, 10), (0.16, 0.03, -10), (0.0, 0.0, 0))
_CORNER: Final = 0.035  # of the width


@cached(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners."""
    width, height = size
    result = picture(GAME, "night", size).copy()
    tall = round(height * 0.86)
    card = (round(tall * CARD[0] / CARD[1]), tall)
    for name, (across, down, turn) in zip(SHOWN, _PLACES, strict=True):
        spot = (round(width / 2 + across * height * 1.5), round(height * 0.52 + down * height))
        _put(result, NAMES.index(name), card, spot, turn)
    return cut(result, rounded(size, width * _CORNER))


def _put(target: pygame.Surface, number: int, card: Size, spot: tuple[int, int], turn: int) -> None:
    """Draw a card with its shadow about `spot`, turned by so many degrees; turned large, for smooth edges."""
    twice = card_face(number, (card[0] * 2, card[1] * 2))
    room = pygame.Surface((twice.get_width() + 8, twice.get_height() + 8), pygame.SRCALPHA)
    room.blit(twice, (4, 4))
    turned = pygame.transform.rotozoom(room, turn, 1.0)
    small = pygame.transform.smoothscale(turned, (turned.get_width() // 2, turned.get_height() // 2))
    blur = max(3, card[1] // 20)
    soft = shadow(small, blur, 200)
    corner = small.get_rect(center=spot).topleft
    target.blit(soft, (corner[0] - 2 * blur + blur // 3, corner[1] - 2 * blur + blur // 2))
    target.blit(small, corner)
