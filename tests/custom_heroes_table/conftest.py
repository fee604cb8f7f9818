"""Positions from whole games played at random, for 2 to 6 seats, of every phase."""

from __future__ import annotations

import pytest

from game.custom_heroes.rules.state import HeroesState
from tests.custom_heroes_table.laying import HIGH_GOAL, Tables, lying, mover, played


@pytest.fixture(scope="session")
def positions() -> list[HeroesState]:
    """A few hundred positions of all kinds."""
    games = [(seats, 1, 10) for seats in (2, 3, 4, 5, 6)] + [(seats, 4, HIGH_GOAL) for seats in (2, 3, 4, 6)]
    return [state for seats, seed, goal in games for state in played(seats, seed, goal)]


@pytest.fixture(scope="session")
def tables(positions: list[HeroesState]) -> Tables:
    """Each position with its layout for the seat whose turn it is."""
    return [(state, lying(state, mover(state))) for state in positions]
