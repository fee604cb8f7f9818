"""Reads a game's card tables: comma-separated text, with errors named by row and column.

Anyone who owns the printed box can correct a table, so every cell is checked like untrusted input.
"""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from game.engine.files.damage import BadAsset

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

Read = TypeVar("Read")

TEXT_LIMIT: Final = 40_000  # characters


class BadTable(ValueError):
    """An invalid table; the message names row and column."""


class Row(NamedTuple):
    """One row below the column headings."""

    number: int  # the line, from 1; the headings are line 1
    cells: dict[str, str]

    def fault(self, column: str, why: str) -> BadTable:
        """Make an error that names the row and the column."""
        return BadTable(f"row {self.number}, column {column}: {why}")

    def text(self, column: str, longest: int) -> str:
        """Read 1 to `longest` printable characters without surrounding blanks."""
        text = self.cells[column]
        if not 1 <= len(text) <= longest or not text.isprintable() or text != text.strip():
            raise self.fault(column, f"1 to {longest} characters are needed, not {text[:40]!r}")
        return text

    def word(self, column: str, allowed: Sequence[str]) -> int:
        """Read one of the allowed words."""
        if self.cells[column] not in allowed:
            choices = ", ".join(word or "nothing" for word in allowed)
            raise self.fault(column, f"one of {choices} is needed, not {self.cells[column][:40]!r}")
        return list(allowed).index(self.cells[column])

    def whole(self, column: str, least: int, most: int) -> int:
        """Read an integer of at most two digits."""
        value = whole_number(self.cells[column])
        if value is None or not least <= value <= most:
            text = self.cells[column][:40]
            raise self.fault(column, f"a number from {least} to {most} is needed, not {text!r}")
        return value


def whole_number(text: str) -> int | None:
    """Parse an integer of at most two digits; None for any other text."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) <= 2 else None


def read_table(path: Path, read: Callable[[str], Read]) -> Read:
    """Read a game's own table with `read`; raise BadAsset that names the file."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadAsset(f"{path.parent.name}/{path.name}: {error.strerror}") from error
    except ValueError as error:  # BadTable, or bytes that are not text
        raise BadAsset(f"{path.parent.name}/{path.name}: {error}") from error


def read_rows(text: str, columns: tuple[str, ...]) -> list[Row]:
    """Read a table with exactly these columns; raise BadTable that names the row. Empty lines are skipped."""
    if len(text) > TEXT_LIMIT:
        raise BadTable(f"the table has more than {TEXT_LIMIT} characters")
    lines: list[list[str]] = []
    try:
        lines.extend(csv.reader(io.StringIO(text, newline=""), strict=True))
    except csv.Error as error:
        raise BadTable(f"row {len(lines) + 1}: {error}") from error
    if not lines or tuple(lines[0]) != columns:
        raise BadTable(f"row 1: the columns are {','.join(columns)}")
    rows = []
    for number, line in enumerate(lines[1:], 2):
        if line and len(line) != len(columns):
            raise BadTable(f"row {number}: {len(line)} columns instead of {len(columns)}")
        if line:
            rows.append(Row(number, dict(zip(columns, line, strict=True))))
    return rows


def check_different(column: str, words: dict[int, str]) -> None:
    """Raise BadTable if a word is twice in a column; the words come by row number."""
    seen: set[str] = set()
    for number, word in words.items():
        if word in seen:
            raise BadTable(f"row {number}, column {column}: {word!r} is there twice")
        seen.add(word)
