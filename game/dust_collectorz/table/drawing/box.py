"""The lid of the box of Dust Collectorz: a knight with a clock in its chest, in the attic's light."""

from __future__ import annotations

from typing import Final

import pygame

from game.dust_collectorz.table.drawing.boards import filling
from game.table.art.paint.light import shadow
from game.table.art.paint.shapes import blank, cut, gradient, rounded
from game.table.art.palette import Rgb, Size
from game.table.art.text.lettering import Hand, dancing, lettered, stacked, trimmed, widened

MINUTES: Final = 20  # that a match lasts, about
_PROPORTIONS: Final[Size] = (29, 40)
_CREAM: Final = Hand(
    "sans_bold",
    ((0.0, (255, 255, 244)), (0.55, (255, 238, 196)), (1.0, (240, 190, 110))),
    (((92, 40, 22), 6.0), ((34, 12, 26), 5.0)),
)
_AMBER: Final = Hand(
    "sans_bold",
    ((0.0, (255, 246, 190)), (0.55, (255, 204, 70)), (1.0, (236, 130, 30))),
    (((92, 40, 22), 6.0), ((34, 12, 26), 5.0)),
)
_LABEL: Final = Hand("sans_bold", ((0.0, (74, 34, 26)), (1.0, (74, 34, 26))), ())
_PAPER: Final[tuple[Rgb, Rgb]] = ((255, 236, 186), (226, 178, 104))
_TURNS: Final = (6.0, -5.0, 3.0, -7.0, 5.0)


def lid(size: Size, title: str) -> pygame.Surface:
    """The lid at `size` pixels with the game's name; opaque, not cached."""
    wide, high = size
    result = filling("lid", size, _PROPORTIONS)
    name = widened(_name(title), (round(wide * 0.93), round(high * 0.31)))
    _cast(result, name, (wide // 2, round(high * 0.035) + name.get_height() // 2))
    return result


def _name(title: str) -> pygame.Surface:
    """Letters that dance; what follows the colon on a paper label below them."""
    main, _, below = title.partition(": ")
    lines = [dancing(word, (_CREAM, _AMBER), 120, _TURNS) for word in main.split()]
    wide = max(line.get_width() for line in lines)
    even = [pygame.transform.smoothscale_by(line, (2 + wide / line.get_width()) / 3) for line in lines]
    if below:
        words = trimmed(lettered(below, _LABEL, 60))
        even.append(_label(widened(words, (round(wide * 0.82), words.get_height()))))
    return stacked(even, 0.10)


def _label(words: pygame.Surface) -> pygame.Surface:
    size = (words.get_width() + 46, words.get_height() + 30)
    paper = gradient(size, ((0.0, _PAPER[0]), (1.0, _PAPER[1])))
    result = blank(size)
    result.blit(cut(gradient(size, ((0.0, (74, 34, 26)), (1.0, (50, 20, 20)))), rounded(size, 14)), (0, 0))
    result.blit(cut(paper, rounded(size, 11, 4)), (0, 0))
    result.blit(words, words.get_rect(center=result.get_rect().center))
    return pygame.transform.rotozoom(result, 2, 1.0)


def _cast(target: pygame.Surface, piece: pygame.Surface, centre: tuple[int, int]) -> None:
    blur = max(3, target.get_width() // 50)
    place = piece.get_rect(center=centre)
    soft = shadow(piece, blur, 190)
    target.blit(soft, (place.x - 2 * blur + blur // 3, place.y - 2 * blur + blur // 2))
    target.blit(piece, place)
