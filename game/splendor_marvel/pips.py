"""The price on a character card: a column of gems with numerals, reduced, paid or missing."""

from __future__ import annotations

from typing import Final

import pygame

from game.splendor_marvel.cards import COST_COUNTS
from game.table.art.gems import gem
from game.table.art.palette import ALARM, GEM_COLOURS, GOOD, INK, STEEL, Rgb, Size, Stops, darker, mix
from game.table.art.shapes import blank, cut, gradient, rounded, shrunk, slanted, tinted
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.text import blit_centred, label
from game.table.art.vector import closed, path, picture

Counts = tuple[int, int, int, int, int]

CARD: Final[Size] = (500, 700)
"""Pixels of a card's master; on the table the same proportions, at any size."""
_PIP: Final[Size] = (150, 88)
_PLATE: Final[Size] = (134, 88)  # the pip without the room for its marks on the right
_LEFT: Final = 15
_LOWEST: Final = 566  # the bottom of the column, just above the name
_STEP: Final = 92
_LEGIBLE: Final = 36  # pixels of height from which the printed number is shown beside the reduced one
_ALARM_METAL: Final[Stops] = ((0.0, (255, 214, 150)), (0.5, ALARM), (1.0, (170, 44, 30)))
_GOOD_METAL: Final[Stops] = ((0.0, (214, 255, 226)), (0.5, GOOD), (1.0, (24, 118, 66)))


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
    return shrunk(_pip_master(colour, cost, due, missing, size[1] >= _LEGIBLE), size)


@kept_on(SPRITES)  # there are a thousand of them
def _pip_master(colour: int, cost: int, due: int, missing: int, told: bool) -> pygame.Surface:  # noqa: FBT001
    settled, reduced = due == 0, due < cost
    metal = _ALARM_METAL if missing else _GOOD_METAL if reduced else STEEL
    field = mix(darker(GEM_COLOURS[colour], 0.74), (10, 14, 34), 0.42)
    result = blank(_PIP)
    result.blit(_capsule(metal, field, 5.4 if reduced or (missing and told) else 3.6), (0, 0))
    stone = gem(colour, 70)
    if settled:
        stone = stone.copy()
        stone.fill((170, 176, 196, 120), special_flags=pygame.BLEND_RGBA_MULT)
    result.blit(stone, stone.get_rect(center=(40, 44)))
    if settled:
        result.blit(_tick(), _tick().get_rect(center=(100, 44)))
        return result
    ink: Rgb = (150, 255, 190) if reduced else (255, 228, 190) if missing else (250, 252, 255)
    middle = 92 if told and (missing or reduced) else 97
    blit_centred(result, label(str(due), "sans_bold", 106, ink), (middle, 44))
    if reduced and told:
        _struck(result, cost)
    elif reduced:
        _lowered(result)
    if missing and told:
        _warning(result, missing)
    elif missing:
        result.blit(_triangle(34), (116, 54))
    return result


def _capsule(metal: Stops, field: Rgb, thick: float) -> pygame.Surface:
    radius = 26
    result = tinted(rounded(_PLATE, radius), INK, 238)
    result.blit(cut(slanted(_PLATE, metal), rounded(_PLATE, radius - 1, 1.6)), (0, 0))
    inset = 1.6 + thick
    result.blit(tinted(rounded(_PLATE, radius - inset, inset), INK), (0, 0))
    body = gradient(_PLATE, ((0.0, mix(field, (255, 255, 255), 0.10)), (1.0, darker(field, 0.30))))
    result.blit(cut(body, rounded(_PLATE, radius - inset - 1, inset + 1.2)), (0, 0))
    return result


@kept_on(MASTERS)
def _tick() -> pygame.Surface:
    data = "M12 52L38 78L88 22"
    body = path(data, "none", "#04140a", 30) + path(data, "none", "#7ef0a8", 17)
    return picture(body, (60, 60))


@kept_on(MASTERS)
def _triangle(size: int) -> pygame.Surface:
    shape = closed([(50, 6), (97, 92), (3, 92)])
    return picture(path(shape, "#ffb63c", "#2a0c04", 9), (size, size))


def _struck(target: pygame.Surface, cost: int) -> None:
    """Draw the printed number, small and crossed out, on a disc in the top right corner."""
    pygame.draw.aacircle(target, (190, 202, 226), (129, 20), 20)
    pygame.draw.aacircle(target, (16, 20, 42), (129, 20), 17)
    blit_centred(target, label(str(cost), "sans_bold", 32, (210, 220, 240), None), (129, 20))
    pygame.draw.line(target, (255, 120, 100), (118, 30), (140, 10), 4)


def _lowered(target: pygame.Surface) -> None:
    """Draw a down arrow in the top right corner, if the printed number would be too small to read."""
    arrow = closed([(50, 96), (2, 40), (30, 40), (30, 4), (70, 4), (70, 40), (98, 40)])
    target.blit(picture(path(arrow, "#7ef0a8", "#04140a", 12), (38, 38)), (112, 0))


def _warning(target: pygame.Surface, missing: int) -> None:
    """Draw a triangle in the bottom right corner with the number of missing chips."""
    target.blit(_triangle(54), (96, 36))
    blit_centred(target, label(str(missing), "sans_bold", 34, (48, 14, 4), None), (123, 71))
