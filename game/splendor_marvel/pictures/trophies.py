"""The pictures of the Avengers tile and the Infinity Gauntlet."""

from __future__ import annotations

import pygame

from game.splendor_marvel.pictures.skies import sky
from game.table.art.palette import Size
from game.table.art.title import winged_star


def wings_picture(size: Size) -> pygame.Surface:
    """The winged star in a blaze of light; not cached."""
    result = pygame.transform.smoothscale(sky((40, 70, 170), (160, 200, 255), "rays"), size)
    crest = winged_star(420)
    result.blit(crest, crest.get_rect(center=(size[0] // 2, size[1] // 2 + 20)))
    return result


def gauntlet_picture(size: Size) -> pygame.Surface:
    """A golden gauntlet with six stones; not cached."""
    return pygame.transform.smoothscale(sky((120, 60, 150), (255, 200, 120), "sunburst"), size)
