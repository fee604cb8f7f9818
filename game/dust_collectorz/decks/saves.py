"""The folder of a person's own decks: list, open, save, delete, restore.

A deck is one line of JSON that begins with the checksum of the rest. As with matches, saving never blocks and
never raises. Older copies lie beside each file; damaged files are kept in `damaged/`, deleted ones in
`deleted/`. The game decides whether a deck is legal: drafts are saved, too.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from game import __version__
from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.cards.decks import breaches, write
from saves.disk import copies
from saves.disk.clock import EARLIEST, of_this_age, stamp
from saves.disk.files import COPIES, copy_path, read_bounded, write_atomically, write_keeping_copies
from saves.disk.listing import Listing, changed_at, newest_first
from saves.disk.lock import FolderLock
from saves.disk.names import clean_name
from saves.disk.notices import (
    Notice,
    SaveDamaged,
    SaveError,
    SaveRefused,
    SaveTooNew,
    SaveUnreadable,
    refused,
)
from saves.disk.rescue import keep_aside
from saves.disk.writer import FLUSH_SECONDS, Writer
from saves.matches.header import NOT_JSON, Sum, Word, checksum

PART: Final = "dust_collectorz"  # whose texts word what is wrong with a deck
SUFFIX: Final = ".deck"
FORMAT: Final = "herotable-deck"
VERSION: Final = 1
FILE_LIMIT: Final = 16 << 10  # bytes; a deck of 60 cards has about 2,000
CARDS_LIMIT: Final = 60  # for a draft
_CHECK_START: Final = b'{"check":"'
_CHECK_END: Final = len(_CHECK_START) + 64

Slugs = Annotated[tuple[Word, ...], msgspec.Meta(max_length=CARDS_LIMIT)]


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck: its name, the notations of its cards, and its pinned cards."""

    name: str
    cards: tuple[str, ...]
    pinned: tuple[str, ...] = ()


class DeckRow(msgspec.Struct, frozen=True):
    """One row of the list: a file name with its deck, or with what is wrong."""

    file: str
    deck: SavedDeck | None = None
    notice: Notice | None = None  # why there is no deck, or which older copy was read
    saved_at: datetime = EARLIEST  # for an unreadable file: when it last changed


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file's content; field names, order and bounds are the format."""

    check: Sum
    format: Literal["herotable-deck"]
    version: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]
    saved_at: Annotated[datetime, msgspec.Meta(tz=True)]
    program: Word
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
    cards: Slugs
    pinned: Slugs


class _Version(msgspec.Struct, frozen=True):
    format: str
    version: Annotated[int, msgspec.Meta(ge=1)]


_FILE: Final = msgspec.json.Decoder(_File)
_VERSION: Final = msgspec.json.Decoder(_Version)


def clean_deck_name(text: str) -> str:
    """Return `text` as a deck name: like a player's name, without the colon that ends it in a match."""
    plain = "".join(letter for letter in text if letter.isprintable() or letter.isspace())
    return clean_name(plain.replace(":", " "))


def pack(deck: SavedDeck, saved_at: datetime) -> bytes:
    """Encode a deck as its file's bytes."""
    file = _File(
        "0" * 64,
        FORMAT,
        VERSION,
        of_this_age(saved_at),
        __version__,
        clean_deck_name(deck.name) or "?",
        deck.cards[:CARDS_LIMIT],
        deck.pinned[:CARDS_LIMIT],
    )
    rest = msgspec.json.encode(file)[_CHECK_END:]
    return _CHECK_START + checksum(rest).encode() + rest + b"\n"


def unpack(data: bytes, file: str) -> SavedDeck:
    """Read a deck; raise SaveDamaged or SaveTooNew that name `file`."""
    return _unpacked(data, file)[0]


def _unpacked(data: bytes, file: str) -> tuple[SavedDeck, datetime]:
    """Decode a deck and the time it was saved."""
    line = data.removesuffix(b"\n")
    try:
        version = _VERSION.decode(line)
    except NOT_JSON as error:
        raise SaveDamaged("not_a_deck", file, part=PART) from error
    if version.format != FORMAT:
        raise SaveDamaged("not_a_deck", file, part=PART)
    if version.version > VERSION:
        raise SaveTooNew("too_new", file, theirs=str(version.version), ours=str(VERSION))
    if checksum(line[_CHECK_END:]).encode() != line[len(_CHECK_START) : _CHECK_END]:
        raise SaveDamaged("altered", file)
    try:
        read = _FILE.decode(line)
    except NOT_JSON as error:
        raise SaveDamaged("misshapen_deck", file, part=PART, reason=str(error)) from error
    unknown = next((card for card in (*read.cards, *read.pinned) if card not in KINDS), None)
    if unknown is not None:
        raise SaveTooNew("unknown_card", file, part=PART, card=unknown)
    name = clean_deck_name(read.name)
    if not name:
        raise SaveDamaged("misshapen_deck", file, part=PART, reason="it has no name")
    return SavedDeck(name, read.cards, read.pinned), of_this_age(read.saved_at)


class Decks:
    """A folder of decks, `saves.store.Store` of the game. Close it at the end; use it from one thread."""

    name: ClassVar[str] = "decks"
    suffix: ClassVar[str] = SUFFIX

    def __init__(self, folder: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        """Open the folder, which need not exist; it is locked by the first write."""
        self.folder = folder
        self._now = now
        self._lock = FolderLock(folder)
        self._writer = Writer(_store)
        self._given: set[str] = set()
        self._taking = threading.Lock()

    # Reading

    def rows(self) -> list[DeckRow]:
        """List the decks, newest first; unreadable ones with the reason."""
        return sorted(self.listing().all(), key=lambda row: (row.saved_at, row.file), reverse=True)

    def listing(self) -> Listing[DeckRow]:
        """List the decks on a thread, most recently changed file first; it can be stopped at any time."""
        return Listing(self._names, self.row)

    def options(self) -> Listing[str]:
        """List the decks as options of a match; "" for one that is illegal or can't be read."""
        return self.listing().map(_option)

    @staticmethod
    def check(path: Path) -> None:
        """Read a deck; raise SaveError."""
        unpack(read_bounded(path, FILE_LIMIT), path.name)

    def _names(self) -> list[str]:
        self._writer.flush()
        return newest_first(self.folder, copies.files_in(self.folder, SUFFIX))

    def row(self, file: str) -> DeckRow:
        """Read one deck; if it is damaged, keep it aside and use the newest sound copy."""
        path = self.folder / file
        try:
            deck, saved_at = _unpacked(read_bounded(path, FILE_LIMIT), file)
        except SaveTooNew as error:
            return DeckRow(file, None, error.notice, changed_at(path))
        except SaveError as error:
            if isinstance(error, SaveDamaged):
                self._keep_aside(path)
            return self._copy(path) or DeckRow(file, None, error.notice, changed_at(path))
        return DeckRow(file, deck, None, _precise(saved_at, path))

    def _copy(self, path: Path) -> DeckRow | None:
        for number in range(1, COPIES + 1):
            copy = copy_path(path, number)
            with contextlib.suppress(SaveError):  # the deck's own error is the one to report
                deck, saved_at = _unpacked(read_bounded(copy, FILE_LIMIT), copy.name)
                notice = Notice("deck_copy", path.name, {"copy": copy.name}, PART)
                return DeckRow(path.name, deck, notice, saved_at)
        return None

    # Writing

    def new_file(self) -> str:
        """Return an unused file name for a new deck."""
        return copies.new_file(self.folder, stamp(self._now()), SUFFIX, self._given)

    def save(self, file: str, deck: SavedDeck) -> None:
        """Save a deck under `file` in the background; `poll` reports failures."""
        path = self._path(file)
        hindrance = self._hindrance()
        if hindrance is not None:
            self._writer.tell(hindrance.notice)
            return
        self._writer.put(path, pack(deck, self._now()))

    def delete(self, file: str) -> None:
        """Move a deck and its older copies to `deleted/`; raise SaveError if that fails."""
        path = self._path(file)
        self._demand_writing()
        copies.delete(path)

    def restore(self, file: str) -> None:
        """Restore a deck moved by `delete`; raise SaveError."""
        path = self._path(file)
        self._demand_writing()
        copies.restore(path)

    def poll(self) -> list[Notice]:
        """Return the failures since the last call, each once; usually empty."""
        return self._writer.poll()

    def flush(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Wait until everything is written or has failed, up to a limit; return whether it has."""
        return self._writer.flush(seconds)

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Write pending files and release the folder; return whether all were written."""
        done = self._writer.close(seconds)
        self._lock.release()
        return done

    # Internals

    def _path(self, file: str) -> Path:
        """Return the path of `file`; raise SaveUnreadable if it isn't a deck's name."""
        if Path(file).name != file or "\\" in file or "\0" in file or not file.endswith(SUFFIX):
            raise SaveUnreadable("missing", file)
        return self.folder / file

    def _keep_aside(self, path: Path) -> None:
        if self._hindrance() is None:
            try:
                keep_aside(path)
            except OSError as error:
                self._writer.tell(refused(error, path.name).notice)
            except SaveError as error:
                self._writer.tell(error.notice)

    def _hindrance(self) -> SaveRefused | None:
        """Lock the folder if possible; return why it isn't, or None. Threads may call this."""
        with self._taking:
            if self._lock.held:
                return None
            try:
                if not self._lock.take():
                    holder = str(self._lock.holder())
                    return SaveRefused("decks_in_use", str(self.folder), part=PART, process=holder)
            except OSError as error:
                return refused(error, str(self.folder))
            copies.tidy(self.folder, SUFFIX)
            return None

    def _demand_writing(self) -> None:
        """Finish pending writes and lock the folder; raise SaveError if that fails."""
        self._writer.flush()
        hindrance = self._hindrance()
        if hindrance is not None:
            raise hindrance


def _option(row: DeckRow) -> str:
    if row.deck is None:
        return ""
    kinds = [KINDS[card] for card in row.deck.cards]
    return "" if breaches(kinds) else write(row.deck.name, kinds)


def _store(path: Path, data: bytes) -> None:
    """Write `data` to `path`; the old content becomes a copy if sound, and is kept aside if damaged.

    Raise SaveTooNew instead of overwriting a newer program's deck, and OSError if the disk fails.
    """
    if not path.exists():  # a dangling link is rejected here
        write_atomically(path, data)
        return
    try:
        unpack(read_bounded(path, FILE_LIMIT), path.name)
    except SaveTooNew:
        raise
    except SaveError:
        keep_aside(path)
        write_atomically(path, data)
    else:
        write_keeping_copies(path, data)


def _precise(saved_at: datetime, path: Path) -> datetime:
    """Return when a deck was saved, with the file's fraction of a second if it agrees."""
    changed = changed_at(path)
    return changed if timedelta(0) <= changed - saved_at < timedelta(seconds=2) else saved_at


def is_text(path: Path) -> bool:
    """Whether a file could contain a deck's text, by its name."""
    return path.suffix.lower() == ".txt"


def read_text_file(path: Path, limit: int) -> str:
    """Read a text file from anywhere; raise SaveError that names the file."""
    data = read_bounded(path, limit)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SaveDamaged("not_text", path.name, part=PART) from error


def write_text_file(path: Path, text: str) -> None:
    """Export a text file, replacing an existing one; raise SaveError."""
    try:
        write_atomically(path, text.encode())
    except OSError as error:
        raise refused(error, path.name) from error
