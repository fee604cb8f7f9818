"""Some hundred positions of whole battles: Duel, Free for All of three and four, Team."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.position import DustState
from tests.dust_collectorz_table.laying import played


@pytest.fixture(scope="session")
def positions() -> list[DustState]:
    """Positions of all kinds."""
    games = [
        *(played(2, seed) for seed in (1, 2, 3)),
        played(3, 4),
        played(4, 5),
        played(4, 13),  # with a forfeit
        played(4, 6, mode="team"),
        played(4, 7, mode="team", forfeits="draw one"),
        played(2, 8, lists="secret"),
    ]
    return [state for game in games for state in game]
