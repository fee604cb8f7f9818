"""What may be taken back, and at what price.

Alone against computer players everything may, back to one's own last decision; once a card has been turned up
or a computer player has answered, the match is marked as one with take-backs. The same chance comes again
either way. Where several people play, one's own decision goes back freely while it has shown nobody
anything; to anything else all have to agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.match import resolve_chance
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.engine.contract import State
    from game.engine.match import Match
    from game.engine.views import View
    from game.screens.seating import TableMatch

TRIALS: Final = 12  # other worlds that a decision is tried in, to see whether it showed anything


class TakeBack(NamedTuple):
    """What taking back would mean."""

    to: int  # decisions that are left
    marks: bool  # whether the match then counts as one with take-backs
    agree: tuple[int, ...] = ()  # the people who have to agree


def take_back(match: Match, persons: tuple[int, ...]) -> TakeBack | None:
    """Tell how the last decision of a person can be taken back; None when there is none."""
    movers = match.movers
    own = next((number for number in reversed(range(len(movers))) if movers[number] in persons), None)
    if own is None:
        return None
    if own == len(movers) - 1 and not reveals(match, own, persons):
        return TakeBack(own, marks=False)
    return TakeBack(own, marks=True, agree=persons if len(persons) > 1 else ())


def reveals(match: Match, decision: int, seats: tuple[int, ...]) -> bool:
    """Whether the decision numbered so (0-based) showed one of `seats` what it could not know before.

    The decision is made again in worlds that the seat could not tell from the real one: if any of them then
    looks different, it has learnt something.
    """
    before = match.at(decision)
    action = match.steps(decision)[0].action
    return any(learns(before, action, seat) for seat in seats)


def learns(before: State, action: int, seat: int) -> bool:
    """Whether `seat` knows more after `action` than `action` itself told it."""
    seen = _view_after(before.clone(), action, seat)
    for trial in range(TRIALS):
        world = before.determinize(seat, Rng(trial))
        if action not in world.legal_actions() or _view_after(world, action, seat) != seen:
            return True
    return False


def _view_after(state: State, action: int, seat: int) -> View:
    state.apply(action)
    resolve_chance(state)
    return state.view(seat)


class History:
    """Takes back and makes again in the match of one table."""

    def __init__(self, table: TableMatch, renewed: Callable[[Sequence[int]], None]) -> None:
        """Let the persons at `table` take back all that they may.

        `renewed` hears afterwards which decisions were made again: their numbers; none after taking back.
        """
        self.floor = 0  # decisions that can't be taken back
        self.free = False  # nobody has to agree, and nothing is marked
        self._table = table
        self._match = table.match
        self._renewed = renewed

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return not set(self._table.persons).isdisjoint(self._match.movers)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be made again."""
        return bool(self._table.persons) and self._match.can_redo

    def plan(self) -> TakeBack | None:
        """Tell what taking back would mean now; None when there is nothing to take back."""
        plan = take_back(self._match, self._table.persons)
        if plan is None or plan.to < self.floor:
            return None
        return plan._replace(marks=False, agree=()) if self.free else plan

    def undo(self, plan: TakeBack) -> None:
        """Take back as planned; those who have to agree have done so."""
        while len(self._match.decisions) > plan.to:
            self._match.undo()
        self._table.takebacks += plan.marks
        self._renewed(())

    def redo(self) -> None:
        """Make again what was taken back, until a person is to decide."""
        first = len(self._match.decisions)
        while self._match.can_redo:
            self._match.redo()
            if self._match.state.to_move in self._table.persons:
                break
        self._renewed(range(first, len(self._match.decisions)))
