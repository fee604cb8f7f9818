"""Features of actions that styles like or dislike; each game names its own.

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

    Traits = Callable[[State, int], Mapping[str, float]]


def traits_of(rules: Rules) -> Traits:
    """Return a game's feature function; one without features for a game that names none."""
    path = GAMES[rules.id].features if rules.id in GAMES else ""
    if not path:
        return _nothing
    features: Traits = load(path)
    return features


def _nothing(_state: State, _action: int) -> Mapping[str, float]:
    return {}
