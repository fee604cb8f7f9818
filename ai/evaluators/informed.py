"""An evaluator that delegates to another one; subclasses override what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.evaluators.base import Knowledge

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.rng import Rng


class Informed(Knowledge):
    """Delegates everything to `informed`."""

    def __init__(self, informed: Knowledge) -> None:
        """Delegate to `informed`."""
        super().__init__()
        self.informed = informed

    def unsuspecting(self) -> Knowledge:
        """Return the evaluator without inferences from what others do."""
        return self.informed.unsuspecting()

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """Sample a state that `seat` can't tell apart from `state`."""
        return self.informed.imagine(state, seat, rng)

    def actions(self, state: State) -> list[int]:
        """List the candidate actions."""
        return self.informed.actions(state)

    def onward(self, state: State) -> list[int]:
        """List the legal actions that don't merely undo."""
        return self.informed.onward(state)

    def scores(self, state: State, actions: list[int]) -> list[int]:
        """Return each action's prior logit."""
        return self.informed.scores(state, actions)

    def carelessness(self) -> float:
        """Return the temperature of the prior logits."""
        return self.informed.carelessness()

    def playout(self, state: State, rng: Rng) -> int:
        """Choose quickly."""
        return self.informed.playout(state, rng)

    def reply(self, state: State, actions: list[int], rng: Rng) -> int:
        """Predict the choice of a rival who doesn't know what the searching seat knows."""
        return self.informed.reply(state, actions, rng)

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Estimate each seat's win rate."""
        return self.informed.evaluate(state, rng)

    def inputs(self, state: State) -> list[list[int]]:
        """Return the network's input encoding."""
        return self.informed.inputs(state)

    def features(self, state: State, seat: int) -> dict[str, float]:
        """Return the features of `seat`."""
        return self.informed.features(state, seat)
