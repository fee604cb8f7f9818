"""What is on the page of a person's own data: its sections, and the files that are offered."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from saves.backup.weekly import KEPT, backups_in
from saves.disk.clock import of_this_age
from saves.disk.folders import EXPORT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.texts.texts import Texts
    from saves.disk.folders import Folders

OFFERED: Final = 5  # exports
MEGA: Final = 1_000_000


class Offer(NamedTuple):
    """A file that can be imported."""

    path: Path
    made_at: datetime  # local
    size: int  # bytes

    def told(self, texts: Texts) -> str:
        """Say of when it is, and how large."""
        return texts(
            "data-file",
            day=texts.date(self.made_at, time=True),
            size=texts.number(max(self.size, MEGA / 10) / MEGA, 1),
        )


class Offers(NamedTuple):
    """What can be imported, newest first."""

    exports: Sequence[Offer] = ()
    backups: Sequence[Offer] = ()


def offers_in(folders: Folders) -> Offers:
    """List the exports and backups that there are."""
    return Offers(exports_in(folders.exports), backups_offered(folders.backups))


def exports_in(folder: Path) -> list[Offer]:
    """List the newest files in the folder for exports."""
    found: list[Offer] = []
    with suppress(OSError):  # there is none yet
        for path in folder.glob(f"*{EXPORT}"):
            found += _offered(path)
    return sorted(found, key=lambda one: (one.made_at, one.path.name), reverse=True)[:OFFERED]


def backups_offered(folder: Path) -> list[Offer]:
    """List the backups, newest first."""
    offers = []
    for backup in backups_in(folder)[:KEPT]:
        offers += [one._replace(made_at=backup.made_at) for one in _offered(backup.path)]
    return offers


def _offered(path: Path) -> Sequence[Offer]:
    with suppress(OSError, OverflowError, ValueError):  # it has just gone
        stat = path.stat()
        made_at = of_this_age(datetime.fromtimestamp(stat.st_mtime, UTC)).astimezone()
        return [Offer(path, made_at.replace(tzinfo=None), stat.st_size)]
    return []
