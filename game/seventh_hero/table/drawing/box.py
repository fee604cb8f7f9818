"""The lid of the box of Seventh Hero: the stranger on the road, under northern lights, in a carved border."""

from __future__ import annotations

from typing import Final

import pygame

from game.seventh_hero.table.drawing.faces import GAME
from game.table.art.atlas import picture
from game.table.art.paint.light import shadow
from game.table.art.palette import Size
from game.table.art.text.lettering import Hand, lettered, stacked, trimmed, widened

MINUTES: Final = 30  # that a match lasts, about
_BONE: Final = Hand(
    "title",
    ((0.0, (255, 250, 236)), (0.5, (238, 222, 186)), (1.0, (196, 156, 96))),
    (((58, 30, 12), 3.0), ((6, 14, 26), 6.0)),
)
_EMBER: Final = Hand(
    "title",
    ((0.0, (255, 240, 190)), (0.5, (250, 196, 92)), (1.0, (208, 116, 36))),
    (((70, 26, 6), 3.0), ((6, 14, 26), 6.0)),
)


def lid(size: Size, title: str) -> pygame.Surface:
    """The lid at `size` pixels with the game's name; opaque, not cached."""
    wide, high = size
    result = picture(GAME, "lid", size).copy()
    name = widened(_name(title), (round(wide * 0.76), round(high * 0.24)))
    place = name.get_rect(midtop=(wide // 2, round(high * 0.085)))
    blur = max(3, wide // 40)
    soft = shadow(name, blur, 230)
    result.blit(soft, (place.x - 2 * blur, place.y - 2 * blur + blur // 2))
    result.blit(name, place)
    return result


def _name(title: str) -> pygame.Surface:
    """The words below one another, carved: the first in bone, the last, larger, in the lantern's light."""
    *first, last = title.upper().split()
    lines = [trimmed(lettered(word, _BONE, 96)) for word in first]
    return stacked([*lines, trimmed(lettered(last, _EMBER, 132))], -0.02)
