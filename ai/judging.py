"""What is to be thought of a finished match, in numbers: verdicts, turning points, moments to try again.

All by the chances that somebody who looks had at the time; how these come about is `ai.analysis`'s matter.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ai.explain import VERDICTS, VerdictCode
from ai.sides import side_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ai.thoughts import Choice
    from game.engine.contract import State

CERTAIN: Final = 0.97  # a chance above it, whatever is done, is a match won,
HOPELESS: Final = 0.03  # and below it one lost: there is nothing to be said about moves then
NOISE: Final = 0.02  # of loss; two searches for one thing hardly ever differ by more
TURNS: Final = 4  # turning points shown at most
LEAST_TURN: Final = 0.10  # by which the leader's chance has to change
APART: Final = 0.06  # of the whole match that lies at least between two turning points
TRIALS: Final = 3  # moments to try again
DOUBTFUL: Final = frozenset({"doubtful", "mistake", "blunder"})

Mark = VerdictCode | Literal["settled"]
Chances = tuple[float, ...]  # each seat's share of the victory


class Judgement(msgspec.Struct, frozen=True):
    """What is to be thought of what a seat did."""

    mark: Mark
    loss: float = 0.0  # of the chance that its side wins, against the best; 0 where it isn't known
    best: float = 0.0  # its side's chance after the best,
    played: float = 0.0  # and after what was done


class Point(msgspec.Struct, frozen=True):
    """How everybody stood before a moment; the last is the result."""

    decisions: int  # made before it
    chances: Chances  # of each side, under every seat of it
    moment: int  # its number; of the result that of the last one


class Turn(msgspec.Struct, frozen=True):
    """A moment after which the match looked different."""

    moment: int
    seat: int  # who led before; of a side its first seat
    before: float
    after: float


def sides_of(state: State) -> tuple[int, ...]:
    """Tell for each seat the first seat of its side: the seat itself where nobody has a partner."""
    return tuple(min(side_of(state, seat)) for seat in range(state.seats))


def together(shares: Sequence[float], sides: Sequence[int]) -> Chances:
    """Turn each seat's share into the chance of its side."""
    sums = dict.fromkeys(sides, 0.0)
    for side, share in zip(sides, shares, strict=True):
        sums[side] += share
    return tuple(min(1.0, sums[side]) for side in sides)


def settled(best: float, worst: float) -> bool:
    """Whether nothing between the best and the worst that could be done changes the result."""
    return min(best, worst) > CERTAIN or max(best, worst) < HOPELESS


def worst_of(choice: Choice, seat: int, sides: Sequence[int]) -> float:
    """Tell the chance after the worst that was thought about at all."""
    return min(together(shares, sides)[seat] for shares in (choice.values, *choice.worths.values()))


def judge(best: float, played: float, worst: float, *, same: bool) -> Judgement:
    """Judge what was played by its chance, the best one and the worst; `same`: it was the best."""
    if settled(best, min(worst, played)):
        return Judgement("settled", 0.0, best, played)
    if same:
        return Judgement("best", 0.0, best, best)
    loss = max(0.0, best - played)
    if loss <= NOISE:
        return Judgement("good", loss, best, played)
    mark: Mark = next((code for most, code in VERDICTS if loss <= most), "blunder")
    return Judgement(mark, loss, best, played)


def turns(points: Sequence[Point]) -> tuple[Turn, ...]:
    """Find the largest changes of the leader's chance, few and apart, in their order."""
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
    """Choose the moments with the greatest loss, at most three, in the order of the match."""
    lost = [number for number, one in judged.items() if one.mark in DOUBTFUL]
    lost.sort(key=lambda number: (-judged[number].loss, number))
    return tuple(sorted(lost[:TRIALS]))
