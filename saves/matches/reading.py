"""Reads the list of matches: what the index knows from there, the rest from the files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from saves.disk.notices import SaveError
from saves.index.matches import decoded, marks_in, result_of
from saves.index.query import EVERYTHING
from saves.matches.header import check_known
from saves.matches.match_file import open_match

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from game.engine.contract import Rules
    from saves.index.matches import MatchIndex
    from saves.index.query import Query
    from saves.matches.row import Row

SUFFIX: Final = ".save"


class Reading:
    """One pass over the list, on a thread."""

    def __init__(
        self,
        folder: Path,
        index: MatchIndex,
        query: Query,
        read: Callable[[str], Row],
        games: Mapping[str, Rules],
    ) -> None:
        """Look for `query` in `folder`; `read` makes the row of a file."""
        self._folder = folder
        self._index = index
        self._query = query
        self._read = read
        self._games = games
        self._marks: dict[str, str] = {}
        self._found: dict[str, bytes] = {}

    def names(self) -> list[str]:
        """Return the files that have to be shown or read, most recently changed first."""
        self._marks = marks_in(self._folder, SUFFIX)
        self._found, unread = self._index.find(self._marks, self._query)
        wanted = {*self._found, *unread}
        if self._query.result in ("won", "lost", "none"):
            wanted.update(self._index.unresolved(self._query))
        return [name for name in self._marks if name in wanted]

    def row(self, name: str) -> Row | None:
        """Return the row of a file; None if the query does not find it."""
        known = self._found.pop(name, None)
        row = None if known is None else decoded(known)
        if row is not None and self._is_known(row):
            return row
        row = self._read(name)
        mark = self._marks.get(name, "")
        if not row.opens or not mark:  # nothing to rely on the next time
            return row if self._query == EVERYTHING else None
        if self._query.result in ("won", "lost", "none"):
            row = resolved(row, self._folder, self._games)
        self._index.put(mark, row)
        return row if self._index.is_found(name, self._query) else None

    def _is_known(self, row: Row) -> bool:
        """Whether the row's game is still here."""
        try:
            if row.header is not None:
                check_known(row.header, row.name, self._games)
        except SaveError:
            return False
        return True


def resolved(row: Row, folder: Path, games: Mapping[str, Rules]) -> Row:
    """Return a row with its result, for which the match is replayed; as it is if that can't be."""
    if row.header is None or not row.header.over:
        return row
    try:
        saved = open_match(folder / row.name, games).saved
    except SaveError:
        return row  # opening it says what is wrong
    return msgspec.structs.replace(row, result=result_of(saved) if saved.match.over else "none")
