"""Evaluates Custom Heroes between two rounds: VP, and what is left for the next ones.

The weights, in hundredths of a logit, were fitted to the winners of some ten thousand matches between these
players.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from game.custom_heroes.player.weights import DUEL, TABLE
from game.custom_heroes.rules.actions import JUDGE
from game.custom_heroes.rules.cards import FORM, KODORA, ROUNDS, STAKE
from game.custom_heroes.rules.pieces import BIT, COST, JUDGING
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import OVER

BEYOND: Final[i64] = 3  # VP above the goal that are distinguished
BEHIND: Final[i64] = 10  # and below it
WIDTH: Final[i64] = 14
A_POWER: Final[i64] = 5
AN_ADVANCEMENT: Final[i64] = 4
A_FORM: Final[i64] = 25
A_READY_FORM: Final[i64] = 12  # with the power for it
A_KODORA: Final[i64] = 22
FORM_PRICE: Final[i64] = COST[FORM]
LEADING: Final[i64] = 30  # the next round (CH-37)


def shares_between(state: HeroesState) -> list[float]:
    """Return each seat's win rate at the end of a round, or in sudden death."""
    if state.phase == JUDGING:
        state.apply(JUDGE)
        if state.to_move == OVER:
            return state.returns()
    shares = [0.0] * state.seats
    whole: float = 0.0
    for seat in range(state.seats):
        if state.takes_part(seat):
            share: float = exp(0.01 * float(strength(state, seat)))
            shares[seat] = share
            whole += share
    for seat in range(state.seats):
        shares[seat] /= whole
    return shares


def strength(state: HeroesState, seat: i64) -> i64:
    """Return a seat's strength, in hundredths of a logit."""
    return points(state, seat) + means(state, seat)


def points(state: HeroesState, seat: i64) -> i64:
    """Return the value of a seat's VP; 0 in sudden death (CH-40)."""
    played: i64 = state.round
    if state.finalists != BIT[state.seats] - 1 or played > ROUNDS:
        return 0
    missing: i64 = max(-BEYOND, min(BEHIND, state.goal - state.players[seat].vp))
    row: i64 = max(0, played - 1) * WIDTH
    return (DUEL if state.strict else TABLE).vp[row + missing + BEYOND]


def means(state: HeroesState, seat: i64) -> i64:
    """Return the value of a seat's power, advancements and lead."""
    me = state.players[seat]
    worth: i64 = A_POWER * me.power + AN_ADVANCEMENT * len(me.unused)
    if FORM in me.unused:
        worth += A_FORM
        if me.power >= FORM_PRICE:
            worth += A_READY_FORM
    if KODORA in me.unused and me.vp >= STAKE and state.round < ROUNDS:  # nobody bets in round 7 (CH-34)
        worth += A_KODORA
    return worth + LEADING if state.leader == seat else worth
