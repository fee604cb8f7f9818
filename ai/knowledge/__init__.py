"""What computer players know of each game: a module a game, named as it is, with a function `knowledge()`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ai import networks  # a module: it needs one of this package, and may be half imported yet
from ai.knowledge.base import Knowledge

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.contract import Rules


def knowledge_of(rules: Rules, *, learned: bool = True) -> Knowledge:
    """Return what is known of a game; plain `Knowledge` for a game that has no module here.

    It judges by what was learned where a game has such a network, unless not `learned`.
    """
    name = f"{__name__}.{rules.id}"
    if find_spec(name) is None:
        return Knowledge()
    make: Callable[[], Knowledge] = import_module(name).knowledge
    known = make()
    if learned:
        known.network = networks.network_of(rules.id)
    return known
