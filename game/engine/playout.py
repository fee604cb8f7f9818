"""Random playouts: to measure an engine's speed, and for weak computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.contract import OVER

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.rng import Rng


def random_playout(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play random decisions on `state`, in place, to the end or for `limit` steps; return the steps."""
    steps = 0
    while state.to_move != OVER and steps < limit:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        steps += 1
    return steps
