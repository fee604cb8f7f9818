"""Analyses of matches in the database: what was judged, and the cards made of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import sqlite3

    from saves.index.database import Database


class KeptCard(NamedTuple):
    """A card as it is kept; its content is the caller's matter."""

    key: str
    game: str
    theme: str
    loss: float
    data: bytes


class CardIndex:
    """The analyses of a folder's matches. Its methods may take time: call them on a thread of their own."""

    def __init__(self, database: Database) -> None:
        """Use `database`, where `saves.index.matches` lists the matches."""
        self._database = database

    def unanalysed(self) -> list[str]:
        """List the finished matches that were not analysed yet, newest first."""
        sentence = (
            "SELECT name FROM matches WHERE over AND name NOT IN (SELECT name FROM analyses) "
            "ORDER BY saved_at DESC, name DESC"
        )
        found = self._database.run(lambda connection: connection.execute(sentence).fetchall())
        return [name for (name,) in found]

    def put(self, name: str, seat: int, losses: list[float], cards: Iterable[KeptCard] = ()) -> None:
        """Remember the analysis of a match, and all its cards; nothing if the match has gone."""

        def work(connection: sqlite3.Connection) -> None:
            if not connection.execute("SELECT 1 FROM matches WHERE name = ?", (name,)).fetchone():
                return
            connection.execute("DELETE FROM cards WHERE name = ?", (name,))
            connection.execute(
                "INSERT OR REPLACE INTO analyses VALUES (?, ?, ?, ?)", (name, seat, len(losses), sum(losses))
            )
            for card in cards:
                connection.execute(
                    "INSERT OR REPLACE INTO cards VALUES (?, ?, ?, ?, ?, ?)",
                    (card.key, name, card.game, card.theme, card.loss, card.data),
                )

        self._database.run(work)

    def cards(self) -> list[tuple[str, str, str, str]]:
        """Return key, match, game and theme of all cards: newest match first, greatest loss first in each."""
        sentence = (
            "SELECT key, name, cards.game, theme FROM cards JOIN matches USING (name) "
            "ORDER BY matches.saved_at DESC, name DESC, loss DESC"
        )
        return self._database.run(lambda connection: connection.execute(sentence).fetchall())

    def content(self, key: str) -> bytes | None:
        """Return the content of a card; None if it has gone."""
        sentence = "SELECT card FROM cards WHERE key = ?"
        found = self._database.run(lambda connection: connection.execute(sentence, (key,)).fetchone())
        return found[0] if found else None
