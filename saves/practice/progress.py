"""The file of reviews: how far a person is with each mistake.

Nothing else tells it, so it is a `saves.disk.kept` file.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ai.practice.spacing import Review
from saves.disk.clock import EARLIEST, LATEST
from saves.disk.files import read_bounded
from saves.disk.kept import KeptFile
from saves.disk.notices import Notice, SaveDamaged, SaveTooNew
from saves.disk.writer import FLUSH_SECONDS
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
    return decoded(read_bounded(path), path.name)


def decoded(data: bytes, file: str) -> dict[str, Review]:
    """Decode the content of a file; raise SaveError that names `file`."""
    line, _, rest = data.partition(b"\n")
    if checksum(rest).encode() != line:
        raise SaveDamaged("altered", file)
    try:
        version = _VERSION.decode(rest).version
        if version > VERSION:
            raise SaveTooNew("too_new", file, theirs=f"format {version}", ours=f"format {VERSION}")
        reviews = _CONTENT.decode(rest).reviews
    except NOT_JSON as error:
        raise SaveDamaged("misshapen", file, reason=str(error)) from error
    if not all(_is_of_this_age(one.begun) and _is_of_this_age(one.answered) for one in reviews.values()):
        raise SaveDamaged("misshapen", file, reason="a date is not of this age")
    return reviews


def _is_of_this_age(day: date) -> bool:
    return EARLIEST.date() <= day <= LATEST.date()


def encoded(reviews: Mapping[str, Review]) -> bytes:
    """Return the content of a file."""
    rest = msgspec.json.encode(Content(VERSION, dict(reviews))) + b"\n"
    return checksum(rest).encode() + b"\n" + rest


class Progress:
    """The reviews of one folder. Close it at the end; use it from one thread."""

    def __init__(self, folder: Path) -> None:
        """Read the file of `folder`; neither need exist."""
        self._file: KeptFile[dict[str, Review]] = KeptFile(
            folder / FILE, read_progress, dict, lambda copy: Notice("practice_copy", FILE, {"copy": copy})
        )

    @property
    def reviews(self) -> Mapping[str, Review]:
        """All reviews, by the card's key."""
        return self._file.content

    def keep(self, key: str, review: Review) -> None:
        """Record a review, and save the file in the background; `poll` reports failures."""

        def change(reviews: dict[str, Review]) -> None:
            reviews.pop(key, None)  # the last answered is the last
            reviews[key] = review
            while len(reviews) > REVIEWS_LIMIT:
                del reviews[next(iter(reviews))]

        self._file.change(change, encoded)

    def poll(self) -> list[Notice]:
        """Return the failures since the last call, each once; usually empty."""
        return self._file.poll()

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Write pending data and release the folder; return whether all was written."""
        return self._file.close(seconds)
