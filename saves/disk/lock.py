"""Lets only one program at a time write in a folder. It is a system lock, so it ends with its process.

The file `in-use` holds the process id for the second program's message; its existence means nothing.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import Final

from game.engine.files.plain_file import handle_of, open_plain

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK_FILE: Final = "in-use"
_NO_LOCKS: Final = frozenset({errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL})
_LOCKED_AT: Final = (
    1 << 20
)  # the byte that Windows locks; far from the process id, which others must be able to read


class FolderLock:
    """The lock on a folder, held or not."""

    def __init__(self, folder: Path) -> None:
        """Prepare the lock of `folder` without taking it."""
        self._path = folder / LOCK_FILE
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._handle is not None

    def take(self) -> bool:
        """Try to take the lock; False if another program holds it; OSError if the folder isn't writable.

        If the system has no locks (some networks) it counts as taken: no guard is better than no saves.
        """
        if self._handle is not None:
            return True
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle = handle_of(self._path, os.O_RDWR | os.O_CREAT)
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError):  # Linux and macOS raise the first, Windows the second
            os.close(handle)
            return False
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                os.close(handle)
                raise
        self._handle = handle
        with contextlib.suppress(OSError):  # only the second program's message lacks a number
            os.ftruncate(handle, 0)
            os.write(handle, str(os.getpid()).encode())
        return True

    def holder(self) -> int:
        """Return the process id of the program that holds, or last held, the lock; 0 if unknown."""
        try:
            with open_plain(self._path) as file:
                text = file.read(20).strip()
        except OSError:
            return 0
        return int(text) if text.isdigit() else 0

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _lock(handle: int) -> None:
    """Lock an open file or raise OSError; closing it, or the end of the process, releases the lock."""
    if sys.platform == "win32":
        os.lseek(handle, _LOCKED_AT, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
