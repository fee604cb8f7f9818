"""Signs of Dust Collectorz that menus use: of tribes, of counters, and of abilities."""

from __future__ import annotations

import pygame

from game.dust_collectorz.rules.cards.facts import NO_TRIBE
from game.dust_collectorz.table.drawing import tokens
from game.table.art.atlas import picture


def tribe_sign(tribe: int, size: int) -> pygame.Surface:
    """The emblem of a tribe; for counters a box with a spring lid."""
    if tribe == NO_TRIBE:
        return picture("common", "decks/counters", (size, size))
    return tokens.tribe_mark(tribe, size)


def ability_sign(ability: int, size: int) -> pygame.Surface:
    """The sign of an ability, for any stat."""
    return tokens.ability_sign(ability, size)
