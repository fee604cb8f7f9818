"""Files that can't be read when they are wanted: kept back by the system, gone, emptied, something else."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from saves.statistics.file import FILE_LIMIT
from tests.faults.files_disk import memory, watched
from tests.faults.files_seen import find, look
from tests.faults.files_shelves import DECK, MATCH, PLAYED, SETTINGS, Act, count, keep, one_deck, set_volume
from tests.faults.files_sweep import Tally

UNREADABLE: Final = "can't be read"
# kind: its file, and what writes it, in three versions
KINDS: Final[dict[str, tuple[str, tuple[Act, Act, Act]]]] = {
    "match": (MATCH, (keep(3), keep(4), keep(5))),
    "deck": (DECK, (one_deck("A"), one_deck("B"), one_deck("C"))),
    "settings": (SETTINGS, (set_volume(10), set_volume(20), set_volume(30))),
    "statistics": (PLAYED, (count(1), count(2), count(3))),
}


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _zeroes(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _enormous(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(FILE_LIMIT + 1)  # of all files the statistics may be the largest


def _loop(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.name)


HARMS: Final[dict[str, Callable[[Path], int | None]]] = {
    "gone": Path.unlink,
    "emptied": _empty,
    "zeroes": _zeroes,
    "a folder": _folder,
    "enormous": _enormous,
    "a link to itself": _loop,
    "kept back": lambda _: errno.EACCES,
    "on a broken disk": lambda _: errno.EIO,
}


def try_all(tally: Tally) -> None:
    """Try each harm on each kind of file."""
    with tempfile.TemporaryDirectory(dir=memory()) as place:
        for kind in KINDS:
            for name, harm in HARMS.items():
                problems = _try(kind, harm, Path(place) / "disk")
                tally.add(kind, UNREADABLE, [f"{name}: {problem}" for problem in problems], told=True)


def _try(kind: str, harm: Callable[[Path], int | None], root: Path) -> list[str]:
    """Write two versions, do harm, look, write a third, look again; return what is wrong."""
    file, (first, second, third) = KINDS[kind]
    root.mkdir()
    with watched(root):
        first(root)
        older = look(root)
        second(root)
    number = harm(root / file)
    before = {path.read_bytes() for path in root.rglob("*") if path.is_file()}
    with watched(root), _kept_back(root / file, number):
        places, told = find(root)
        third(root)
    with watched(root):
        last = look(root)
    after = {path.read_bytes() for path in root.rglob("*") if path.is_file()}
    shutil.rmtree(root)
    problems = [] if told else ["nothing was told"]
    if places != older.places:
        problems.append(f"found {places} instead of {older.places}")
    if not before <= after:
        problems.append("bytes are lost")
    return problems + ([] if last.places.keys() >= older.places.keys() else [f"in the end: {last.places}"])


@contextmanager
def _kept_back(path: Path, number: int | None) -> Iterator[None]:
    """Have the system refuse to open this one file for reading, if it has a reason."""
    plain = os.open

    def opened(file: Any, flags: int, *rest: Any, **named: Any) -> int:
        if number and not flags & (os.O_WRONLY | os.O_RDWR) and file == path:
            raise OSError(number, os.strerror(number))
        return plain(file, flags, *rest, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", opened)
        yield
