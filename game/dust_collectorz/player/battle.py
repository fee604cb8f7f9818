"""The evaluator of battles: plans whole sets, then plays them step by step."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ai.evaluators.base import Evaluator, shares_by
from game.dust_collectorz.player import between
from game.dust_collectorz.player.encoding import encoding_of
from game.dust_collectorz.player.plans import Planner
from game.dust_collectorz.player.sets import candidates
from game.dust_collectorz.player.worth import shares_of
from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.phases import ANSWERING, ATTACKING, FOLLOWING
from game.dust_collectorz.rules.pieces import CHAMPIONS, NONE
from game.engine.contract import OVER, TABLE, State
from game.engine.rng import Rng

BACKWARD: Final = (do.TAKE_BACK, do.TAKE_ALL_BACK, do.REST_PRIMARY, do.REST_SUPPORT)
STRICT: Final = 28.0  # logit points per card point


class BattleEvaluator(Evaluator):
    """The evaluator of Duel, Free for All and Team."""

    def __init__(self) -> None:
        """Start without a plan."""
        super().__init__()
        self.build: Laid | None = None  # the last planned set,
        self.steps: list[int] = []  # and its remaining steps

    def actions(self, state: State) -> list[int]:
        """List the candidate steps: each set in one order, nothing useless, nothing taken back."""
        position = cast("BattleState", state)
        if position.phase in (ATTACKING, ANSWERING, FOLLOWING):
            return candidates(position)
        return between.choices(position)

    def onward(self, state: State) -> list[int]:
        """List the legal actions except taking cards back."""
        legal = state.legal_actions()
        found = [action for action in legal if action - action % do.VERB not in BACKWARD]
        return found or legal

    def prior_logits(self, state: State, actions: list[int]) -> list[int]:
        """Return the prior logit of each action."""
        return [int(STRICT * worth) for worth in worths_of(cast("BattleState", state), actions)]

    def playout(self, state: State, rng: Rng) -> int:
        """Fast policy: the next step of the best set."""
        position = cast("BattleState", state)
        steps = self.remaining(position)
        self.build = position.build
        self.steps = steps[1:]
        return steps[0]

    def remaining(self, state: BattleState) -> list[int]:
        """Return the remaining steps of the set being laid, if it is the planned one, or plan another."""
        if self.steps and state.build is self.build and self.steps[0] in candidates(state):
            return self.steps
        return quick(state)

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Play the round greedily to its end, then evaluate."""
        position = cast("BattleState", state)
        while position.to_move != OVER:
            if position.to_move == TABLE:
                position.apply(position.legal_actions()[0])
            elif position.phase == ATTACKING and position.build.primary == NONE:
                return self.judge(position)
            else:
                for step in self.remaining(position):
                    position.apply(step)
        return position.returns()

    def judge(self, state: BattleState) -> list[float]:
        """Evaluate between two rounds, by the network or else by hand."""
        if self.network is not None and state.mode == CHAMPIONS and state.seats in self.network.seats:
            return shares_by(self.network, encoding_of(state))
        return shares_of(state)

    def encoding(self, state: State) -> list[list[int]]:
        """Encode the position for the network at the start of a round."""
        position = cast("BattleState", state)
        if position.phase == ATTACKING and position.build.primary == NONE:
            return encoding_of(position)
        return []


def worths_of(state: BattleState, actions: list[int]) -> list[float]:
    """Return the value of each action by the fast policy."""
    if state.phase in (ATTACKING, ANSWERING, FOLLOWING):
        return Planner(state).weigh(actions)
    return between.worths(state, actions)


def quick(state: BattleState) -> list[int]:
    """Choose by the fast policy: one step, or all remaining steps of the best set."""
    if state.phase in (ATTACKING, ANSWERING, FOLLOWING):
        return Planner(state).plan(candidates(state))
    actions = between.choices(state)
    worths = between.worths(state, actions)
    best: i64 = 0
    for place in range(len(worths)):
        if worths[place] > worths[best]:
            best = place
    return [actions[best]]
