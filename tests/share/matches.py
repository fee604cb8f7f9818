"""Finished matches to share, and twins of them that differ in all that one seat can't see."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from game.engine.contract import TABLE
from game.engine.events import seen
from game.engine.match import Step
from game.engine.rng import Rng
from game.selftest import played

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.contract import State
    from game.engine.match import Match
    from game.screens.seating import TableMatch

UNNOTICED: Final = 2  # decisions of a twin for each of its original: the second is noticed by nobody


@cache
def finished(game: str, seats: int) -> TableMatch:
    """Return a match to its end, played by fast players; don't change it."""
    return played(game, seats)


def twin_of(match: Match, seat: int) -> Match:
    """Return a match that looks the same to `seat`: all else is dealt anew, and others decide more often."""
    return cast("Match", _Twin(match, seat))


class _Twin:
    """Stands in for a match: what it tells of others' secrets is wrong."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        self.rules, self.seats, self.state = match.rules, match.seats, match.state
        self.seed = match.seed + 1
        self.options: Mapping[str, object] = match.options
        self.over = match.over
        self.decisions = ("?",) * (UNNOTICED * len(match.decisions))
        self.movers = (TABLE,) * len(self.decisions)

    @property
    def start(self) -> State:
        """The position before anything was dealt, which has no secrets of a seat."""
        return self._match.start

    def at(self, decisions: int) -> State:
        """Return what the seat may take for the position."""
        position = -(-decisions // UNNOTICED)
        return self._match.at(position).determinize(self._seat, Rng(decisions + 1))

    def steps(self, decision: int) -> list[Step]:
        """List what the seat heard, with positions that it may take for the real ones."""
        number, rest = divmod(decision, UNNOTICED) if decision >= 0 else (-1, 0)
        if rest:
            return [Step(-1, self.at(decision + 1), ())]
        return [
            Step(-1, step.after.determinize(self._seat, Rng(at + 99)), seen(step.events, self._seat))
            for at, step in enumerate(self._match.steps(number))
        ]
