"""A backup every week, seven kept: exports in a folder of their own, beside the matches.

Nothing is backed up twice: where nothing has changed since the last one, the older ones stay. They are told
apart by their names, so a copied backup is still one.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from saves.backup.exporting import START, Progress, export, export_name, on
from saves.backup.importing import look_at
from saves.backup.parts import parts_of
from saves.disk.folders import EXPORT
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from pathlib import Path

    from saves.disk.folders import Folders

KEPT: Final = 7
EVERY: Final = timedelta(days=7)
AHEAD: Final = timedelta(days=1)  # that a backup may be from: later, and the clock was wrong
_NAME: Final = re.compile(re.escape(START) + r"(?P<time>[0-9]{8}-[0-9]{6})(-[0-9]+)?" + re.escape(EXPORT))


class Backup(NamedTuple):
    """A backup: its file, and when it was made by the local clock."""

    path: Path
    made_at: datetime


def backups_in(folder: Path) -> list[Backup]:
    """List the backups of a folder, newest first."""
    found = []
    with contextlib.suppress(OSError):  # there is none yet
        for path in folder.iterdir():
            made_at = _time_of(path.name)
            if made_at is not None:
                found.append(Backup(path, made_at))
    return sorted(found, key=lambda one: (one.made_at, one.path.name), reverse=True)


def is_due(backups: Sequence[Backup], now: datetime) -> bool:
    """Whether none of the backups is of the last week."""
    here = _local(now)
    return not any(here - EVERY < one.made_at <= here + AHEAD for one in backups)


def back_up(folders: Folders, now: datetime, progress: Progress = on) -> Path | None:
    """Make a backup and remove those that are too many; return it, or None if nothing has changed.

    Raise SaveError, or Stopped if `progress` says so. It may take long: call it on a thread.
    """
    backups = backups_in(folders.backups)
    _sweep(folders.backups)
    if not any(part.files() for part in parts_of(folders).values()):
        return None
    target = folders.backups / export_name(now)
    made = export(folders, target, now, progress)
    if backups and _sums(backups[0].path) == {entry.path: entry.sha256 for entry in made.manifest.files}:
        with contextlib.suppress(OSError):  # one too many does no harm
            backups[0].path.unlink()
        return None
    for old in backups[KEPT - 1 :]:
        with contextlib.suppress(OSError):  # it is removed another week
            old.path.unlink()
    return target


def _sums(path: Path) -> dict[str, str] | None:
    try:
        return {entry.path: entry.sha256 for entry in look_at(path).files}
    except SaveError:
        return None


def _sweep(folder: Path) -> None:
    """Remove what a backup left that was cut off."""
    for draft in folder.glob(f".{START}*.draft"):
        with contextlib.suppress(OSError):  # harmless; it is removed another day
            draft.unlink()


def _time_of(name: str) -> datetime | None:
    shape = _NAME.fullmatch(name)
    try:
        return datetime.strptime(shape["time"], "%Y%m%d-%H%M%S") if shape else None  # noqa: DTZ007  # local, as in the name
    except ValueError:
        return None


def _local(now: datetime) -> datetime:
    return now.astimezone().replace(tzinfo=None)
