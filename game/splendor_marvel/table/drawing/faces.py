"""The faces of Splendor: Marvel: character cards with their prices, backs, tiles, the Avengers symbol.

All are pictures of the atlas. Prices are drawn on the scaled face, since bonuses change them (`pips`). What a
seat may see is decided elsewhere.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.splendor_marvel.rules.actions import CARD_SLUGS, LOCATION_SLUGS
from game.splendor_marvel.rules.cards import COST_COUNTS
from game.splendor_marvel.table.drawing.pips import CARD, GAME, Counts, cost_spots, price_pip
from game.table.art.atlas import picture
from game.table.art.palette import Size
from game.table.art.surface_cache import SPRITES, cached

TILE: Final[Size] = (600, 400)
"""Pixels of a tile in the atlas; on the table the same proportions, at any size."""


def card_height(width: int) -> int:
    """Return the height in pixels of a card of this width."""
    return round(width * CARD[1] / CARD[0])


def tile_height(width: int) -> int:
    """Return the height in pixels of a tile of this width."""
    return round(width * TILE[1] / TILE[0])


@cached(SPRITES)
def card_face(
    card: int, size: Size, due: Counts | None = None, missing: Counts | None = None
) -> pygame.Surface:
    """Draw the front of `card` (0 to 89) at `size` pixels.

    `due` is the price after bonuses and `missing` what the payer lacks of it, by colour; None shows the
    printed price.
    """
    face = picture(GAME, f"card/{CARD_SLUGS[card]}", size).copy()
    for colour, place in cost_spots(card, size):
        cost = COST_COUNTS[card][colour]
        rest = cost if due is None else due[colour]
        lack = 0 if missing is None else missing[colour]
        face.blit(price_pip(colour, cost, rest, lack, place.size), place)
    return face


def card_back(level: int, size: Size) -> pygame.Surface:
    """Return the card back of `level` 1 to 3 at `size` pixels."""
    return picture(GAME, f"back/{level}", size)


def location_face(side: int, size: Size) -> pygame.Surface:
    """Return the tile side `side` (0 to 7) at `size` pixels: place, name, required bonuses, points."""
    return picture(GAME, f"tile/{LOCATION_SLUGS[side]}", size)


def avengers_face(size: Size) -> pygame.Surface:
    """Return the Avengers tile at `size` pixels."""
    return picture(GAME, "tile/avengers", size)


def gauntlet_face(size: Size) -> pygame.Surface:
    """Return the Infinity Gauntlet tile at `size` pixels."""
    return picture(GAME, "tile/gauntlet", size)


def avengers_mark(size: int) -> pygame.Surface:
    """Return our Avengers symbol, a winged star on a blue medal, on a square of `size` pixels."""
    return picture(GAME, "medal", (size, size))
