"""The statistics file as a whole: reads its lines within limits, writes it with older copies.

`saves.statistics.lines` defines a line, `saves.statistics.statistics` uses them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from saves.disk.files import read_bounded, write_atomically, write_keeping_copies
from saves.disk.notices import SaveDamaged, SaveError, SaveTooNew, SaveUnreadable
from saves.disk.rescue import keep_aside
from saves.statistics.lines import VERSION, End, Note, Played, read_line, write_line

PLAYED_LIMIT: Final = 20_000  # matches; beyond that the oldest are dropped, with a notice
NOTES_LIMIT: Final = 5_000  # running matches
FILE_LIMIT: Final = 32 << 20  # bytes; 20,000 matches of four have about 14 million


class Lines(NamedTuple):
    """A file's lines, and the number of bad ones."""

    played: dict[str, Played]  # by key, oldest first
    notes: dict[str, Note]
    bad: int = 0  # lines that are damaged or missing; at least 1 if the number is unknown
    raw: Mapping[str, bytes] = MappingProxyType({})  # the encoded lines, by key
    digest: bytes = b""  # of the whole file


def read_lines(path: Path) -> Lines:
    """Read a statistics file; raise SaveError, also if no line is sound."""
    return decoded(read_bounded(path, FILE_LIMIT), path.name)


def decoded(data: bytes, file: str) -> Lines:
    """Decode the content of a statistics file; raise SaveError, also if no line is sound."""
    played: dict[str, Played] = {}
    notes: dict[str, Note] = {}
    raw: dict[str, bytes] = {}
    bad, last = 0, None
    for line in data.split(b"\n"):
        if not line:
            continue
        last = read_line(line, file)
        if isinstance(last, Played) and len(played) < PLAYED_LIMIT:
            if played.setdefault(last.key, last) is last:
                raw[last.key] = line + b"\n"
        elif isinstance(last, Note) and len(notes) < NOTES_LIMIT:
            notes[last.key] = last
            if last.key not in played:
                raw[last.key] = line + b"\n"
        else:
            bad += not isinstance(last, End)
    sound = len(played) + len(notes)
    told = last.lines if isinstance(last, End) else sound + 1
    bad = max(bad, told - sound)
    if bad and not sound:
        raise SaveDamaged("not_statistics", file)
    left = {key: note for key, note in notes.items() if key not in played}
    return Lines(played, left, bad, raw, hashlib.sha256(data).digest())


def encoded(lines: Lines) -> bytes:
    """Return the content of a statistics file."""
    everything: list[Played | Note | End] = [*lines.played.values(), *lines.notes.values()]
    everything.append(End(VERSION, len(everything)))
    return b"".join(write_line(one) + b"\n" for one in everything)


class Keeper:
    """Writes statistics files; remembers which are sound, so that they needn't be parsed again."""

    def __init__(self) -> None:
        """Start without known files."""
        self._sound: dict[Path, bytes] = {}  # digests of sound files

    def knows(self, path: Path, lines: Lines) -> None:
        """Remember what was read from `path`."""
        if not lines.bad:
            self._sound[path] = lines.digest

    def store(self, path: Path, data: bytes) -> None:
        """Write `data` to `path`; the old content becomes a copy if sound, and is kept aside if damaged.

        Raise SaveTooNew instead of overwriting a newer program's file, and OSError if the disk fails.
        """
        if self._is_sound(path):
            write_keeping_copies(path, data)
        else:
            keep_aside(path)
            write_atomically(path, data)
        self._sound[path] = hashlib.sha256(data).digest()

    def _is_sound(self, path: Path) -> bool:
        """Whether a file is intact, or missing."""
        try:
            known = self._sound.get(path)
            if known and hashlib.sha256(read_bounded(path, FILE_LIMIT)).digest() == known:
                return True
            return not read_lines(path).bad
        except SaveTooNew:
            raise
        except SaveUnreadable as error:
            return error.notice.code == "missing"
        except SaveError:
            return False
