"""The eight locations as small landscapes. First light: skies and silhouettes."""

from __future__ import annotations

import pygame

from game.splendor_marvel.pictures.skies import sky
from game.table.art.palette import Size, turned


def place_picture(side: int, size: Size) -> pygame.Surface:
    """The landscape of the tile side `side` (0 to 7); not cached."""
    return pygame.transform.smoothscale(
        sky(turned((60, 110, 200), side * 45), (255, 220, 160), "skyline"), size
    )
