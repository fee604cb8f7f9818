"""Features of actions that styles like or dislike: one module per game, with a function `traits`.

A feature has a name and an amount, and depends only on what the seat to move can see. How good an action is,
`ai.knowledge` says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.contract import Rules, State

    Traits = Callable[[State, int], Mapping[str, float]]


def traits_of(rules: Rules) -> Traits:
    """Return a game's feature function; one without features for a game without a module here."""
    name = f"{__name__}.{rules.id}"
    if find_spec(name) is None:
        return _nothing
    made: Traits = import_module(name).traits
    return made


def _nothing(_state: State, _action: int) -> Mapping[str, float]:
    return {}
