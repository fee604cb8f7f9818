"""Signs of Dust Collectorz that only menus use: of counters, and of abilities."""

from __future__ import annotations

import pygame

from game.dust_collectorz.facts import ANY_STAT, NO_TRIBE
from game.dust_collectorz.pictures.ability_signs import ability_sign as drawn_ability
from game.dust_collectorz.tokens import tribe_mark
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import path, picture, star


def tribe_sign(tribe: int, size: int) -> pygame.Surface:
    """Draw the emblem of a tribe; for counters a box with a spring lid."""
    return _lid(size) if tribe == NO_TRIBE else tribe_mark(tribe, size)


@kept_on(SPRITES)
def ability_sign(ability: int, size: int) -> pygame.Surface:
    """Draw the sign of an ability, for any stat."""
    return picture(drawn_ability(ability, int(ANY_STAT)), (size, size))


@kept_on(SPRITES)
def _lid(size: int) -> pygame.Surface:
    box = path("M14 48 H86 V92 H14Z", "#7a4fb0", "#1c1626", 5)
    lid = path("M8 36 L80 14 L86 32 L14 54Z", "#b98ae6", "#1c1626", 5)
    lock = path(star((50, 72), 4, 17, 7), "#ffe27a", "#1c1626", 4)
    return picture(box + lid + lock, (size, size))
