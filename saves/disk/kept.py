"""A small file that nothing else tells: saved as carefully as matches are.

It is written atomically, on a thread, with three older copies; a damaged file is kept in `damaged/`, and its
newest sound copy is used, with a notice. A newer program's file is never touched. Only one program at a time
writes.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from saves.disk.copies import tidy
from saves.disk.files import COPIES, copy_path, is_there, write_atomically, write_keeping_copies
from saves.disk.lock import FolderLock
from saves.disk.notices import Notice, SaveError, SaveRefused, SaveTooNew, refused
from saves.disk.rescue import keep_aside
from saves.disk.writer import FLUSH_SECONDS, Writer

if TYPE_CHECKING:
    from pathlib import Path

Content = TypeVar("Content")


def store_kept(read: Callable[[Path], object], path: Path, data: bytes) -> None:
    """Write; the old content becomes a copy if it is sound, and is kept aside if it is damaged."""
    if not is_there(path):
        write_atomically(path, data)
        return
    try:
        read(path)
    except SaveTooNew:
        raise
    except SaveError:
        keep_aside(path)
        write_atomically(path, data)
    else:
        write_keeping_copies(path, data)


class KeptFile(Generic[Content]):
    """One file and what is in it. Close it at the end; use it from one thread."""

    def __init__(
        self,
        path: Path,
        read: Callable[[Path], Content],
        empty: Callable[[], Content],
        copied: Callable[[str], Notice],
    ) -> None:
        """Read the file with `read`, which raises SaveError; neither it nor its folder need exist.

        `copied` makes the notice that a copy, by its name, was read instead.
        """
        self._path = path
        self._parse = read
        self._empty = empty
        self._copied = copied
        self._lock = FolderLock(path.parent)
        self._writer = Writer(partial(store_kept, read))
        self._newer: SaveTooNew | None = None
        self.content = self._read()

    def change(self, change: Callable[[Content], None], encoded: Callable[[Content], bytes]) -> None:
        """Change the content, and save the file in the background; `poll` reports failures."""
        hindrance = self._hindrance()
        change(self.content)
        if hindrance is not None:
            self._writer.refuse(self._path, hindrance.notice)
        else:
            self._writer.put(self._path, encoded(self.content))

    def poll(self) -> list[Notice]:
        """Return the failures since the last call, each once; usually empty."""
        return self._writer.poll()

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Write pending data and release the folder; return whether all was written."""
        done = self._writer.close(seconds)
        self._lock.release()
        return done

    def _read(self) -> Content:
        try:
            return self._parse(self._path)
        except SaveTooNew as error:
            self._newer = error
            self._writer.tell(error.notice)
            return self._empty()
        except SaveError as error:
            return self._older(error)

    def _older(self, error: SaveError) -> Content:
        """Read the newest sound copy; nothing if there is none, as on the first run."""
        for number in range(1, COPIES + 1):
            copy = copy_path(self._path, number)
            with contextlib.suppress(SaveError):  # the file's own error is the one to report
                content = self._parse(copy)
                self._writer.tell(self._copied(copy.name))
                return content
        if error.notice.code != "missing":
            self._writer.tell(error.notice)
        return self._empty()

    def _hindrance(self) -> SaveError | None:
        """Lock the folder if possible, and read what another program has written; return why not, or None."""
        if self._newer is not None:
            return self._newer
        if self._lock.held:
            return None
        try:
            if not self._lock.take():
                return SaveRefused("in_use", self._path.name, process=str(self._lock.holder()))
        except OSError as error:
            return refused(error, self._path.name)
        tidy(self._path.parent, ".json")
        self.content = self._read()
        return self._newer
