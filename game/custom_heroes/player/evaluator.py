"""The evaluator of Custom Heroes: candidate actions, prior logits and leaf evaluation.

A round can't be evaluated halfway by hand, because all hands decide which sets win tricks. So a leaf is
played on greedily to the end of its round, and evaluated there by VP and what is left for the next rounds.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ai.evaluators.base import Evaluator, shares_by
from game.custom_heroes.player.between import shares_between
from game.custom_heroes.player.encoding import encoding_of
from game.custom_heroes.player.turn import Turn, can_only_pass
from game.custom_heroes.rules.actions import BET, BET_OWN, DEAL, PASS, READY, TAKE_BACK, TRADE, VERB, place_in
from game.custom_heroes.rules.cards import FORM, POWER_LIMIT, STAKE
from game.custom_heroes.rules.pieces import BETTING, DEALING, JUDGING, TURN, Player, price_of
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import OVER, State
from game.engine.contract import TABLE as TABLE_MOVES
from game.engine.rng import Rng

STRICTNESS: Final[i64] = 100  # of 256: the inverse temperature of the prior logits
BET_CARDS: Final[i64] = 2  # the worst cards, for a bet with a Kodora that is not yet sleeved
BETTING_SCORE: Final[i64] = 100  # for ending the betting; these are added for a bet:
A_BET: Final[i64] = -20
A_BET_TO_THE_GOAL: Final[i64] = 20  # the VP of a won bet would be enough to win the game
SETTLING_SCORE: Final[i64] = 100  # for keeping power; this is added or subtracted for the others:
A_TRADE: Final[i64] = 20


class HeroesEvaluator(Evaluator):
    """The evaluator of Custom Heroes."""

    def actions(self, state: State) -> list[int]:
        """List distinct plays, the best few sleevings and bets, and nothing that takes back."""
        position = cast("HeroesState", state)
        if position.phase == TURN:
            return Turn(position).candidates()
        if position.phase == BETTING:
            return bets(position)
        return position.legal_actions()

    def onward(self, state: State) -> list[int]:
        """List the legal actions except taking an advancement back; it is never the only one."""
        return [action for action in state.legal_actions() if action & VERB != TAKE_BACK]

    def prior_logits(self, state: State, actions: list[int]) -> list[int]:
        """Return the prior logit of each action."""
        position = cast("HeroesState", state)
        if position.phase != TURN:
            return [frame_score(position, action) for action in actions]
        logits = Turn(position).prior_logits(actions)
        for place in range(len(logits)):
            logits[place] = logits[place] * STRICTNESS >> 8
        return logits

    def playout(self, state: State, rng: Rng) -> int:
        """Choose the action with the highest logit."""
        return quick(cast("HeroesState", state))

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Evaluate by the network, or without one, play the round greedily to its end."""
        position = cast("HeroesState", state)
        if self.network is not None and position.seats in self.network.seats:
            return shares_by(self.network, encoding_of(position))
        while position.to_move != OVER:
            if position.to_move != TABLE_MOVES:
                position.apply(quick(position))
            elif position.phase == DEALING or position.phase == JUDGING:  # noqa: PLR1714 (compiled)
                return shares_between(position)
            else:
                position.apply(DEAL + position.phase - DEALING)
        return position.returns()

    def encoding(self, state: State) -> list[list[int]]:
        """Encode the position for the network, a row of inputs a seat."""
        return encoding_of(cast("HeroesState", state))


def quick(state: HeroesState) -> int:
    """Choose the action with the highest logit."""
    actions: list[int]
    logits: list[int]
    if state.phase == TURN:
        if can_only_pass(state):
            return PASS
        turn = Turn(state)
        actions = turn.candidates()
        if len(actions) == 1:
            return actions[0]
        logits = turn.prior_logits(actions)
    else:
        actions = bets(state) if state.phase == BETTING else state.legal_actions()
        logits = [frame_score(state, action) for action in actions]
    best: i64 = 0
    for place in range(1, len(actions)):
        if logits[place] > logits[best]:
            best = place
    return actions[best]


def bets(state: HeroesState) -> list[int]:
    """List bets with Kodora cards, bets with the worst cards that could carry one, and ending the betting."""
    kept: list[int] = []
    values: list[int] = []
    for action in state.legal_actions():
        if action & VERB == BET_OWN:
            value: i64 = state.values[state.hand()[place_in(action)]]
            if value in values or len(values) == BET_CARDS:
                continue
            values.append(value)
        kept.append(action)
    return kept


def frame_score(state: HeroesState, action: i64) -> i64:
    """Return the logit of a decision outside of turns: bets, and what to do with much power."""
    verb: i64 = action & VERB
    me = state.players[state.to_move]
    if verb == TRADE:
        if me.place == state.seats and me.vp + 1 >= state.goal:
            return SETTLING_SCORE - A_TRADE  # the last player loses that VP again (CH-35)
        spare = me.power >= POWER_LIMIT or me.vp + 1 == state.goal or not needs_power(state, me)
        return SETTLING_SCORE + A_TRADE if spare else SETTLING_SCORE - A_TRADE
    if verb == BET or verb == BET_OWN:  # noqa: PLR1714, SIM109 (compiled)
        decisive = me.vp < state.goal <= me.vp + STAKE * (1 + len(me.bets))
        return BETTING_SCORE + A_BET_TO_THE_GOAL if decisive else BETTING_SCORE + A_BET
    return BETTING_SCORE if verb == READY else SETTLING_SCORE


def needs_power(state: HeroesState, me: Player) -> bool:
    """Return whether a seat has an ability to pay for, or a Form to sleeve."""
    if FORM in me.unused:
        return True
    for card in me.hand:  # noqa: SIM110 (compiled)
        if price_of(state.slots[card]) > 0:
            return True
    return False


def evaluator() -> Evaluator:
    """Return the evaluator of Custom Heroes."""
    return HeroesEvaluator()
