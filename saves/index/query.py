"""What a person looks for among the matches, and the text in which it is looked for."""

from __future__ import annotations

import unicodedata
from datetime import datetime, timedelta
from typing import Final, Literal

import msgspec

from saves.disk.clock import of_this_age

Result = Literal["", "won", "lost", "none", "unfinished"]


class Query(msgspec.Struct, frozen=True):
    """Conditions that a match must meet; an empty one is always met."""

    text: str = ""  # words, each of which occurs in title, names, game or date
    game: str = ""
    result: Result = ""  # of the people: "none" where nobody played or all share it
    days: int = 0  # how many days ago it was saved at most; 0: any time
    since: str = ""  # follows from `days`: UTC, as ISO 8601

    def at(self, now: datetime) -> Query:
        """Return the query as it is meant at a time."""
        since = of_this_age(now - timedelta(self.days)).isoformat() if self.days else ""
        return msgspec.structs.replace(self, since=since)

    def condition(self) -> tuple[str, list[str]]:
        """Return the conditions as SQL, and its parameters."""
        parts, values = ["1"], []
        for word in fold(self.text).split():
            parts.append("instr(text, ?)")
            values.append(word)
        if self.game:
            parts.append("game = ?")
            values.append(self.game)
        if self.since:
            parts.append("saved_at >= ?")
            values.append(self.since)
        if self.result == "unfinished":
            parts.append("NOT over")
        elif self.result:
            parts.append("result = ?")
            values.append(self.result)
        return " AND ".join(parts), values


EVERYTHING: Final = Query()


def fold(text: str) -> str:
    """Return `text` without case and accents; "ß" is "ss"."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
