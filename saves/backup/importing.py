"""Takes in an export: checks all of it first, then merges file by file.

Nothing that is here gets lost: a file is merged with what is here, becomes an older copy of it, or lies
beside it. So an import that the disk ends half-way is simply done again.
"""

from __future__ import annotations

import contextlib
import shutil
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.contract import Rules
from game.registry import RULES
from saves.backup.archive import Archive, opened
from saves.backup.exporting import Progress, Stopped, on
from saves.backup.parts import STORES, Part, parts_of
from saves.disk.lock import FolderLock
from saves.disk.notices import Notice, SaveDamaged, SaveRefused, SaveTooNew, refused

if TYPE_CHECKING:
    from pathlib import Path

    from saves.backup.kind import Outcome
    from saves.backup.manifest import Entry, Manifest
    from saves.disk.folders import Folders

ROOM: Final = 16 << 20  # bytes that are left free on the disk


class Imported(NamedTuple):
    """What became of the files of an export."""

    manifest: Manifest
    outcomes: Counter[Outcome]
    notices: list[Notice]


def take_in(
    folders: Folders,
    source: Path,
    progress: Progress = on,
    games: Mapping[str, Rules] = RULES,
) -> Imported:
    """Import a file; raise SaveError that names it, and Stopped, with nothing changed.

    Nobody else may use the folders: SaveRefused if another program does. It may take long: call it on a
    thread.
    """
    parts = parts_of(folders, games)
    with opened(source) as archive:
        files, notices = _checked(archive, parts, source.name, progress)
        _demand_room(folders.matches, sum(entry.bytes for entry, _ in files))
        with taken([part.folder for _, part in files if part.folder.is_relative_to(folders.matches)]):
            outcomes = _merge(archive, files, progress, notices)
        return Imported(archive.manifest, outcomes, notices)


def look_at(source: Path) -> Manifest:
    """Read only what an export says about itself; raise SaveError."""
    with opened(source) as archive:
        return archive.manifest


def _checked(
    archive: Archive, parts: Mapping[str, Part], file: str, progress: Progress
) -> tuple[list[tuple[Entry, Part]], list[Notice]]:
    """Read every file of an export, and return those that have a place here; raise SaveError."""
    found, notices = [], []
    entries = archive.manifest.files
    for number, entry in enumerate(entries):
        if not progress(number, 2 * len(entries)):
            raise Stopped
        part = parts.get(entry.part)
        if part is None and entry.part.startswith(STORES):
            notices.append(Notice("export_no_game", entry.name, {"game": entry.part.removeprefix(STORES)}))
            continue
        if part is None or not part.has(entry.name) or entry.bytes > part.kind.limit:
            raise SaveDamaged("export_name", file, name=entry.path)
        try:
            part.kind.check(archive.read(entry), entry.name)
        except SaveTooNew as error:
            notices.append(error.notice)
        except SaveDamaged as error:
            if error.notice.file == file:
                raise
            raise SaveDamaged("export_content", file, name=entry.path, reason=str(error)) from error
        found.append((entry, part))
    return found, notices


def _merge(
    archive: Archive, files: Sequence[tuple[Entry, Part]], progress: Progress, notices: list[Notice]
) -> Counter[Outcome]:
    outcomes: Counter[Outcome] = Counter()
    sums: dict[Path, dict[str, str]] = {}
    for entry, part in files:
        sums.setdefault(part.folder, {})[entry.name] = entry.sha256
    for number, (entry, part) in enumerate(files):
        progress(len(files) + number, 2 * len(files))
        path = part.folder / entry.name
        try:
            data, changed = archive.read(entry), entry.changed.timestamp()
            outcomes[part.kind.merge(path, data, changed, sums[part.folder])] += 1
        except SaveTooNew as error:
            notices.append(error.notice)
        except OSError as error:
            raise refused(error, entry.name) from error
    return outcomes


@contextlib.contextmanager
def taken(folders: Sequence[Path]) -> Iterator[None]:
    """Lock folders; raise SaveRefused if another program uses one of them."""
    with contextlib.ExitStack() as stack:
        for folder in dict.fromkeys(folders):
            lock = FolderLock(folder)
            try:
                if not lock.take():
                    raise SaveRefused("data_in_use", str(folder), process=str(lock.holder()))
            except OSError as error:
                raise refused(error, str(folder)) from error
            stack.callback(lock.release)
        yield


def _demand_room(folder: Path, size: int) -> None:
    """Raise SaveRefused if the disk has no room for so many bytes."""
    there = next(one for one in (folder, *folder.parents) if one.is_dir())
    if shutil.disk_usage(there).free < size + ROOM:
        raise SaveRefused("disk_full", str(folder))
