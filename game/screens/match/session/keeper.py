"""Keeps a match on the disk as it goes on, and counts what goes into the statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.screens.match.advice.advice import Advice
    from game.screens.match.advice.hint import Hint
    from game.screens.seating import TableMatch
    from saves.disk.notices import Notice
    from saves.matches.match_file import SavedMatch


class Store(Protocol):
    """Where matches are kept; the library of the program is one."""

    def new_name(self, game: str) -> str:
        """Return a name that no match of `game` has yet."""

    def save(self, name: str, saved: SavedMatch) -> None:
        """Write a match as the person wishes."""

    def autosave(self, name: str, saved: SavedMatch) -> None:
        """Write a match because it has changed."""

    def refusal(self, name: str) -> Notice | None:
        """Tell why the last writing of a match was refused, if it was."""

    def why_unsaved(self, name: str) -> Notice | None:
        """Wait for the writing of a match, and tell why it failed, if it did."""


class Count(Protocol):
    """What counts a match for the statistics."""

    def helped(self) -> None:
        """Count that a person was told what to do, or warned."""

    def look(self, hint: Hint) -> None:
        """Count a hint that was told, and the end."""


class Keeper:
    """Keeps one match."""

    def __init__(
        self, table: TableMatch, store: Store, tally: Count, wanted: Callable[[], bool] = lambda: True
    ) -> None:
        """Keep `table` in `store`; `wanted` tells whether it is kept without being asked."""
        self.stale = False  # the match has changed since it was kept
        self._tally = tally
        self._asked = False  # by the coach
        self._table = table
        self._store = store
        self._wanted = wanted

    def changed(self) -> None:
        """Keep the match at the next occasion."""
        self.stale = True

    def look(self, advice: Advice) -> None:
        """Keep what has changed, and count what is to be counted: help, and the end."""
        if self.stale:
            self.autosave()
        asked = advice.coach.question is not None
        if asked and not self._asked:
            self._tally.helped()
        self._asked = asked
        self._tally.look(advice.hint)

    def autosave(self) -> None:
        """Keep the match where it has been kept before, or under a new name, if anything was decided.

        What was refused the last time is tried again.
        """
        changed, self.stale = self.stale, False
        file = self._table.file
        refused = file is not None and self._store.refusal(file) is not None
        if refused or (changed and self._wanted()):
            self._store.autosave(self._file(), self._table.saved())

    def mark(self) -> None:
        """Keep that the match counts as one with take-backs from now on."""
        self.stale = True
        self.autosave()

    def unsaved(self) -> Notice | None:
        """Try to keep the match; return the reason if the disk does not take it."""
        self.autosave()
        return self._store.why_unsaved(self._table.file) if self._table.file else None

    def save(self) -> None:
        """Keep the match by the person's wish."""
        self.stale = False
        self._store.save(self._file(), self._table.saved())

    def save_as(self, title: str) -> None:
        """Keep the match under a title of its own; the old file stays as it is."""
        self._table.title = title
        self._table.file = None
        self.save()

    def _file(self) -> str:
        if self._table.file is None:
            self._table.file = self._store.new_name(self._table.match.rules.id)
        return self._table.file
