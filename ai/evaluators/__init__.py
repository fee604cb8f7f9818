"""The evaluators: what the search knows of a game. Each game names its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.evaluators import networks  # a module: it imports from this package, and may be half imported yet
from ai.evaluators.base import Evaluator
from game.engine.game import load
from game.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.contract import Rules


def evaluator_of(rules: Rules, *, learned: bool = True) -> Evaluator:
    """Return a game's evaluator; plain `Evaluator` for a game that names none.

    It uses the game's learned network, if there is one, unless `learned` is False.
    """
    path = GAMES[rules.id].evaluator if rules.id in GAMES else ""
    if not path:
        return Evaluator()
    make: Callable[[], Evaluator] = load(path)
    evaluator = make()
    if learned:
        evaluator.network = networks.network_of(rules.id)
    return evaluator
