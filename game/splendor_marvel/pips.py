"""The price on a character card: a column of gems with numerals, reduced, paid or missing."""

from __future__ import annotations

from typing import Final

import pygame

from game.splendor_marvel.cards import COLOURS, COST_COUNTS
from game.table.art.atlas import picture
from game.table.art.palette import Rgb, Size
from game.table.art.shapes import shrunk
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import blit_centred, label

Counts = tuple[int, int, int, int, int]

CARD: Final[Size] = (500, 700)
"""Pixels of a card in the atlas; on the table the same proportions, at any size."""
GAME: Final = "splendor_marvel"
_PIP: Final[Size] = (150, 88)
_LEFT: Final = 15
_LOWEST: Final = 566  # the bottom of the column, just above the name
_STEP: Final = 92
_LEGIBLE: Final = 36  # pixels of height from which the printed number is shown beside the reduced one


def cost_spots(card: int, size: Size) -> list[tuple[int, pygame.Rect]]:
    """Return the position of each colour of the card's price on a face of `size` pixels, from the top."""
    wide, high = size[0] / CARD[0], size[1] / CARD[1]
    colours = [colour for colour, count in enumerate(COST_COUNTS[card]) if count]
    spots = []
    for row, colour in enumerate(colours):
        top = _LOWEST - _STEP * (len(colours) - row)
        place = pygame.Rect(
            round(_LEFT * wide), round(top * high), round(_PIP[0] * wide), round(_PIP[1] * high)
        )
        spots.append((colour, place))
    return spots


@kept_on(SPRITES)
def price_pip(colour: int, cost: int, due: int, missing: int, size: Size) -> pygame.Surface:
    """Draw one colour of a price: `cost` as printed, `due` after bonuses, `missing` chips the payer lacks.

    An unreduced price is a number; a reduced one is green beside the crossed-out old one; one paid by bonuses
    is a tick on a dimmed pip; a missing one has an amber rim and a triangle with the missing number. On a
    small card an arrow replaces the old number, and the triangle is empty.
    """
    return shrunk(_priced(colour, cost, due, missing, size[1] >= _LEGIBLE), size)


@kept_on(SPRITES)
def _priced(colour: int, cost: int, due: int, missing: int, told: bool) -> pygame.Surface:  # noqa: FBT001
    """Draw a price at full size; `told` with the numbers beside what is due."""
    reduced = due < cost
    state = "lacking" if missing else "paid" if due == 0 else "reduced" if reduced else "plain"
    result = picture(GAME, f"price/{COLOURS[colour]}-{state}", _PIP).copy()
    if due == 0:
        return result
    ink: Rgb = (150, 255, 190) if reduced else (255, 228, 190) if missing else (250, 252, 255)
    middle = 92 if told and (missing or reduced) else 97
    blit_centred(result, label(str(due), "sans_bold", 106, ink), (middle, 44))
    if reduced and told:
        _struck(result, cost)
    elif reduced:
        result.blit(_sign("lower", 38), (112, 0))
    if missing and told:
        _warning(result, missing)
    elif missing:
        result.blit(_sign("lacking", 34), (116, 54))
    return result


def _sign(name: str, size: int) -> pygame.Surface:
    return picture(GAME, f"signs/{name}", (size, size))


def _struck(target: pygame.Surface, cost: int) -> None:
    """Draw the printed number, small and struck out, on a disc in the top right corner."""
    target.blit(_sign("printed", 40), (109, 0))
    blit_centred(target, label(str(cost), "sans_bold", 32, (210, 220, 240), None), (129, 20))
    target.blit(_sign("strike", 40), (109, 0))


def _warning(target: pygame.Surface, missing: int) -> None:
    """Draw a triangle in the bottom right corner with the number of missing chips."""
    target.blit(_sign("lacking", 54), (96, 36))
    blit_centred(target, label(str(missing), "sans_bold", 34, (48, 14, 4), None), (123, 71))
