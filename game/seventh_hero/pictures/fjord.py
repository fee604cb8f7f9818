"""A fjord under northern lights: the ground of the box, 500 x 333 units."""

from __future__ import annotations

from typing import Final

import pygame

from game.seventh_hero.pictures.cuts import INK, cuts, hatched
from game.seventh_hero.pictures.grounds import aurora, peaks, pines, snow, stars
from game.table.art.palette import Size
from game.table.art.vector import linear, path, picture

VIEW: Final = (500.0, 333.0)


def fjord(size: Size) -> pygame.Surface:
    """The scene, cut where needed to fill `size`; not cached."""
    scale = max(size[0] / VIEW[0], size[1] / VIEW[1])
    whole = (round(VIEW[0] * scale) + 1, round(VIEW[1] * scale) + 1)
    drawn = picture(_sky() + _shore(), whole, VIEW)
    place = pygame.Rect((0, 0), size)
    place.center = (whole[0] // 2, whole[1] // 2)
    result = pygame.Surface(size, pygame.SRCALPHA)
    result.blit(drawn, (0, 0), place)
    return result


def _sky() -> str:
    return (
        linear("dusk", (0, 0), (0, 230), "#050a1a", "#10264a", "#2c4a74", "#b0587a", "#ffb066")
        + path("M0 0H500V333H0Z", "url(#dusk)")
        + stars(17, 44)
        + aurora("#4ff0b8", 112, 2, 0.5)
        + aurora("#8a7cff", 74, 13, 0.4)
        + aurora("#3ad0ff", 136, 6, 0.24)
    )


def _shore() -> str:
    """Mountains, water with the last light on it, pines in the snow."""
    gleam = hatched(
        (cuts((60, 238), (440, 238), 16, (34, 2), 3), cuts((440, 250), (80, 252), 14, (-40, 2), 3)),
        "#ffd6a0",
        0.75,
    )
    return (
        peaks(((70, 44), (430, 36), (250, 58), (160, 96), (340, 90)), 226, "#1c2848", "#f0c8c4")
        + linear("water", (0, 222), (0, 280), "#d8889a", "#3a4a78", "#16264a")
        + path("M0 224H500V333H0Z", "url(#water)", INK, 2.5)
        + gleam
        + pines(270, "#0a1424", 3, 40, 110, gap=(96, 410), snow="#a8c4dc")
        + snow(268, "#e4ecf8", "#6a80a8")
    )
