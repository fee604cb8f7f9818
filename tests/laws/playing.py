"""Matches played by chance, for laws that hold in every position of every game."""

from __future__ import annotations

from functools import lru_cache

import pytest

from game.engine.contract import Rules
from game.laws.playthrough import Playthrough
from game.registry import RULES

TABLES = [
    pytest.param(rules, seats, id=f"{rules.id}-{seats}") for rules in RULES.values() for seats in rules.seats
]
EVERY_TABLE = pytest.mark.parametrize(("rules", "seats"), TABLES)
EVERY_GAME = pytest.mark.parametrize("rules", [pytest.param(rules, id=rules.id) for rules in RULES.values()])


@lru_cache(maxsize=32)
def playthrough(rules: Rules, seats: int, seed: int) -> Playthrough:
    """Return a match played by chance to its end; laws that ask for the same one share it."""
    return Playthrough(rules, seats, seed)
