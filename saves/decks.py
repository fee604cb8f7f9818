"""The folder of a person's own decks: list, open, keep, delete, bring back.

A deck is one line of JSON that begins with the checksum of its own rest. As with matches, saving never
blocks and never raises, older copies lie beside each file, a damaged one is named and kept in `damaged/`,
a deleted one in `deleted/`. Whether a deck may be played is the game's business: drafts are kept too.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from game import __version__
from game.dust_collectorz.cards import KINDS
from saves import pieces
from saves.clock import EARLIEST, of_this_age, stamp
from saves.files import COPIES, copy_path, read_bounded, write_atomically, write_keeping_copies
from saves.header import NOT_JSON, Sum, Word, checksum
from saves.listing import Listing, changed_at, newest_first
from saves.lock import FolderLock
from saves.names import clean_name
from saves.notices import Notice, SaveDamaged, SaveError, SaveRefused, SaveTooNew, SaveUnreadable, refused
from saves.rescue import keep_aside
from saves.writer import FLUSH_SECONDS, Writer

SUFFIX: Final = ".deck"
FORMAT: Final = "herotable-deck"
VERSION: Final = 1
FILE_LIMIT: Final = 16 << 10  # bytes; a deck of 60 cards has about 2,000
CARDS_LIMIT: Final = 60  # of a draft
_CHECK_START: Final = b'{"check":"'
_CHECK_END: Final = len(_CHECK_START) + 64

Slugs = Annotated[tuple[Word, ...], msgspec.Meta(max_length=CARDS_LIMIT)]


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck: its name, the notations of its cards, and which of them random and improve keep."""

    name: str
    cards: tuple[str, ...]
    pinned: tuple[str, ...] = ()


class DeckRow(msgspec.Struct, frozen=True):
    """One line of the list: the file's name with its deck, or with what is wrong with it."""

    file: str
    deck: SavedDeck | None = None
    notice: Notice | None = None  # why there is no deck, or which older copy was read
    saved_at: datetime = EARLIEST  # of a file that can't be read: when it last changed


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds; field names, order and bounds are the format."""

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
    """Return `text` as a deck's name: that of a player, without the colon that ends it in a match."""
    plain = "".join(letter for letter in text if letter.isprintable() or letter.isspace())
    return clean_name(plain.replace(":", " "))


def pack(deck: SavedDeck, saved_at: datetime) -> bytes:
    """Write a deck as the bytes of its file."""
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
    """Read a deck, and when it was saved."""
    line = data.removesuffix(b"\n")
    try:
        version = _VERSION.decode(line)
    except NOT_JSON as error:
        raise SaveDamaged("not_a_deck", file) from error
    if version.format != FORMAT:
        raise SaveDamaged("not_a_deck", file)
    if version.version > VERSION:
        raise SaveTooNew("too_new", file, theirs=str(version.version), ours=str(VERSION))
    if checksum(line[_CHECK_END:]).encode() != line[len(_CHECK_START) : _CHECK_END]:
        raise SaveDamaged("altered", file)
    try:
        read = _FILE.decode(line)
    except NOT_JSON as error:
        raise SaveDamaged("misshapen_deck", file, reason=str(error)) from error
    unknown = next((card for card in (*read.cards, *read.pinned) if card not in KINDS), None)
    if unknown is not None:
        raise SaveTooNew("unknown_card", file, card=unknown)
    name = clean_deck_name(read.name)
    if not name:
        raise SaveDamaged("misshapen_deck", file, reason="it has no name")
    return SavedDeck(name, read.cards, read.pinned), of_this_age(read.saved_at)


class Decks:
    """A folder of decks. Close it at the end; use it from one thread."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        """Prepare the folder, which need not exist; it is taken when first written to."""
        self.folder = folder
        self._now = now
        self._lock = FolderLock(folder)
        self._writer = Writer(_store)
        self._given: set[str] = set()
        self._taking = threading.Lock()

    # What there is

    def rows(self) -> list[DeckRow]:
        """List the decks, the newest first, those that can't be read with the reason."""
        return sorted(self.listing().all(), key=lambda row: (row.saved_at, row.file), reverse=True)

    def listing(self) -> Listing[DeckRow]:
        """List the decks on a thread, the file that changed last first; stop it when it is enough."""
        return Listing(self._names, self.row)

    def _names(self) -> list[str]:
        self._writer.flush()
        return newest_first(self.folder, pieces.files_in(self.folder, SUFFIX))

    def row(self, file: str) -> DeckRow:
        """Read one deck; a damaged one is kept aside, and its newest sound copy stands in."""
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
            with contextlib.suppress(SaveError):  # what is wrong with the deck itself is told
                deck, saved_at = _unpacked(read_bounded(copy, FILE_LIMIT), copy.name)
                return DeckRow(path.name, deck, Notice("deck_copy", path.name, {"copy": copy.name}), saved_at)
        return None

    # Keeping

    def new_file(self) -> str:
        """Return a name for a new deck's file that no file has."""
        return pieces.new_file(self.folder, stamp(self._now()), SUFFIX, self._given)

    def save(self, file: str, deck: SavedDeck) -> None:
        """Keep a deck under `file`, soon; `poll` tells what fails."""
        path = self._path(file)
        hindrance = self._hindrance()
        if hindrance is not None:
            self._writer.tell(hindrance.notice)
            return
        self._writer.put(path, pack(deck, self._now()))

    def delete(self, file: str) -> None:
        """Move a deck and its older copies to `deleted/`; raise SaveError when that can't be done."""
        path = self._path(file)
        self._demand_writing()
        pieces.delete(path)

    def restore(self, file: str) -> None:
        """Bring back what `delete` moved away; raise SaveError."""
        path = self._path(file)
        self._demand_writing()
        pieces.restore(path)

    def poll(self) -> list[Notice]:
        """Return what went wrong since the last call, each thing once; mostly nothing."""
        return self._writer.poll()

    def flush(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Wait until everything is written or has failed, at most so long; tell whether it is."""
        return self._writer.flush(seconds)

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Write what waits and give up the folder; tell whether all was written."""
        done = self._writer.close(seconds)
        self._lock.release()
        return done

    # Behind the counter

    def _path(self, file: str) -> Path:
        """Return where `file` lies; raise SaveUnreadable for anything that is no name of a deck."""
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
        """Take the folder if that is possible now; return why it is not, or None. Threads may ask, too."""
        with self._taking:
            if self._lock.held:
                return None
            try:
                if not self._lock.take():
                    return SaveRefused("decks_in_use", str(self.folder), process=str(self._lock.holder()))
            except OSError as error:
                return refused(error, str(self.folder))
            pieces.tidy(self.folder, SUFFIX)
            return None

    def _demand_writing(self) -> None:
        """Finish what waits and take the folder; raise SaveError when that can't be done."""
        self._writer.flush()
        hindrance = self._hindrance()
        if hindrance is not None:
            raise hindrance


def _store(path: Path, data: bytes) -> None:
    """Make `path` hold `data`; what it held becomes a copy if sound, and is kept aside if damaged.

    Raise SaveTooNew rather than write over a newer program's deck, and OSError when the disk refuses.
    """
    if not path.exists():  # a link to nothing is refused here
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
    """Return when a deck was saved to less than the second that it tells, where its file knows."""
    changed = changed_at(path)
    return changed if timedelta(0) <= changed - saved_at < timedelta(seconds=2) else saved_at


def read_text_file(path: Path, limit: int) -> str:
    """Read a text that somebody gives from anywhere; raise SaveError that names the file."""
    data = read_bounded(path, limit)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SaveDamaged("not_text", path.name) from error


def write_text_file(path: Path, text: str) -> None:
    """Hand a text out; raise SaveError. What was there under this name is replaced."""
    try:
        write_atomically(path, text.encode())
    except OSError as error:
        raise refused(error, path.name) from error
