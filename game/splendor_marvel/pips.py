"""The price of a character on its card: a column of gems with numerals, reduced, paid or lacking. Drawing only."""

from __future__ import annotations

from typing import Final

import pygame

from game.splendor_marvel.cards import COST_COUNTS
from game.table.art.gems import gem
from game.table.art.palette import ALARM, FROST, GEM_COLOURS, GOOD, INK, STEEL, Rgb, Size, Stops, darker, mix
from game.table.art.shapes import cut, gradient, rounded, shrunk, slanted, tinted
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.text import blit_centred, label
from game.table.art.vector import closed, path, picture

Counts = tuple[int, int, int, int, int]

CARD: Final[Size] = (500, 700)
"""Pixels of a card's master; on the table the same proportions, at any size."""
_PIP: Final[Size] = (134, 86)
_LEFT: Final = 15
_LOWEST: Final = 566  # the lower edge of the column, just above the name
_STEP: Final = 91
_ALARM_METAL: Final[Stops] = ((0.0, (255, 214, 150)), (0.5, ALARM), (1.0, (170, 44, 30)))
_GOOD_METAL: Final[Stops] = ((0.0, (214, 255, 226)), (0.5, GOOD), (1.0, (24, 118, 66)))


def cost_spots(card: int, size: Size) -> list[tuple[int, pygame.Rect]]:
    """Where each colour of the card's price stands on a face of `size` pixels, from top to bottom."""
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
    """One colour of a price: `cost` as printed, `due` after bonuses, `missing` chips the payer lacks of it.

    Unreduced it shows the number; reduced, the number due in green beside the struck old one; paid off by
    bonuses, a tick on a dimmed pip; lacking, an amber rim and a triangle with the number lacking.
    """
    return shrunk(_pip_master(colour, cost, due, missing), size)


@kept_on(MASTERS)
def _pip_master(colour: int, cost: int, due: int, missing: int) -> pygame.Surface:
    settled = due == 0 and cost > 0
    metal = _ALARM_METAL if missing else _GOOD_METAL if due < cost else STEEL
    result = _capsule(
        metal, mix(darker(GEM_COLOURS[colour], 0.72), (10, 14, 34), 0.42), 5.0 if missing else 3.6
    )
    stone = gem(colour, 72)
    if settled:
        stone = stone.copy()
        stone.fill((170, 176, 196, 120), special_flags=pygame.BLEND_RGBA_MULT)
    result.blit(stone, stone.get_rect(center=(43, 43)))
    middle = (98.0, 43.0)
    if settled:
        result.blit(_tick(), _tick().get_rect(center=(98, 43)))
        return result
    reduced = due < cost
    ink: Rgb = (150, 255, 190) if reduced else FROST
    blit_centred(result, label(str(due), "sans_bold", 88, ink), middle)
    if reduced:
        _struck(result, cost)
    if missing:
        _warning(result, missing)
    return result


def _capsule(metal: Stops, field: Rgb, thick: float) -> pygame.Surface:
    radius = 26
    result = tinted(rounded(_PIP, radius), INK, 238)
    result.blit(cut(slanted(_PIP, metal), rounded(_PIP, radius - 1, 1.6)), (0, 0))
    inset = 1.6 + thick
    result.blit(tinted(rounded(_PIP, radius - inset, inset), INK), (0, 0))
    body = gradient(_PIP, ((0.0, mix(field, (255, 255, 255), 0.10)), (1.0, darker(field, 0.30))))
    result.blit(cut(body, rounded(_PIP, radius - inset - 1, inset + 1.2)), (0, 0))
    return result


@kept_on(MASTERS)
def _tick() -> pygame.Surface:
    data = "M12 52L38 78L88 22"
    body = path(data, "none", "#04140a", 30) + path(data, "none", "#7ef0a8", 17)
    return picture(body, (60, 60))


def _struck(target: pygame.Surface, cost: int) -> None:
    """The printed number, small and crossed out, in the upper right corner."""
    old = label(str(cost), "sans_bold", 36, (176, 188, 214))
    ink = blit_centred(target, old, (120, 20))
    pygame.draw.line(target, (255, 140, 120), (ink.left + 1, 27), (ink.right - 1, 14), 4)


def _warning(target: pygame.Surface, missing: int) -> None:
    """A triangle in the lower right corner with the number of chips lacking."""
    shape = closed([(50, 4), (98, 94), (2, 94)])
    sign = picture(path(shape, "#ffb63c", "#2a0c04", 9), (46, 46))
    target.blit(sign, (90, 42))
    blit_centred(target, label(str(missing), "sans_bold", 30, (48, 14, 4), None), (113, 72))
