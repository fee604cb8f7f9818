"""Small furniture of this table alone: its panels, pairs, signs of the notes."""

from __future__ import annotations

from typing import Final

import pygame

from game.seventh_hero.faces import card_back
from game.seventh_hero.tokens import laurel_mark, pip
from game.table.art.palette import BRONZE, GOLD, INK, Rgb, Size, Stops
from game.table.art.shapes import blank, cut, gradient, rim, rounded, slanted, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import linear, path, picture

LINEN: Final[Rgb] = (214, 200, 168)
"""Quiet words on the dark plates."""
_PINE: Final[Stops] = ((0.0, (34, 62, 64)), (0.5, (20, 42, 46)), (1.0, (12, 27, 32)))
_HEARTH: Final[Stops] = ((0.0, (120, 74, 32)), (0.45, (76, 46, 26)), (1.0, (38, 28, 24)))
_MOSS: Final[Stops] = ((0.0, (44, 78, 66)), (1.0, (26, 52, 50)))
_STYLES: Final[dict[str, tuple[Stops, int, Stops, int]]] = {
    # body, its opacity, metal of the rim, opacity of the rim
    "seat": (_PINE, 226, BRONZE, 150),
    "note": (_MOSS, 220, BRONZE, 90),
    "known": (_HEARTH, 246, GOLD, 255),
}


@kept_on(SPRITES)
def panel(size: Size, style: str) -> pygame.Surface:
    """A board of dark pine with a rim of bronze, or one lit by the hearth with a rim of gold."""
    body, opacity, metal, edge = _STYLES[style]
    radius = max(8, min(16, min(size) // 8))
    result = cut(gradient(size, body), rounded(size, radius) * (opacity / 255))
    glare = gradient(size, ((0.0, (226, 220, 190)), (0.35, (90, 110, 100)), (1.0, (20, 32, 34))))
    result.blit(cut(glare, rim(size, radius - 1, 2, max(2, min(4, size[1] // 60))) * 0.2), (0, 0))
    result.blit(tinted(rim(size, radius, 0, 1.4), INK, 220), (0, 0))
    result.blit(cut(slanted(size, metal), rim(size, radius - 1, 1.2, 2.0) * (edge / 255)), (0, 0))
    return result


@kept_on(SPRITES)
def pair(number: int, size: Size) -> pygame.Surface:
    """Two cards that were eliminated together, face down, with their number."""
    result = blank(size)
    card = (round(size[0] * 0.84), round(size[1] * 0.84))
    for shift, turn in ((-0.05, 8), (0.05, -6)):
        back = pygame.transform.rotozoom(card_back((card[0] * 2, card[1] * 2)), turn, 0.5)
        back.fill((150, 150, 158, 255), special_flags=pygame.BLEND_RGBA_MULT)
        result.blit(back, back.get_rect(center=(round(size[0] * (0.5 + shift)), size[1] // 2)))
    stone = pip(number, True, round(size[0] * 0.9))
    result.blit(stone, stone.get_rect(center=(size[0] // 2, round(size[1] * 0.54))))
    return result


@kept_on(SPRITES)
def under(size: Size) -> pygame.Surface:
    """The edge of the cards that lie under the quest."""
    radius = size[0] * 0.06
    body: Stops = ((0.0, (58, 44, 34)), (1.0, (34, 26, 24)))
    result = cut(gradient(size, body), rounded(size, radius))
    result.blit(cut(slanted(size, BRONZE), rim(size, radius, 3, 3) * 0.8), (0, 0))
    result.blit(tinted(rim(size, radius, 0, 2), INK, 220), (0, 0))
    return result


@kept_on(SPRITES)
def copies(count: int, of: int, size: Size) -> pygame.Surface:
    """So many small cards of a row, the others as hollows."""
    result = blank(size)
    step = size[0] / of
    for place in range(of):
        card = (max(3, round(step * 0.74)), size[1])
        shape = rounded(card, card[0] * 0.3)
        full = place < count
        mark = tinted(shape, (232, 196, 112) if full else (8, 16, 18), 255 if full else 150)
        result.blit(mark, (round(place * step), 0))
    return result


@kept_on(SPRITES)
def ruled_out(size: int) -> pygame.Surface:
    """The sign of a number that the wanderer can't have."""
    lines = "M22 22L78 78M78 22L22 78"
    return picture(path(lines, "none", "#0a1214", 26) + path(lines, "none", "#8fa09a", 12), (size, size))


@kept_on(SPRITES)
def cancels(size: int) -> pygame.Surface:
    """An arrow back to what is to be cancelled."""
    data = "M92 38H46V14L6 50L46 86V62H92Z"
    gold = linear("g", (10, 10), (90, 90), "#ffe9b0", "#d08a30")
    return picture(gold + path(data, "url(#g)", "#1a0f08", 6), (size, size))


@kept_on(SPRITES)
def quest_sign(size: int) -> pygame.Surface:
    """A scroll: the sign of the quest."""
    body = (
        linear("p", (10, 10), (90, 90), "#f7e6bc", "#c79a58")
        + path("M20 14H80V78Q80 90 68 90H32Q20 90 20 78Z", "url(#p)", "#1a120a", 6)
        + path("M12 8H88V22H12Z", "#a8702e", "#1a120a", 6)
        + path("M34 40H66M34 54H66M34 68H54", "none", "#5a3c1c", 7)
    )
    return picture(body, (size, size))


@kept_on(SPRITES)
def goal(size: int) -> pygame.Surface:
    """The wreath that waits where the sixth hero of a party will lie."""
    result = laurel_mark(size).copy()
    result.fill((255, 255, 255, 96), special_flags=pygame.BLEND_RGBA_MULT)
    return result
