"""Features of actions that personalities like or dislike; each game names its own.

A feature has a name and an amount, and depends only on what the seat to move can see. How good an action is,
`ai.evaluators` says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.engine.game import load
from game.registry import GAMES

if TYPE_CHECKING:
    from game.engine.contract import Rules, State

    ActionFeatures = Callable[[State, int], Mapping[str, float]]


def action_features_of(rules: Rules) -> ActionFeatures:
    """Return a game's feature function; one without features for a game that names none."""
    path = GAMES[rules.id].action_features if rules.id in GAMES else ""
    if not path:
        return _nothing
    action_features: ActionFeatures = load(path)
    return action_features


def _nothing(_state: State, _action: int) -> Mapping[str, float]:
    return {}
