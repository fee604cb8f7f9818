"""What a part of the data knows of its files: which content is sound, and how two of one file are merged."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Literal, Protocol

from saves.disk.files import COPIES, SIZE_LIMIT, copy_path, read_bounded
from saves.disk.notices import SaveError, SaveTooNew

Outcome = Literal["new", "same", "merged", "beside"]
"""What became of an imported file: new here, here already, merged, or kept under a new name."""


class Kind(Protocol):
    """How the files of a part are read and merged."""

    limit: int  # bytes of one file

    def export(self, path: Path) -> bytes:
        """Return the newest sound content of a file; raise SaveError if there is none."""

    def check(self, data: bytes, name: str) -> None:
        """Read what an export holds; raise SaveError that names the file: SaveTooNew if it is only newer."""

    def merge(self, path: Path, data: bytes, changed: float, taken: Mapping[str, str]) -> Outcome:
        """Merge `data`, last changed at that time, into `path`; raise SaveError or OSError.

        The folder is locked by the caller. `taken` has the checksums of all files of that part, by name.
        """


def newest_sound(path: Path, check: Callable[[bytes, str], object], limit: int = SIZE_LIMIT) -> bytes:
    """Return the content of a file, or of its newest sound copy; raise the file's own SaveError if none is.

    What is only too new for this program is sound.
    """
    first: SaveError | None = None
    for one in (path, *(copy_path(path, number) for number in range(1, COPIES + 1))):
        try:
            data = read_bounded(one, limit)
            with suppress(SaveTooNew):
                check(data, one.name)
        except SaveError as error:
            first = first or error
        else:
            return data
    raise first or AssertionError


def held(path: Path) -> list[bytes]:
    """Return the content of a file and of its older copies, as far as they can be read."""
    found = []
    for one in (path, *(copy_path(path, number) for number in range(1, COPIES + 1))):
        with suppress(SaveError):  # a gap among the copies is usual
            found.append(read_bounded(one))
    return found


def dated(path: Path, changed: float) -> None:
    """Give a file the time of its original, by which lists are sorted."""
    with suppress(OSError, OverflowError, ValueError):  # some disks keep no times
        os.utime(path, (changed, changed))
