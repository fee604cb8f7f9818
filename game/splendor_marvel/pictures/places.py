"""The eight locations as small landscapes; words and bonuses go over their edges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.splendor_marvel.pictures import cities, realms
from game.table.art.palette import Size
from game.table.art.vector import picture

BOX: Final = (600, 400)
PLACES: Final[tuple[Callable[[], str], ...]] = (
    realms.attilan,
    cities.avengers_tower,
    realms.asgard,
    realms.wakanda,
    realms.atlantis,
    realms.knowhere,
    cities.triskelion,
    cities.hells_kitchen,
)
"""The landscapes in the order of the location sides."""


def place_picture(side: int, size: Size) -> pygame.Surface:
    """The landscape of the tile side `side` (0 to 7); not cached."""
    return picture(PLACES[side](), size, BOX)
