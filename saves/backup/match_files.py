"""The parts of the data with a file for each match, daily try or deck.

The same name and the same deal are the same match. Of two files of it, the longer one stays (if both are
equally long, the newer), and the other becomes an older copy of it. Different matches of the same name are
both kept, the imported one under a new name. A file of a newer program or of a game that isn't here is never
written over.
"""

from __future__ import annotations

import hashlib
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from game.engine.contract import Rules
from saves.backup.kind import Outcome, dated, held, newest_sound
from saves.disk.copies import files_in, new_file
from saves.disk.files import SIZE_LIMIT, add_copy, write_atomically
from saves.disk.kept import store_kept
from saves.disk.notices import SaveError, SaveTooNew
from saves.disk.rescue import store
from saves.matches.header import NOT_JSON
from saves.matches.match_file import unpack, unplayed

Order = tuple[object, ...]  # the greater one stays


class FolderFiles(ABC):
    """Many files in a folder; what a file is, others say."""

    limit = SIZE_LIMIT

    def __init__(self) -> None:
        """Know no folder yet."""
        self._sizes: dict[Path, dict[int, list[str]]] = {}  # names by size, from before an import

    def export(self, path: Path) -> bytes:
        """Return the newest sound content of a file; raise SaveError if there is none."""
        return newest_sound(path, self.check)

    @abstractmethod
    def check(self, data: bytes, name: str) -> None:
        """Read a file; raise SaveError that names it."""

    @abstractmethod
    def write(self, path: Path, data: bytes) -> None:
        """Write a file; what was there becomes an older copy, or is kept aside if it is damaged."""

    @abstractmethod
    def is_same(self, ours: bytes, theirs: bytes) -> bool:
        """Whether two files of one name are of the same thing."""

    @abstractmethod
    def stays(self, ours: bytes, theirs: bytes, changed: tuple[float, float]) -> bool:
        """Whether `ours` stays the file; `changed` has the times at which the two last changed."""

    def merge(self, path: Path, data: bytes, changed: float, taken: Mapping[str, str]) -> Outcome:
        """Merge `data` into `path`; raise SaveError with nothing changed, or OSError."""
        if path.name not in files_in(path.parent, path.suffix):
            return self._add(path, data, changed, taken)
        try:
            ours = newest_sound(path, self.check)
        except SaveError:  # nothing of it can be read
            self.write(path, data)
            dated(path, changed)
            return "merged"
        if ours == data:
            return "same"
        if not self._merges(ours, data, path.name):
            return self._add_beside(path, data, changed, taken)
        if self.stays(ours, data, (_changed(path), changed)):
            return self._keep_copy(path, data)
        self.write(path, data)
        dated(path, changed)
        return "merged"

    def _merges(self, ours: bytes, theirs: bytes, name: str) -> bool:
        """Whether both can be read here and are of the same thing."""
        try:
            self.check(ours, name)
            self.check(theirs, name)
            return self.is_same(ours, theirs)
        except SaveTooNew:
            return False

    def _keep_copy(self, path: Path, data: bytes) -> Outcome:
        if data in held(path):
            return "same"
        add_copy(path, data)
        return "merged"

    def _add(self, path: Path, data: bytes, changed: float, taken: Mapping[str, str]) -> Outcome:
        if self._twin(path, data, taken):
            return "same"
        write_atomically(path, data)
        dated(path, changed)
        return "new"

    def _add_beside(self, path: Path, data: bytes, changed: float, taken: Mapping[str, str]) -> Outcome:
        if self._twin(path, data, taken):
            return "same"
        path = path.with_name(new_file(path.parent, path.stem, path.suffix, set(taken)))
        write_atomically(path, data)
        dated(path, changed)
        return "beside"

    def _twin(self, path: Path, data: bytes, taken: Mapping[str, str]) -> bool:
        """Whether the same content was here before, under a name that the export doesn't have it under."""
        folder = path.parent
        if folder not in self._sizes:
            sizes: dict[int, list[str]] = {}
            for name in files_in(folder, path.suffix):
                file = folder / name
                if file.is_file():
                    sizes.setdefault(file.stat().st_size, []).append(name)
            self._sizes[folder] = sizes
        names = self._sizes[folder].get(len(data), [])
        own = hashlib.sha256(data).hexdigest()
        return any(taken.get(name) != own and data in held(folder / name)[:1] for name in names)


class MatchFiles(FolderFiles):
    """Matches."""

    def __init__(self, games: Mapping[str, Rules]) -> None:
        """Replay them by the rules of `games`."""
        super().__init__()
        self._games = games

    def check(self, data: bytes, name: str) -> None:
        """Replay a match; raise SaveError that names its file."""
        unpack(data, name, self._games)

    def write(self, path: Path, data: bytes) -> None:
        """Write a match as the library does."""
        store(path, data, self._games)

    def is_same(self, ours: bytes, theirs: bytes) -> bool:
        """Whether two files have the same deal."""
        return _deal(ours) == _deal(theirs)

    def stays(self, ours: bytes, theirs: bytes, changed: tuple[float, float]) -> bool:
        """Whether `ours` is longer, or as long and newer."""
        return _length(ours) > _length(theirs)


class DailyFiles(MatchFiles):
    """Tries of the daily deal: a day counts once, so the first try stays, as far as it went."""

    def is_same(self, ours: bytes, theirs: bytes) -> bool:
        """Whether two files are of the same day, as their names say."""
        return True

    def stays(self, ours: bytes, theirs: bytes, changed: tuple[float, float]) -> bool:
        """Whether `ours` goes on from the other, or was played first."""
        (header, record), (other_header, other) = unplayed(ours, ""), unplayed(theirs, "")
        short = min(len(record.decisions), len(other.decisions))
        if _deal(ours) == _deal(theirs) and record.decisions[:short] == other.decisions[:short]:
            return _length(ours) > _length(theirs)
        return (header.saved_at, ours) < (other_header.saved_at, theirs)


class StoreFiles(FolderFiles):
    """Files that a game keeps, such as decks: only the game knows more."""

    def __init__(self, check: Callable[[Path], None]) -> None:
        """Check a file with `check`, which raises SaveError."""
        super().__init__()
        self._check = check

    def check(self, data: bytes, name: str) -> None:
        """Have the game read a file; raise SaveError that names it."""
        with tempfile.TemporaryDirectory(prefix="herotable-") as folder:
            path = Path(folder) / name
            path.write_bytes(data)
            self._check(path)

    def write(self, path: Path, data: bytes) -> None:
        """Write a file."""
        store_kept(self._check, path, data)

    def is_same(self, ours: bytes, theirs: bytes) -> bool:
        """Whether two files have the same name in them, if any."""
        return _facts(ours).name == _facts(theirs).name

    def stays(self, ours: bytes, theirs: bytes, changed: tuple[float, float]) -> bool:
        """Whether `ours` is newer."""
        at, their_at = (
            _facts(data).saved_at or datetime.fromtimestamp(time, UTC)
            for data, time in zip((ours, theirs), changed, strict=True)
        )
        return (at, ours) > (their_at, theirs)


class _Facts(msgspec.Struct, frozen=True):
    """What the first line of a file may tell."""

    name: str = ""
    saved_at: datetime | None = None


_FACTS: Final = msgspec.json.Decoder(_Facts)


def _facts(data: bytes) -> _Facts:
    try:
        facts = _FACTS.decode(data.partition(b"\n")[0])
    except NOT_JSON:
        return _Facts()
    has_zone = facts.saved_at is not None and facts.saved_at.tzinfo is not None
    return facts if has_zone else _Facts(facts.name)


def _deal(data: bytes) -> object:
    _, record = unplayed(data, "")
    return record.game, record.seats, record.seed, dict(record.options)


def _length(data: bytes) -> Order:
    header, record = unplayed(data, "")
    return len(record.decisions), header.saved_at, data


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
