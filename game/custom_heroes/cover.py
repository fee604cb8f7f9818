"""The picture that stands for Custom Heroes in menus: an arena at sunrise and cards with shining sleeves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from game.custom_heroes.cards import ADVANCEMENTS
from game.custom_heroes.faces import EMPTY, Slots, card_face, draw_originals, draw_shared, prepare_originals
from game.custom_heroes.layers import CARD
from game.custom_heroes.pictures.arena import arena
from game.table.art.light import shadow, soft_light
from game.table.art.palette import Rgb, Size
from game.table.art.shapes import cut, rounded
from game.table.art.shelf import SPRITES, kept_on

_CORNER: Final = 0.035  # of the width


class Shown(NamedTuple):
    """A card of the picture: its sleeve, its place and height as shares, its turn in degrees, its light."""

    card: int
    ids: tuple[str, ...]
    across: float
    down: float
    tall: float
    turn: float
    light: Rgb


SHOWN: Final = (
    Shown(20, ("R05", "G09"), 0.14, 0.56, 0.70, 17, (246, 70, 210)),
    Shown(32, ("B03", "Y05"), 0.86, 0.50, 0.70, -15, (120, 160, 255)),
    Shown(5, ("R04", "G06"), 0.36, 0.56, 0.78, 7, (60, 160, 255)),
    Shown(49, ("R03", "B04", "Y01", "G12"), 0.62, 0.52, 0.88, -5, (255, 214, 70)),
)
"""The last lies on top."""


def _slots(ids: tuple[str, ...]) -> Slots:
    """The sleeve that holds the kinds with these ids; those that the table doesn't have are left out."""
    slots = [EMPTY] * 4
    for kind, row in enumerate(ADVANCEMENTS):
        if row.id in ids:
            slots[row.gem] = kind
    red, blue, yellow, green = slots
    return red, blue, yellow, green


@kept_on(SPRITES)
def cover(size: Size) -> pygame.Surface:
    """The picture at `size` pixels, with round corners."""
    result = arena(size)
    for shown in SHOWN:
        _put(result, shown)
    return cut(result, rounded(size, size[0] * _CORNER))


def prepare() -> Iterator[None]:
    """Draw what the picture needs, one original a step, so that nobody has to wait for all of it at once."""
    for shown in SHOWN:
        yield from draw_originals(shown.card, _slots(shown.ids))


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
    light = soft_light((round(tall * 1.25), round(tall * 1.5)), shown.light, 230, 1.3)
    target.blit(light, light.get_rect(center=spot))
    twice = card_face(shown.card, _slots(shown.ids), (round(tall * 2 * CARD[0] / CARD[1]), tall * 2))
    room = pygame.Surface((twice.get_width() + 8, twice.get_height() + 8), pygame.SRCALPHA)
    room.blit(twice, (4, 4))
    turned = pygame.transform.rotozoom(room, shown.turn, 1.0)
    small = pygame.transform.smoothscale(turned, (turned.get_width() // 2, turned.get_height() // 2))
    blur = max(3, tall // 22)
    corner = small.get_rect(center=spot).topleft
    target.blit(
        shadow(small, blur, 190), (corner[0] - 2 * blur + blur // 3, corner[1] - 2 * blur + blur // 2)
    )
    target.blit(small, corner)
