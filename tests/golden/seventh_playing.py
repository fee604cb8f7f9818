"""A way to play Seventh Hero that makes short and lively playthroughs."""

from __future__ import annotations

from game.engine.contract import State
from game.engine.rng import Rng
from game.seventh_hero.rules.actions import DECLINE, HINT, MOVE_ON, RECRUIT, USE
from game.seventh_hero.rules.pieces import HOLDING
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.rules.view import SeventhView

BOLD = 2  # unused heroes are kept for later twice as often as they are used


def lively(state: State, rng: Rng) -> int:
    """Recruit what is or may well be new, ask now and then, use what one has, send anything."""
    assert isinstance(state, SeventhState)
    actions = state.legal_actions()
    if state.phase == HOLDING:
        return _holding(state.view(state.to_move), actions, rng)
    if DECLINE in actions and rng.below(BOLD + 1):
        return int(DECLINE)
    return actions[rng.below(len(actions))]


def _holding(view: SeventhView, actions: list[int], rng: Rng) -> int:
    """Decide about a wanderer by what is known of it."""
    party = {hero.number for hero in view.players[view.seat].party}
    possible = (view.number,) if view.number else view.possible
    new = sum(number not in party for number in possible)
    hints = [action for action in actions if HINT <= action < USE]
    if hints and 0 < new < len(possible) and not rng.below(3):
        return hints[rng.below(len(hints))]
    return int(RECRUIT if rng.below(len(possible)) < new else MOVE_ON)
