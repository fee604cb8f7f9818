"""The lid of the box of Custom Heroes: the Dragon Emperor bursts out of the sunrise, as on a comic."""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.table.drawing.layers import shown
from game.table.art.paint.light import shadow
from game.table.art.palette import Size
from game.table.art.surface_cache import MASTERS, cached
from game.table.art.text.lettering import Hand, lettered, slanted_forward, stacked, trimmed, widened

MINUTES: Final = 40  # that a match lasts, about
_COMIC: Final = Hand(
    "sans_bold",
    ((0.0, (255, 250, 170)), (0.45, (255, 214, 40)), (0.55, (255, 160, 20)), (1.0, (244, 84, 20))),
    (((54, 8, 60), 6.0), ((255, 255, 255), 4.0), ((54, 8, 60), 3.0)),
)


def lid(size: Size, title: str) -> pygame.Surface:
    """The lid at `size` pixels with the game's name; opaque, not cached."""
    wide, high = size
    result = shown("lid", size).copy()
    name = widened(_name(title), (round(wide * 0.92), round(high * 0.31)))
    place = name.get_rect(midtop=(wide // 2, round(high * 0.035)))
    blur = max(3, wide // 50)
    result.blit(shadow(name, blur, 190), (place.x - 2 * blur + blur // 3, place.y - 2 * blur + blur // 2))
    result.blit(name, place)
    return result


@cached(MASTERS)
def _name(title: str) -> pygame.Surface:
    """Each word on a line of its own, leaning forward and rising."""
    lines = [trimmed(lettered(word, _COMIC, 120)) for word in title.upper().split()]
    wide = max(line.get_width() for line in lines)
    even = [pygame.transform.smoothscale_by(line, (1 + wide / line.get_width()) / 2) for line in lines]
    return trimmed(pygame.transform.rotozoom(slanted_forward(stacked(even, 0.14), 0.12), 4, 1.0))
