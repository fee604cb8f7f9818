"""The evaluators: one module per game, named like the game, with a function `knowledge()`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ai import networks  # a module: it imports from this package, and may be half imported yet
from ai.knowledge.base import Knowledge

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.contract import Rules


def knowledge_of(rules: Rules, *, learned: bool = True) -> Knowledge:
    """Return a game's evaluator; plain `Knowledge` for a game without a module here.

    It uses the game's learned network, if there is one, unless `learned` is False.
    """
    name = f"{__name__}.{rules.id}"
    if find_spec(name) is None:
        return Knowledge()
    make: Callable[[], Knowledge] = import_module(name).knowledge
    known = make()
    if learned:
        known.network = networks.network_of(rules.id)
    return known
