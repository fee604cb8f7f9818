"""The lid of the box of Custom Heroes: the Dragon Emperor bursts out of the sunrise, as on a comic."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.custom_heroes.pictures.arena import arena
from game.custom_heroes.pictures.auras import burst
from game.custom_heroes.pictures.cast import GEAR, HEROES
from game.table.art.lettering import Hand, lettered, slanted_forward, stacked, trimmed, widened
from game.table.art.light import shadow, soft_light
from game.table.art.palette import Rgb, Size
from game.table.art.pen import paint
from game.table.art.shelf import MASTERS, kept_on
from game.table.art.vector import moved, picture

MINUTES: Final = 40  # that a match lasts, about
_HIGH: Final = 720  # pixels of a hero's original
_ROOM: Final = (480, 540)  # units of a hero's drawing with the room around it
_EMPEROR: Final = 9  # a hero's number, from 0
_CREW: Final = ((2, 0.16, 0.66, 0.42), (5, 0.86, 0.64, 0.40))
"""Heroes behind the great one: number, place and height as shares of the lid."""
_COMIC: Final = Hand(
    "sans_bold",
    ((0.0, (255, 250, 170)), (0.45, (255, 214, 40)), (0.55, (255, 160, 20)), (1.0, (244, 84, 20))),
    (((54, 8, 60), 6.0), ((255, 255, 255), 4.0), ((54, 8, 60), 3.0)),
)
_DARK: Final[Rgb] = (40, 6, 48)


def prepare() -> Iterator[None]:
    """Draw the lid's pictures, one per step."""
    for number, *_ in _CREW:
        _hero(number)
        yield
    for draw in (_emperor, _hammer, _burst):
        draw()
        yield


def lid(size: Size, title: str) -> pygame.Surface:
    """The lid at `size` pixels with the game's name; opaque, not cached."""
    wide, high = size
    result = arena(size)
    rays = pygame.transform.smoothscale(_burst(), (round(wide * 1.5), round(high * 1.15)))
    rays.set_alpha(150)
    result.blit(rays, rays.get_rect(center=(wide // 2, round(high * 0.62))))
    for number, across, down, tall in _CREW:
        figure = widened(_hero(number), (wide, round(high * tall)))
        _cast(result, figure, (round(wide * across), round(high * down)))
    light = soft_light((round(wide * 1.2), round(high * 0.8)), (255, 232, 140), 200, 1.4)
    result.blit(light, light.get_rect(center=(wide // 2, round(high * 0.62))))
    hammer = pygame.transform.rotozoom(_hammer(), -22, high * 0.40 / _HIGH * 1.1)
    _cast(result, hammer, (round(wide * 0.83), round(high * 0.60)))
    emperor = widened(_emperor(), (round(wide * 1.06), round(high * 0.72)))
    _cast(result, emperor, (wide // 2, round(high * 0.705)))
    name = widened(_name(title), (round(wide * 0.92), round(high * 0.31)))
    _cast(result, name, (wide // 2, round(high * 0.035) + name.get_height() // 2))
    return result


@kept_on(MASTERS)
def _hero(number: int) -> pygame.Surface:
    """A hero by himself."""
    emblem = HEROES[number].emblem
    wide = round(_HIGH * _ROOM[0] / _ROOM[1])
    return trimmed(paint(lambda: moved(emblem(), (40, 40)), _DARK, _DARK, wide, _ROOM))


def _emperor() -> pygame.Surface:
    return _hero(_EMPEROR)


@kept_on(MASTERS)
def _hammer() -> pygame.Surface:
    return trimmed(paint(GEAR["R04"].emblem, (232, 44, 60), (255, 210, 90), _HIGH // 2))


@kept_on(MASTERS)
def _burst() -> pygame.Surface:
    return picture(burst(), (400, 560), (500, 700))


def _name(title: str) -> pygame.Surface:
    """Each word on a line of its own, leaning forward and rising."""
    lines = [trimmed(lettered(word, _COMIC, 120)) for word in title.upper().split()]
    wide = max(line.get_width() for line in lines)
    even = [pygame.transform.smoothscale_by(line, (1 + wide / line.get_width()) / 2) for line in lines]
    return trimmed(pygame.transform.rotozoom(slanted_forward(stacked(even, 0.14), 0.12), 4, 1.0))


def _cast(target: pygame.Surface, piece: pygame.Surface, centre: tuple[int, int]) -> None:
    blur = max(3, target.get_width() // 50)
    place = piece.get_rect(center=centre)
    soft = shadow(piece, blur, 190)
    target.blit(soft, (place.x - 2 * blur + blur // 3, place.y - 2 * blur + blur // 2))
    target.blit(piece, place)
