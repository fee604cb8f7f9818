"""A player between two levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.players.base import Player
from game.engine.rng import Rng

if TYPE_CHECKING:
    from ai.worker.tasks import SearchTask
    from game.engine.contract import Rules, State

SALT: Final = 0x6D2B79F5  # keeps the draw apart from the two players' own randomness


class BetweenPlayer(Player):
    """Decides like one of two players, drawn for each decision: it doesn't always see so far."""

    def __init__(self, rules: Rules, seed: int, lower: Player, upper: Player, tenths: int) -> None:
        """Decide like `upper` in so many of ten decisions, otherwise like `lower`."""
        super().__init__(rules, seed)
        self.lower = lower
        self.upper = upper
        self.tenths = tenths

    def start(self, state: State, seat: int) -> SearchTask:
        """Let one of the two decide; the same position gets the same one."""
        draw = Rng(self.seed_for(state.view(seat)) ^ SALT).below(10)
        return (self.upper if draw < self.tenths else self.lower).start(state, seat)

    def close(self) -> None:
        """Free what the two hold."""
        self.lower.close()
        self.upper.close()
