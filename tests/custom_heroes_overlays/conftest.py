"""Positions from whole games, their beginnings and ends among them, and the ends of rounds."""

from __future__ import annotations

from typing import Final

import pytest

from game.custom_heroes.rules.state import HeroesState
from tests.custom_heroes_overlays.laid_sheets import played, round_over

# seats and seed; with and without sudden death
GAMES_PLAYED: Final = ((2, 4), (3, 2), (4, 3), (5, 4), (6, 2))
EVERY: Final = 23  # steps from one kept position to the next


@pytest.fixture(scope="session")
def games() -> list[list[HeroesState]]:
    """A game for each number of seats, with a goal that is seldom reached, and some with the usual one."""
    return [played(*one) for one in GAMES_PLAYED] + [played(seats, 9, goal=10) for seats in (2, 4, 6)]


@pytest.fixture(scope="session")
def positions(games: list[list[HeroesState]]) -> list[HeroesState]:
    """Some positions of all kinds, and all ends of rounds."""
    return [
        state
        for game in games
        for number, state in enumerate(game)
        if number % EVERY == 0 or round_over(state.view(0))
    ]


@pytest.fixture(scope="session")
def ends(positions: list[HeroesState]) -> list[HeroesState]:
    """The ends of rounds."""
    return [state for state in positions if round_over(state.view(0))]
