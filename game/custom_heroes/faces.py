"""The faces of Custom Heroes: character cards with what is sleeved into them, loose advancements, the back.

A face is laid together from originals that are kept; what depends on one number alone is drawn only once.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.custom_heroes.cards import ADVANCEMENTS
from game.custom_heroes.layers import CARD
from game.table.art.gems import gem
from game.table.art.palette import FROST, INK, Size
from game.table.art.shapes import cut, gradient, rim, rounded, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import blit_centred, label

Slots = tuple[int, int, int, int]
"""The kinds in a card's sleeve: red, blue, yellow, green; -1 for an empty slot."""
EMPTY: Final = -1
BARE: Final[Slots] = (EMPTY, EMPTY, EMPTY, EMPTY)
GEM_SHAPES: Final = (3, 2, 0, 6)  # red rhombus, blue square, yellow triangle, green round


def card_height(width: int) -> int:
    """The height in pixels of a card that is `width` wide."""
    return round(width * CARD[1] / CARD[0])


def value_of(card: int, slots: Slots) -> int:
    """What the card is worth with its sleeve (CH-11)."""
    kinds = [ADVANCEMENTS[kind] for kind in slots if kind != EMPTY]
    auras = [kind.aura for kind in kinds if kind.aura is not None]
    return (auras[0] if auras else card % 10 + 1) + sum(kind.modifier for kind in kinds)


@kept_on(SPRITES)
def card_face(card: int, slots: Slots, size: Size, *, active: bool = False) -> pygame.Surface:
    """The front of `card` (10 * set + base value - 1) with what its sleeve holds, at `size` pixels.

    `active` lets it shine: its ability is being activated.
    """
    hue = pygame.Color.from_hsva(card % 10 * 36, 60, 80, 100)
    result = cut(gradient(size, ((0.0, (hue.r, hue.g, hue.b)), (1.0, INK))), rounded(size, size[0] * 0.07))
    blit_centred(
        result, label(str(value_of(card, slots)), "sans_bold", size[0] // 4), (size[0] * 0.15, size[0] * 0.15)
    )
    for slot, kind in enumerate(slots):
        if kind != EMPTY:
            stone = gem(GEM_SHAPES[slot], size[0] // 8)
            result.blit(stone, (size[0] // 12, round(size[1] * (0.58 + slot * 0.1))))
            words = label(effect_text(kind), "sans_bold", size[0] // 7)
            result.blit(words, (size[0] // 4, round(size[1] * (0.57 + slot * 0.1))))
    if active:
        result.blit(tinted(rim(size, size[0] * 0.07, 0, size[0] * 0.04), (255, 220, 90)), (0, 0))
    return result


def effect_text(kind: int) -> str:
    """What an advancement does, in digits and signs; nothing for an ability, which has its symbol."""
    row = ADVANCEMENTS[kind]
    if row.aura is not None:
        return f"={row.aura}"
    return f"{row.modifier:+d}".replace("-", "−") if row.modifier else ""


@kept_on(SPRITES)
def card_back(size: Size) -> pygame.Surface:
    """The back of every character card at `size` pixels."""
    return cut(gradient(size, ((0.0, (200, 60, 40)), (1.0, (60, 10, 40)))), rounded(size, size[0] * 0.07))


@kept_on(SPRITES)
def advancement_face(kind: int, size: Size) -> pygame.Surface:
    """A loose advancement of `kind`, a transparent sheet of a card's proportions, at `size` pixels."""
    result = cut(
        gradient(size, ((0.0, (220, 230, 255)), (1.0, (90, 110, 160)))),
        rounded(size, size[0] * 0.07) * np.float32(0.5),
    )
    stone = gem(GEM_SHAPES[ADVANCEMENTS[kind].gem], size[0] // 3)
    result.blit(stone, stone.get_rect(center=(size[0] // 2, size[1] // 3)))
    blit_centred(
        result,
        label(effect_text(kind), "sans_bold", size[0] // 3, FROST),
        (size[0] / 2, size[1] * 0.75),
    )
    return result
