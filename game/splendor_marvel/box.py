"""The box lid of Splendor: Marvel: the Gauntlet raised into violet light, between the stones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.splendor_marvel.pictures.skies import sky
from game.splendor_marvel.pictures.trophies import gauntlet
from game.table.art.cloth import scatter_stars
from game.table.art.gems import gem
from game.table.art.lettering import Hand, arched, lettered, stacked, trimmed, widened
from game.table.art.light import shadow, soft_light
from game.table.art.palette import GOLD_TEXT, Rgb, Size
from game.table.art.shapes import blank, gradient
from game.table.art.shelf import MASTERS, kept_on

MINUTES: Final = 30  # approximate length of a match
_HIGH: Final = 600  # pixels of the hand's full-size picture
_STONES: Final = ((0, 0.13, 0.50, 0.17), (1, 0.88, 0.47, 0.17), (2, 0.11, 0.84, 0.15), (3, 0.90, 0.80, 0.18))
"""Kind of a stone, its place and width as shares of the lid's width and height."""
_GILT: Final = Hand("title", GOLD_TEXT, (((62, 26, 10), 3.5), ((20, 8, 44), 5.5)))
_PLAIN: Final = Hand("sans_bold", ((0.0, (255, 255, 255)), (1.0, (236, 228, 232))), (((120, 6, 18), 1.0),))
_RED: Final[tuple[Rgb, Rgb]] = ((236, 40, 48), (160, 10, 28))


def prepare() -> Iterator[None]:
    """Draw the lid's pictures, one per step."""
    _hand()
    yield


def lid(size: Size, title: str) -> pygame.Surface:
    """The lid at `size` pixels with the game's name; opaque, not cached."""
    wide, high = size
    result = pygame.transform.smoothscale(sky((110, 30, 190), (255, 170, 70), "sunburst"), size)
    scatter_stars(result, 31, 190)
    light = soft_light((round(wide * 1.5), round(high * 0.95)), (255, 176, 70), 200, 1.5)
    result.blit(light, light.get_rect(center=(wide // 2, round(high * 0.66))))
    hand = widened(_hand(), (round(wide * 0.9), round(high * 0.72)))
    _cast(result, hand, hand.get_rect(midbottom=(wide // 2, round(high * 1.04))))
    for kind, across, down, share in _STONES:
        stone = gem(kind, round(wide * share))
        spot = (round(wide * across), round(high * down))
        shine = soft_light((stone.get_width() * 2,) * 2, (255, 240, 220), 150, 1.6)
        result.blit(shine, shine.get_rect(center=spot))
        _cast(result, stone, stone.get_rect(center=spot))
    name = widened(_name(title), (round(wide * 0.90), round(high * 0.27)))
    _cast(result, name, name.get_rect(midtop=(wide // 2, round(high * 0.045))))
    return result


@kept_on(MASTERS)
def _hand() -> pygame.Surface:
    return gauntlet(_HIGH)


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


def _cast(target: pygame.Surface, piece: pygame.Surface, place: pygame.Rect) -> None:
    blur = max(3, target.get_width() // 50)
    soft = shadow(piece, blur, 200)
    target.blit(soft, (place.x - 2 * blur + blur // 3, place.y - 2 * blur + blur // 2))
    target.blit(piece, place)
