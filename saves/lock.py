"""One program at a time may write in a folder. The lock is the system's own, so it ends with its process.

The file `in-use` holds the process id for the message to the second program; that the file exists means
nothing.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import Final

from game.engine.plain_file import handle_of, open_plain

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
    """The right to write in a folder, taken or not."""

    def __init__(self, folder: Path) -> None:
        """Prepare the lock of `folder`; nothing is taken yet."""
        self._path = folder / LOCK_FILE
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object has the lock."""
        return self._handle is not None

    def take(self) -> bool:
        """Try to take the lock; False when another program has it; OSError when the folder can't be written.

        Where the system knows no locks (some networks) it counts as taken: better no guard than no saves.
        """
        if self._handle is not None:
            return True
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle = handle_of(self._path, os.O_RDWR | os.O_CREAT)
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError):  # Linux and macOS say the first, Windows the second
            os.close(handle)
            return False
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                os.close(handle)
                raise
        self._handle = handle
        with contextlib.suppress(OSError):  # only the message to a second program lacks a number
            os.ftruncate(handle, 0)
            os.write(handle, str(os.getpid()).encode())
        return True

    def holder(self) -> int:
        """Return the process id of the program that has, or last had, the lock; 0 when it can't be told."""
        try:
            with open_plain(self._path) as file:
                text = file.read(20).strip()
        except OSError:
            return 0
        return int(text) if text.isdigit() else 0

    def release(self) -> None:
        """Give the lock back; do nothing when it is not held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _lock(handle: int) -> None:
    """Lock an open file or raise OSError; closing it, or the end of the process, unlocks it."""
    if sys.platform == "win32":
        os.lseek(handle, _LOCKED_AT, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
