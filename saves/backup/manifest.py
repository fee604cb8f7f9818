"""The list in an export: which files there are, how large, and the checksum of each.

Its first line is the checksum of the rest, which is JSON. Every name in it is checked, so it can be used as a
name below a folder on any system.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, datetime
from typing import Annotated, Final, Literal

import msgspec

from game import __version__
from saves.disk.clock import is_of_this_age, of_this_age
from saves.disk.notices import SaveDamaged, SaveTooNew
from saves.matches.header import NOT_JSON, Sum, Word, checksum

NAME: Final = "manifest.json"
FORMAT: Final = "herotable-data"
VERSION: Final = 1
FILES_LIMIT: Final = 60_000  # in one export; a zip without extensions has room for 65,535
BYTES_LIMIT: Final = 1 << 30  # of all files together
MANIFEST_LIMIT: Final = 24 << 20  # bytes
NAME_LIMIT: Final = 120  # characters of a file's name
_PLAIN: Final = re.compile(r"[^/\\:*?\"<>|]+")
_DEVICE: Final = re.compile(r"(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of an export."""

    path: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]  # "part/name"
    bytes: Annotated[int, msgspec.Meta(ge=0, le=BYTES_LIMIT)]
    sha256: Sum
    changed: Annotated[datetime, msgspec.Meta(tz=True)]

    @property
    def part(self) -> str:
        """The part of the data that it belongs to."""
        return self.path.rpartition("/")[0]

    @property
    def name(self) -> str:
        """Its name in the folder of the part."""
        return self.path.rpartition("/")[2]


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an export says about itself; field names and bounds are the format."""

    format: Literal["herotable-data"]
    version: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]
    program: Word  # the version that wrote the file
    made_at: Annotated[datetime, msgspec.Meta(tz=True)]
    games: Annotated[dict[Word, int], msgspec.Meta(max_length=200)]  # revision of each game's rules
    files: Annotated[tuple[Entry, ...], msgspec.Meta(max_length=FILES_LIMIT)]


class _Version(msgspec.Struct, frozen=True):
    format: str
    version: Annotated[int, msgspec.Meta(ge=1)]


_VERSION: Final = msgspec.json.Decoder(_Version)
_MANIFEST: Final = msgspec.json.Decoder(Manifest)


def encoded(made_at: datetime, games: dict[str, int], files: tuple[Entry, ...]) -> bytes:
    """Return the content of a manifest."""
    made = Manifest(FORMAT, VERSION, __version__, of_this_age(made_at), games, files)
    rest = msgspec.json.encode(made) + b"\n"
    return checksum(rest).encode() + b"\n" + rest


def decoded(data: bytes, file: str) -> Manifest:
    """Decode a manifest and check it; raise SaveDamaged or SaveTooNew that name `file`, the export."""
    line, _, rest = data.partition(b"\n")
    if checksum(rest).encode() != line:
        raise SaveDamaged("altered", file)
    try:
        told = _VERSION.decode(rest)
        if told.format != FORMAT:
            raise SaveDamaged("not_an_export", file)
        if told.version > VERSION:
            raise SaveTooNew("too_new", file, theirs=str(told.version), ours=str(VERSION))
        manifest = _MANIFEST.decode(rest)
    except NOT_JSON as error:
        raise SaveDamaged("export_misshapen", file, reason=str(error)) from error
    _check(manifest, file)
    return manifest


def _check(manifest: Manifest, file: str) -> None:
    """Check what types can't: times, names, and that all files together are within bounds."""
    seen: set[str] = set()
    for entry in manifest.files:
        folded = entry.path.casefold()
        if not is_safe(entry.name) or folded in seen:
            raise SaveDamaged("export_name", file, name=entry.path)
        if not is_of_this_age(entry.changed):
            raise SaveDamaged("export_misshapen", file, reason=f"{entry.path}: its time is not of this age")
        seen.add(folded)
    if not is_of_this_age(manifest.made_at):
        raise SaveDamaged("export_misshapen", file, reason="its time is not of this age")
    if sum(entry.bytes for entry in manifest.files) > BYTES_LIMIT:
        raise SaveDamaged("export_bytes", file, limit=BYTES_LIMIT >> 20)


def is_safe(name: str) -> bool:
    """Whether a name stays in its folder, and means the same file on every system."""
    return (
        0 < len(name) <= NAME_LIMIT
        and _PLAIN.fullmatch(name) is not None
        and _DEVICE.fullmatch(name) is None
        and name.isprintable()
        and unicodedata.normalize("NFC", name) == name
        and not name.startswith((".", " "))
        and not name.endswith((".", " "))
    )


def in_time(seconds: float) -> datetime:
    """Return a file's time as a manifest has it."""
    try:
        return of_this_age(datetime.fromtimestamp(seconds, UTC))
    except (OverflowError, ValueError, OSError):
        return of_this_age(datetime(2000, 1, 1, tzinfo=UTC))
