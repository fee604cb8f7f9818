"""The moments of a match: everything a seat did in one go, found by replaying it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from game.engine.contract import TABLE
from game.engine.match import resolve_chance

if TYPE_CHECKING:
    from ai.evaluators.base import Evaluator
    from game.engine.contract import State
    from game.engine.match import Match

MOST_STANDING: Final = 240  # the others' moments to evaluate; beyond that, only a part of them
LONGEST_COURSE: Final = 40  # decisions


class Moment(msgspec.Struct, frozen=True):
    """Everything a seat did in one go."""

    begin: int  # decisions made before it,
    end: int  # and after it
    mover: int
    course: tuple[int, ...]  # the actions
    free: bool  # whether there was another action worth considering
    dealt: bool = False  # whether the table took steps after it


def moment_at(match: Match, begin: int, evaluator: Evaluator) -> Moment:
    """Return the moment that begins after so many decisions of `match`."""
    mover = match.movers[begin]
    before = match.at(begin)
    state = before.clone()
    course: list[int] = []
    dealt = False
    for text in match.decisions[begin : begin + LONGEST_COURSE]:
        action = state.read(text)
        course.append(action)
        state.apply(action)
        dealt = state.to_move == TABLE
        if not _goes_on(state, mover, evaluator):
            break
    worth = evaluator.actions(before)
    free = len(before.legal_actions()) > 1 and (len(worth) > 1 or worth[0] != course[0])
    return Moment(begin, begin + len(course), mover, tuple(course), free, dealt)


def takes_small_step(state: State, action: int, evaluator: Evaluator) -> bool:
    """Apply `action` to `state`; return whether its seat can still take it back."""
    mover = state.to_move
    state.apply(action)
    return _goes_on(state, mover, evaluator)


def _goes_on(state: State, mover: int, evaluator: Evaluator) -> bool:
    """Take the table's steps; return whether `mover` can still take its last action back."""
    resolve_chance(state)
    return state.to_move == mover and len(evaluator.onward(state)) < len(state.legal_actions())


def seen_after(before: State, course: tuple[int, ...]) -> bytes:
    """Return the complete state after a line, as bytes."""
    state = before.clone()
    for action in course:
        state.apply(action)
        resolve_chance(state)
    return state.pack()


def thinned(moments: list[Moment], watcher: int) -> list[int]:
    """Return the moments to ask about: all of the viewer's, and an evenly spaced part of the others'."""
    free = [number for number, moment in enumerate(moments) if moment.free]
    others = [number for number in free if moments[number].mover != watcher]
    step = max(1, -(-len(others) // MOST_STANDING))
    kept = set(others[::step])
    return [number for number in free if moments[number].mover == watcher or number in kept]
