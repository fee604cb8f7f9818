"""Verdicts, turning points and moments to retry, computed from the chances in a finished match.

The chances are those of the viewer at the time; `ai.analysis.analysis` gets them.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ai.analysis.explain import VERDICTS, VerdictCode
from ai.analysis.sides import side_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ai.worker.tasks import SearchResult
    from game.engine.contract import State

CERTAIN: Final = 0.97  # above this chance, whatever is done, the match is won,
HOPELESS: Final = 0.03  # and below this one it is lost: moves get no verdict
SURENESS: Final = 2.0  # standard errors on each side of a loss, for 95 %
DRIFT: Final = 0.005  # error of a steady chance beyond its standard error: two trees grow differently
TURNS: Final = 4  # turning points shown at most
LEAST_TURN: Final = 0.10  # change of the leader's chance
APART: Final = 0.06  # of the match, between two turning points, at least
TRIALS: Final = 3  # moments to try again
DOUBTFUL: Final = frozenset({"doubtful", "mistake", "blunder"})
GRAVE: Final = frozenset({"mistake", "blunder"})  # worth a review

Mark = VerdictCode | Literal["settled"]
Chances = tuple[float, ...]  # each seat's win rate


class Judgement(msgspec.Struct, frozen=True):
    """The verdict on a moment."""

    mark: Mark
    loss: float = 0.0  # of its side's chance to win, against the best; 0 if unknown
    best: float = 0.0  # its side's chance after the best line,
    played: float = 0.0  # and after the actual one
    error: float = 0.0  # standard error of the loss


class Estimate(msgspec.Struct, frozen=True):
    """A chance as a search found it."""

    chance: float
    error: float  # its standard error
    simulations: int

    def joined(self, other: Estimate) -> Estimate:
        """Return what two independent searches found together."""
        whole = max(1, self.simulations + other.simulations)
        own, others = self.simulations / whole, other.simulations / whole
        chance = own * self.chance + others * other.chance
        return Estimate(chance, hypot(own * self.error, others * other.error), whole)


class Point(msgspec.Struct, frozen=True):
    """The chances before a moment; the last point is the result."""

    decisions: int  # made before
    chances: Chances  # each seat's, that of its whole side
    moment: int  # its number; for the result, the last one's


class Turn(msgspec.Struct, frozen=True):
    """A moment after which the match had changed."""

    moment: int
    seat: int  # the previous leader; of a side, its first seat
    before: float
    after: float


def sides_of(state: State) -> tuple[int, ...]:
    """Return for each seat the first seat of its side: itself without a partner."""
    return tuple(min(side_of(state, seat)) for seat in range(state.seats))


def together(shares: Sequence[float], sides: Sequence[int]) -> Chances:
    """Turn each seat's share into the chance of its side."""
    sums = dict.fromkeys(sides, 0.0)
    for side, share in zip(sides, shares, strict=True):
        sums[side] += share
    return tuple(min(1.0, sums[side]) for side in sides)


def settled(best: float, worst: float) -> bool:
    """Whether neither the best nor the worst action would change the result."""
    return min(best, worst) > CERTAIN or max(best, worst) < HOPELESS


def worst_of(choice: SearchResult, seat: int, sides: Sequence[int]) -> float:
    """Return the chance after the worst action considered."""
    return min(together(shares, sides)[seat] for shares in (choice.values, *choice.worths.values()))


def error_of_loss(best: Estimate, played: Estimate) -> float:
    """Return the standard error of what the actual line lost."""
    return hypot(best.error, played.error, DRIFT)


def borderline(best: Estimate, played: Estimate) -> bool:
    """Whether a verdict would be harsher if it were certain."""
    loss, reach = best.chance - played.chance, SURENESS * error_of_loss(best, played)
    return any(loss - reach <= border < loss for border, _ in VERDICTS)


def judge(best: float, played: float, worst: float, *, same: bool, error: float = 0.0) -> Judgement:
    """Judge an action by its chance, the best one and the worst; `same`: it was the best.

    `error` is the standard error of the loss: where its interval reaches over a border, the milder verdict
    is given.
    """
    if settled(best, min(worst, played)):
        return Judgement("settled", 0.0, best, played)
    if same:
        return Judgement("best", 0.0, best, best)
    loss = max(0.0, best - played)
    surely = loss - SURENESS * error
    mark: Mark = next((code for most, code in VERDICTS if surely <= most), "blunder")
    return Judgement(mark, loss, best, played, error)


def turns(points: Sequence[Point]) -> tuple[Turn, ...]:
    """Return the largest changes of the leader's chance, few and well apart, in match order."""
    if len(points) < 2:
        return ()
    found = [_turn(one, two) for one, two in pairwise(points)]
    found.sort(key=lambda pair: (-abs(pair[1].after - pair[1].before), pair[0]))
    gap = APART * max(1, points[-1].decisions)
    chosen: list[tuple[int, Turn]] = []
    for place, turn in found:
        large = abs(turn.after - turn.before) >= LEAST_TURN
        if large and len(chosen) < TURNS and all(abs(place - other) >= gap for other, _ in chosen):
            chosen.append((place, turn))
    return tuple(turn for _, turn in sorted(chosen, key=lambda pair: pair[0]))


def _turn(one: Point, two: Point) -> tuple[int, Turn]:
    leader = max(range(len(one.chances)), key=lambda seat: (one.chances[seat], -seat))
    return one.decisions, Turn(one.moment, leader, one.chances[leader], two.chances[leader])


def worth_trying(judged: Mapping[int, Judgement]) -> tuple[int, ...]:
    """Choose the moments with the greatest loss, at most three, in match order."""
    lost = [number for number, one in judged.items() if one.mark in DOUBTFUL]
    lost.sort(key=lambda number: (-judged[number].loss, number))
    return tuple(sorted(lost[:TRIALS]))
