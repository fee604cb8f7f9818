"""Fits a network's weights: gradient descent with Adam (Kingma and Ba 2015), in numpy only.

A seat's strength is the network's output; its win rate is the softmax over all seats. The loss is the cross
entropy between these win rates and the targets. Targets may be bootstrapped from later positions: TD(lambda)
(Sutton 1988).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ai.evaluators.network import UNIT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ai.train.selfplay import Lessons

Floats = NDArray[np.float32]
HELD_BACK: Final = 0.1  # of the matches, for early stopping
BATCH: Final = 1024
LIMIT: Final = 7.9  # of a weight
BETA: Final = (0.9, 0.999)


class Plan(msgspec.Struct, frozen=True):
    """Hyperparameters."""

    hidden: int = 32
    rounds: int = 14  # epochs
    rate: float = 0.002  # learning rate at first; it decays to zero
    decay: float = 1e-4  # of the weights, per step
    trust: float = 0.5  # weight of the search value in the target; the rest is the result
    fading: float = 1.0  # lambda: the weight of the result one decision later
    seed: int = 1


class Model:
    """The weights during training."""

    def __init__(self, sizes: list[int], plan: Plan) -> None:
        """Start from small random weights."""
        random = np.random.default_rng(plan.seed)
        self.sizes = sizes
        self.starts = np.cumsum([0, *sizes[:-1]])
        spread = 0.7 / np.sqrt(len(sizes))
        self.weights: dict[str, Floats] = {
            "rows": random.normal(0, spread, (sum(sizes), plan.hidden)).astype(np.float32),
            "straight": np.zeros((sum(sizes), 1), np.float32),
            "outputs": random.normal(0, 1 / np.sqrt(plan.hidden), (plan.hidden, 1)).astype(np.float32),
        }

    def spread_out(self, inputs: NDArray[np.uint8]) -> Floats:
        """One-hot encode inputs: (n, f) to (n, sum(sizes))."""
        wide = np.zeros((len(inputs), sum(self.sizes)), np.float32)
        places = np.minimum(inputs, np.array(self.sizes) - 1) + self.starts
        wide[np.arange(len(inputs))[:, None], places] = 1
        return wide

    def strengths(self, wide: Floats) -> tuple[Floats, Floats]:
        """Return the rectified units (n, hidden) and the strengths (n,)."""
        units = np.maximum(wide @ self.weights["rows"], 0)
        return units, (units @ self.weights["outputs"] + wide @ self.weights["straight"])[:, 0]

    def slopes(self, wide: Floats, units: Floats, slope: Floats) -> dict[str, Floats]:
        """Return the gradients of all weights, given those of the strengths (n,)."""
        back = slope[:, None] * self.weights["outputs"][:, 0] * (units > 0)
        return {
            "rows": wide.T @ back,
            "straight": wide.T @ slope[:, None],
            "outputs": units.T @ slope[:, None],
        }


def shares(strengths: Floats) -> Floats:
    """Turn strengths (n, seats) into win rates."""
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def loss_of(model: Model, lessons: Lessons, trust: float) -> float:
    """Return the mean cross entropy over examples."""
    total = 0.0
    for start in range(0, len(lessons.inputs), 4 * BATCH):
        inputs = lessons.inputs[start : start + 4 * BATCH]
        wanted = target(lessons, slice(start, start + 4 * BATCH), trust)
        found = _forward(model, inputs)[2]
        total -= float((wanted * np.log(found + 1e-9)).sum())
    return total / max(1, len(lessons.inputs))


def target(lessons: Lessons, rows: slice | NDArray[np.int64], trust: float) -> Floats:
    """Mix search values and results."""
    mixed: Floats = trust * lessons.expected[rows] + (1 - trust) * lessons.won[rows]
    return mixed


def _forward(model: Model, inputs: NDArray[np.uint8]) -> tuple[Floats, Floats, Floats]:
    number, seats, width = inputs.shape
    wide = model.spread_out(inputs.reshape(-1, width))
    units, strengths = model.strengths(wide)
    return wide, units, shares(strengths.reshape(number, seats))


class Adam:
    """The Adam optimiser."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        """Start with zero moments."""
        self.weights = weights
        self.first = {name: np.zeros_like(one) for name, one in weights.items()}
        self.second = {name: np.zeros_like(one) for name, one in weights.items()}
        self.steps = 0

    def step(self, slopes: dict[str, Floats], rate: float, decay: float) -> None:
        """Update the weights once."""
        self.steps += 1
        slow, slower = BETA
        for name in self.weights:
            weight = self.weights[name]
            self.first[name] += (1 - slow) * (slopes[name] - self.first[name])
            self.second[name] += (1 - slower) * (slopes[name] ** 2 - self.second[name])
            mean = self.first[name] / (1 - slow**self.steps)
            spread = np.sqrt(self.second[name] / (1 - slower**self.steps)) + 1e-8
            weight -= rate * (mean / spread + decay * weight)
            np.clip(weight, -LIMIT, LIMIT, out=weight)


def fit(
    groups: list[Lessons], sizes: list[int], plan: Plan, taught: Model | None = None
) -> Iterator[tuple[Model, float, float]]:
    """Train on groups of examples, one per number of seats; yield the model and both losses after each epoch.

    The losses are those of training and validation matches. `taught` is a model to continue from.
    """
    model = taught or Model(sizes, plan)
    groups = [with_returns(lessons, plan.fading) for lessons in groups]
    adam = Adam(model.weights)
    random = np.random.default_rng(plan.seed + 1)
    split = [halved(lessons) for lessons in groups]
    batches = [
        (number, start)
        for number, (known, _) in enumerate(split)
        for start in range(0, len(known.inputs), BATCH)
    ]
    whole = plan.rounds * len(batches)
    for done in range(plan.rounds):
        orders = [random.permutation(len(known.inputs)) for known, _ in split]
        random.shuffle(batches)
        summed = 0.0
        for place, (number, start) in enumerate(batches):
            known, rows = split[number][0], orders[number][start : start + BATCH]
            wanted = target(known, rows, plan.trust)
            wide, units, found = _forward(model, known.inputs[rows])
            slope = ((found - wanted) / len(rows)).reshape(-1).astype(np.float32)
            summed -= float((wanted * np.log(found + 1e-9)).sum()) / len(rows)
            rate = plan.rate * (1 - (done * len(batches) + place) / whole)
            adam.step(model.slopes(wide, units, slope), rate, plan.decay)
        unseen = sum(loss_of(model, held, plan.trust) * len(held.inputs) for _, held in split)
        yield model, summed / len(batches), unseen / max(1, sum(len(held.inputs) for _, held in split))


def with_returns(lessons: Lessons, fading: float) -> Lessons:
    """Replace results by TD(lambda) returns: each position's later values, discounted by distance.

    Positions that the match did not visit keep their search value.
    """
    if fading == 1:
        return lessons
    won = lessons.won.copy()
    after = -1
    for place in np.flatnonzero((lessons.won != lessons.expected).any(axis=1))[::-1]:
        if after >= 0 and lessons.match[after] == lessons.match[place]:
            won[place] = (1 - fading) * lessons.expected[after] + fading * won[after]
        after = int(place)
    return type(lessons)(lessons.inputs, lessons.expected, won, lessons.match)


def halved(lessons: Lessons) -> tuple[Lessons, Lessons]:
    """Split examples into training and validation, by match."""
    held = lessons.match % round(1 / HELD_BACK) == 0
    return picked(lessons, ~held), picked(lessons, held)


def picked(lessons: Lessons, rows: NDArray[np.bool_]) -> Lessons:
    """Return a subset of the examples."""
    return type(lessons)(lessons.inputs[rows], lessons.expected[rows], lessons.won[rows], lessons.match[rows])


def whole_numbers(weights: Floats) -> list[list[int]]:
    """Round weights to the stored integers."""
    rounded: list[list[int]] = np.rint(weights * UNIT).astype(int).tolist()
    return rounded
