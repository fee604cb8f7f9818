"""The database of what is derived from matches: SQLite in one file, or in memory where that can't be.

Matches are the truth; this only spares reading them again. So a file that is missing or older begins empty, a
damaged one is set aside, and whatever else goes wrong (read-only, full, locked by another program, made by a
newer one) ends with a database in memory for this run. It may take time: never use it in the main thread.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from saves.disk.notices import Notice

VERSION: Final = 3  # of the tables; another one begins empty
LOCK_SECONDS: Final = 0.2  # to wait for another program's write
DAMAGED: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
TABLES: Final = """
CREATE TABLE matches (
    name TEXT PRIMARY KEY,
    mark TEXT NOT NULL,     -- identifies the version of the file
    game TEXT NOT NULL,
    saved_at TEXT NOT NULL, -- UTC, as ISO 8601
    over INTEGER NOT NULL,
    text TEXT NOT NULL,     -- folded: all that a search may find
    result TEXT,            -- of the people: won, lost, or none; NULL: the match was not replayed yet
    row BLOB NOT NULL
) STRICT;
CREATE TABLE analyses (
    name TEXT PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    judged INTEGER NOT NULL,
    lost REAL NOT NULL
) STRICT;
CREATE TABLE cards (
    key TEXT PRIMARY KEY,
    name TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    game TEXT NOT NULL,
    theme TEXT NOT NULL,
    loss REAL NOT NULL,
    card BLOB NOT NULL
) STRICT;
CREATE TABLE feats (
    name TEXT PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    edition TEXT NOT NULL,  -- of the goals that were looked for
    proof BLOB NOT NULL
) STRICT;
CREATE TABLE answers (
    number INTEGER PRIMARY KEY, -- the oldest has the lowest
    key BLOB NOT NULL UNIQUE,
    answer BLOB NOT NULL
) STRICT;
CREATE INDEX cards_of ON cards (name);
"""
_log = logging.getLogger(__name__)

Result = TypeVar("Result")


class NewerVersion(Exception):
    """The file belongs to a newer program."""


class Database:
    """One database. Its work is done in whichever thread asks, one after the other."""

    def __init__(self, path: Path | None = None) -> None:
        """Use the file `path`, which need not exist, or only memory; nothing is opened yet."""
        self._path = path
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = None
        self._notices: list[Notice] = []

    @property
    def kept(self) -> bool:
        """Whether it has a file."""
        return self._path is not None

    def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do `work` in one transaction. It is done again, on an empty database, where that had to be made."""
        with self._lock:
            try:
                return self._attempt(work)
            except (sqlite3.Error, OSError, NewerVersion) as error:
                if self._path is None:
                    raise
                self._recover(error)
            try:
                return self._attempt(work)
            except (sqlite3.Error, OSError, NewerVersion) as error:
                self._forsake(error)
            return self._attempt(work)

    def poll(self) -> list[Notice]:
        """Return what a person should know since the last call; usually nothing."""
        notices, self._notices = self._notices, []
        return notices

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._shut()

    def _attempt(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        connection = self._connection = self._connection or self._open()
        with connection:
            return work(connection)

    def _open(self) -> sqlite3.Connection:
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self._path or ":memory:", timeout=LOCK_SECONDS, check_same_thread=False)
        try:
            self._prepare(connection)
        except BaseException:
            connection.close()
            raise
        weakref.finalize(self, connection.close)  # Python warns of one that nobody closes
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Make the tables of a new or older file; raise what is wrong with one that can't be used."""
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise NewerVersion(f"tables of version {version}, this program has {VERSION}")
        if version < VERSION:
            with connection:
                for kind, name in connection.execute(
                    "SELECT type, name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                ).fetchall():
                    connection.execute(f'DROP {kind} "{name}"')
                connection.executescript(f"BEGIN; {TABLES} PRAGMA user_version = {VERSION}; COMMIT;")
        elif connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            error = sqlite3.DatabaseError("quick_check failed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise error

    def _recover(self, error: Exception) -> None:
        """Set a damaged file aside; go without a file for any other reason."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code not in DAMAGED or self._path is None:
            self._forsake(error)
            return
        self._shut()
        aside = self._path.with_suffix(".damaged")
        try:
            self._path.replace(aside)
            for suffix in ("-wal", "-shm"):
                self._path.with_name(self._path.name + suffix).unlink(missing_ok=True)
        except OSError as failure:
            self._forsake(failure)
        else:
            self._notices.append(Notice("index_rebuilt", self._path.name, {"copy": aside.name}))

    def _forsake(self, error: Exception) -> None:
        """Go on in memory for this run."""
        _log.warning("the list of matches is kept in memory only: %s", error)
        self._shut()
        self._path = None

    def _shut(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):  # what was not written is made again
                connection.close()
