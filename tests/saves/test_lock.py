"""One program at a time writes in a folder."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from saves.disk import lock
from saves.disk.lock import LOCK_FILE, FolderLock


def test_only_one_holds_the_folder(tmp_path: Path) -> None:
    """The second gets it once the first gives it back; taking it twice is no harm."""
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    shared = first.take(), first.take(), second.take()
    first.release()
    first.release()
    later = second.take(), second.held, first.held
    second.release()

    assert shared == (True, True, False)
    assert later == (True, True, False)


def test_the_holder_is_known_by_its_process(tmp_path: Path) -> None:
    """The file tells it as long as it says anything sensible."""
    holder = FolderLock(tmp_path)
    unknown = holder.holder()
    (tmp_path / LOCK_FILE).write_bytes(b"not a number, and longer than any")
    junk = holder.holder()
    holder.take()
    known = holder.holder()
    holder.release()

    assert (unknown, junk, known) == (0, 0, os.getpid())


def failing(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the system's lock fail with the error `number`."""

    def fail(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(lock, "_lock", fail)


def test_where_there_are_no_locks_the_folder_is_used_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some networks know none; saves matter more than the guard."""
    failing(errno.ENOLCK, monkeypatch)
    folder = FolderLock(tmp_path)
    taken = folder.take()
    folder.release()

    assert taken


def test_another_error_of_the_system_is_passed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the folder is not held."""
    failing(errno.EIO, monkeypatch)
    folder = FolderLock(tmp_path)
    with pytest.raises(OSError, match="error"):
        folder.take()

    assert not folder.held


def test_a_windows_refusal_means_that_another_holds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There the system says PermissionError for what others call a blocked lock."""
    failing(errno.EACCES, monkeypatch)

    assert not FolderLock(tmp_path).take()
