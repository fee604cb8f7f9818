"""The box lid of Splendor: Marvel: the Gauntlet raised into violet light, with the name above it."""

from __future__ import annotations

from typing import Final

import pygame

from game.splendor_marvel.table.drawing.pips import GAME
from game.table.art.atlas import picture
from game.table.art.paint.light import shadow
from game.table.art.paint.shapes import blank, gradient
from game.table.art.palette import GOLD_TEXT, Rgb, Size
from game.table.art.text.lettering import Hand, arched, lettered, stacked, trimmed, widened

MINUTES: Final = 30  # approximate length of a match
_GILT: Final = Hand("title", GOLD_TEXT, (((62, 26, 10), 3.5), ((20, 8, 44), 5.5)))
_PLAIN: Final = Hand("sans_bold", ((0.0, (255, 255, 255)), (1.0, (236, 228, 232))), (((120, 6, 18), 1.0),))
_RED: Final[tuple[Rgb, Rgb]] = ((236, 40, 48), (160, 10, 28))


def lid(size: Size, title: str) -> pygame.Surface:
    """The lid at `size` pixels with the game's name; opaque, not cached."""
    wide, high = size
    result = picture(GAME, "lid", size).copy()
    name = widened(_name(title), (round(wide * 0.90), round(high * 0.27)))
    place = name.get_rect(midtop=(wide // 2, round(high * 0.045)))
    blur = max(3, wide // 50)
    result.blit(shadow(name, blur, 200), (place.x - 2 * blur + blur // 3, place.y - 2 * blur + blur // 2))
    result.blit(name, place)
    return result


def _name(title: str) -> pygame.Surface:
    """The first word arched in gold, the second on a red bar below it."""
    first, _, second = title.upper().partition(": ")
    gold = arched(trimmed(lettered(first, _GILT, 110)), 0.045)
    if not second:
        return gold
    words = trimmed(lettered(second, _PLAIN, 84))
    bar = blank((words.get_width() + 44, words.get_height() + 26))
    bar.blit(gradient(bar.get_size(), ((0.0, _RED[0]), (1.0, _RED[1]))), (0, 0))
    bar.blit(words, words.get_rect(center=bar.get_rect().center))
    return stacked([gold, bar], 0.06)
