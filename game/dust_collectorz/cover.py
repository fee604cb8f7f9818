"""The picture that stands for Dust Collectorz in menus: collectibles of all tribes in an attic."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from game.dust_collectorz.cards import KINDS
from game.dust_collectorz.faces import card_face, draw_originals, draw_shared, prepare_originals
from game.dust_collectorz.layers import CARD
from game.dust_collectorz.pictures.attic import attic
from game.table.art.light import shadow, soft_light
from game.table.art.palette import Size
from game.table.art.shapes import cut, rounded
from game.table.art.shelf import SPRITES, kept_on

_CORNER: Final = 0.035  # of the width


class Shown(NamedTuple):
    """A card of the picture: its slug, place and height as shares, its turn in degrees."""

    slug: str
    across: float
    down: float
    tall: float
    turn: float


SHOWN: Final = (
    Shown("lantern-carp", 0.13, 0.62, 0.58, 18),
    Shown("captain-mahogany", 0.87, 0.62, 0.58, -18),
    Shown("teapot-toad", 0.29, 0.58, 0.66, 9),
    Shown("nightlight-lion", 0.71, 0.58, 0.66, -9),
    Shown("the-clockless-knight", 0.5, 0.56, 0.78, 0),
)
"""The last lies on top."""


@kept_on(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners."""
    result = attic(size)
    for shown in SHOWN:
        if shown.slug in KINDS:
            _put(result, shown)
    return cut(result, rounded(size, size[0] * _CORNER))


def prepare() -> Iterator[None]:
    """Draw what the picture needs, one original a step, so that nobody has to wait for all of it at once."""
    for shown in SHOWN:
        if shown.slug in KINDS:
            draw_originals(KINDS[shown.slug])
            yield


def prepare_shared() -> Iterator[None]:
    """Draw the cards' shared parts, one per step."""
    yield from draw_shared()


def prepare_table() -> Iterator[None]:
    """Draw the originals of all cards, so that a match finds them ready."""
    yield from prepare_originals()


def _put(target: pygame.Surface, shown: Shown) -> None:
    """Lay a card with its light and its shadow, turned large, for smooth edges."""
    width, height = target.get_size()
    tall = round(min(height * shown.tall, width * shown.tall * 0.75))
    spot = (round(width * shown.across), round(height * shown.down))
    glow = soft_light((round(tall * 1.3), round(tall * 1.5)), (255, 214, 140), 170, 1.3)
    target.blit(glow, glow.get_rect(center=spot))
    twice = (round(tall * 2 * CARD[0] / CARD[1]), tall * 2)
    room = pygame.Surface((twice[0] + 8, twice[1] + 8), pygame.SRCALPHA)
    room.blit(card_face(KINDS[shown.slug], twice), (4, 4))
    turned = pygame.transform.rotozoom(room, shown.turn, 1.0)
    small = pygame.transform.smoothscale(turned, (turned.get_width() // 2, turned.get_height() // 2))
    blur = max(3, tall // 22)
    left, top = small.get_rect(center=spot).topleft
    target.blit(shadow(small, blur, 190), (left - 2 * blur + blur // 3, top - 2 * blur + blur // 2))
    target.blit(small, (left, top))
