"""Action features of Splendor: Marvel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.engine.contract import State
from game.engine.packed import total
from game.splendor_marvel.player.worth import threat
from game.splendor_marvel.rules.actions import (
    CODE,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    TAKES,
)
from game.splendor_marvel.rules.pieces import MAIN, POINTS
from game.splendor_marvel.rules.state import SplendorState

ACTION_FEATURES: Final = frozenset({"chips", "reserve", "recruit", "spend", "points", "deny"})
A_POINT: Final = 16.0  # the unit of threats


def action_features(state: State, action: int) -> Mapping[str, float]:
    """Return chips taken and spent, points gained, and what a rival could have recruited next ("deny")."""
    position = cast("SplendorState", state)
    code = action & CODE
    if position.phase != MAIN or code >= RETURN:
        return {}
    if code < RESERVE:
        return {"chips": float(len(TAKES[code]))}
    if code < RECRUIT:
        seen = code < RESERVE_TOP
        return {"reserve": 1.0, "deny": _denied(position, code - RESERVE) if seen else 0.0}
    card = position.card_at(code)
    return {
        "recruit": 1.0,
        "spend": float(total(position.price(card, position.turn))),
        "points": float(POINTS[card]),
        "deny": _denied(position, code - RECRUIT) if code < RECRUIT_HAND else 0.0,
    }


def _denied(state: SplendorState, place: int) -> float:
    """Return the value of a market card, in points, to a rival who can pay for it now."""
    return float(threat(state, state.turn, state.market[place])) / A_POINT
