"""The faces of Seventh Hero: the seven heroes, ready or used, the quest they carry, and the wanderer's back.

A card is put together once at full size; what depends on the number of seats is laid on when it is scaled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.seventh_hero.card_frame import (
    CARD,
    FULL,
    PARTS,
    WINDOW,
    card_height,
    foot,
    frame,
    rounded_off,
    scaled,
    stone,
)
from game.seventh_hero.cards import HEROES, quest
from game.seventh_hero.pictures.cast import FIGURES, GROUNDS
from game.seventh_hero.pictures.traveller import back
from game.seventh_hero.tokens import draw_tokens, pip
from game.table.art.light import shadow
from game.table.art.palette import Size
from game.table.art.shapes import blank
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.vector import picture

__all__ = ["card_back", "card_height", "draw_originals", "hero_face", "prepare_originals", "quest_face"]

SEATS: Final = (3, 4, 5)
_NIGHT: Final = (132, 146, 178)


@kept_on(SPRITES)
def hero_face(number: int, size: Size, seats: int = 4, *, ready: bool = True) -> pygame.Surface:
    """The card of hero `number` (1 to 7) with its quest at a table of `seats`, at `size` pixels.

    A hero that is not `ready` is seen as in moonlight, its ability struck out.
    """
    result = pygame.transform.smoothscale(_card(number), size)
    result.blit(_quest_row(number, seats, size[0]), (0, round(size[0] * 1.212)))
    if not ready:
        result = pygame.transform.grayscale(result)
        result.fill(_NIGHT, special_flags=pygame.BLEND_RGB_MULT)
    return rounded_off(result)


def _quest_row(number: int, seats: int, width: int) -> pygame.Surface:
    """The seven stones of a quest in a row, the fitting ones lit, for a card that is `width` wide."""
    met = quest(number, seats)
    step = width * 0.129
    side = round(step * 0.98)
    result = blank((width, round(step * 1.1)))
    for hero in HEROES:
        token = pip(hero, bool(met >> hero & 1), side)
        result.blit(token, token.get_rect(center=(width / 2 + (hero - 4) * step, side / 2)))
    return result


@kept_on(MASTERS)
def _card(number: int) -> pygame.Surface:
    """A hero's card at full size, without its quest and with square corners."""
    result = pygame.transform.smoothscale(_ground(number), FULL)
    figure = _figure(number)
    under = shadow(figure, 12, 130)
    result.blit(under, (-24, -16))
    result.blit(figure, (0, 0))
    result.blit(foot(number), (0, scaled(474)))
    result.blit(frame(), (0, 0))
    result.blit(stone(number), (scaled(4), scaled(2)))
    return result


@kept_on(PARTS)
def _ground(number: int) -> pygame.Surface:
    return picture(GROUNDS[number - 1](), (CARD[0] * 3 // 4, CARD[1] * 3 // 4), CARD)


@kept_on(PARTS)
def _figure(number: int) -> pygame.Surface:
    return picture(FIGURES[number - 1](), (FULL[0], scaled(WINDOW[1])), WINDOW)


@kept_on(SPRITES)
def quest_face(number: int, seats: int, size: Size) -> pygame.Surface:
    """The quest that the card of hero `number` carries, large: the numbers that meet it at a table of `seats`."""
    result = pygame.transform.smoothscale(_back(), size)
    met = quest(number, seats)
    side = round(size[0] * 0.24)
    for hero in HEROES:
        token = pip(hero, bool(met >> hero & 1), side)
        column, row = ((hero - 1) % 4, (hero - 1) // 4)
        x = size[0] * (0.5 + (column - (1.5 if row == 0 else 1)) * 0.235)
        result.blit(token, token.get_rect(center=(round(x), round(size[1] * (0.62 + row * 0.18)))))
    return rounded_off(result)


@kept_on(SPRITES)
def card_back(size: Size) -> pygame.Surface:
    """The back of every card, a traveller with a lantern, at `size` pixels."""
    return rounded_off(pygame.transform.smoothscale(_back(), size))


@kept_on(MASTERS)
def _back() -> pygame.Surface:
    result = picture(back(), FULL, CARD)
    result.blit(frame(), (0, 0))
    return result


def draw_originals(number: int) -> Iterator[None]:
    """Draw what the card of hero `number` is put together from, one part a step."""
    for draw in (_ground, _figure, foot, stone):
        draw(number)
        yield
    frame()
    yield
    _card(number)
    yield


def prepare_originals() -> Iterator[None]:
    """Draw the originals of all faces and tokens, one a step, so that a match finds them ready."""
    yield from draw_tokens()
    for number in HEROES:
        yield from draw_originals(number)
    _back()
    yield
