"""The ways in which a game of Custom Heroes can end."""

from __future__ import annotations

from collections.abc import Sequence

from game.custom_heroes.rules.cards import ROUNDS
from game.custom_heroes.rules.pieces import JUDGING
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import State
from tests.golden.games import Ending


def _last(states: Sequence[State]) -> HeroesState:
    state = states[-1]
    assert isinstance(state, HeroesState)
    return state


def _finalists(states: Sequence[State]) -> int:
    """Count who played round 7; 0 if there was none."""
    last = _last(states)
    return int(last.finalists).bit_count() if last.round > ROUNDS else 0


def goal_reached(states: Sequence[State]) -> bool:
    """Ask whether a seat with the VP for it was first out in one of the six rounds."""
    last = _last(states)
    return last.round <= ROUNDS and last.phase != JUDGING and last.players[last.winner].vp >= last.goal


def most_vp_after_six(states: Sequence[State]) -> bool:
    """Ask whether the winner of round 6 had most VP."""
    return _last(states).phase == JUDGING


def two_finalists(states: Sequence[State]) -> bool:
    """Ask whether sudden death was between two."""
    return _finalists(states) == 2


def more_finalists(states: Sequence[State]) -> bool:
    """Ask whether sudden death was between three or more."""
    return _finalists(states) > 2


ENDINGS = (
    Ending(goal_reached, "CH-32", "a seat that has the VP goal is first out"),
    Ending(most_vp_after_six, "CH-38", "nobody reached the goal; the winner of round 6 has most VP"),
    Ending(two_finalists, "CH-39", "sudden death between two, who may not play equal values"),
    Ending(more_finalists, "CH-40", "sudden death between three or more; first out wins"),
)
MISSING = {  # ending and seats, and why there is no such game
    ("more_finalists", 2): "two seats are at most two finalists",
}
