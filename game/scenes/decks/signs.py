"""Signs of Dust Collectorz that only menus use: of counters, and of abilities."""

from __future__ import annotations

import pygame

from game.dust_collectorz.facts import ANY_STAT, NO_TRIBE
from game.dust_collectorz.pictures.ability_signs import ability_sign as drawn_ability
from game.dust_collectorz.tokens import tribe_mark
from game.table.art import atlas
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import picture


def tribe_sign(tribe: int, size: int) -> pygame.Surface:
    """Draw the emblem of a tribe; for counters a box with a spring lid."""
    return (
        atlas.picture("common", "decks/counters", (size, size))
        if tribe == NO_TRIBE
        else tribe_mark(tribe, size)
    )


@kept_on(SPRITES)
def ability_sign(ability: int, size: int) -> pygame.Surface:
    """Draw the sign of an ability, for any stat."""
    return picture(drawn_ability(ability, int(ANY_STAT)), (size, size))
