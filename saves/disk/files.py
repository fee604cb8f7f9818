"""Atomic, bounded file access with older copies; it knows nothing about the content.

Whenever the machine stops, `path` holds either the old or the new bytes, complete. A link stays a link: its
target is written, with the temporary file beside the target, while older copies lie beside the link.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from game.engine.files.plain_file import NotPlain, open_plain, real_file, size_of
from saves.disk.notices import SaveTooLarge, SaveUnreadable

SIZE_LIMIT: Final = 4 << 20  # bytes; a match of 400 decisions has about 10,000
COPIES: Final = 3  # older copies beside a file: name.1 is the newest of them

# On Windows a file can't be replaced while a scanner holds it, usually for milliseconds.
WAITS: Final[tuple[float, ...]] = (
    (0.01, 0.02, 0.04, 0.08, 0.16, 0.32) if sys.platform == "win32" else ()
)  # seconds
_NO_FOLDER_SYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS})


def write_atomically(path: Path, data: bytes) -> None:
    """Write `data` to `path` atomically; raise OSError if the disk fails.

    Raise NotPlain for a dangling link.
    """
    target = real_file(path)
    with _drafted(target, data) as draft:
        _replace(draft, target)
    _sync_folder(target.parent)


def write_keeping_copies(path: Path, data: bytes) -> None:
    """Write `data` to `path`; the old content becomes copy 1, copy 1 becomes copy 2, up to `COPIES`.

    The temporary file is synced before anything moves, so a full disk costs no copy. Raise OSError if the
    disk fails.
    """
    target = real_file(path)
    with _drafted(target, data) as draft:
        if target.exists():
            _make_room(path)
            _keep_as_copy(target, copy_path(path, 1))
            if target.parent != path.parent:
                _sync_folder(path.parent)
        _replace(draft, target)
    _sync_folder(target.parent)


def add_copy(path: Path, data: bytes) -> None:
    """Keep `data` as the newest older copy of `path`, which stays; raise OSError if the disk fails."""
    _make_room(path)
    write_atomically(copy_path(path, 1), data)


def copy_path(path: Path, number: int) -> Path:
    """Return the path of the older copy `number` (1 the newest, to `COPIES`) of `path`."""
    return path.with_name(f"{path.name}.{number}")


def read_bounded(path: Path, limit: int = SIZE_LIMIT) -> bytes:
    """Read a regular file of at most `limit` bytes; raise SaveUnreadable or SaveTooLarge, which name it."""
    data = read_start(path, limit + 1)
    if len(data) > limit:
        raise SaveTooLarge("too_large", path.name, limit=limit)
    return data


def read_start(path: Path, count: int) -> bytes:
    """Read the first `count` bytes of a regular file, or all if it is shorter; raise SaveUnreadable.

    Never opens a folder, pipe or device.
    """
    try:
        with open_plain(path) as file:
            return file.read(count)
    except (OSError, ValueError) as error:  # ValueError: a name with a null byte
        raise _unreadable(error, path) from error


def file_size(path: Path) -> int:
    """Return the size of a regular file in bytes; raise SaveUnreadable, also for a folder, pipe or device."""
    try:
        return size_of(path)
    except (OSError, ValueError) as error:
        raise _unreadable(error, path) from error


def is_there(path: Path) -> bool:
    """Whether the name exists, even as a dangling link."""
    return os.path.lexists(path)


def _unreadable(error: OSError | ValueError, path: Path) -> SaveUnreadable:
    if isinstance(error, NotPlain):
        return SaveUnreadable(error.code, path.name)
    if isinstance(error, FileNotFoundError):
        return SaveUnreadable("missing", path.name)
    reason = (error.strerror if isinstance(error, OSError) else None) or type(error).__name__
    return SaveUnreadable("unreadable", path.name, reason=reason)


@contextlib.contextmanager
def written_atomically(path: Path) -> Iterator[BinaryIO]:
    """Open a new file whose content replaces `path` when the block ends, and is dropped if it raises.

    Raise OSError if the disk fails, NotPlain for a dangling link.
    """
    target = real_file(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    with _removed(_draft_of(target)) as draft:
        with draft.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        _replace(draft, target)
    _sync_folder(target.parent)


def _draft_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.getpid()}-{threading.get_ident()}.draft")


@contextlib.contextmanager
def _drafted(path: Path, data: bytes) -> Iterator[Path]:
    """Yield a temporary file beside `path` with `data` synced to disk; remove it afterwards unless moved."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with _removed(_draft_of(path)) as draft:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield draft


@contextlib.contextmanager
def _removed(draft: Path) -> Iterator[Path]:
    """Remove a temporary file if the block raises."""
    try:
        yield draft
    except BaseException:
        with contextlib.suppress(OSError):  # the first error is the one to report
            draft.unlink(missing_ok=True)
        raise


def _make_room(path: Path) -> None:
    """Free the name of copy 1: shift copies up to the first gap; drop the oldest only if there is no gap."""
    numbers = range(1, COPIES + 1)
    free = next((number for number in numbers if not is_there(copy_path(path, number))), COPIES)
    for number in range(free, 1, -1):
        _replace(copy_path(path, number - 1), copy_path(path, number))


def _keep_as_copy(path: Path, copy: Path) -> None:
    """Hard-link `path` as copy 1, so that `path` never disappears."""
    try:
        copy.hardlink_to(path)
    except OSError:  # memory sticks and some networks have no hard links
        write_atomically(copy, path.read_bytes())


def _replace(source: Path, target: Path) -> None:
    for wait in WAITS:
        try:
            source.replace(target)
        except PermissionError:
            time.sleep(wait)
        else:
            return
    source.replace(target)


def _sync_folder(folder: Path) -> None:
    """Sync a folder, so that a new file survives a power cut, where the system allows it."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(handle)
