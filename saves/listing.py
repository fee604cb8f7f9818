"""A folder's list, read on a thread of its own, the newest file first, so that no frame waits for a disk.

Rows are taken as they come; a list may be used while it is read, and given up at any time.
"""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Generic, TypeVar

from saves.clock import EARLIEST, LATEST
from saves.files import copy_path

FIRST_LOOK = 0.012  # seconds that `first_look` waits: a short list is whole within one frame
A_TIME = 200  # rows that are taken at once: more would take a frame's time

Row = TypeVar("Row")
Other = TypeVar("Other")


class Listing(Generic[Row]):
    """Rows of files, read one after the other. Begin with `first_look`, then `take` in each frame."""

    def __init__(self, names: Callable[[], list[str]], read: Callable[[str], Row]) -> None:
        """Prepare: `names` says which files in which order, `read` makes the row of one; neither raises."""
        self._names = names
        self._read = read
        self._changed = threading.Condition()
        self._rows: deque[Row] = deque()
        self._stopped = False
        self._ended = False
        self.total: int | None = None  # how many there will be; None while that is not known
        self.taken = 0
        self._thread: threading.Thread | None = None

    @property
    def done(self) -> bool:
        """Whether all rows were taken."""
        with self._changed:
            return self._ended and not self._rows

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="listing", daemon=True)
            self._thread.start()

    def first_look(self) -> list[Row]:
        """Wait a moment, shorter than a frame, and return all rows that there are by then."""
        self._begin()
        with self._changed:
            self._changed.wait_for(lambda: self._ended, FIRST_LOOK)
            rows = list(self._rows)
            self._rows.clear()
        self.taken += len(rows)
        return rows

    def take(self, most: int = A_TIME) -> list[Row]:
        """Return what was read since the last call, at most so many; never waits."""
        self._begin()
        with self._changed:
            rows = [self._rows.popleft() for _ in range(min(most, len(self._rows)))]
        self.taken += len(rows)
        return rows

    def all(self) -> list[Row]:
        """Wait until everything is read, and return what was not taken yet."""
        self._begin()
        with self._changed:
            self._changed.wait_for(lambda: self._ended)
        return self.take(len(self._rows))

    def map(self, make: Callable[[Row], Other]) -> Listing[Other]:
        """Return a list of what `make` makes of each row, instead of this one, which has not begun."""
        return Listing(self._names, lambda name: make(self._read(name)))

    def stop(self) -> None:
        """Read nothing more; what was not taken is gone."""
        with self._changed:
            self._stopped = True
            self._rows.clear()

    def _run(self) -> None:
        try:
            names = self._names()
            with self._changed:
                self.total = len(names)
            for name in names:
                row = self._read(name)
                with self._changed:
                    if self._stopped:
                        return
                    self._rows.append(row)
        finally:
            with self._changed:
                self._ended = True
                self._changed.notify_all()


def newest_first(folder: Path, names: Iterable[str]) -> list[str]:
    """Order files by when they last changed; those that are gone meanwhile come last."""
    return sorted(names, key=lambda name: (changed_at(folder / name), name), reverse=True)


def changed_at(path: Path) -> datetime:
    """Return when a file, or its newest copy, last changed; long ago when nobody knows."""
    for one in (path, copy_path(path, 1)):
        with contextlib.suppress(OSError, OverflowError, ValueError):  # gone, or a time of another age
            return min(max(datetime.fromtimestamp(one.stat().st_mtime, UTC), EARLIEST), LATEST)
    return EARLIEST
