"""The picture that stands for Seventh Hero in menus: a party by the fjord, and a stranger among its cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from game.seventh_hero.card_frame import CARD
from game.seventh_hero.faces import (
    card_back,
    draw_back,
    draw_heroes,
    draw_originals,
    hero_face,
    prepare_originals,
)
from game.seventh_hero.pictures.fjord import fjord
from game.seventh_hero.pictures.signs import TINTS
from game.table.art.light import shadow, soft_light
from game.table.art.palette import Rgb, Size
from game.table.art.shapes import cut, rounded
from game.table.art.shelf import SPRITES, kept_on

_CORNER: Final = 0.035  # of the width
_WANDERER: Final = 0
_LANTERN: Final[Rgb] = (255, 206, 100)


class Shown(NamedTuple):
    """A card of the picture: its number, place and height as shares, its turn in degrees."""

    number: int
    across: float
    down: float
    tall: float
    turn: float


SHOWN: Final = (
    Shown(7, 0.13, 0.60, 0.62, 19),
    Shown(2, 0.87, 0.60, 0.62, -19),
    Shown(1, 0.29, 0.56, 0.70, 9),
    Shown(5, 0.71, 0.56, 0.70, -9),
    Shown(_WANDERER, 0.5, 0.55, 0.8, 0),
)
"""The last lies on top: a card that nobody knows."""


@kept_on(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners."""
    result = fjord(size)
    for shown in SHOWN:
        _put(result, shown)
    return cut(result, rounded(size, size[0] * _CORNER))


def prepare() -> Iterator[None]:
    """Draw what the picture needs, one original a step, so that nobody has to wait for all of it at once."""
    yield from draw_back()
    for shown in SHOWN:
        if shown.number != _WANDERER:
            yield from draw_originals(shown.number)


def prepare_shared() -> Iterator[None]:
    """Draw the heroes' cards, one original a step: there are so few that each match shows them all."""
    yield from draw_heroes()


def prepare_table() -> Iterator[None]:
    """Draw the originals of all cards, so that a match finds them ready."""
    yield from prepare_originals()


def _put(target: pygame.Surface, shown: Shown) -> None:
    """Lay a card with its light and its shadow, turned large, for smooth edges."""
    width, height = target.get_size()
    tall = round(min(height * shown.tall, width * shown.tall * 0.75))
    spot = (round(width * shown.across), round(height * shown.down))
    stranger = shown.number == _WANDERER
    glow = soft_light(
        (round(tall * 1.3), round(tall * 1.5)),
        _LANTERN if stranger else TINTS[shown.number],
        240 if stranger else 150,
        1.3,
    )
    target.blit(glow, glow.get_rect(center=spot))
    twice = (round(tall * 2 * CARD[0] / CARD[1]), tall * 2)
    face = card_back(twice) if stranger else hero_face(shown.number, twice)
    room = pygame.Surface((twice[0] + 8, twice[1] + 8), pygame.SRCALPHA)
    room.blit(face, (4, 4))
    turned = pygame.transform.rotozoom(room, shown.turn, 1.0)
    small = pygame.transform.smoothscale(turned, (turned.get_width() // 2, turned.get_height() // 2))
    blur = max(3, tall // 22)
    left, top = small.get_rect(center=spot).topleft
    target.blit(shadow(small, blur, 190), (left - 2 * blur + blur // 3, top - 2 * blur + blur // 2))
    target.blit(small, (left, top))
