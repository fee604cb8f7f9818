"""What the pictures of a card are called, and where each lies on it.

A layer is laid by its box in units of `CARD`, so that every layer speaks of the same card whatever size the
table asks for.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.rules.cards import ADVANCEMENTS
from game.table.art.atlas import picture
from game.table.art.palette import GEM_COLOURS, Rgb, Size

GAME: Final = "custom_heroes"
CARD: Final[Size] = (500, 700)
"""A card in the units all layers are placed in; on the table the same proportions, at any size."""
CORNER: Final = 34
"""The radius of a card's corners."""

Box = tuple[float, float, float, float]
"""Left, top, width and height in card units."""
WHOLE: Final[Box] = (0, 0, *CARD)

HEROES: Final = (
    *("chick", "mushroom", "fox_witch", "frog_ronin", "clockwork"),
    *("knight", "ember_lion", "golem", "winged_maiden", "dragon_emperor"),
)
"""By base value, 1 first."""
ABILITY_NAMES: Final = ("ascend", "bet", "wild", "double", "reverse", "trick_point")
"""In the order of `ABILITIES`, whose first means none."""
FRIENDS: Final = {
    "Y01": "ascended_form",
    "Y02": "kodora",
    "Y03": "edge",
    "Y04": "burny",
    "Y05": "charmy",
    "Y06": "specter",
}
"""Who comes with a yellow gem, by the id of the kind."""
OPEN_HANDS: Final = frozenset({"B01", "B02", "B04"})
"""What is worn on the arm, so that no hand closes about it."""
GEM_SHAPES: Final = (3, 2, 0, 6)
"""Kinds of `gems` by colour of an advancement: red rhombus, blue square, yellow triangle, green round."""
_BAND: Final[Size] = (484, 72)
_STEP: Final = 67
_FIRST: Final = 420


def shown(name: str, size: Size) -> pygame.Surface:
    """One of this game's pictures at `size` pixels, shared."""
    return picture(GAME, name, size)


def gem_colour(kind: int) -> Rgb:
    """The colour of an advancement's gem."""
    return GEM_COLOURS[GEM_SHAPES[ADVANCEMENTS[kind].gem]]


def band_box(slot: int) -> Box:
    """Where the band of slot 0 to 3 (red, blue, yellow, green) lies on a card."""
    return 8, _FIRST + _STEP * slot, *_BAND


def placed(box: Box, size: Size) -> tuple[tuple[int, int], Size]:
    """The corner and the size in pixels of a box on a card of `size` pixels."""
    wide, high = size[0] / CARD[0], size[1] / CARD[1]
    corner = (round(box[0] * wide), round(box[1] * high))
    return corner, (max(1, round(box[2] * wide)), max(1, round(box[3] * high)))
