"""The lid of the box of Seventh Hero: the stranger on the road, under northern lights, in a carved border."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.seventh_hero.card_frame import CARD
from game.seventh_hero.pictures.traveller import night, road, traveller, twined_border
from game.table.art.lettering import Hand, lettered, stacked, trimmed, widened
from game.table.art.light import shadow, soft_light
from game.table.art.palette import Rgb, Size
from game.table.art.shapes import gradient, rim, tinted
from game.table.art.shelf import MASTERS, kept_on
from game.table.art.vector import picture

MINUTES: Final = 30  # that a match lasts, about
_FULL: Final[Size] = (620, 868)  # pixels of the originals
_MOVED: Final = 0.085  # of the lid's height: how far down the road begins, to leave room for the name
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
_NIGHT: Final[Rgb] = (6, 13, 28)


def prepare() -> Iterator[None]:
    """Draw the lid's pictures, one per step."""
    for draw in (_night, _road, _traveller, _border):
        draw()
        yield


def lid(size: Size, title: str) -> pygame.Surface:
    """The lid at `size` pixels with the game's name; opaque, not cached."""
    wide, high = size
    result = pygame.Surface(size, pygame.SRCALPHA)
    result.fill(_NIGHT)
    result.blit(pygame.transform.smoothscale(_night(), (wide, round(high * 1.05))), (0, 0))
    scale = max(wide / _FULL[0], high / _FULL[1]) * 1.02
    down = round(high * _MOVED)
    for layer in (_road(), _traveller()):
        whole = pygame.transform.smoothscale_by(layer, scale)
        result.blit(whole, whole.get_rect(midbottom=(wide // 2, high + down)))
    result.blit(_dusk(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    result.blit(tinted(rim(size, 0, 0, wide * 0.034), _NIGHT), (0, 0))
    border = pygame.transform.smoothscale(_border(), size)
    result.blit(border, (0, 0))
    name = widened(_name(title), (round(wide * 0.76), round(high * 0.24)))
    place = name.get_rect(midtop=(wide // 2, round(high * 0.085)))
    halo = soft_light((round(wide * 1.1), round(high * 0.42)), (90, 230, 200), 70, 1.5)
    result.blit(halo, halo.get_rect(center=place.center))
    blur = max(3, wide // 40)
    soft = shadow(name, blur, 230)
    result.blit(soft, (place.x - 2 * blur, place.y - 2 * blur + blur // 2))
    result.blit(name, place)
    return result


@kept_on(MASTERS)
def _night() -> pygame.Surface:
    return picture(night(), (_FULL[0] // 2, _FULL[1] // 2), CARD)


@kept_on(MASTERS)
def _road() -> pygame.Surface:
    return picture(road(), _FULL, CARD)


@kept_on(MASTERS)
def _traveller() -> pygame.Surface:
    return picture(traveller(), _FULL, CARD)


@kept_on(MASTERS)
def _border() -> pygame.Surface:
    return picture(twined_border(), _FULL, CARD)


def _dusk(size: Size) -> pygame.Surface:
    """Darkness at the top, so that the name can be read."""
    return gradient(size, ((0.0, (120, 130, 165)), (0.36, (255, 255, 255)), (1.0, (255, 255, 255))))


def _name(title: str) -> pygame.Surface:
    """The words below one another, carved: the first in bone, the last, larger, in the lantern's light."""
    *first, last = title.upper().split()
    lines = [trimmed(lettered(word, _BONE, 96)) for word in first]
    return stacked([*lines, trimmed(lettered(last, _EMBER, 132))], -0.02)
