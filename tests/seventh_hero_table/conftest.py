"""A few hundred positions of whole games, for 3 to 5 seats."""

from __future__ import annotations

import pytest

from game.seventh_hero.rules.state import SeventhState
from tests.seventh_hero_table.laying import played


@pytest.fixture(scope="session")
def positions() -> list[SeventhState]:
    """Positions of all kinds."""
    return [state for seats in (3, 4, 5) for seed in (1, 4) for state in played(seats, seed)]
