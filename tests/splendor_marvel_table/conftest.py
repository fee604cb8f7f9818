"""Positions from whole games played at random, for 2, 3 and 4 seats, the table's own steps among them."""

from __future__ import annotations

from typing import Final

import pytest

from game.engine.rng import Rng
from game.registry import GAMES
from game.splendor_marvel.rules.actions import CODE, RECRUIT, RESERVE, RETURN
from game.splendor_marvel.rules.state import SplendorState

EVERY: Final = 9  # steps from one kept position to the next
STEPS: Final = 260


def played(seats: int, seed: int) -> list[SplendorState]:
    """Every few positions of a game whose seats recruit when they can, and reserve now and then."""
    state = GAMES["splendor_marvel"].rules.setup(seats, seed)
    chance = Rng(seed)
    kept = []
    for step in range(STEPS):
        legal = state.legal_actions()
        if not legal:
            break
        if step % EVERY == 0 or state.legal_actions()[0] & CODE >= RETURN:
            twin = state.clone()
            assert isinstance(twin, SplendorState)
            kept.append(twin)
        recruits = [action for action in legal if RECRUIT <= action & CODE < RETURN]
        reserves = [action for action in legal if RESERVE <= action < RECRUIT]
        if recruits and chance.below(10) < 7:
            legal = recruits
        elif reserves and chance.below(20) < 7:
            legal = reserves
        state.apply(legal[chance.below(len(legal))])
    return kept


@pytest.fixture(scope="session")
def positions() -> list[SplendorState]:
    """A few hundred positions of all kinds."""
    return [state for seats in (2, 3, 4) for seed in (1, 2) for state in played(seats, seed)]
