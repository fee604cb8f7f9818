"""What seats predict in the middle of matches, and what came of it: samples for the calibration.

At a few positions of a match, each seat's chance is searched with what that seat knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ai.analysis.sides import share_of, side_of
from ai.evaluators import evaluator_of
from ai.parcels.runner import Kind
from ai.search import Search
from ai.strength.looks import PLIES, play_out
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import rules_of

if TYPE_CHECKING:
    from game.engine.contract import State


class Course(msgspec.Struct, frozen=True):
    """A match to play and to predict: plain data, for any executor."""

    game: str
    seats: int
    seed: int
    played: int  # simulations per decision of the match
    simulations: int  # per prediction
    positions: int
    options: tuple[tuple[str, Value], ...] = ()


class Forecast(msgspec.Struct, frozen=True):
    """A position: each seat's own idea of its chance, or its side's, and the result."""

    mover: int
    chances: tuple[float, ...]
    result: tuple[float, ...]
    later: float | None  # the mover's idea once it has decided; None while it is still to move


def predict(course: Course) -> list[Forecast]:
    """Play a match and predict its result at random positions with a choice."""
    match = play_out(course)
    rng = Rng(course.seed ^ 0xF0CA)
    evaluator = evaluator_of(rules_of(course.game))
    free = [at for at in range(len(match.decisions)) if len(evaluator.actions(match.at(at))) > 1]
    result = match.state.returns()
    found: list[Forecast] = []
    for _ in range(course.positions if free else 0):
        at = free[rng.below(len(free))]
        state, after = match.at(at), match.at(at + 1)
        mover = state.to_move
        waits = after.to_move != mover and at + 1 < len(match.decisions)
        later = _own_chance(course, after, mover, rng) if waits else None
        chances = tuple(_own_chance(course, state, seat, rng) for seat in range(course.seats))
        shares = tuple(share_of(side_of(state, seat), result) for seat in range(course.seats))
        found.append(Forecast(mover, chances, shares, later))
    return found


def _own_chance(course: Course, state: State, seat: int, rng: Rng) -> float:
    """Return the chance of a seat's side as that seat sees it."""
    evaluator = evaluator_of(rules_of(course.game))
    search = Search(state.determinize(seat, rng), seat, evaluator, rng.seed(), PLIES)
    search.run(course.simulations)
    return share_of(side_of(state, seat), search.root.means())


def _decode(data: bytes) -> list[Forecast]:
    return msgspec.json.decode(data, type=list[Forecast])


FORECASTS: Final[Kind[Course, list[Forecast]]] = Kind(predict, msgspec.json.encode, _decode)
