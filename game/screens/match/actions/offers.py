"""What a person is deciding: the pieces picked so far and what they can mean, the likeliest first."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final

from game.table.input.picking import Outcome, Picker, meant
from game.table.pieces import meaning

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.errors import Reason
    from game.engine.views import View
    from game.table.contract import Meanings


FOLDED: Final = -1  # the page while no actions are unfolded


class ActionSelection:
    """One decision of the person who sees `view`."""

    def __init__(self, view: View, legal: Sequence[int], table: Meanings) -> None:
        """Begin with nothing picked."""
        self.view = view
        self.legal = tuple(legal)
        self._table = table
        self.picker = Picker(view, legal, table)
        self.page = FOLDED  # of the unfolded actions

    @property
    def picked(self) -> tuple[str, ...]:
        """The keys picked, in their order."""
        return self.picker.picked

    @property
    def offered(self) -> tuple[int, ...]:
        """The actions that need nothing more, then those that what is picked could also become."""
        return (*self._complete, *self._others)

    @property
    def _complete(self) -> tuple[int, ...]:
        """The actions that need nothing more, the likeliest first."""
        return self._ordered(self.picker.complete)

    @property
    def _others(self) -> tuple[int, ...]:
        """The actions that what is picked could also become, when it is already enough for one."""
        complete = self.picker.complete
        if not self.picked or not any(self._table.picks(self.view, action) for action in complete):
            return ()
        return self._ordered(tuple(one for one in self.picker.candidates if one not in complete))

    @property
    def default(self) -> int | None:
        """What Enter and a double click do: the likeliest of what is complete; None when there is nothing.

        While something is picked, an action that needs no picks is not what is meant.
        """
        complete = [one for one in self._complete if not self.picked or self._table.picks(self.view, one)]
        return complete[0] if complete else None

    @property
    def at_once(self) -> int | None:
        """What the one picked piece does without being asked again; None for all that is done on purpose."""
        wished = [one for one in self._complete if self._table.picks(self.view, one)] if self.picked else []
        if len(self.picked) == 1 and len(wished) == 1 and self._table.at_once(self.view, wished[0]):
            return wished[0]
        return None

    @property
    def remark(self) -> Reason | None:
        """What keeps the picked pieces from being done, where the table says so."""
        return self._table.remark(self.view, tuple(map(meaning, self.picked))) if self.picked else None

    def _ordered(self, actions: tuple[int, ...]) -> tuple[int, ...]:
        return self._table.best_first(self.view, actions)

    def pick(self, key: str) -> Reason | None:
        """Pick a piece, or let go of it; a reason means that nothing changed.

        A piece that never goes together with what is picked begins anew: another card is meant instead.
        """
        self.page = FOLDED
        reason = self.picker.pick(key)
        if reason is None or not self.picked or self._goes_along(key):
            return reason
        before = self.picked
        self.picker.clear()
        if self.picker.pick(key) is None:
            return None
        self.picker.picked = before
        return reason

    def cycle(self, digit: int) -> bool | None:
        """Pick the next of the actions that `digit` goes through; None where number keys press buttons."""
        found = self._table.cycle(self.view, self.legal, digit)
        if not found:
            return None if found is None else False
        now = meant(self.picked)
        chosen = [Counter(self._table.picks(self.view, action)) == now for action in found]
        self.page = FOLDED
        self.picker.choose(found[(chosen.index(True) + 1) % len(found) if True in chosen else 0])
        return True

    @cached_property
    def numbered(self) -> bool:
        """Whether number keys press buttons."""
        return self._table.cycle(self.view, self.legal, 0) is None

    def _goes_along(self, key: str) -> bool:
        """Whether any legal action has `key` together with something that is picked."""
        wishes = (set(self._table.picks(self.view, action)) for action in self.legal)
        return any(meaning(key) in wish and not wish.isdisjoint(meant(self.picked)) for wish in wishes)

    def enter(self, key: str) -> Outcome:
        """Answer Enter or a double click on a piece: do what it completes, say what is missing, pick it."""
        if key in self.picked and self.default is not None:
            return Outcome(action=self.default)
        if key in self.picked and self.remark is not None:
            return Outcome(reason=self.remark)
        return Outcome(reason=self.pick(key))

    def drop(self, key: str, zone: str) -> Outcome:
        """Answer the dragging of a piece onto another; picks that stand in its way are let go of."""
        self.page = FOLDED
        outcome = self.picker.drop(key, zone)
        lost = outcome.reason is not None or outcome.astray
        if lost and self.picked and not self._goes_along(key):
            self.picker.clear()
            outcome = self.picker.drop(key, zone)
        return outcome

    def back(self) -> bool:
        """Fold what is unfolded, or let go of what was picked last; whether there was any of it."""
        if self.page != FOLDED:
            self.page = FOLDED
            return True
        had = bool(self.picked)
        self.picker.back()
        return had
