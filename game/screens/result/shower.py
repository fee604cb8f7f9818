"""Golden rain for the winners."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.table.art.atlas import tinted_picture
from game.table.art.surface_cache import SPRITES, cached

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


@cached(SPRITES)
def _flake_picture(kind: int, turned: int, size: int) -> pygame.Surface:
    colour = ((242, 205, 118), (255, 240, 196), (143, 184, 255), (204, 152, 58))[kind]
    flake = tinted_picture("common", f"result/flake-{4 if kind % 2 else 5}", (size, size), colour)
    return pygame.transform.rotozoom(flake, turned * 15, 1)
