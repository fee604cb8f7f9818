"""A network learned from lessons, and the whole numbers that are kept of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ai.evaluators.networks import Weights, mark_of
from ai.train.fit import Model, Plan, fit, whole_numbers
from game.engine.game import load
from game.registry import GAMES

if TYPE_CHECKING:
    from ai.train.selfplay import Lessons

FINE: Final = 0.0007  # learning rate after training on searchless matches
QUICK_ROUNDS: Final = 2


def taught(game: str, quick: list[Lessons], searched: list[Lessons], plan: Plan) -> tuple[Model, float]:
    """Train on searchless matches first, if there are any, and then on searched ones."""
    if not quick:
        return learn(game, searched, plan)
    first = msgspec.structs.replace(plan, rounds=QUICK_ROUNDS, trust=0.0, fading=1.0)
    model, _ = learn(game, quick, first)
    return learn(game, searched, msgspec.structs.replace(plan, rate=FINE), model)


def learn(game: str, groups: list[Lessons], plan: Plan, before: Model | None = None) -> tuple[Model, float]:
    """Train a network, reporting each epoch; return it as of the best epoch, and the loss then."""
    sizes: list[int] = load(GAMES[game].encoding).SIZES
    best = Model(sizes, plan)
    least = float("inf")
    for number, (model, known, unseen) in enumerate(fit(groups, sizes, plan, before)):
        print(f"round {number + 1}: {known:.4f} learned, {unseen:.4f} unseen", flush=True)
        if unseen < least:
            least = unseen
            best.weights = {name: weight.copy() for name, weight in model.weights.items()}
    return best, least


def kept(game: str, model: Model, made: dict[str, str]) -> Weights:
    """Round a model to the stored integers, marked with the rules that it learned."""
    straight = whole_numbers(model.weights["straight"])
    rows = [
        [*first, *rest] for first, rest in zip(straight, whole_numbers(model.weights["rows"]), strict=True)
    ]
    outputs = [row[0] for row in whole_numbers(model.weights["outputs"])]
    return Weights(game, made, [], model.sizes, outputs, rows, mark_of(game))
