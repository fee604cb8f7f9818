"""What was sleeved in this turn, as it lies on its card: the sheet with its band, and the new value."""

from __future__ import annotations

import pygame

from game.custom_heroes.card_bands import band, band_box, gem_colour
from game.custom_heroes.card_frame import (
    ASCENDED,
    BANNER,
    CORNER,
    VALUE,
    WHOLE,
    banner,
    gloss,
    number,
    numeral,
)
from game.custom_heroes.cards import ADVANCEMENTS, BASE_VALUES, FORM, YELLOW
from game.custom_heroes.faces import Slots, value_of
from game.custom_heroes.layers import CARD, lay
from game.table.art.palette import WARM, Size, lighter
from game.table.art.shapes import blank, cut, rim, rounded, tinted
from game.table.art.shelf import SPRITES, kept_on

GRIP: tuple[float, float, float, float] = (0.016, 0.0, 0.38, 0.103)
"""The left end of a band, as shares of a card: left (its top is the band's), then width and height."""


@kept_on(SPRITES)
def sheet_on_card(kind: int, card: int, slots: Slots, size: Size) -> pygame.Surface:
    """A sheet of `kind` exactly on `card`, which is worth what all its `slots` make of it."""
    result = blank(size)
    radius = CORNER * size[0] / CARD[0]
    tint = lighter(gem_colour(kind), 0.3)
    result.blit(tinted(rounded(size, radius), tint, 26), (0, 0))
    lay(result, gloss, 0, WHOLE)
    base, value = card % BASE_VALUES + 1, value_of(card, slots)
    lay(result, banner, ASCENDED if slots[YELLOW] == FORM else card // BASE_VALUES, BANNER)
    lay(result, numeral, number(value, base), VALUE)
    lay(result, band, kind, band_box(ADVANCEMENTS[kind].gem))
    result.blit(tinted(rim(size, radius, 0, max(1.5, size[0] * 0.012)), tint, 235), (0, 0))
    return cut(result, rounded(size, radius))


@kept_on(SPRITES)
def grip(kind: int, size: Size) -> pygame.Surface:
    """The left end of a band with a bright edge: what one takes hold of to pull a sheet out again."""
    whole = (round(size[0] / GRIP[2]), round(size[1] / GRIP[3]))
    left, top, _, _ = band_box(ADVANCEMENTS[kind].gem)
    strip = blank(whole)
    lay(strip, band, kind, band_box(ADVANCEMENTS[kind].gem))
    corner = (round(left / CARD[0] * whole[0]), round(top / CARD[1] * whole[1]))
    result = blank(size)
    result.blit(strip, (-corner[0], -corner[1]))
    result = cut(result, rounded(size, size[1] * 0.22))
    result.blit(tinted(rim(size, size[1] * 0.22, 0, max(1.5, size[1] * 0.09)), WARM), (0, 0))
    return result
