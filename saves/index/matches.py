"""The list of matches in the database: found again without reading the files that have not changed."""

from __future__ import annotations

import os
from datetime import UTC
from typing import TYPE_CHECKING, Final

import msgspec

from saves.index.database import Database
from saves.index.query import EVERYTHING, fold
from saves.matches.header import NOT_JSON
from saves.matches.row import Row

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from saves.index.query import Query
    from saves.matches.header import Header
    from saves.matches.match_file import SavedMatch

_ROW: Final = msgspec.msgpack.Decoder(Row)
_ENCODER: Final = msgspec.msgpack.Encoder()


class MatchIndex:
    """What is known of a folder's matches. Its methods may take time: call them on a thread of their own."""

    def __init__(self, database: Database | None = None) -> None:
        """Use `database`; by default one in memory, which begins empty."""
        self.database = database or Database()

    def find(self, marks: Mapping[str, str], query: Query = EVERYTHING) -> tuple[dict[str, bytes], list[str]]:
        """Forget all files but those in `marks`; return the encoded rows that `query` finds.

        The second part lists the files that have to be read before they can be found. `marks` has a file's
        mark (see `marks_in`) by its name.
        """

        def work(connection: sqlite3.Connection) -> tuple[dict[str, bytes], list[str]]:
            known = dict(connection.execute("SELECT name, mark FROM matches").fetchall())
            gone = [(name,) for name, mark in known.items() if marks.get(name) != mark]
            connection.executemany("DELETE FROM matches WHERE name = ?", gone)
            found = connection.execute(*_sentence("SELECT name, row FROM matches WHERE {}", query))
            return dict(found.fetchall()), [
                name for name, mark in marks.items() if not mark or known.get(name) != mark
            ]

        return self.database.run(work)

    def put(self, mark: str, row: Row) -> None:
        """Remember what was read from a file with that mark."""
        header = row.header
        if header is None:
            raise ValueError(f"{row.name} has no header to remember")
        values = (
            row.name,
            mark,
            header.game,
            row.saved_at.astimezone(UTC).isoformat(),
            header.over,
            _searched(header, row),
            row.result or None,
            _ENCODER.encode(row),
        )
        sentence = (  # what was derived from the same file stays
            "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET "
            "mark = excluded.mark, saved_at = excluded.saved_at, over = excluded.over, "
            "text = excluded.text, result = excluded.result, row = excluded.row"
        )
        self.database.run(lambda connection: connection.execute(sentence, values))

    def is_found(self, name: str, query: Query) -> bool:
        """Whether `query` finds a match that was put in."""
        sentence, values = _sentence("SELECT name FROM matches WHERE {}", query)
        values.append(name)
        found = self.database.run(lambda one: one.execute(f"{sentence} AND name = ?", values).fetchone())
        return found is not None

    def unresolved(self, query: Query = EVERYTHING) -> list[str]:
        """List the finished matches whose result is not known, newest first, that `query` may find."""
        sentence, values = _sentence(
            "SELECT name FROM matches WHERE over AND result IS NULL AND {} ORDER BY saved_at DESC",
            msgspec.structs.replace(query, result=""),
        )
        found = self.database.run(lambda connection: connection.execute(sentence, values).fetchall())
        return [name for (name,) in found]


def _sentence(sentence: str, query: Query) -> tuple[str, list[str]]:
    """Put a query's conditions, which hold no values, into a sentence; return it with the values."""
    condition, values = query.condition()
    return sentence.format(condition), values


def decoded(data: bytes) -> Row | None:
    """Decode a row that `find` returned; None if it makes no sense."""
    try:
        return _ROW.decode(data)
    except NOT_JSON:
        return None


def marks_in(folder: Path, suffix: str) -> dict[str, str]:
    """Return what tells the present version of each file from others, most recently changed first.

    A file has the mark "" of which only an older copy is left, whose name is no text, or that can't be
    looked at.
    """
    found: dict[str, tuple[int, str]] = {}
    for name, entry in _entries(folder, suffix):
        if entry.name == name or name not in found:
            try:
                stat = entry.stat()
            except OSError:  # a dangling link, or it has just gone
                found.setdefault(name, (0, ""))
                continue
            own = entry.name == name and not any("\ud800" <= letter <= "\udfff" for letter in name)
            mark = f"{stat.st_mtime_ns}-{stat.st_size}-{stat.st_ino}" if own else ""
            found[name] = (stat.st_mtime_ns, mark)
    newest = sorted(found, key=lambda name: (found[name][0], name), reverse=True)
    return {name: found[name][1] for name in newest}


def _entries(folder: Path, suffix: str) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """Give each file and each older copy in a folder, with the name of the file."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                name = entry.name if entry.name.endswith(suffix) else entry.name[:-2]
                if name.endswith(suffix) and not name.startswith("."):
                    yield name, entry
    except OSError:
        return  # the folder is not there yet; why it can't be read is told when it is locked


def result_of(saved: SavedMatch) -> str:
    """Return the people's result of a finished match: "none" where nobody played against others."""
    people = [player.kind == "person" for player in saved.players]
    if all(people) or not any(people):
        return "none"
    places = saved.match.state.places()
    return "won" if any(place == 1 for place, mine in zip(places, people, strict=True) if mine) else "lost"


def _searched(header: Header, row: Row) -> str:
    """Return all that a search may find, folded."""
    day = row.saved_at.astimezone().strftime("%Y-%m-%d %d.%m.%Y")
    names = " ".join(player.name for player in header.players)
    return fold(" ".join((header.title, header.game.replace("_", " "), names, day)))
