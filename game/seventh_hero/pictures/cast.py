"""Which drawing pictures which hero, and the ground before which it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.seventh_hero.pictures import grounds
from game.seventh_hero.pictures.lord import chieftain
from game.seventh_hero.pictures.warriors import shield_maiden, wyrmslayer
from game.seventh_hero.pictures.wayfarers import oracle, outcast
from game.seventh_hero.pictures.woodfarers import forest_strider, tale_weaver

Drawing = Callable[[], str]

FIGURES: Final[tuple[Drawing, ...]] = (
    shield_maiden,
    wyrmslayer,
    chieftain,
    outcast,
    oracle,
    tale_weaver,
    forest_strider,
)
"""By number, 1 first."""
GROUNDS: Final[tuple[Drawing, ...]] = (
    grounds.red_dawn,
    grounds.frozen_fjord,
    grounds.hall_fire,
    grounds.moonlit_waste,
    grounds.aurora_ring,
    grounds.ember_night,
    grounds.deep_forest,
)
