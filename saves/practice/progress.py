"""The file of reviews: how far a person is with each mistake.

Nothing else tells it, so it is saved as carefully as matches are: atomically, on a thread, with three older
copies; a damaged file is kept in `damaged/`, and its newest sound copy is used, with a notice. A newer
program's file is never touched. Only one program at a time writes.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ai.practice.spacing import Review
from saves.disk.clock import EARLIEST, LATEST
from saves.disk.copies import tidy
from saves.disk.files import COPIES, copy_path, is_there, read_bounded, write_atomically, write_keeping_copies
from saves.disk.lock import FolderLock
from saves.disk.notices import Notice, SaveDamaged, SaveError, SaveRefused, SaveTooNew, refused
from saves.disk.rescue import keep_aside
from saves.disk.writer import FLUSH_SECONDS, Writer
from saves.matches.header import NOT_JSON, Sum, checksum

FILE: Final = "practice.json"
VERSION: Final = 1
REVIEWS_LIMIT: Final = 20_000  # beyond that the ones answered longest ago are dropped


class _Version(msgspec.Struct, frozen=True):
    version: Annotated[int, msgspec.Meta(ge=1)]


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the file, after the line with its checksum."""

    version: int
    reviews: Annotated[dict[Sum, Review], msgspec.Meta(max_length=REVIEWS_LIMIT)]


_VERSION: Final = msgspec.json.Decoder(_Version)
_CONTENT: Final = msgspec.json.Decoder(Content)


def read_progress(path: Path) -> dict[str, Review]:
    """Read a file; raise SaveError."""
    line, _, rest = read_bounded(path).partition(b"\n")
    if checksum(rest).encode() != line:
        raise SaveDamaged("altered", path.name)
    try:
        version = _VERSION.decode(rest).version
        if version > VERSION:
            raise SaveTooNew("too_new", path.name, theirs=f"format {version}", ours=f"format {VERSION}")
        reviews = _CONTENT.decode(rest).reviews
    except NOT_JSON as error:
        raise SaveDamaged("misshapen", path.name, reason=str(error)) from error
    if not all(_is_of_this_age(one.begun) and _is_of_this_age(one.answered) for one in reviews.values()):
        raise SaveDamaged("misshapen", path.name, reason="a date is not of this age")
    return reviews


def _is_of_this_age(day: date) -> bool:
    return EARLIEST.date() <= day <= LATEST.date()


def encoded(reviews: Mapping[str, Review]) -> bytes:
    """Return the content of a file."""
    rest = msgspec.json.encode(Content(VERSION, dict(reviews))) + b"\n"
    return checksum(rest).encode() + b"\n" + rest


def _store(path: Path, data: bytes) -> None:
    """Write; the old content becomes a copy if it is sound, and is kept aside if it is damaged."""
    if not is_there(path):
        write_atomically(path, data)
        return
    try:
        read_progress(path)
    except SaveTooNew:
        raise
    except SaveError:
        keep_aside(path)
        write_atomically(path, data)
    else:
        write_keeping_copies(path, data)


class Progress:
    """The reviews of one folder. Close it at the end; use it from one thread."""

    def __init__(self, folder: Path) -> None:
        """Read the file of `folder`; neither need exist."""
        self._path = folder / FILE
        self._lock = FolderLock(folder)
        self._writer = Writer(_store)
        self._newer: SaveTooNew | None = None
        self._reviews = self._read()

    @property
    def reviews(self) -> Mapping[str, Review]:
        """All reviews, by the card's key."""
        return self._reviews

    def keep(self, key: str, review: Review) -> None:
        """Record a review, and save the file in the background; `poll` reports failures."""
        hindrance = self._hindrance()
        self._reviews.pop(key, None)  # the last answered is the last
        self._reviews[key] = review
        while len(self._reviews) > REVIEWS_LIMIT:
            del self._reviews[next(iter(self._reviews))]
        if hindrance is not None:
            self._writer.refuse(self._path, hindrance.notice)
        else:
            self._writer.put(self._path, encoded(self._reviews))

    def poll(self) -> list[Notice]:
        """Return the failures since the last call, each once; usually empty."""
        return self._writer.poll()

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Write pending data and release the folder; return whether all was written."""
        done = self._writer.close(seconds)
        self._lock.release()
        return done

    def _read(self) -> dict[str, Review]:
        try:
            return read_progress(self._path)
        except SaveTooNew as error:
            self._newer = error
            self._writer.tell(error.notice)
            return {}
        except SaveError as error:
            return self._older(error)

    def _older(self, error: SaveError) -> dict[str, Review]:
        """Read the newest sound copy; nothing if there is none, as on the first run."""
        for number in range(1, COPIES + 1):
            copy = copy_path(self._path, number)
            with contextlib.suppress(SaveError):  # the file's own error is the one to report
                reviews = read_progress(copy)
                self._writer.tell(Notice("practice_copy", FILE, {"copy": copy.name}))
                return reviews
        if error.notice.code != "missing":
            self._writer.tell(error.notice)
        return {}

    def _hindrance(self) -> SaveError | None:
        """Lock the folder if possible, and read what another program has written; return why not, or None."""
        if self._newer is not None:
            return self._newer
        if self._lock.held:
            return None
        try:
            if not self._lock.take():
                return SaveRefused("in_use", FILE, process=str(self._lock.holder()))
        except OSError as error:
            return refused(error, FILE)
        tidy(self._path.parent, ".json")
        self._reviews = self._read()
        return self._newer
