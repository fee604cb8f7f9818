"""Answers of the computer players, in the database: what an analysis asked once need not be searched again.

A key stands for a whole question and for whoever answers it, so a key that is known has one right answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import sqlite3

    from saves.index.database import Database

MOST: Final = 20_000  # answers, about 1 kB each: those of 200 matches


class AnswerIndex:
    """The last answers. Its methods may take time: call them on a thread of their own."""

    def __init__(self, database: Database, most: int = MOST) -> None:
        """Keep up to `most` answers in `database`."""
        self._database = database
        self._most = most

    def get(self, key: bytes) -> bytes | None:
        """Return the answer to a question; None if it isn't known."""
        sentence = "SELECT answer FROM answers WHERE key = ?"
        found = self._database.run(lambda one: one.execute(sentence, (key,)).fetchone())
        return found[0] if found else None

    def put(self, key: bytes, answer: bytes) -> None:
        """Remember an answer, and forget the oldest beyond the limit."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO answers (key, answer) VALUES (?, ?)", (key, answer))
            connection.execute(
                "DELETE FROM answers WHERE number <= (SELECT max(number) - ? FROM answers)", (self._most,)
            )

        self._database.run(work)
