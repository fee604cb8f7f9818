"""Treats a file and its older copies as one: listed once, named once, deleted and restored together.

Deleted files lie in `deleted/`. A file is always in one folder or the other, never in neither; if a power cut
separates copies from their file, `tidy` rejoins them when the folder is locked.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from saves.disk.files import COPIES, copy_path, is_there
from saves.disk.notices import SaveRefused, SaveUnreadable, refused

DELETED: Final = "deleted"
_COPY: Final = re.compile(r"(?P<name>.+)\.[1-9]")


def files_in(folder: Path, suffix: str) -> set[str]:
    """List the names of all files of `suffix` in a folder, even if only a copy is left."""
    try:
        entries = [entry.name for entry in folder.iterdir()]
    except OSError:
        return set()  # doesn't exist yet, or was already reported when locking the folder
    names = {found["name"] if (found := _COPY.fullmatch(name)) else name for name in entries}
    return {name for name in names if name.endswith(suffix) and not name.startswith(".")}


def new_file(folder: Path, stem: str, suffix: str, given: set[str]) -> str:
    """Return a name that is neither in `given` nor used by a file, a copy or a deleted file."""
    taken = given | files_in(folder, suffix) | files_in(folder / DELETED, suffix)
    file, number = stem + suffix, 1
    while file in taken:
        number += 1
        file = f"{stem}-{number}{suffix}"
    given.add(file)
    return file


def delete(path: Path) -> None:
    """Move a file to `deleted/`, its copies first; raise SaveError."""
    gather(path)
    _move(_pieces(path), path.parent, path.parent / DELETED, path.name)


def restore(path: Path) -> None:
    """Restore a file moved by `delete`, the file itself first; raise SaveError."""
    _move(reversed(_pieces(path)), path.parent / DELETED, path.parent, path.name)


def tidy(folder: Path, suffix: str) -> None:
    """Remove temporary files left by a power cut, and rejoin copies with their file."""
    for draft in (*folder.glob(".*.draft"), *folder.glob("*/.*.draft")):
        with contextlib.suppress(OSError):  # harmless; it is removed another day
            draft.unlink(missing_ok=True)
    for file in files_in(folder / DELETED, suffix):
        gather(folder / file)


def gather(path: Path) -> None:
    """Move copies back from `deleted/` if their file is only here and their names are free."""
    deleted = path.parent / DELETED
    if not is_there(path) or is_there(deleted / path.name):
        return
    for name in _pieces(path):
        if is_there(deleted / name) and not is_there(path.parent / name):
            with contextlib.suppress(OSError):  # the file itself is intact; try again next time
                (deleted / name).replace(path.parent / name)


def _pieces(path: Path) -> list[str]:
    """List the copies of a file, and the file."""
    return [*(copy_path(path, number).name for number in range(1, COPIES + 1)), path.name]


def _move(names: Iterable[str], source: Path, target: Path, file: str) -> None:
    names = list(names)
    moving = [name for name in names if is_there(source / name)]  # a relative link may dangle there
    if not moving:
        raise SaveUnreadable("missing", file)
    if any(is_there(target / name) for name in names):
        raise SaveRefused("exists", file)
    try:
        target.mkdir(exist_ok=True)
        for name in moving:
            (source / name).replace(target / name)
    except OSError as error:
        gather((target if target.name != DELETED else source) / file)
        raise refused(error, file) from error
