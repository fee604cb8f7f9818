"""Deletes everything that the program keeps of a person: matches, progress, settings, backups, reports, logs.

Pictures and exports stay: they are the person's own files, handed out on request. So does whatever else lies
in the folders; it is named.
"""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.registry import GAMES
from saves.backup.importing import taken
from saves.backup.parts import parts_of
from saves.backup.progress_files import PLACES
from saves.backup.weekly import backups_in
from saves.daily.tries import FOLDER as DAILY
from saves.disk.copies import DELETED
from saves.disk.files import COPIES, copy_path
from saves.disk.lock import LOCK_FILE
from saves.disk.notices import SaveRefused
from saves.disk.rescue import DAMAGED
from saves.matches.reading import SUFFIX
from saves.store import store_class

if TYPE_CHECKING:
    from pathlib import Path

    from saves.disk.folders import Folders

BROKEN: Final = "*.broken-*"  # settings that could not be read
DRAFTS: Final = ".*.draft"


def erase(folders: Folders) -> list[Path]:
    """Delete everything; return what lies there that isn't the program's.

    Raise SaveRefused, before anything is deleted if another program uses the folders, or else at the end if
    something can't be. It may take long: call it on a thread.
    """
    with taken([part.folder for part in parts_of(folders).values() if part.folder.is_dir() and part.suffix]):
        pass
    refused = [path for path in _files(folders) if not _removed(path)]
    refused += [path for path in _trees(folders) if not _removed_tree(path)]
    if refused:
        raise SaveRefused("not_deleted", str(refused[0]), number=len(refused))
    _prune(folders)
    return _left(folders)


def _files(folders: Folders) -> Iterator[Path]:
    """Give the files in folders where other people's files may lie, too."""
    matches, settings = folders.matches, folders.settings
    for pattern in (f"*{SUFFIX}", f"*{SUFFIX}.[1-{COPIES}]", DRAFTS, LOCK_FILE):
        yield from matches.glob(pattern)
    yield from (settings, *(copy_path(settings, number) for number in range(1, COPIES + 1)))
    yield from settings.parent.glob(settings.stem + BROKEN)
    yield from settings.parent.glob(f".{settings.name}{DRAFTS}")
    yield from settings.parent.glob(LOCK_FILE)
    yield from (backup.path for backup in backups_in(folders.backups))
    yield from folders.backups.glob(DRAFTS)


def _trees(folders: Folders) -> Iterator[Path]:
    """Give the folders that are the program's alone."""
    stores = [kind.name for game in GAMES if (kind := store_class(game)) is not None]
    for name in (DAILY, *PLACES, *stores, DELETED, DAMAGED):
        yield folders.matches / name
    yield from (folders.index.parent, folders.logs, folders.reports)


def _removed(path: Path) -> bool:
    """Remove a file, or a link but not what it leads to; return whether it is gone."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
        return True
    return False


def _removed_tree(path: Path) -> bool:
    """Remove a folder with all that is in it; of a link only the link."""
    if path.is_symlink():
        return _removed(path)
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    return not path.exists()


def _prune(folders: Folders) -> None:
    """Remove the folders around, as far as they are empty."""
    for path in (folders.backups, folders.matches, folders.reports.parent, folders.settings.parent):
        with contextlib.suppress(OSError):  # something else lies there
            path.rmdir()


def _left(folders: Folders) -> list[Path]:
    found = [folders.matches, folders.backups]
    return sorted(path for folder in found if folder.is_dir() for path in folder.iterdir())
