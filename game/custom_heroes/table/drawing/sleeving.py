"""What was sleeved in this turn, as it lies on its card: the sheet, and the end of it that can be pulled."""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.rules.cards import ADVANCEMENTS
from game.custom_heroes.table.drawing.faces import Slots, sheet_on_card
from game.custom_heroes.table.drawing.layers import CARD, CORNER, Box, band_box, gem_colour, placed, shown
from game.table.art.paint.shapes import blank, cut, rim, rounded, tinted
from game.table.art.palette import WARM, Size, lighter
from game.table.art.surface_cache import SPRITES, cached

GRIP: Final[Box] = (0.016, 0.0, 0.38, 0.103)
"""The left end of a band, as shares of a card: left (its top is the band's), then width and height."""


@cached(SPRITES)
def fresh_sheet(kind: int, card: int, slots: Slots, size: Size) -> pygame.Surface:
    """A sheet of `kind` exactly on `card`, its edge bright, since it can still be taken out."""
    result = sheet_on_card(kind, card, slots, size).copy()
    radius = CORNER * size[0] / CARD[0]
    tint = lighter(gem_colour(kind), 0.35)
    result.blit(tinted(rounded(size, radius), tint, 16), (0, 0))
    result.blit(tinted(rim(size, radius, 0, max(1.5, size[0] * 0.016)), tint), (0, 0))
    return result


@cached(SPRITES)
def grip(kind: int, size: Size) -> pygame.Surface:
    """The left end of a band with a bright edge: what one takes hold of to pull a sheet out again."""
    row = ADVANCEMENTS[kind]
    whole = (round(size[0] / GRIP[2]), round(size[1] / GRIP[3]))
    result = blank(size)
    result.blit(shown(f"band/{row.id}", placed(band_box(row.gem), whole)[1]), (0, 0))
    result = cut(result, rounded(size, size[1] * 0.22))
    result.blit(tinted(rim(size, size[1] * 0.22, 0, max(1.5, size[1] * 0.09)), WARM), (0, 0))
    return result
