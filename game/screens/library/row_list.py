"""Rows of a list that can be used while they are still being read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from saves.disk.listing import Listing

AT_ONCE: Final = 1000  # rows per update
Row = TypeVar("Row")


class RowList(ABC, Generic[Row]):
    """Rows sorted by `rank`, highest first; `chosen` stays the same row while others arrive."""

    def __init__(self) -> None:
        """Start without rows."""
        self.rows: list[Row] = []
        self.chosen = 0
        self.moved = False  # whether somebody has chosen a row
        self.reading: Listing[Row] | None = None
        self._coming: list[Row] = []  # being reread while the old rows are shown
        self._sorted = 0  # the number of those in order

    @abstractmethod
    def listing(self) -> Listing[Row]:
        """Start reading the rows."""

    @abstractmethod
    def rank(self, row: Row) -> tuple[int, float, str]:
        """Return a row's sort key."""

    @abstractmethod
    def name_of(self, row: Row) -> str:
        """Return a row's unique name."""

    def fixed(self) -> list[Row]:
        """Return rows that need no reading."""
        return []

    def first_choice(self) -> int:
        """Return the default choice."""
        return 0

    @property
    def row(self) -> Row | None:
        """The chosen row."""
        return self.rows[self.chosen] if 0 <= self.chosen < len(self.rows) else None

    def arranged(self) -> None:
        """Called when rows have come or gone."""

    def read(self) -> None:
        """Reread the rows; the old ones stay until then."""
        self._stop()
        self.reading = self.listing()
        self._coming = [*self.fixed(), *self.reading.first_look()]
        self._sorted = 0
        self._arrange()

    def _arrange(self) -> None:
        """Show what was read so far, or all old rows until more than those are read."""
        done = self.reading is None or self.reading.done
        if not (done or len(self._coming) > len(self.rows)):
            return
        row = self.row
        self._sort()
        self.rows = list(self._coming)
        self.chosen = self._place_of(row)
        if done:
            self._stop()
        self.arranged()

    def _sort(self) -> None:
        """Sort the new rows. They usually come in order: then the sorted part is left alone."""
        rank, before = self.rank, self._coming[: self._sorted]
        new = sorted(self._coming[self._sorted :], key=rank, reverse=True)
        if before and new and rank(before[-1]) < rank(new[0]):
            self._coming.sort(key=rank, reverse=True)
        else:
            self._coming = [*before, *new]
        self._sorted = len(self._coming)

    def _place_of(self, row: Row | None) -> int:
        """Return the chosen row's place now; if it is gone, that of its successor."""
        if row is None or not self.moved:
            return self.first_choice() if self.rows else 0
        name = self.name_of(row)
        known = (number for number, one in enumerate(self.rows) if self.name_of(one) == name)
        return next(known, max(0, min(self.chosen, len(self.rows) - 1)))

    def without(self, row: Row) -> None:
        """Remove a row, and choose the one below."""
        name = self.name_of(row)
        self.rows = [one for one in self.rows if self.name_of(one) != name]
        self._coming = [one for one in self._coming if self.name_of(one) != name]
        self._sorted = 0
        self.chosen = max(0, min(self.chosen, len(self.rows) - 1))
        self.arranged()

    def with_row(self, row: Row) -> None:
        """Add a row, and choose it."""
        self.without(row)
        if self.reading is not None:
            self._coming.append(row)
        self.rows = sorted([*self.rows, row], key=self.rank, reverse=True)
        self.chosen, self.moved = self.rows.index(row), True
        self.arranged()

    @property
    def _is_reading(self) -> bool:
        return self.reading is not None

    def _stop(self) -> None:
        """Stop reading."""
        if self.reading is not None:
            self.reading.stop()
            self.reading = None

    def take(self) -> None:
        """Take what was read meanwhile."""
        if self.reading is not None:
            self._coming += self.reading.take(AT_ONCE)
            self._arrange()
