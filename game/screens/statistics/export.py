"""Exports the statistics' matches as CSV; no text can become a formula."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, Final

from babel.numbers import get_decimal_symbol

from game.screens.games import title_of
from game.screens.seating import person_named
from game.screens.statistics.words import decimal, rival_told, table_told
from game.texts.languages import locale_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.statistics.figures import Entry
    from game.texts.texts import Voice

DANGEROUS: Final = ("=", "+", "-", "@", "\t", "\r", "|", "%")  # could start a formula in a spreadsheet
BETWEEN: Final = {".": ",", ",": ";"}  # the separator that spreadsheets expect, by the decimal sign
COLUMNS: Final = (
    "date",
    "person",
    "game",
    "table",
    "rivals",
    "strongest",
    "turn",
    "place",
    "won",
    "decisions",
    "takebacks",
    "hints",
    "judged",
    "loss",
)


def table_of(some: Sequence[Entry], words: Voice) -> bytes:
    """Format matches as CSV, oldest first; starts with a byte order mark."""
    text = StringIO()
    writer = csv.writer(
        text, delimiter=BETWEEN.get(get_decimal_symbol(locale_of(words.language)), ";"), lineterminator="\r\n"
    )
    writer.writerow([safe(words(f"statistics-column-{name}")) for name in COLUMNS])
    for entry in some:
        writer.writerow([safe(cell) for cell in _row(entry, words)])
    return text.getvalue().encode("utf-8-sig")


def safe(cell: str) -> str:
    """Return a cell's text so that a spreadsheet never evaluates it."""
    return f"'{cell}" if cell.startswith(DANGEROUS) else cell


def _row(entry: Entry, words: Voice) -> list[str]:
    played, seat = entry.played, entry.seat
    rivals = [one.name for number, one in enumerate(played.seats) if number != entry.number]
    loss = entry.loss
    return [
        played.ended_at.astimezone().strftime("%Y-%m-%d %H:%M"),
        person_named(seat.name, words),
        title_of(played.game, words.texts),
        table_told(played.game, entry.table, words),
        ", ".join(rivals),
        rival_told(entry.rival, words),
        str(entry.order + 1),
        str(seat.place),
        words("statistics-column-yes" if entry.won else "statistics-column-no"),
        str(played.decisions),
        str(played.takebacks),
        str(played.hints),
        str(seat.judged),
        "" if loss is None else decimal(100 * loss, words, 2),
    ]
