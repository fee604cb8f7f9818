"""What computer players know of a game. This class knows nothing: it suits every game and plays none well.

A game's own module in this package subclasses it and offers `knowledge()`. The search asks only what stands
here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from game.engine.contract import OVER, TABLE, State
from game.engine.rng import Rng

LONGEST_PLAYOUT: Final[i64] = 600  # decisions; a game that has not ended by then is shared evenly


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Nothing but the rules: any action is as good as another, and only the end tells who wins."""

    def actions(self, state: State) -> list[int]:
        """List the actions worth a thought, some of `state.legal_actions()`, in a fixed order; never none."""
        return state.legal_actions()

    def priors(self, state: State, actions: list[int]) -> list[float]:
        """Guess how likely each of `actions` is to be the best; all above 0, adding up to 1."""
        return [1.0 / len(actions)] * len(actions)

    def playout(self, state: State, rng: Rng) -> int:
        """Choose quickly for the seat to move: one of its legal actions."""
        actions = state.legal_actions()
        return actions[rng.below(len(actions))]

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Guess each seat's share of the victory; they add up to 1. The state may be played on for it."""
        decisions: i64 = 0
        while decisions < LONGEST_PLAYOUT:
            settle(state)
            if state.to_move == OVER:
                return state.returns()
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
            decisions += 1
        return even_shares(state.seats)

    def features(self, state: State, seat: int) -> dict[str, float]:
        """Tell what speaks for `seat`, by name, each as its weight in the judgement; for explanations."""
        return {}


def settle(state: State) -> None:
    """Let the table take its steps, until a seat is to move or the game has ended."""
    while state.to_move == TABLE:
        state.apply(state.legal_actions()[0])


def even_shares(seats: int) -> list[float]:
    """Give each seat the same share of the victory."""
    return [1.0 / seats] * seats
