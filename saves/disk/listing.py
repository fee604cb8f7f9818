"""A folder's list, read on a thread, newest file first, so that no frame waits for the disk.

Rows are taken as they come; a list can be used while it is read, and stopped at any time.
"""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Generic, TypeVar

from saves.disk.clock import EARLIEST, LATEST
from saves.disk.files import copy_path

FIRST_LOOK = 0.012  # seconds that `first_look` waits: a short list is complete within one frame
A_TIME = 200  # rows taken at once: more would take too much of a frame

Row = TypeVar("Row")
Other = TypeVar("Other")


class Listing(Generic[Row]):
    """The rows of a folder, read in the background. Call `first_look`, then `take` in each frame."""

    def __init__(self, names: Callable[[], list[str]], read: Callable[[str], Row | None]) -> None:
        """Start nothing yet: `names` lists the files in order, `read` makes a file's row; neither raises.

        A file of which `read` returns None is left out.
        """
        self._names = names
        self._read = read
        self._changed = threading.Condition()
        self._rows: deque[Row] = deque()
        self._stopped = False
        self._ended = False
        self.total: int | None = None  # the number of rows; None while unknown
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
        """Wait for less than a frame, and return all rows read by then."""
        self._begin()
        with self._changed:
            self._changed.wait_for(lambda: self._ended, FIRST_LOOK)
            rows = list(self._rows)
            self._rows.clear()
        self.taken += len(rows)
        return rows

    def take(self, most: int = A_TIME) -> list[Row]:
        """Return up to so many rows read since the last call; never waits."""
        self._begin()
        with self._changed:
            rows = [self._rows.popleft() for _ in range(min(most, len(self._rows)))]
        self.taken += len(rows)
        return rows

    def all(self) -> list[Row]:
        """Wait for all rows, and return those not taken yet."""
        self._begin()
        with self._changed:
            self._changed.wait_for(lambda: self._ended)
        return self.take(len(self._rows))

    def map(self, make: Callable[[Row], Other]) -> Listing[Other]:
        """Return a list of `make` applied to each row; this one must not have started."""

        def made(name: str) -> Other | None:
            row = self._read(name)
            return None if row is None else make(row)

        return Listing(self._names, made)

    def stop(self) -> None:
        """Stop reading; rows not taken are dropped."""
        with self._changed:
            self._stopped = True
            self._rows.clear()

    def _run(self) -> None:
        try:
            names = self._names()
            left = len(names)
            with self._changed:
                self.total = left
            for name in names:
                row = self._read(name)
                with self._changed:
                    if self._stopped:
                        return
                    if row is None:
                        left -= 1
                        self.total = left
                    else:
                        self._rows.append(row)
        finally:
            with self._changed:
                self._ended = True
                self._changed.notify_all()


def newest_first(folder: Path, names: Iterable[str]) -> list[str]:
    """Sort files by when they last changed, newest first; files that vanished come last."""
    return sorted(names, key=lambda name: (changed_at(folder / name), name), reverse=True)


def changed_at(path: Path) -> datetime:
    """Return when a file, or its newest copy, last changed; long ago if unknown."""
    for one in (path, copy_path(path, 1)):
        with contextlib.suppress(OSError, OverflowError, ValueError):  # vanished, or a time out of range
            return min(max(datetime.fromtimestamp(one.stat().st_mtime, UTC), EARLIEST), LATEST)
    return EARLIEST
