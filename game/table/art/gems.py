"""The seven gems: one colour, one shape and one letter each, so that none depends on colour alone.

0 mind: yellow triangle. 1 power: violet hexagon. 2 space: blue square. 3 reality: red rhombus.
4 soul: orange drop. 5 shield: steel octagon with a star. 6 time: green round brilliant.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.atlas import picture
from game.table.art.palette import FROST, GEM_COLOURS, INK, lighter
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.fonts import font
from game.table.art.text.text import blit_centred

KINDS: Final = len(GEM_COLOURS)
SHIELD: Final = 5
TIME: Final = 6
NAMES: Final = ("mind", "power", "space", "reality", "soul", "shield", "time")
"""The files of assets/common/art/gems and chips."""


@cached(SPRITES)
def gem(colour: int, size: int, letter: str = "") -> pygame.Surface:
    """The gem of kind `colour` (0 to 6) on a square of `size` pixels, with `letter` on its table if given."""
    stone = picture("common", f"gems/{NAMES[colour]}", (size, size))
    if not letter:
        return stone
    result = stone.copy()
    type_face = font("sans_bold", max(8, round(size * 0.46)))
    low = size * (0.56 if colour in (0, 4) else 0.5)
    ink, paper = (INK, lighter(GEM_COLOURS[colour], 0.5)) if colour in (0, SHIELD) else (FROST, INK)
    for shift in (1, 0):
        mark = type_face.render(letter, True, paper if shift else ink)
        blit_centred(result, mark, (size / 2 + shift, low + shift))
    return result


@cached(SPRITES)
def faded_gem(colour: int, size: int) -> pygame.Surface:
    """The same shape without its fire: a bonus or chip that is missing."""
    result = pygame.transform.grayscale(gem(colour, size))
    result.fill((190, 204, 236, 112), special_flags=pygame.BLEND_RGBA_MULT)
    return result
