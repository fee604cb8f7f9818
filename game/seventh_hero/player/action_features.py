"""Action features of Seventh Hero."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.engine.contract import State
from game.seventh_hero.rules.actions import CANCEL, HINT, MOVE_ON, RECRUIT, SEND, SEND_PARTY, USE, USE_OUTCAST
from game.seventh_hero.rules.cards import WYRMSLAYER
from game.seventh_hero.rules.pieces import BITS
from game.seventh_hero.rules.state import SeventhState

ACTION_FEATURES: Final = frozenset({"recruit", "pass", "hint", "use", "stop", "harm"})


def action_features(state: State, action: int) -> Mapping[str, float]:
    """Return recruiting, hints, abilities, those that stop a rival, and rivals harmed by a sending."""
    position = cast("SeventhState", state)
    if action == RECRUIT:
        return {"recruit": 1.0}
    if action == MOVE_ON:
        return {"pass": 1.0}
    if SEND <= action < SEND_PARTY:
        return {"harm": _harmed(position, action - SEND)}
    if HINT <= action < USE:
        return {"hint": 1.0}
    if action == CANCEL or action >= USE:
        return {"use": 1.0, "stop": 1.0 if action == USE + WYRMSLAYER or action >= USE_OUTCAST else 0.0}
    return {}


def _harmed(state: SeventhState, number: int) -> float:
    """Return the share of others that would lose a hero by recruiting one of this number (SH-10)."""
    others = [player for seat, player in enumerate(state.players) if seat != state.to_move]
    return sum(player.party & BITS[number] != 0 for player in others) / len(others)
