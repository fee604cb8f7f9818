"""Merges what programs that sync folders leave where two machines have changed the same file.

They keep both: one under the file's name, the other beside it under a name that tells. That one is merged
like a file of an export, and then moved to `deleted/`, so that nothing is lost whatever it was.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.contract import Rules
from game.registry import RULES
from saves.backup.importing import taken
from saves.backup.parts import Part, parts_of
from saves.disk import copies
from saves.disk.files import is_there, read_bounded
from saves.disk.lock import LOCK_FILE
from saves.disk.notices import Notice, SaveError, SaveTooNew, refused

if TYPE_CHECKING:
    from pathlib import Path

    from saves.disk.folders import Folders

# What stands between a file's name and its suffix, as the programs write it.
SYNCTHING: Final = r"\.sync-conflict-[0-9]{8}-[0-9]{6}-[A-Z0-9]{7}"
NEXTCLOUD: Final = r" \(conflicted copy [0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{6}\)"
OWNCLOUD: Final = r"_conflict-[0-9]{8}-[0-9]{6}"
DROPBOX: Final = (  # in the language of the account
    r" \([^()]{0,80}(?i:conflicted copy|in Konflikt stehende Kopie|copie en conflit)[^()]{0,80}\)"
    r"(?: \([0-9]{1,3}\))?"
)
GOOGLE: Final = r" \([0-9]{1,3}\)"
ONEDRIVE: Final = r"-[A-Za-z][A-Za-z0-9-]{0,62}"  # the machine's name: only where the file itself is there
_SURE: Final = re.compile(
    rf"(?P<name>.+?)(?:{SYNCTHING}|{NEXTCLOUD}|{OWNCLOUD}|{DROPBOX})(?P<suffix>\.[a-z]+(?:\.[1-9])?|\.[1-9])?"
)
_LIKELY: Final = re.compile(rf"(?P<name>.+?)(?:{GOOGLE}|{ONEDRIVE})(?P<suffix>\.[a-z]+)")


class Conflict(NamedTuple):
    """A file beside another one that it was once the same as."""

    name: str
    of: str  # the other one's name


class Merged(NamedTuple):
    """What was merged, and what could not be."""

    number: int
    notices: list[Notice]


def conflict_of(name: str, others: frozenset[str]) -> str | None:
    """Return the name of the file that `name` is in conflict with; None if it is no conflict.

    `others` has the names in the folder.
    """
    sure = _SURE.fullmatch(name)
    if sure is not None:
        return sure["name"] + (sure["suffix"] or "")
    likely = _LIKELY.fullmatch(name)
    of = likely["name"] + likely["suffix"] if likely else ""
    return of if of in others else None


def conflicts_in(folder: Path) -> list[Conflict]:
    """List the conflicts in a folder, by name."""
    try:
        names = frozenset(path.name for path in folder.iterdir() if not path.name.startswith("."))
    except OSError:
        return []  # it does not exist yet
    found = ((name, conflict_of(name, names)) for name in sorted(names))
    return [Conflict(name, of) for name, of in found if of is not None and of != name]


def merge_conflicts(folders: Folders, games: Mapping[str, Rules] = RULES) -> Merged:
    """Merge all conflicts of a home; return how many. Nobody else may use the folders.

    A conflict that can't be merged stays, with a notice; so do all if another program uses the folders.
    """
    notices: list[Notice] = []
    number = 0
    for part in parts_of(folders, games).values():
        found = conflicts_in(part.folder) if part.folder.is_relative_to(folders.matches) else []
        if not found:
            continue
        try:
            with taken([part.folder]):
                for conflict in found:
                    number += _merge(part, conflict)
        except SaveError as error:
            notices.append(error.notice)
        except OSError as error:
            notices.append(refused(error, str(part.folder)).notice)
    return Merged(number, notices)


def _merge(part: Part, conflict: Conflict) -> bool:
    """Merge one conflict and put it away; return whether it belonged to the part."""
    path = part.folder / conflict.name
    if conflict.of == LOCK_FILE:
        path.unlink(missing_ok=True)
        return False
    of = re.sub(r"\.[1-9]\Z", "", conflict.of)
    if not part.has(of):
        return False
    if of == conflict.of:  # else it is one of an older copy, which nobody needs twice
        data = read_bounded(path, part.kind.limit)
        with suppress(SaveTooNew):
            part.kind.check(data, conflict.name)
        own = {conflict.name: hashlib.sha256(data).hexdigest()}
        part.kind.merge(part.folder / of, data, path.stat().st_mtime, own)
    _put_away(path)
    return True


def _put_away(path: Path) -> None:
    """Move a file to `deleted/`, beside what lies there."""
    folder = path.parent / copies.DELETED
    folder.mkdir(exist_ok=True)
    path.replace(folder / next(name for name in _names(path) if not is_there(folder / name)))


def _names(path: Path) -> Iterator[str]:
    yield path.name
    number = 2
    while True:
        yield f"{path.stem}-{number}{path.suffix}"
        number += 1
