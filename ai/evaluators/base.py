"""The interface of evaluators. This base class suits every game and plays none well.

A game's `player` package subclasses it; its `Game` names a factory. The search uses only this interface.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ai.evaluators.network import Network
from game.engine.contract import OVER, State
from game.engine.rng import Rng

UNPREDICTED: Final = -1
LONGEST_PLAYOUT: Final[i64] = 1500  # steps; an unfinished game counts as an even result
SCORE_UNIT: Final = 28  # a prior logit higher by this means e times as likely to be the best
SCORE_RANGE: Final[i64] = 160  # logits further below the best count as this far below
WEIGHTS: Final[vec[i64]] = vec[i64]([round(256 * exp(-step / SCORE_UNIT)) for step in range(SCORE_RANGE)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The baseline: every action has the same prior, and only the end of the game has a value."""

    def __init__(self) -> None:
        """Start without a network."""
        self.network: Network | None = None  # evaluates positions, in games that have one

    def without_opponent_model(self) -> Evaluator:
        """Return the evaluator without inferences from what others do; itself if it makes none."""
        return self

    def sample_determinization(self, state: State, seat: int, rng: Rng) -> State:
        """Sample a state that `seat` can't tell apart from `state`, likelier ones more often."""
        return state.determinize(seat, rng)

    def actions(self, state: State) -> list[int]:
        """List the candidate actions, a subset of `state.legal_actions()` in a fixed order; never empty."""
        return state.legal_actions()

    def onward(self, state: State) -> list[int]:
        """List the legal actions except those that only take back what the seat has done; never empty."""
        return state.legal_actions()

    def prior_logits(self, state: State, actions: list[int]) -> list[int]:
        """Return the mover's prior logit for each of `actions`; SCORE_UNIT more is e times as likely."""
        return [0] * len(actions)

    def temperature(self) -> float:
        """Return the factor by which a careless player's temperature is raised."""
        return 1.0

    def playout(self, state: State, rng: Rng) -> int:
        """Fast policy: choose a legal action for the seat to move."""
        actions = state.legal_actions()
        return actions[rng.below(len(actions))]

    def predict_reply(self, state: State, actions: list[int], rng: Rng) -> int:
        """Opponent policy: predict the choice of a rival who doesn't know what the searching seat knows.

        Returns one of `actions`, or UNPREDICTED to let the search choose for that seat.
        """
        return UNPREDICTED

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Estimate each seat's win rate; they add up to 1. May change the state."""
        steps: i64 = 0
        while steps < LONGEST_PLAYOUT:
            if state.to_move == OVER:
                return state.returns()
            actions = state.legal_actions()  # includes the table's only one
            state.apply(actions[rng.below(len(actions))])
            steps += 1
        return even_shares(state.seats)

    def encoding(self, state: State) -> list[list[int]]:
        """Encode the position, a row of inputs a seat; empty if the network doesn't evaluate such ones."""
        return []


class BaselineEvaluator(Evaluator):
    """The evaluator of the textbook search: only the rules, without actions that merely undo."""

    def __init__(self, inner: Evaluator) -> None:
        """Take only `onward` from `inner`."""
        super().__init__()
        self.inner = inner

    def actions(self, state: State) -> list[int]:
        """List the legal actions that don't merely undo."""
        return self.inner.onward(state)


def weights_of(logits: list[int]) -> vec[i64]:
    """Turn logits into weights of 1 to 256, in the proportions of their softmax."""
    highest: i64 = logits[0]
    for logit in logits:
        highest = max(highest, logit)
    weights = vec[i64](capacity=len(logits))
    for logit in logits:
        below: i64 = highest - logit
        weights = append(weights, WEIGHTS[below] if below < SCORE_RANGE else 1)
    return weights


def shares_by(network: Network, rows: list[list[int]]) -> list[float]:
    """Turn the network's inputs for each seat into win rates."""
    shares: list[float] = []
    most: float = -1e9
    for row in rows:
        strength = network.strength(row)
        shares.append(strength)
        most = max(most, strength)
    whole: float = 0.0
    for seat in range(len(shares)):
        share: float = exp(shares[seat] - most)
        shares[seat] = share
        whole += share
    for seat in range(len(shares)):
        shares[seat] /= whole
    return shares


def even_shares(seats: int) -> list[float]:
    """Return equal win rates."""
    return [1.0 / seats] * seats
