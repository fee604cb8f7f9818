"""Knowledge at second hand: all that somebody else knows of a game, to be changed in some respects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.knowledge.base import Knowledge

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.rng import Rng


class Informed(Knowledge):
    """Knows what `informed` knows; whoever differs in something overrides that alone."""

    def __init__(self, informed: Knowledge) -> None:
        """Ask `informed` about everything."""
        super().__init__()
        self.informed = informed

    def unsuspecting(self) -> Knowledge:
        """Return what somebody knows who concludes nothing from what others do."""
        return self.informed.unsuspecting()

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """Draw a state that `seat` can't tell apart from `state`."""
        return self.informed.imagine(state, seat, rng)

    def actions(self, state: State) -> list[int]:
        """List the actions worth a thought."""
        return self.informed.actions(state)

    def onward(self, state: State) -> list[int]:
        """List the legal actions that lead on."""
        return self.informed.onward(state)

    def scores(self, state: State, actions: list[int]) -> list[int]:
        """Tell how promising each action looks."""
        return self.informed.scores(state, actions)

    def carelessness(self) -> float:
        """Tell how strict the scores are."""
        return self.informed.carelessness()

    def playout(self, state: State, rng: Rng) -> int:
        """Choose quickly."""
        return self.informed.playout(state, rng)

    def reply(self, state: State, actions: list[int], rng: Rng) -> int:
        """Guess what somebody else does who does not know what the searching seat does."""
        return self.informed.reply(state, actions, rng)

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Guess each seat's share of the victory."""
        return self.informed.evaluate(state, rng)

    def inputs(self, state: State) -> list[list[int]]:
        """Tell what the learned judge sees."""
        return self.informed.inputs(state)

    def features(self, state: State, seat: int) -> dict[str, float]:
        """Tell what speaks for `seat`."""
        return self.informed.features(state, seat)
