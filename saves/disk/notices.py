"""Notices about files for a person, and the exceptions that carry them.

SaveError
SaveUnreadable   the file can't be read
SaveTooLarge     larger than any match; nothing of it was read
SaveDamaged      truncated, altered, or not a match
SaveTooNew       from a newer program, or a game that this one lacks: never touched
SaveRefused      the file can't be written: read-only, full disk, in use, already there

A `Notice` is a code, the file and facts. Its message is `file-<code>`, the program's or a game's:
`Notice.sentence` words it in any language, `str` in English for the log.
"""

from __future__ import annotations

import errno
from typing import Final, Self

import msgspec

from game.engine.files.plain_file import NotPlain, plain_text, shown
from game.texts.languages import COMMON, FALLBACK
from game.texts.texts import Library, Texts

FACT_LIMIT: Final = 200  # characters of a fact from a file or the system
_READ_ONLY: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
_LIBRARY: Final = Library()  # for the log's English


class Notice(msgspec.Struct, frozen=True):
    """A message about a file: a code with a text `file-<code>`, the file, and the facts."""

    code: str
    file: str = ""
    facts: dict[str, str | int] = {}
    part: str = COMMON  # whose texts word it: the program's, or those of a game by its id

    def sentence(self, texts: Texts) -> str:
        """Word the notice in the language of `texts`."""
        facts = {
            name: _plain(fact[:FACT_LIMIT]) if isinstance(fact, str) else fact
            for name, fact in self.facts.items()
        }
        return texts.of(self.part)(f"file-{self.code}", **{**facts, "file": shown(self.file)})

    def __str__(self) -> str:
        """Word the notice for the log: in English, with the technical reason."""
        told = self.sentence(_LIBRARY.texts(FALLBACK))
        reason = _plain(str(self.facts.get("reason", ""))[:FACT_LIMIT])
        return told if reason in told else f"{told} ({reason})"


def _plain(text: str) -> str:
    """Remove line breaks, terminal commands and bidi marks from a file's text."""
    return "".join(letter if letter.isprintable() else " " for letter in plain_text(text))


class SaveError(Exception):
    """The base of all file errors; `notice` says what is wrong with which file, and why."""

    def __init__(self, code: str, file: str, *, part: str = COMMON, **facts: str | int) -> None:
        """Make an error with a notice of `code`, which `part` words, about `file`."""
        self.notice = Notice(code, file, facts, part)
        super().__init__(code, file)

    @classmethod
    def of(cls, notice: Notice) -> Self:
        """Make the error that a notice tells of."""
        error = cls(notice.code, notice.file)
        error.notice = notice
        return error

    def __str__(self) -> str:
        """Word the error for the log."""
        return str(self.notice)


class SaveUnreadable(SaveError):
    """The file is missing or can't be read."""


class SaveTooLarge(SaveError):
    """The file is larger than any match; nothing of it was read."""


class SaveDamaged(SaveError):
    """The file is truncated, altered, or not a match; the notice says where it fails."""


class SaveTooNew(SaveError):
    """The file comes from a newer program; it is never changed or overwritten."""


class SaveRefused(SaveError):
    """The file can't be written."""


def refused(error: OSError, file: str) -> SaveRefused:
    """Make an error that explains in plain words why the system couldn't write `file`."""
    if isinstance(error, NotPlain):
        return SaveRefused(error.code, file)
    if error.errno in _READ_ONLY:
        return SaveRefused("read_only", file)
    if error.errno in _FULL:
        return SaveRefused("disk_full", file)
    return SaveRefused("write_failed", file, reason=error.strerror or type(error).__name__)
