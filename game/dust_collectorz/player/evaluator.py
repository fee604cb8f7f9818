"""The evaluator of Dust Collectorz: that of battles, or that of Young Champions, as the mode has it."""

from __future__ import annotations

from ai.evaluators.base import Evaluator
from game.dust_collectorz.player.battle import BattleEvaluator
from game.dust_collectorz.player.young import YoungEvaluator
from game.dust_collectorz.rules.young.state import YoungState
from game.engine.contract import State
from game.engine.rng import Rng


class DustEvaluator(BattleEvaluator):
    """The evaluator of Dust Collectorz: of battles, and in Young Champions another."""

    def __init__(self) -> None:
        """Prepare both."""
        super().__init__()
        self.young = YoungEvaluator()

    def actions(self, state: State) -> list[int]:
        """List the candidate actions."""
        return self.young.actions(state) if isinstance(state, YoungState) else super().actions(state)

    def onward(self, state: State) -> list[int]:
        """List the legal actions except taking cards back."""
        return self.young.onward(state) if isinstance(state, YoungState) else super().onward(state)

    def prior_logits(self, state: State, actions: list[int]) -> list[int]:
        """Return the prior logit of each action."""
        if isinstance(state, YoungState):
            return self.young.prior_logits(state, actions)
        return super().prior_logits(state, actions)

    def playout(self, state: State, rng: Rng) -> int:
        """Fast policy: the best set, or the best chain."""
        return (
            self.young.playout(state, rng) if isinstance(state, YoungState) else super().playout(state, rng)
        )

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Play the round or the turn greedily to its end, then evaluate."""
        if isinstance(state, YoungState):
            return self.young.evaluate(state, rng)
        return super().evaluate(state, rng)

    def encoding(self, state: State) -> list[list[int]]:
        """Encode the position for the network at the start of a round."""
        return self.young.encoding(state) if isinstance(state, YoungState) else super().encoding(state)


def evaluator() -> Evaluator:
    """Return the evaluator of Dust Collectorz."""
    return DustEvaluator()
