"""An export as a file: a zip with a manifest, written and read within strict bounds.

Nothing is ever unpacked by a name from the file. It is read entry by entry, each no further than the manifest
says, and what is read must have the manifest's checksum. A zip with anything unusual (a comment, something
before or after it, extensions, encryption, entries that no manifest names) is refused.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import struct
import zipfile
import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, BinaryIO, Final

from game.engine.files.plain_file import NotPlain, open_plain
from saves.backup import manifest as listed
from saves.backup.manifest import FILES_LIMIT, MANIFEST_LIMIT, NAME, Entry, Manifest
from saves.disk.files import written_atomically
from saves.disk.notices import SaveDamaged, SaveTooLarge, SaveUnreadable

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

ARCHIVE_LIMIT: Final = 1 << 30  # bytes of the file
DIRECTORY_LIMIT: Final = (FILES_LIMIT + 1) * 300  # bytes of the zip's own list
_END: Final = struct.Struct("<4s4H2LH")
_FIRST: Final = b"PK\x03\x04"
_LAST: Final = b"PK\x05\x06"
_EXTENDED: Final = b"PK\x06\x07"  # points to a second, larger end
_EXTENDED_SIZE: Final = 20
_FLAGS: Final = 0x80E  # UTF-8 names, lengths behind the data, level of compression: all else is refused
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_STUMBLES: Final = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    LookupError,
    ValueError,
    OverflowError,
)


class Draft:
    """An export that is being written."""

    def __init__(self, file: BinaryIO) -> None:
        """Begin an empty one."""
        self._zip = zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, allowZip64=False, compresslevel=6)
        self._entries: list[Entry] = []
        self._left = listed.BYTES_LIMIT

    def add(self, path: str, data: bytes, changed: datetime) -> None:
        """Add a file; raise SaveTooLarge if that is one too many."""
        self._left -= len(data)
        if self._left < 0 or len(self._entries) == FILES_LIMIT:
            raise SaveTooLarge("export_full", path, files=FILES_LIMIT, megabytes=listed.BYTES_LIMIT >> 20)
        self._entries.append(Entry(path, len(data), hashlib.sha256(data).hexdigest(), changed))
        self._write(path, data, changed)

    def end(self, made_at: datetime, games: dict[str, int]) -> Manifest:
        """Add the manifest, and return it."""
        data = listed.encoded(made_at, games, tuple(self._entries))
        self._write(NAME, data, made_at)
        self._zip.close()
        return listed.decoded(data, NAME)

    def drop(self) -> None:
        """End it where it stands; its file is not kept."""
        with contextlib.suppress(OSError, ValueError):  # the first error is the one to report
            self._zip.close()

    def _write(self, path: str, data: bytes, changed: datetime) -> None:
        info = zipfile.ZipInfo(path, max(changed.timetuple()[:6], (1980, 1, 1, 0, 0, 0)))
        info.compress_type = zipfile.ZIP_DEFLATED
        info.external_attr = 0o600 << 16
        self._zip.writestr(info, data)


@contextlib.contextmanager
def drafted(path: Path) -> Iterator[Draft]:
    """Write an export that replaces `path` when the block ends; raise OSError if the disk fails."""
    with written_atomically(path) as file:
        draft = Draft(file)
        try:
            yield draft
        except BaseException:
            draft.drop()
            raise


class Archive:
    """An export that is open; its manifest is sound, and its entries are those of the manifest."""

    def __init__(self, file: BinaryIO, name: str) -> None:
        """Read the manifest; raise SaveError that names the file."""
        self._name = name
        try:
            self._zip = zipfile.ZipFile(file)
            infos = {info.filename: info for info in self._zip.infolist()}
            self._check(infos)
            self.manifest = listed.decoded(self._bytes(NAME, infos[NAME].file_size), name)
        except _STUMBLES as error:
            raise SaveDamaged("export_misshapen", name, reason=str(error)) from error
        sizes = {entry.path: entry.bytes for entry in self.manifest.files}
        if sizes != {path: info.file_size for path, info in infos.items() if path != NAME}:
            raise SaveDamaged("export_entries", name)

    def read(self, entry: Entry) -> bytes:
        """Read a file of the export; raise SaveDamaged if it isn't what the manifest says."""
        try:
            data = self._bytes(entry.path, entry.bytes)
        except _STUMBLES as error:
            raise SaveDamaged("export_misshapen", self._name, reason=str(error)) from error
        if len(data) != entry.bytes or hashlib.sha256(data).hexdigest() != entry.sha256:
            raise SaveDamaged("export_altered", self._name, name=entry.path)
        return data

    def _bytes(self, path: str, limit: int) -> bytes:
        with self._zip.open(path) as file:
            return file.read(limit + 1)

    def _check(self, infos: dict[str, zipfile.ZipInfo]) -> None:
        """Refuse what no export has, before anything is unpacked."""
        if NAME not in infos:
            raise SaveDamaged("not_an_export", self._name)
        if infos[NAME].file_size > MANIFEST_LIMIT or len(infos) != len(self._zip.infolist()):
            raise SaveDamaged("export_entries", self._name)
        for path, info in infos.items():
            plain = info.orig_filename == path and info.compress_type in _METHODS
            if not plain or info.flag_bits & ~_FLAGS or info.is_dir():
                raise SaveDamaged("export_name", self._name, name=path)


@contextlib.contextmanager
def opened(path: Path) -> Iterator[Archive]:
    """Open an export; raise SaveError that names the file and what is wrong with it."""
    try:
        with open_plain(path) as file:
            _check_ends(file, path.name)
            yield Archive(file, path.name)
    except NotPlain as error:
        raise SaveUnreadable(error.code, path.name) from error
    except FileNotFoundError as error:
        raise SaveUnreadable("missing", path.name) from error
    except OSError as error:
        raise SaveUnreadable(
            "unreadable", path.name, reason=error.strerror or type(error).__name__
        ) from error


def _check_ends(file: BinaryIO, name: str) -> None:
    """Check that the file is one zip from its first byte to its last, with a list of bearable length."""
    size = file.seek(0, os.SEEK_END)
    if size > ARCHIVE_LIMIT:
        raise SaveTooLarge("too_large", name, limit=ARCHIVE_LIMIT)
    file.seek(0)
    if file.read(4) != _FIRST:
        raise SaveDamaged("not_an_export", name)
    file.seek(max(0, size - _END.size - _EXTENDED_SIZE))
    tail = file.read()
    if len(tail) < _END.size or tail[-_END.size :][:4] != _LAST:
        raise SaveDamaged("cut_short", name)
    _, disk, start, here, whole, length, offset, comment = _END.unpack(tail[-_END.size :])
    joined = (disk, start, comment, here) == (0, 0, 0, whole) and offset + length + _END.size == size
    if not joined or tail.startswith(_EXTENDED):
        raise SaveDamaged("export_entries", name)
    if whole > FILES_LIMIT + 1 or length > DIRECTORY_LIMIT:
        raise SaveTooLarge("export_full", name, files=FILES_LIMIT, megabytes=listed.BYTES_LIMIT >> 20)
