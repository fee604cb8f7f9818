"""The faces of Seventh Hero: the seven heroes, ready or used, the quest they carry, and the wanderer's back.

A card is put together once at full size; what depends on the number of seats is laid on when it is scaled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.seventh_hero.card_frame import (
    CARD,
    COARSE,
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
from game.seventh_hero.pictures.carvings import quest_bands, quest_stone
from game.seventh_hero.pictures.cast import FIGURES, GROUNDS, Drawing
from game.seventh_hero.pictures.traveller import night, road, traveller, twined_border
from game.seventh_hero.tokens import ability_mark, draw_tokens, pip, quest_mark
from game.table.art.light import shadow
from game.table.art.palette import Size
from game.table.art.shapes import blank
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.vector import picture

__all__ = [
    "card_back",
    "card_height",
    "draw_back",
    "draw_heroes",
    "draw_originals",
    "hero_face",
    "prepare_originals",
    "quest_face",
]

_NIGHT: Final = (172, 186, 214)


@kept_on(SPRITES)
def hero_face(number: int, size: Size, seats: int = 4, *, ready: bool = True) -> pygame.Surface:
    """The card of hero `number` (1 to 7) with its quest at a table of `seats`, at `size` pixels.

    A hero that is not `ready` is seen as in moonlight, its ability struck out.
    """
    result = pygame.transform.smoothscale(_card(number), size)
    result.blit(_quest_row(number, seats, size[0]), (0, round(size[0] * 1.215)))
    return rounded_off(result if ready else _used(result, number))


def _used(face: pygame.Surface, number: int) -> pygame.Surface:
    """A copy of a face in pale moonlight: its number keeps some colour, its ability is struck out."""
    width = face.get_width()
    result = face.copy()
    grey = pygame.transform.grayscale(face)
    grey.set_alpha(190)
    result.blit(grey, (0, 0))
    result.fill(_NIGHT, special_flags=pygame.BLEND_RGB_MULT)
    number_stone = face.subsurface((0, 0, round(width * 0.312), round(width * 0.5))).copy()
    number_stone.set_alpha(140)
    result.blit(number_stone, (0, 0))
    spent = ability_mark(number, round(width * 0.248), 1)
    result.blit(spent, (round(width * 0.032), round(width * 0.956)))
    return result


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
    result = blank(FULL)
    result.blit(pygame.transform.smoothscale(_ground(number), (FULL[0], scaled(WINDOW[1]))), (0, 0))
    figure = _figure(number)
    under = shadow(figure, 14, 130)
    result.blit(under, (-28, -20))
    result.blit(figure, (0, 0))
    result.blit(foot(number), (0, scaled(474)))
    result.blit(frame(), (0, 0))
    result.blit(stone(number), (scaled(4), scaled(2)))
    return result


@kept_on(PARTS)
def _ground(number: int) -> pygame.Surface:
    return picture(GROUNDS[number - 1](), (COARSE[0], COARSE[0] * WINDOW[1] // WINDOW[0]), WINDOW)


@kept_on(PARTS)
def _figure(number: int) -> pygame.Surface:
    return picture(FIGURES[number - 1](), (FULL[0], scaled(WINDOW[1])), WINDOW)


@kept_on(SPRITES)
def quest_face(number: int, seats: int, size: Size) -> pygame.Surface:
    """The quest of hero `number` (SH-1) at a table of `seats`, large: its sign, the fitting numbers lit."""
    width = size[0]
    result = pygame.transform.smoothscale(_quest_ground(), size)
    marked = pygame.transform.smoothscale(stone(number), (round(width * 0.32), round(width * 0.524)))
    result.blit(marked, (round(width * 0.008), round(width * 0.004)))
    sign = quest_mark(number, seats, round(width * 0.46))
    result.blit(sign, sign.get_rect(center=(round(width * 0.63), round(width * 0.3))))
    met = quest(number, seats)
    for hero in HEROES:
        column, row = (hero - 1) % 4, (hero - 1) // 4
        lit = bool(met >> hero & 1)
        token = pip(hero, lit, round(width * (0.238 if lit else 0.206)))
        spot = (width * (0.5 + (column - (1 if row else 1.5)) * 0.226), width * (0.82 + row * 0.262))
        result.blit(token, token.get_rect(center=(round(spot[0]), round(spot[1]))))
    return rounded_off(result)


@kept_on(MASTERS)
def _quest_ground() -> pygame.Surface:
    """The ground of all quests at full size, with square corners."""
    result = pygame.transform.smoothscale(_part(quest_stone, COARSE), FULL)
    result.blit(_part(quest_bands, FULL), (0, 0))
    result.blit(frame(), (0, 0))
    return result


@kept_on(PARTS)
def _part(drawing: Drawing, size: Size) -> pygame.Surface:
    """A drawing of a whole card, kept until the card is put together."""
    return picture(drawing(), size, CARD)


@kept_on(SPRITES)
def card_back(size: Size) -> pygame.Surface:
    """The back of every card, a traveller with a lantern, at `size` pixels."""
    return rounded_off(pygame.transform.smoothscale(_back(), size))


@kept_on(MASTERS)
def _back() -> pygame.Surface:
    """The back at full size, with square corners."""
    scene = _part(night, COARSE).copy()
    scene.blit(_part(road, COARSE), (0, 0))
    result = pygame.transform.smoothscale(scene, FULL)
    for drawing in (traveller, twined_border):
        result.blit(_part(drawing, FULL), (0, 0))
    result.blit(frame(), (0, 0))
    return result


def draw_originals(number: int) -> Iterator[None]:
    """Draw what the card of hero `number` is put together from, one part a step."""
    for draw in (_ground, _figure, foot, stone, _card):
        draw(number)
        yield


def draw_back() -> Iterator[None]:
    """Draw what the back is put together from, one part a step."""
    frame()
    yield
    for drawing in (night, road):
        _part(drawing, COARSE)
        yield
    for drawing in (traveller, twined_border):
        _part(drawing, FULL)
        yield
    _back()
    yield


def _draw_quest() -> Iterator[None]:
    """Draw what the ground of quests is put together from, one part a step."""
    _part(quest_stone, COARSE)
    yield
    _part(quest_bands, FULL)
    yield
    _quest_ground()
    yield


def draw_heroes() -> Iterator[None]:
    """Draw the originals of all heroes' cards, one part a step."""
    frame()
    yield
    for number in HEROES:
        yield from draw_originals(number)


def prepare_originals() -> Iterator[None]:
    """Draw the originals of tokens, back and quests, one a step, so that a match finds them ready."""
    yield from draw_tokens()
    yield from draw_back()
    yield from _draw_quest()
