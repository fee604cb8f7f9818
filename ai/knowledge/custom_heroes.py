"""What computer players know of Custom Heroes: which actions are worth a thought, and who is how far."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from ai.knowledge.base import Knowledge
from ai.knowledge.custom_heroes_turn import Turn
from game.custom_heroes.actions import BET, BET_OWN, DEAL, DISCARD, KEEP, READY, TRADE, VERB, place_in
from game.custom_heroes.cards import FORM, KODORA
from game.custom_heroes.pieces import BETTING, DEALING, JUDGING, TURN
from game.custom_heroes.rules import HeroesState
from game.engine.contract import OVER, TABLE, State
from game.engine.rng import Rng

MIDDLE: Final[i64] = 100


class HeroesKnowledge(Knowledge):
    """What is known of Custom Heroes."""

    def actions(self, state: State) -> list[int]:
        """List each play once that looks the same, few sleevings and bets, and no taking back."""
        position = cast("HeroesState", state)
        if position.phase == TURN:
            return Turn(position).candidates()
        if position.phase == BETTING:
            return bets(position)
        return position.legal_actions()

    def scores(self, state: State, actions: list[int]) -> list[int]:
        """Tell how promising each action looks to the seat to move."""
        position = cast("HeroesState", state)
        if position.phase != TURN:
            return [MIDDLE + plain_score(position, action) for action in actions]
        turn = Turn(position)
        return [MIDDLE + turn.score(action) for action in actions]

    def playout(self, state: State, rng: Rng) -> int:
        """Choose the most promising."""
        return quick(cast("HeroesState", state))

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Play the round to its end by the quick policy, and judge the VP and what is left then."""
        position = cast("HeroesState", state)
        while position.to_move != OVER:
            if position.to_move == TABLE:
                if position.phase == DEALING or position.phase == JUDGING:  # noqa: PLR1714 (compiled)
                    break
                position.apply(DEAL + position.phase - DEALING)
            else:
                position.apply(quick(position))
        if position.to_move == OVER:
            return position.returns()
        return shares_between(position)

    def features(self, state: State, seat: int) -> dict[str, float]:
        """Tell what speaks for `seat`."""
        return {}


def quick(state: HeroesState) -> int:
    """Choose the most promising action at first sight."""
    if state.phase == TURN:
        turn = Turn(state)
        actions = turn.candidates()
        if len(actions) == 1:
            return actions[0]
        best: i64 = -1
        most: i64 = -9999
        for action in actions:
            score = turn.score(action)
            if score > most:
                most = score
                best = action
        return best
    actions = bets(state) if state.phase == BETTING else state.legal_actions()
    chosen = actions[0]
    high: i64 = -9999
    for action in actions:
        score = plain_score(state, action)
        if score > high:
            high = score
            chosen = action
    return chosen


def bets(state: HeroesState) -> list[int]:
    """List the bets with the worst cards that can carry them, and being ready."""
    legal = state.legal_actions()
    kept: list[int] = []
    last: i64 = -99
    own: i64 = 0
    for action in legal:
        verb: i64 = action & VERB
        if verb == BET_OWN:
            value: i64 = state.values[state.players[state.to_move].hand[place_in(action)]]
            if value == last or own == 2:
                continue
            last = value
            own += 1
        kept.append(action)
    return kept


def plain_score(state: HeroesState, action: i64) -> i64:
    """Tell how promising a bet, or a decision about power, looks."""
    verb: i64 = action & VERB
    me = state.players[state.to_move]
    if verb == TRADE:
        return 20
    if verb == KEEP or verb == DISCARD:  # noqa: PLR1714, SIM109 (compiled)
        return 0
    if verb == READY:
        return 20
    if verb == BET or verb == BET_OWN:  # noqa: PLR1714, SIM109 (compiled)
        if state.goal > me.vp >= state.goal - 2:
            return 40
        return 0
    return 0


def shares_between(state: HeroesState) -> list[float]:
    """Judge the position at the end of a round: VP, power, advancements, and who leads."""
    strengths = [between(state, seat) for seat in range(state.seats)]
    most = max(strengths)
    shares = [exp(strength - most) for strength in strengths]
    whole = sum(shares)
    return [share / whole for share in shares]


def between(state: HeroesState, seat: i64) -> float:
    """Tell a seat's strength at the end of a round."""
    me = state.players[seat]
    strength: float = (
        0.2 * float(min(me.vp, state.goal)) + 0.04 * float(me.power) + 0.08 * float(len(me.unused))
    )
    if me.vp >= state.goal:
        strength += 0.8
    if FORM in me.unused:
        strength += 0.3
    if KODORA in me.unused:
        strength += 0.1
    return strength


def knowledge() -> Knowledge:
    """Return what is known of Custom Heroes."""
    return HeroesKnowledge()
