"""What kind of thing an action is, by which people like it or not: a module a game, with a function `traits`.

A trait has a name and an amount, from nothing but what the seat to move can see. None of it says how good an
action is: that is `ai.knowledge`.
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
    """Return what tells a game's actions apart; for a game that has no module here, nothing does."""
    name = f"{__name__}.{rules.id}"
    if find_spec(name) is None:
        return _nothing
    made: Traits = import_module(name).traits
    return made


def _nothing(_state: State, _action: int) -> Mapping[str, float]:
    return {}
