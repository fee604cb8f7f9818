"""Results on disk as they complete: JSON lines in a file that only grows, for a run that is resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Self

import msgspec

from ai.parcels.errors import LedgerError


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a parcel."""

    key: str  # a hash of the parcel: what was played, by which rules and network
    result: msgspec.Raw


class Ledger:
    """The results in a file; a context manager that closes it."""

    def __init__(self, path: Path, *, resume: bool) -> None:
        """Open the file; raise LedgerError if it can't be, or holds results that nobody asked to resume.

        A last line that was cut off by an interruption is removed.
        """
        self.path = path
        self.found: dict[str, msgspec.Raw] = {}
        try:
            whole = self._read(resume=resume)
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
        except OSError as error:
            raise LedgerError(f"{path} can't be used: {error.strerror}") from error
        self._file.truncate(whole)

    def __enter__(self) -> Self:
        """Return the ledger."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self._file.close()

    def add(self, key: str, result: bytes) -> None:
        """Append a result, at once; raise LedgerError if the disk doesn't take it."""
        try:
            self._file.write(msgspec.json.encode(Line(key, msgspec.Raw(result))) + b"\n")
            self._file.flush()
        except OSError as error:
            raise LedgerError(f"{self.path} can't be written: {error.strerror}") from error

    def _read(self, *, resume: bool) -> int:
        """Read what is there; return how many bytes of it are whole lines."""
        if not self.path.exists() or self.path.stat().st_size == 0:
            return 0
        if not resume:
            raise LedgerError(f"{self.path} holds results already; --resume goes on with them")
        whole = 0
        with self.path.open("rb") as file:
            for number, text in enumerate(file, 1):
                if not text.endswith(b"\n"):
                    break  # the interruption came while it was written
                try:
                    line = msgspec.json.decode(text, type=Line)
                except (ValueError, RecursionError) as error:
                    raise LedgerError(f"{self.path}, line {number} is no result: {error}") from error
                self.found[line.key] = line.result
                whole += len(text)
        return whole
