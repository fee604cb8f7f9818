"""What computer players know of a game. This class knows nothing: it suits every game and plays none well.

A game's own module in this package subclasses it and offers `knowledge()`. The search asks only what stands
here.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ai.knowledge.network import Network
from game.engine.contract import OVER, State
from game.engine.rng import Rng

UNGUESSED: Final = -1
LONGEST_PLAYOUT: Final[i64] = 1500  # steps; a game that has not ended by then is shared evenly
SCORE_UNIT: Final = 28  # a score so much higher means e times as likely to be the best
SCORE_RANGE: Final[i64] = 160  # what lies further below the best counts as lying there
WEIGHTS: Final[list[int]] = [round(256 * exp(-step / SCORE_UNIT)) for step in range(SCORE_RANGE)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Nothing but the rules: any action is as good as another, and only the end tells who wins."""

    def __init__(self) -> None:
        """Have learned nothing."""
        self.network: Network | None = None  # judges positions, in games that have learned to

    def unsuspecting(self) -> Knowledge:
        """Return what somebody knows who concludes nothing from what others do; itself where that is all."""
        return self

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """Draw a state that `seat` can't tell apart from `state`, the more likely ones more often."""
        return state.determinize(seat, rng)

    def actions(self, state: State) -> list[int]:
        """List the actions worth a thought, some of `state.legal_actions()`, in a fixed order; never none."""
        return state.legal_actions()

    def onward(self, state: State) -> list[int]:
        """List the legal actions but for those that only take back what the seat has done; never none."""
        return state.legal_actions()

    def scores(self, state: State, actions: list[int]) -> list[int]:
        """Tell how promising each of `actions` looks to the mover; SCORE_UNIT more is e times as likely."""
        return [0] * len(actions)

    def carelessness(self) -> float:
        """Tell how many times more careless a careless player must be than its scores make it."""
        return 1.0

    def playout(self, state: State, rng: Rng) -> int:
        """Choose quickly for the seat to move: one of its legal actions."""
        actions = state.legal_actions()
        return actions[rng.below(len(actions))]

    def reply(self, state: State, actions: list[int], rng: Rng) -> int:
        """Guess what somebody else does who does not know what the searching seat does.

        It is one of `actions`, or UNGUESSED: then it is what the search finds best for that seat.
        """
        return UNGUESSED

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Guess each seat's share of the victory; they add up to 1. The state may be played on for it."""
        steps: i64 = 0
        while steps < LONGEST_PLAYOUT:
            if state.to_move == OVER:
                return state.returns()
            actions = state.legal_actions()  # the table's only one, too
            state.apply(actions[rng.below(len(actions))])
            steps += 1
        return even_shares(state.seats)

    def inputs(self, state: State) -> list[list[int]]:
        """Tell what the learned judge sees of each seat; nothing where it does not judge such a position."""
        return []

    def features(self, state: State, seat: int) -> dict[str, float]:
        """Tell what speaks for `seat`, by name, each as its weight in the judgement; for explanations."""
        return {}


class Uninformed(Knowledge):
    """What the anchor of measurements knows: the rules, and that taking back leads nowhere."""

    def __init__(self, informed: Knowledge) -> None:
        """Know no more of a game than what `informed` knows to lead on."""
        super().__init__()
        self.informed = informed

    def actions(self, state: State) -> list[int]:
        """List the legal actions that lead on."""
        return self.informed.onward(state)


def weigh(scores: list[int]) -> i64:
    """Turn scores, in place, into weights of 1 to 256 as likely to be the best; return their sum."""
    highest: i64 = scores[0]
    for score in scores:
        highest = max(highest, score)
    whole: i64 = 0
    for i in range(len(scores)):
        below: i64 = highest - scores[i]
        weight: i64 = 1
        if below < SCORE_RANGE:
            weight = WEIGHTS[below]
        scores[i] = weight
        whole += weight
    return whole


def shares_by(network: Network, rows: list[list[int]]) -> list[float]:
    """Turn what the learned judge sees of each seat into its share of the victory."""
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
    """Give each seat the same share of the victory."""
    return [1.0 / seats] * seats
