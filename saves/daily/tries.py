"""A person's tries of the daily deal: one file a day, from before the first card is seen.

A day counts once. A new try needs a later date than all before, so setting the clock back gives no second
one; and what was begun stays counted, even if its file can't be opened any more. Only a try from more than a
year ahead bars nothing: that clock was wrong.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.daily.deal import deal_of
from saves.disk.notices import SaveError
from saves.matches.library import Library
from saves.matches.match_file import open_match
from saves.matches.reading import SUFFIX

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ai.daily.deal import Deal
    from saves.disk.notices import Notice
    from saves.matches.match_file import Opened, SavedMatch

FOLDER: Final = "daily"  # beside the matches
YEAR: Final = timedelta(days=366)
_NAME: Final = re.compile(r"(?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})-[a-z0-9_]{1,40}" + re.escape(SUFFIX))


@dataclass(frozen=True)
class Try:
    """What is known of one day's try."""

    day: date
    name: str  # of its file
    over: bool = False


class Tries:
    """The tries of one folder. Close it at the end; use it from one thread."""

    def __init__(self, matches: Path) -> None:
        """Read what lies beside the `matches`; the folder need not exist."""
        self.library = Library(matches / FOLDER)
        self._known: dict[date, Try] = {}
        self.read()

    def read(self) -> None:
        """Read which days there are."""
        for row in self.library.rows():
            day = day_of(row.name)
            if day is not None:
                self._known[day] = Try(day, row.name, row.header is not None and row.header.over)

    @property
    def days(self) -> Mapping[date, Try]:
        """All tries, by their days."""
        return self._known

    def may_begin(self, day: date) -> bool:
        """Whether a try of `day` would count."""
        return not any(day <= tried <= day + YEAR for tried in self._known)

    def begin(self, deal: Deal, saved: SavedMatch) -> str:
        """Save a try before anybody has seen a card; return its file's name.

        Raise SaveError if it can't be saved, or LookupError if it would not count.
        """
        if not self.may_begin(deal.day):
            raise LookupError(f"{deal.day} or a later day was tried already")
        name = f"{deal.day.isoformat()}-{deal.game}{SUFFIX}"
        self.library.save(name, saved, auto=True)
        refusal = self.library.why_unsaved(name)
        if refusal is not None:
            raise SaveError.of(refusal)
        self._known[deal.day] = Try(deal.day, name)
        return name

    def open(self, day: date) -> Opened:
        """Open the try of `day`; raise SaveError, or LookupError if there is none."""
        return self.library.load(self._known[day].name)

    def finish(self, day: date) -> None:
        """Note that the try of `day` is over; its file was saved by who played it."""
        self._known[day] = replace(self._known[day], over=True)

    def poll(self) -> list[Notice]:
        """Return the failures since the last call, each once; usually empty."""
        return self.library.poll()

    def close(self) -> bool:
        """Write what is pending; return whether all was written."""
        return self.library.close()


def read_place(path: Path, day: date) -> int:
    """Return the person's place in the match of `day`; 0 if there is none yet, or it can't be told."""
    try:
        match = open_match(path).saved.match
    except SaveError:
        return 0  # opening it says what is wrong
    deal = deal_of(day)
    return match.state.places()[deal.seat] if match.over and deal.is_of(match) else 0


def day_of(name: str) -> date | None:
    """Return the day that a file's name tells; None for other files."""
    shape = _NAME.fullmatch(name)
    if shape is None:
        return None
    try:
        return date.fromisoformat(shape["day"])
    except ValueError:
        return None
