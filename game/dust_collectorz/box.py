"""The lid of the box of Dust Collectorz: a knight with a clock in its chest, in the attic's light."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.dust_collectorz.cards import CARDS, KINDS
from game.dust_collectorz.pictures.attic import attic
from game.dust_collectorz.pictures.cast import figure
from game.dust_collectorz.pictures.materials import finish, texture
from game.table.art.lettering import Hand, dancing, lettered, stacked, trimmed, widened
from game.table.art.light import shadow, soft_light
from game.table.art.palette import Rgb, Size
from game.table.art.shapes import blank, cut, gradient, rounded
from game.table.art.shelf import MASTERS, kept_on
from game.table.art.vector import picture

MINUTES: Final = 20  # that a match lasts, about
_FULL: Final = 560  # pixels of a collectible's original
_ROOM: Final = 20  # units around a drawing of 400
_SHOWN: Final = (
    ("teapot-toad", 0.17, 0.74, 0.50),
    ("nightlight-lion", 0.84, 0.75, 0.52),
    ("lantern-carp", 0.84, 0.46, 0.36),
    ("the-clockless-knight", 0.50, 0.67, 0.98),
)
"""Slug, place as shares of the lid, width as a share of its width; the last stands in front."""
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


def prepare() -> Iterator[None]:
    """Draw the lid's pictures, one per step."""
    for slug, *_ in _SHOWN:
        if slug in KINDS:
            texture(CARDS[KINDS[slug]].tribe, _FULL)
            yield
            _drawn(KINDS[slug])
            yield
            _figure(KINDS[slug])
            yield


def lid(size: Size, title: str) -> pygame.Surface:
    """The lid at `size` pixels with the game's name; opaque, not cached."""
    wide, high = size
    result = attic(size)
    light = soft_light((round(wide * 1.5), round(high * 0.9)), (255, 214, 140), 200, 1.4)
    result.blit(light, light.get_rect(center=(wide // 2, round(high * 0.62))))
    for slug, across, down, share in _SHOWN:
        if slug in KINDS:
            shown = pygame.transform.smoothscale(_figure(KINDS[slug]), (round(wide * share),) * 2)
            _cast(result, shown, (round(wide * across), round(high * down)))
    name = widened(_name(title), (round(wide * 0.93), round(high * 0.31)))
    _cast(result, name, (wide // 2, round(high * 0.035) + name.get_height() // 2))
    return result


@kept_on(MASTERS)
def _drawn(kind: int) -> pygame.Surface:
    """A collectible before it is made of anything."""
    side = 400 + 2 * _ROOM
    body = f'<g transform="translate({_ROOM} {_ROOM})">{figure(kind)}</g>'
    return picture(body, (_FULL, _FULL), (side, side))


@kept_on(MASTERS)
def _figure(kind: int) -> pygame.Surface:
    """A collectible in its material, with the lights it was drawn with."""
    result = _drawn(kind).copy()
    result.blit(finish(result, CARDS[kind].tribe), (0, 0))
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
