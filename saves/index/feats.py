"""What the finished matches prove, in the database: stars of challenges and achievements."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import sqlite3

    from saves.index.database import Database


class KeptFeats(NamedTuple):
    """What one match proves; its content is the caller's matter."""

    name: str  # of the match's file
    saved_at: str  # UTC, as ISO 8601
    data: bytes


class FeatIndex:
    """The proofs of a folder's matches. Its methods may take time: call them on a thread of their own."""

    def __init__(self, database: Database) -> None:
        """Use `database`, where `saves.index.matches` lists the matches."""
        self._database = database

    def unproved(self, edition: str) -> list[str]:
        """List the finished matches not looked at yet for the goals of `edition`, newest first."""
        sentence = (
            "SELECT name FROM matches WHERE over AND name NOT IN "
            "(SELECT name FROM feats WHERE edition = ?) ORDER BY saved_at DESC, name DESC"
        )
        found = self._database.run(lambda one: one.execute(sentence, (edition,)).fetchall())
        return [name for (name,) in found]

    def put(self, name: str, edition: str, data: bytes) -> None:
        """Remember what a match proves; nothing if it has gone."""

        def work(connection: sqlite3.Connection) -> None:
            if connection.execute("SELECT 1 FROM matches WHERE name = ?", (name,)).fetchone():
                connection.execute("INSERT OR REPLACE INTO feats VALUES (?, ?, ?)", (name, edition, data))

        self._database.run(work)

    def all(self, edition: str) -> list[KeptFeats]:
        """Return what all matches prove for the goals of `edition`, oldest first."""
        sentence = (
            "SELECT name, saved_at, proof FROM feats JOIN matches USING (name) "
            "WHERE edition = ? ORDER BY saved_at, name"
        )
        found = self._database.run(lambda one: one.execute(sentence, (edition,)).fetchall())
        return [KeptFeats(*row) for row in found]
