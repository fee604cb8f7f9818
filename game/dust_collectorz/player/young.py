"""The evaluator of Young Champions: how many cards a chain plays, and who gets stuck.

Only tribes count, so one card of each tribe is a candidate.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from ai.evaluators.base import Evaluator
from game.dust_collectorz.rules.actions import DONE, FIRST, PLAY, VERB
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE
from game.dust_collectorz.rules.phases import PLAYING
from game.dust_collectorz.rules.pieces import BITS
from game.dust_collectorz.rules.young.state import YoungState
from game.engine.contract import OVER, TABLE, State
from game.engine.rng import Rng

STUCK: Final = 0.7  # cards, for leaving the next seat stuck
VARIETY: Final = 0.25  # cards, for another tribe in hand
NARROW: Final = 1.2  # cards that multiply the odds by e at the end,
WIDE: Final = 0.1  # and more for each card that the first seat has left
STRICT: Final = 28.0  # logit points per card


class YoungEvaluator(Evaluator):
    """The evaluator of Young Champions."""

    def actions(self, state: State) -> list[int]:
        """List one playable card of each tribe, and ending the chain."""
        return choices(cast("YoungState", state))

    def prior_logits(self, state: State, actions: list[int]) -> list[int]:
        """Return the prior logit of each action."""
        return [int(STRICT * worth) for worth in worths(cast("YoungState", state), actions)]

    def playout(self, state: State, rng: Rng) -> int:
        """Fast policy: the best chain."""
        return quick(cast("YoungState", state))

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Play the turn greedily to its end, then evaluate."""
        position = cast("YoungState", state)
        while position.to_move != OVER:
            if position.to_move == TABLE:
                position.apply(position.legal_actions()[0])
            elif turn_begins(position):
                return shares_of(position)
            else:
                position.apply(quick(position))
        return position.returns()


def choices(state: YoungState) -> list[int]:
    """List one playable card of each tribe, and ending the chain."""
    found: list[int] = []
    tribes: i64 = 0
    for action in state.legal_actions():
        if action - action % VERB == PLAY:
            bit = BITS[TRIBE[action % VERB // FIRST]]
            if tribes & bit:
                continue
            tribes |= bit
        found.append(action)
    return found


def worths(state: YoungState, actions: list[int]) -> list[float]:
    """Return the value of each action, in cards: that of the best chain that begins with it."""
    if state.phase != PLAYING:
        return [0.0] * len(actions)
    counts = [0] * NO_TRIBE
    for kind in state.players[state.to_move].hand:
        counts[TRIBE[kind]] += 1
    chances = stuck_chances(state)
    found: list[float] = []
    for action in actions:
        if action == DONE:
            found.append(stopping(counts, TRIBE[state.played[-1]], chances))
        elif action - action % VERB == PLAY:
            found.append(chain(counts, TRIBE[action % VERB // FIRST], chances))
        else:
            found.append(0.0)
    return found


def chain(counts: list[int], tribe: i64, chances: list[float]) -> float:
    """Return the value of the best chain that continues with a card of a tribe."""
    left = counts[:]
    played: float = 0.0
    best: float = -9.0
    while left[tribe] > 0:
        left[tribe] -= 1
        played += 1.0
        best = max(best, played + stopping(left, tribe, chances))
        tribe = (tribe + NO_TRIBE - 1) % NO_TRIBE
    return best


def stopping(counts: list[int], tribe: i64, chances: list[float]) -> float:
    """Return the value of leaving the next seat a card of a tribe to beat, with these cards in hand."""
    worth: float = STUCK * chances[(tribe + NO_TRIBE - 1) % NO_TRIBE]
    for count in counts:
        if count:
            worth += VARIETY
    return worth


def stuck_chances(state: YoungState) -> list[float]:
    """Return for each tribe the chance that the next seat has no card of it."""
    player = state.players[(state.to_move + 1) % state.seats]
    counts = [0] * NO_TRIBE
    total: i64 = 0
    for kind in state.pool(state.to_move):
        counts[TRIBE[kind]] += 1
        total += 1
    found: list[float] = [1.0] * NO_TRIBE
    for tribe in range(NO_TRIBE):
        for mask in player.masks:
            if not mask & BITS[tribe]:
                found[tribe] *= 1.0 - float(counts[tribe]) / float(max(1, total))
    return found


def variety(hand: list[int]) -> float:
    """Return the value of a hand's variety of tribes, in cards."""
    tribes: i64 = 0
    worth: float = 0.0
    for kind in hand:
        bit = BITS[TRIBE[kind]]
        if not tribes & bit:
            tribes |= bit
            worth += VARIETY
    return worth


def left_of(state: YoungState, seat: i64) -> float:
    """Return a seat's remaining cards, less a bonus for variety."""
    player = state.players[seat]
    return float(len(player.hand) + len(player.deck)) - variety(player.hand)


def scale_of(state: YoungState) -> float:
    """Return how many cards fewer multiply the odds by e now."""
    fewest: float = 99.0
    for seat in range(state.seats):
        fewest = min(fewest, left_of(state, seat))
    return NARROW + WIDE * fewest


def shares_of(state: YoungState) -> list[float]:
    """Estimate each seat's win rate at the start of a turn, from the remaining cards."""
    scale = scale_of(state)
    first = left_of(state, 0)
    weights: list[float] = [exp((first - left_of(state, seat)) / scale) for seat in range(state.seats)]
    whole: float = 0.0
    for weight in weights:
        whole += weight
    return [weight / whole for weight in weights]


def turn_begins(state: YoungState) -> bool:
    """Return whether a turn has just begun."""
    return state.chained == 0 and state.phase == PLAYING


def quick(state: YoungState) -> int:
    """Choose by the fast policy."""
    actions = choices(state)
    weights = worths(state, actions)
    best: i64 = 0
    for place in range(len(weights)):
        if weights[place] > weights[best]:
            best = place
    return actions[best]
