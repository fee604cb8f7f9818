"""The wheel of tribes is drawn for whatever attacks."""

from __future__ import annotations

import pygame

from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.table.drawing.faces import wheel


def test_an_attack_of_no_single_tribe_leaves_the_wheel_at_rest() -> None:
    """A battle of teams once ended in an error here."""
    rest = pygame.image.tobytes(wheel(-1, 0, (120, 100)), "RGBA")

    assert pygame.image.tobytes(wheel(len(TRIBES), 0, (120, 100)), "RGBA") == rest
