"""Picking: from pieces picked on the table to the one legal action they mean. Pure logic, no window.

A decision is a multiset of keys. The legal actions whose picks contain everything picked remain; those with
no further picks are complete, and their buttons are enabled.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from game.table.pieces import meaning

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.engine.errors import Reason
    from game.engine.views import View
    from game.table.contract import Meanings


class Outcome(NamedTuple):
    """The result of a gesture: at most one of the three."""

    action: int | None = None  # to be performed now
    reason: Reason | None = None  # why nothing changed
    astray: bool = False  # nothing changed: the piece could be used, but not where it was dropped


def meant(picked: Iterable[str]) -> Counter[str]:
    """Count what the picked pieces mean."""
    return Counter(map(meaning, picked))


class Picker:
    """The picks so far for one decision of the seat that sees `view`."""

    def __init__(self, view: View, legal: Sequence[int], table: Meanings) -> None:
        """Start without picks; `legal` are the seat's legal actions, in their fixed order."""
        self.view = view
        self.legal = tuple(legal)
        self.table = table
        self.picked: tuple[str, ...] = ()  # in the order of picking
        self._wishes = {action: Counter(table.picks(view, action)) for action in self.legal}

    @property
    def candidates(self) -> tuple[int, ...]:
        """The legal actions that contain all picks."""
        return self._containing(self.picked)

    @property
    def complete(self) -> tuple[int, ...]:
        """The legal actions that need no more picks, or none at all: their buttons are enabled."""
        picked = meant(self.picked)
        return tuple(action for action, wish in self._wishes.items() if not wish or wish == picked)

    @property
    def only(self) -> int | None:
        """The one complete action, if there is just one; Enter and a double click perform it."""
        complete = self.complete
        return complete[0] if len(complete) == 1 else None

    @property
    def useful(self) -> frozenset[str]:
        """The keys that could be picked next."""
        picked = meant(self.picked)
        return frozenset(key for action in self.candidates for key in self._wishes[action] - picked)

    def pick(self, key: str) -> Reason | None:
        """Pick `key` once more; unpick it if no legal action has it that often; or return why not.

        At tables with remarks on the picks, anything can be combined. Elsewhere a key that no legal action
        combines with the picks starts over: another card, say, after a chip. A reason means that nothing
        changed.
        """
        wished = (*self.picked, key)
        if self._containing(wished):
            self.picked = wished
            return None
        if key in self.picked:
            self.unpick(key)
            return None
        if meaning(key) in meant(self.picked):  # an equal piece instead
            self.picked = tuple(key if meaning(one) == meaning(key) else one for one in self.picked)
            return None
        meanings = tuple(map(meaning, wished))
        if self.table.remark(self.view, meanings) is not None:
            self.picked = wished
            return None
        if self._containing((key,)) and not any(self._containing((other, key)) for other in self.picked):
            self.picked = (key,)
            return None
        return self.table.refuse(self.view, meanings)

    def choose(self, action: int) -> None:
        """Pick everything that a legal action needs, and nothing else."""
        self.picked = tuple(self._wishes[action].elements())

    def unpick(self, key: str) -> None:
        """Unpick `key`, however often it is picked."""
        self.picked = tuple(other for other in self.picked if other != key)

    def back(self) -> None:
        """Unpick the last pick, if any."""
        self.picked = self.picked[:-1]

    def clear(self) -> None:
        """Unpick everything."""
        self.picked = ()

    def perform(self, key: str) -> Outcome:
        """Handle a double click on `key`, or Enter: perform what it completes, if that is one action."""
        if key not in self.picked:
            reason = self.pick(key)
            if reason is not None:
                return Outcome(reason=reason)
        return Outcome(action=self.only)

    def drop(self, key: str, zone: str) -> Outcome:
        """Handle dragging the piece `key` onto the piece `zone`.

        The first legal meaning without further choices is performed; one that needs more picks picks the
        piece; a drop without legal meaning returns the reason, and one that means nothing there went astray.
        """
        meanings = self.table.dropped(self.view, meaning(key), meaning(zone))
        legal = [action for action in meanings if action in self._wishes]
        for picked in ((key,), (key, zone)):  # the piece alone, or on another that can be picked too
            for action in legal:
                if self._wishes[action] == meant(picked):
                    self.picked = picked
                    return Outcome(action=action)
        if legal:
            return Outcome(reason=self.pick(key))
        if meanings or not self._containing((key,)):
            return Outcome(reason=self.table.refuse(self.view, (meaning(key),)))
        return Outcome(astray=True)

    def takes(self, key: str, zone: str) -> bool:
        """Whether dragging the piece `key` onto the piece `zone` has a legal meaning."""
        found = self.table.dropped(self.view, meaning(key), meaning(zone))
        return any(action in self._wishes for action in found)

    def _containing(self, picked: tuple[str, ...]) -> tuple[int, ...]:
        wanted = meant(picked)
        return tuple(action for action, wish in self._wishes.items() if wanted <= wish)
