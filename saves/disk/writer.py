"""A background writer, so that a frame never waits for the disk.

The caller encodes the bytes, or their parts, to be joined on the thread. For each path the newest bytes win.
`poll` reports a failure once, and again only after a write has succeeded in between.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from saves.disk.files import write_atomically
from saves.disk.notices import Notice, SaveError, refused

FLUSH_SECONDS: Final = 2.0


class Writer:
    """Writes files in order on its own thread, which starts with the first file."""

    def __init__(self, write: Callable[[Path, bytes], None] = write_atomically) -> None:
        """Write with `write`, which raises OSError or SaveError on failure."""
        self._write = write
        self._changed = threading.Condition()
        self._waiting: dict[Path, bytes | list[bytes]] = {}
        self._busy = False
        self._closed = False
        self._thread: threading.Thread | None = None
        self._notices: list[Notice] = []
        self._told: set[str] = set()
        self._refused: dict[Path, Notice] = {}

    def put(self, path: Path, data: bytes | list[bytes]) -> None:
        """Write `data` to `path` in the background, replacing a pending write for it. Never blocks."""
        with self._changed:
            if self._closed:
                raise ValueError("the writer is closed")
            self._waiting[path] = data
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def tell(self, notice: Notice) -> None:
        """Have `poll` report `notice`, unless it reported the same code since the last successful write."""
        with self._changed:
            if notice.code not in self._told:
                self._told.add(notice.code)
                self._notices.append(notice)

    def refuse(self, path: Path, notice: Notice) -> None:
        """Record that `path` is out of date, and have `poll` report why."""
        self.tell(notice)
        with self._changed:
            self._refused[path] = notice

    def refusal(self, path: Path) -> Notice | None:
        """Return why the last write to `path` failed; None if it succeeded or there was none."""
        with self._changed:
            return self._refused.get(path)

    def poll(self) -> list[Notice]:
        """Return the failures since the last call; usually empty."""
        with self._changed:
            notices, self._notices = self._notices, []
        return notices

    def flush(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Wait until everything is written or has failed, up to a limit; return whether it has."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting and not self._busy, seconds)

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Flush, then stop the thread; return whether everything was written or failed in time."""
        done = self.flush(seconds)
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        if done and self._thread is not None:
            self._thread.join(seconds)
        return done

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closed)
                if not self._waiting:
                    return
                path = next(iter(self._waiting))
                data = self._waiting.pop(path)
                self._busy = True
            try:
                self._attempt(path, data)
            finally:
                with self._changed:
                    self._busy = False
                    self._changed.notify_all()

    def _attempt(self, path: Path, data: bytes | list[bytes]) -> None:
        try:
            self._write(path, data if isinstance(data, bytes) else b"".join(data))
        except OSError as error:
            self.refuse(path, refused(error, path.name).notice)
        except SaveError as error:
            self.refuse(path, error.notice)
        else:
            with self._changed:
                self._told.clear()
                self._refused.pop(path, None)
