"""Writes everything that belongs to a person into one file."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.contract import Rules
from game.registry import RULES
from saves.backup.archive import drafted
from saves.backup.manifest import in_time, is_safe
from saves.backup.parts import Part, parts_of
from saves.disk.clock import stamp
from saves.disk.files import is_there
from saves.disk.folders import EXPORT
from saves.disk.notices import Notice, SaveError, SaveRefused, refused

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from saves.backup.manifest import Manifest
    from saves.disk.folders import Folders

START: Final = "herotable-data-"
Progress = Callable[[int, int], bool]
"""Is told how many files of how many are done; returns whether to go on."""


class Stopped(Exception):
    """Somebody stopped the work; nothing was written."""


class Exported(NamedTuple):
    """What an export holds, and what could not be read."""

    manifest: Manifest
    notices: list[Notice]


def on(_done: int, _whole: int) -> bool:
    """Go on without telling anybody."""
    return True


def export_name(now: datetime) -> str:
    """Return the name of an export made at a time."""
    return f"{START}{stamp(now)}{EXPORT}"


def export(
    folders: Folders,
    target: Path,
    now: datetime,
    progress: Progress = on,
    games: Mapping[str, Rules] = RULES,
) -> Exported:
    """Write a new file; raise SaveError if that fails or it exists, Stopped if `progress` says so.

    A file that can't be read is left out, with a notice. It may take long: call it on a thread.
    """
    if is_there(target):
        raise SaveRefused("exists", target.name)
    parts = parts_of(folders, games)
    files = [(name, part, file) for name, part in parts.items() for file in part.files()]
    notices: list[Notice] = []
    try:
        with drafted(target) as draft:
            for done, (name, part, file) in enumerate(files):
                if not progress(done, len(files)):
                    raise Stopped
                try:
                    data = part.kind.export(part.folder / file)
                except SaveError as error:
                    notices.append(error.notice)
                else:
                    draft.add(f"{name}/{_name(file, data)}", data, _changed(part, file))
            manifest = draft.end(now, {game: rules.revision for game, rules in games.items()})
    except OSError as error:
        raise refused(error, target.name) from error
    return Exported(manifest, notices)


def _name(file: str, data: bytes) -> str:
    """Return a file's name in the export: one of its content if its own can't be used on every system."""
    if is_safe(file):
        return file
    return f"{hashlib.sha256(data).hexdigest()[:16]}.{file.rpartition('.')[2]}"


def _changed(part: Part, file: str) -> datetime:
    try:
        return in_time((part.folder / file).stat().st_mtime)
    except OSError:  # only an older copy is left
        return in_time(0.0)
