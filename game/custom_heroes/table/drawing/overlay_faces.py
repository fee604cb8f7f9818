"""The faces that only the sheets over the table have: veil, notes, tracks to the goal, signs."""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.table.drawing.faces import Slots, card_face
from game.custom_heroes.table.drawing.layers import CARD, shown
from game.table.art.frames import badge
from game.table.art.paint.shapes import blank, cut, gradient, rim, rounded, tinted
from game.table.art.palette import GOLD, MIST, SEAT_COLOURS, Rgb, Size, darker, lighter
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import SMALLEST, blit_centred, label, paragraph

_SHADE: Final = (150, 154, 178, 255)


def note(size: Size, text: str, typeface: str, colour: Rgb, centred: bool, share: float) -> pygame.Surface:  # noqa: FBT001 - facts
    """Wrapped words in type `share` of the height tall: from the top, or centred both ways."""
    largest = max(SMALLEST, round(size[1] * share))
    block = paragraph(text, typeface, size, colour, largest, 1 if centred else 0)
    result = blank(size)
    room = (size[0] - block.get_width(), size[1] - block.get_height())
    result.blit(block, (room[0] // 2, room[1] // 2) if centred else (0, 0))
    return result


@cached(SPRITES)
def known_card(card: int, slots: Slots, played: bool, size: Size) -> pygame.Surface:  # noqa: FBT001 - a fact
    """A character card with what is known to be in its sleeve; in the shade if it is out of the round."""
    high = min(size[1], round(size[0] * CARD[1] / CARD[0]))
    result = card_face(card, slots, (size[0], high))
    if played:
        result = result.copy()
        result.fill(_SHADE, special_flags=pygame.BLEND_RGBA_MULT)
    return result


@cached(SPRITES)
def track(size: Size, colour: int, vp: int, gained: int, goal: int) -> pygame.Surface:
    """The way to the goal: a cell for each VP, tall and gold for those just gained, and a star at the end."""
    result = blank(size)
    end = size[1] + max(4, size[1] // 3)
    gap = max(2, size[1] // 7)
    whole = size[0] - end
    for number in range(goal):
        left = whole * number // goal
        fresh = vp - gained <= number < vp
        wide = max(3, whole * (number + 1) // goal - left - gap)
        high = max(3, size[1] * (8 if fresh else 5) // 10)
        cell = _cell((wide, high), colour, full=number < vp, fresh=fresh)
        result.blit(cell, (left, (size[1] - high) // 2))
    star = shown("signs/goal_reached" if vp >= goal else "signs/goal", (size[1], size[1]))
    result.blit(star, (size[0] - size[1], 0))
    return result


def _cell(size: Size, colour: int, *, full: bool, fresh: bool) -> pygame.Surface:
    radius = size[1] / 2
    if not full:
        well = cut(gradient(size, ((0.0, (4, 6, 16)), (1.0, (24, 33, 66)))), rounded(size, radius))
        well.blit(tinted(rim(size, radius, 0, 1.2), MIST, 90), (0, 0))
        return well
    tone = SEAT_COLOURS[colour]
    stops = GOLD if fresh else ((0.0, lighter(tone, 0.3)), (0.5, tone), (1.0, darker(tone, 0.4)))
    result = cut(gradient(size, stops), rounded(size, radius))
    if fresh:
        result.blit(tinted(rim(size, radius, 0, 1.6), (255, 250, 226), 230), (0, 0))
    return result


@cached(SPRITES)
def where(place: str, size: int) -> pygame.Surface:
    """The sign for where a card is: not seen, played, or in the own hand."""
    result = badge((size, size), GOLD if place == "hand" else ((0.0, MIST), (1.0, darker(MIST, 0.4)))).copy()
    if place == "unseen":
        blit_centred(result, label("?", "sans_bold", round(size * 0.66)), (size / 2, size / 2))
        return result
    inner = round(size * 0.82)
    sign = shown("signs/shown" if place == "shown" else "signs/in_hand", (inner, inner))
    result.blit(sign, ((size - inner) // 2, (size - inner) // 2))
    return result
