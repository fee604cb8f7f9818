"""Golden rain for the winners."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import path, picture, star

if TYPE_CHECKING:
    import pygame

FLAKES: Final = 70
SECONDS: Final = 9.0
FALL: Final = 4.5  # seconds of one flake


def draw_shower(surface: pygame.Surface, seconds: float, unit: float) -> None:
    """Draw the rain `seconds` after its begin; `unit` is the pixels per unit of a menu."""
    for number in range(FLAKES):
        _flake(surface, number, seconds, unit)


def _flake(surface: pygame.Surface, number: int, seconds: float, unit: float) -> None:
    """Draw one flake; its position depends only on its number and the time."""
    width, height = surface.get_size()
    begin = number * 0.618034 % 1.0 * (SECONDS - FALL)
    age = (seconds - begin) / FALL
    if not 0 <= age <= 1:
        return
    sway = 0.018 * math.sin(seconds * 1.6 + number)
    x = (number * 0.754877 % 1.0 + sway) * width
    y = (age * 1.12 - 0.06) * height
    turned = int(seconds * 6 + number) % 6
    flake = _flake_picture(number % 4, turned, round((12 + number % 3 * 4) * unit))
    flake.set_alpha(round(255 * min(1.0, (1 - age) * 4)))
    surface.blit(flake, flake.get_rect(center=(round(x), round(y))))


@kept_on(SPRITES)
def _flake_picture(kind: int, turned: int, size: int) -> pygame.Surface:
    colours = ("#f2cd76", "#fff0c4", "#8fb8ff", "#cc983a")
    shape = star((50, 50), 4 if kind % 2 else 5, 46, 18, turned * 15)
    return picture(path(shape, colours[kind], "#241604", 3), (size, size))
