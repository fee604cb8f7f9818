"""The price on a character card: a column of gems with numerals, reduced, paid or missing."""

from __future__ import annotations

from typing import Final

import pygame

from game.splendor_marvel.rules.cards import COLOURS, COST_COUNTS
from game.table.art.atlas import picture
from game.table.art.palette import INK, Rgb, Size
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import blit_centred, label

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


@cached(SPRITES)
def price_pip(colour: int, cost: int, due: int, missing: int, size: Size) -> pygame.Surface:
    """Draw one colour of a price: `cost` as printed, `due` after bonuses, `missing` chips the payer lacks.

    An unreduced price is a number; a reduced one is green beside the crossed-out old one; one paid by bonuses
    is a tick on a dimmed pip; a missing one has an amber rim and a triangle with the missing number. On a
    small card an arrow replaces the old number, and the triangle is empty.
    """
    told, reduced = size[1] >= _LEGIBLE, due < cost
    state = "lacking" if missing else "paid" if due == 0 else "reduced" if reduced else "plain"
    result = picture(GAME, f"price/{COLOURS[colour]}-{state}", size).copy()
    if due == 0:
        return result
    ink: Rgb = (150, 255, 190) if reduced else (255, 228, 190) if missing else (250, 252, 255)
    middle = 92 if told and (missing or reduced) else 97
    _number(result, due, 106, (middle, 44), ink, INK)
    if reduced and told:  # the printed number, small and struck out
        _sign(result, "printed", (109, 0, 40))
        _number(result, cost, 32, (129, 20), (210, 220, 240))
        _sign(result, "strike", (109, 0, 40))
    elif reduced:
        _sign(result, "lower", (112, 0, 38))
    if missing:
        _sign(result, "lacking", (96, 36, 54) if told else (116, 54, 34))
    if missing and told:
        _number(result, missing, 34, (123, 71), (48, 14, 4))
    return result


def _sign(target: pygame.Surface, name: str, place: tuple[int, int, int]) -> None:
    """Draw a sign; its left, top and side are pixels of a `_PIP`."""
    left, top, side = (round(length * target.get_height() / _PIP[1]) for length in place)
    target.blit(picture(GAME, f"signs/{name}", (side, side)), (left, top))


def _number(
    target: pygame.Surface, number: int, high: int, at: tuple[int, int], ink: Rgb, under: Rgb | None = None
) -> None:
    """Draw a number; the size of its type and its middle are pixels of a `_PIP`."""
    scale = target.get_height() / _PIP[1]
    words = label(str(number), "sans_bold", max(4, round(high * scale)), ink, under)
    blit_centred(target, words, (at[0] * scale, at[1] * scale))
