"""The folder of a person's matches: list, open, save, delete, export, import.

Saving never blocks and never raises: bytes are encoded at once and written on a thread; `poll` reports
failures. Beside the matches lie their older copies (.1 .2 .3), `damaged/` with every unreadable file, and
`deleted/` with what the person deleted: nothing is ever erased here. Only one program at a time writes; a
second one only reads.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from game.engine.contract import Rules
from game.registry import RULES
from saves.disk import copies
from saves.disk.clock import stamp
from saves.disk.files import is_there, read_bounded, write_atomically
from saves.disk.listing import Listing, changed_at
from saves.disk.lock import FolderLock
from saves.disk.notices import (
    Notice,
    SaveDamaged,
    SaveError,
    SaveRefused,
    SaveTooNew,
    SaveUnreadable,
    refused,
)
from saves.disk.rescue import keep_aside, older_copy, store
from saves.disk.writer import FLUSH_SECONDS, Writer
from saves.index.matches import MatchIndex
from saves.index.query import EVERYTHING, Query
from saves.matches.header import Header, check_known, read_header
from saves.matches.match_file import Opened, SavedMatch, open_match, pack, unpack
from saves.matches.reading import SUFFIX, Reading
from saves.matches.row import Row

OTHERWISE: Final = frozenset({"rules_changed", "rules_reopened", "rules_other_result"})
"""What is told of a match of older rules that is another one now: its file isn't written over."""


class Library:
    """A folder of matches. Close it at the end; use it from one thread."""

    def __init__(
        self,
        folder: Path,
        games: Mapping[str, Rules] = RULES,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        index: MatchIndex | None = None,
    ) -> None:
        """Open the folder, which need not exist; `poll` reports if it isn't writable.

        `index` remembers what was read, by default as long as the library is open.
        """
        self.folder = folder
        self.index = index or MatchIndex()
        self._games = games
        self._now = now
        self._lock = FolderLock(folder)
        self._writer = Writer(partial(store, games=games))
        self._given: set[str] = set()  # names without a file yet
        self._may_write()

    # Reading

    def rows(self) -> list[Row]:
        """List the matches from their headers, newest first. A bad file is a row with the reason."""
        return sorted(self.listing().all(), key=lambda row: (row.saved_at, row.name), reverse=True)

    def listing(self, query: Query = EVERYTHING) -> Listing[Row]:
        """List the matches that `query` finds, on a thread, most recently changed file first.

        It can be stopped at any time.
        """
        reading = Reading(self.folder, self.index, query.at(self._now()), self._row, self._games)

        def names() -> list[str]:
            self._writer.flush()
            return reading.names()

        return Listing(names, reading.row)

    def row(self, name: str) -> Row:
        """Read the row of one match."""
        self._writer.flush()
        return self._row(name)

    def newest_unfinished(self) -> Row | None:
        """Return the row of the match to resume, if any."""
        return newest_unfinished(self.rows())

    def load(self, name: str) -> Opened:
        """Open a match; if it is damaged, open its newest sound copy and add a notice.

        Raise SaveError if there is none, and SaveTooNew at once. A damaged file stays in place, and is also
        copied to `damaged/`.
        """
        path = self._path(name)
        self._writer.flush()
        try:
            opened = open_match(path, self._games)
        except SaveTooNew:
            raise
        except SaveError as error:
            if isinstance(error, SaveDamaged):
                self._keep_aside(path)
            copy = older_copy(path, self._games)
            if copy is None:
                raise
            opened = replace(copy, notices=(error.notice, *copy.notices))
        keeps_all = all(notice.code not in OTHERWISE for notice in opened.notices)
        return replace(opened, name=name if keeps_all else "")

    # Writing

    def new_name(self, game: str) -> str:
        """Return an unused name for a new match's file: the time and the game."""
        stem = f"{stamp(self._now())}-{re.sub('[^a-z0-9_]', '', game)[:40]}"
        return copies.new_file(self.folder, stem, SUFFIX, self._given)

    def save(self, name: str, saved: SavedMatch, *, auto: bool = False) -> None:
        """Save a match under `name` in the background; play may go on at once. `poll` reports failures."""
        path = self._path(name)
        try:
            data = pack(saved, self._now(), auto=auto)
            self._demand_writing()
        except SaveError as error:
            self._writer.refuse(path, error.notice)
        else:
            self._writer.put(path, data)

    def refusal(self, name: str) -> Notice | None:
        """Return why the last save failed; None if it didn't."""
        return self._writer.refusal(self._path(name))

    def why_unsaved(self, name: str) -> Notice | None:
        """Wait briefly for pending writes; return why a match isn't safely on disk, or None."""
        return self.refusal(name) if self.flush() else Notice("not_yet", name)

    def autosave(self, name: str, saved: SavedMatch) -> None:
        """Save a running match under its own `name` (from `new_name`), after every decision."""
        self.save(name, saved, auto=True)

    def poll(self) -> list[Notice]:
        """Return the failures since the last call, each once; usually empty."""
        return [*self._writer.poll(), *self.index.database.poll()]

    def flush(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Wait until everything is written or has failed, up to a limit; return whether it has."""
        return self._writer.flush(seconds)

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Write pending files, up to a limit, and release the folder; return whether all were written."""
        done = self._writer.close(seconds)
        self._lock.release()
        self.index.database.close()
        return done

    # Moving files

    def delete(self, name: str) -> None:
        """Move a match and its older copies to `deleted/`; raise SaveError if that fails."""
        path = self._path(name)
        self._writer.flush()
        self._demand_writing()
        copies.delete(path)

    def restore(self, name: str) -> None:
        """Restore a match moved by `delete`; raise SaveError, also if its name is in use again."""
        path = self._path(name)
        self._writer.flush()
        self._demand_writing()
        copies.restore(path)

    def export_match(self, name: str, target: Path) -> None:
        """Copy a match's file to a place of the person's choice; raise SaveError, also if that exists."""
        data = read_bounded(self._path(name))
        if is_there(target):
            raise SaveRefused("exists", target.name)
        try:
            write_atomically(target, data)
        except OSError as error:
            raise refused(error, target.name) from error

    def import_match(self, source: Path) -> str:
        """Copy a file from anywhere into the library under a new name, which is returned; raise SaveError.

        The match is replayed first, so only one that opens gets in.
        """
        data = read_bounded(source)
        header = unpack(data, source.name, self._games).header
        self._demand_writing()
        name = self.new_name(header.game)
        try:
            write_atomically(self._path(name), data)
        except OSError as error:
            raise refused(error, name) from error
        return name

    # Internals

    def _path(self, name: str) -> Path:
        """Return the path of `name`; raise SaveUnreadable if it isn't a match's name."""
        if Path(name).name != name or "\\" in name or "\0" in name or not name.endswith(SUFFIX):
            raise SaveUnreadable("missing", name)
        return self.folder / name

    def _row(self, name: str) -> Row:
        path = self.folder / name
        header: Header | None = None
        try:
            header = read_header(path)
            check_known(header, name, self._games)
        except SaveError as error:
            if header is not None and header.game not in self._games:
                return Row(name, header.saved_at, header, error.notice)
            return Row(name, changed_at(path), None, error.notice)
        return Row(name, header.saved_at, header)

    def _keep_aside(self, path: Path) -> None:
        if self._may_write():
            try:
                keep_aside(path)
            except OSError as error:
                self._writer.tell(refused(error, path.name).notice)
            except SaveError as error:
                self._writer.tell(error.notice)

    def _may_write(self) -> bool:
        """Whether this program may write in the folder; if not, `poll` reports why."""
        hindrance = self._hindrance()
        if hindrance is not None:
            self._writer.tell(hindrance.notice)
        return hindrance is None

    def _demand_writing(self) -> None:
        hindrance = self._hindrance()
        if hindrance is not None:
            raise hindrance

    def _hindrance(self) -> SaveRefused | None:
        """Lock the folder if possible; return why it isn't, or None."""
        if self._lock.held:
            return None
        try:
            if not self._lock.take():
                return SaveRefused("in_use", str(self.folder), process=str(self._lock.holder()))
        except OSError as error:
            return refused(error, str(self.folder))
        copies.tidy(self.folder, SUFFIX)
        return None


def newest_unfinished(rows: Iterable[Row]) -> Row | None:
    """Return the match to resume, if any."""
    running = [row for row in rows if row.opens and row.header is not None and not row.header.over]
    return max(running, key=lambda row: (row.saved_at, row.name), default=None)
