"""An evaluator that delegates to another one; subclasses override what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ai.evaluators.base import Evaluator

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class DelegatingEvaluator(Evaluator):
    """Delegates everything to `inner`."""

    def __init__(self, inner: Evaluator) -> None:
        """Delegate to `inner`."""
        super().__init__()
        self.inner = inner

    def without_opponent_model(self) -> Evaluator:
        """Return the evaluator without inferences from what others do."""
        return self.inner.without_opponent_model()

    def sample_determinization(self, state: State, seat: int, rng: Rng) -> State:
        """Sample a state that `seat` can't tell apart from `state`."""
        return self.inner.sample_determinization(state, seat, rng)

    def actions(self, state: State) -> list[int]:
        """List the candidate actions."""
        return self.inner.actions(state)

    def onward(self, state: State) -> list[int]:
        """List the legal actions that don't merely undo."""
        return self.inner.onward(state)

    def prior_logits(self, state: State, actions: list[int]) -> list[int]:
        """Return each action's prior logit."""
        return self.inner.prior_logits(state, actions)

    def temperature(self) -> float:
        """Return the temperature of the prior logits."""
        return self.inner.temperature()

    def playout(self, state: State, rng: Rng) -> int:
        """Choose quickly."""
        return self.inner.playout(state, rng)

    def predict_reply(self, state: State, actions: list[int], rng: Rng) -> int:
        """Predict the choice of a rival who doesn't know what the searching seat knows."""
        return self.inner.predict_reply(state, actions, rng)

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Estimate each seat's win rate."""
        return self.inner.evaluate(state, rng)

    def encoding(self, state: State) -> list[list[int]]:
        """Encode the position for the network."""
        return self.inner.encoding(state)
