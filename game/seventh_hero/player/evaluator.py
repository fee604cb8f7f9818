"""The evaluator of Seventh Hero: candidates, beliefs about the wanderer, and leaf evaluation.

In the search the others act by the fast policy, each by what it has seen itself, so nobody acts on what it
can't know. Wanderers that serve their sender are sampled more often than others.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from ai.evaluators.base import Evaluator, shares_by
from game.engine.contract import OVER, TABLE, State
from game.engine.rng import Rng
from game.seventh_hero.player.beliefs import boldness, suspicion
from game.seventh_hero.player.encoding import encoding_of
from game.seventh_hero.player.turn import SUSPICIOUS, TRUSTING, Turn, at_first_sight, candidates
from game.seventh_hero.player.worth import shares_of
from game.seventh_hero.rules import redeal
from game.seventh_hero.rules.pieces import AFTER_QUEST, ASKING, QUESTING, SENDING
from game.seventh_hero.rules.state import SeventhState

STRICT: Final = 500.0  # logit points for a whole win
CARELESS: Final = 3.3  # such sharp logits would give a careless player too few errors
MIXING: Final = 60.0  # inverse temperature of the fast policy, which must not be predictable


class SeventhEvaluator(Evaluator):
    """The evaluator of Seventh Hero."""

    def __init__(self) -> None:
        """Start without beliefs."""
        super().__init__()
        self.pictured: State | None = None  # the last sampled position,
        self.likely: list[int] = []  # and the likelihood of each number to be sent then

    def without_opponent_model(self) -> Evaluator:
        """Return the evaluator that assumes nothing about what senders send."""
        return PlainSeventhEvaluator()

    def sample_determinization(self, state: State, seat: int, rng: Rng) -> State:
        """Sample a state, with wanderers that serve their sender more often."""
        position = cast("SeventhState", state)
        if state is not self.pictured:
            self.pictured = state
            self.likely = [max(1, int(256.0 * weight)) for weight in suspicion(position, boldness(position))]
        twin = position.clone()
        redeal.redeal(twin, seat, rng, self.likely)
        return twin

    def actions(self, state: State) -> list[int]:
        """List the abilities and hints that may help now; no doubts about a known wanderer."""
        return candidates(cast("SeventhState", state))

    def prior_logits(self, state: State, actions: list[int]) -> list[int]:
        """Return the prior logit of each action."""
        values = Turn(cast("SeventhState", state), SUSPICIOUS).values(actions)
        return [int(STRICT * value) for value in values]

    def temperature(self) -> float:
        """Return the factor by which a careless player's temperature is raised."""
        return CARELESS

    def playout(self, state: State, rng: Rng) -> int:
        """Fast policy: without hints and without assumptions about the sender."""
        return quick(cast("SeventhState", state), rng)

    def predict_reply(self, state: State, actions: list[int], rng: Rng) -> int:
        """Opponent policy: the others act on what they know themselves, with beliefs, unpredictably."""
        return mixed(actions, Turn(cast("SeventhState", state), SUSPICIOUS).values(actions), rng)

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Play the turn to its end by the fast policy, then evaluate."""
        position = cast("SeventhState", state)
        while position.to_move != OVER:
            if position.to_move == TABLE:
                if position.phase == QUESTING:
                    return self.judge(position)
                position.apply(position.legal_actions()[0])
            else:
                position.apply(quick(position, rng))
        return position.returns()

    def judge(self, state: SeventhState) -> list[float]:
        """Evaluate between two turns, by the network or else by hand."""
        if self.network is not None and state.seats in self.network.seats:
            return shares_by(self.network, encoding_of(state))
        return shares_of(state)

    def encoding(self, state: State) -> list[list[int]]:
        """Encode the position for the network before the leader sends."""
        position = cast("SeventhState", state)
        asked = position.phase == ASKING and position.reactions.window == AFTER_QUEST
        return encoding_of(position) if asked or position.phase == SENDING else []


class PlainSeventhEvaluator(SeventhEvaluator):
    """The evaluator that takes all numbers as equally likely to be sent."""

    def sample_determinization(self, state: State, seat: int, rng: Rng) -> State:
        """Sample any state that `seat` can't tell apart from `state`."""
        return state.determinize(seat, rng)

    def prior_logits(self, state: State, actions: list[int]) -> list[int]:
        """Return the prior logit of each action without assumptions about the sender."""
        values = Turn(cast("SeventhState", state), TRUSTING).values(actions)
        return [int(STRICT * value) for value in values]


def quick(state: SeventhState, rng: Rng) -> int:
    """Choose by the fast policy."""
    actions = at_first_sight(state)
    if len(actions) == 1:
        return actions[0]
    return mixed(actions, Turn(state, TRUSTING).values(actions), rng)


def mixed(actions: list[int], values: list[float], rng: Rng) -> int:
    """Choose at random, in proportion to e to the power of the action's value."""
    best: float = -9.0
    for value in values:
        best = max(best, value)
    whole: float = 0.0
    for place in range(len(values)):
        weight: float = exp(MIXING * (values[place] - best))
        values[place] = weight
        whole += weight
    left: float = rng.fraction() * whole
    for place in range(len(values)):
        left -= values[place]
        if left < 0.0:
            return actions[place]
    return actions[-1]


def evaluator() -> Evaluator:
    """Return the evaluator of Seventh Hero."""
    return SeventhEvaluator()
