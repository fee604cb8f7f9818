"""Small furniture of the battle's table alone: its panels, values, piles, signs."""

from __future__ import annotations

from typing import Final

import pygame

from game.dust_collectorz.table.drawing.boards import board
from game.dust_collectorz.table.drawing.tokens import GAME
from game.table.art.atlas import picture, tinted_picture
from game.table.art.paint.nine_patch import nine_patch
from game.table.art.palette import GOLD_TEXT, Rgb, Size
from game.table.art.seats import seat_symbol
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import fitted, fitting_size, metal_text

LINEN: Final[Rgb] = (222, 206, 180)
"""Quiet words on the dark plates."""
_ASH: Final[Rgb] = (170, 154, 150)
_ROUND: Final = 0.3  # of a value's board: its corners, which aren't stretched


@cached(SPRITES)
def value(size: Size, number: int, state: str) -> pygame.Surface:
    """A set's value, large: "open" while nothing is decided, "won" in gold, "lost" in ash."""
    corner = round(size[1] * _ROUND)
    plain = picture(GAME, f"value/{state}", (size[1], size[1]))
    result = nine_patch(plain, size, (min(corner, size[0] // 2), corner))
    text, type_size = str(number), round(size[1] * 0.78)
    if state == "lost":
        line = fitted(text, "title", (size[0] - 8, size[1]), _ASH, type_size)
    else:
        line = metal_text(text, "title", fitting_size(text, "title", size, type_size), GOLD_TEXT)
    ink = line.get_bounding_rect()
    spot = (round((size[0] - ink.width) / 2), round((size[1] - ink.height) / 2))
    result.blit(line, spot, ink)
    return result


def sign(size: int, name: str, colour: Rgb) -> pygame.Surface:
    """What is certain of an outcome: "tick", "cross", or "lock" for what can't be."""
    return tinted_picture(GAME, f"signs/{name}", (size, size), colour)


def symbol(size: int, name: str) -> pygame.Surface:
    """A square sign of one look: who leads, attacks or answers, the clash, a seat without abilities."""
    return picture(GAME, f"signs/{name}", (size, size))


@cached(SPRITES)
def wins_over(size: Size, side: int) -> pygame.Surface:
    """An arrow of lamp light that points from the winner to the loser."""
    arrow = picture(GAME, "signs/wins-over", size)
    return pygame.transform.flip(arrow, True, False) if side else arrow


@cached(SPRITES)
def list_sign(size: Size, shown: bool, colour: int) -> pygame.Surface:  # noqa: FBT001 (kept by position)
    """A button with a written sheet: calls up the list of the deck of a seat of this colour."""
    result = board("turn" if shown else "cell", size).copy()
    side = round(size[1] * 0.66)
    sheet = symbol(side, "sheet")
    result.blit(sheet, sheet.get_rect(center=(size[0] // 2, size[1] // 2)))
    mark = seat_symbol(colour, round(side * 0.56))
    result.blit(mark, mark.get_rect(center=(round(size[0] * 0.7), round(size[1] * 0.7))))
    return result


@cached(SPRITES)
def coin(size: int, colour: int) -> pygame.Surface:
    """The coin that is tossed, with a seat's sign."""
    result = symbol(size, "toss").copy()
    mark = seat_symbol(colour, round(size * 0.56))
    result.blit(mark, mark.get_rect(center=(size // 2, size // 2)))
    return result
