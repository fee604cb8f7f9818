"""What a person has to be told about files, and the errors that carry it.

    SaveError
      SaveUnreadable   the disk does not give the file
      SaveTooLarge     more than any match needs; nothing of it was read
      SaveDamaged      cut, altered, or no match at all
      SaveTooNew       from a newer program, or a game that this one lacks: never touched
      SaveRefused      it can't be written: read-only, full disk, in use, already there

Every error and every message that needs no error is one `Notice`: a code, the file and facts. `str` gives
the English line; `Notice.sentence` either language.
"""

from __future__ import annotations

import errno
from typing import Final

import msgspec

from game.engine.plain_file import NotPlain, plain_text, shown
from saves.words import Language, sentence

FACT_LIMIT: Final = 200  # characters of a fact that comes from a file or the system
_READ_ONLY: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})


class Notice(msgspec.Struct, frozen=True):
    """One thing to be told: a code of `saves.words.SENTENCES`, the file it is about, and the facts."""

    code: str
    file: str = ""
    facts: dict[str, str | int] = {}

    def sentence(self, language: Language) -> str:
        """Word the notice for a person."""
        facts = {
            name: _plain(fact[:FACT_LIMIT]) if isinstance(fact, str) else fact
            for name, fact in self.facts.items()
        }
        return sentence(self.code, {**facts, "file": shown(self.file)}, language)

    def __str__(self) -> str:
        """Word the notice for the log."""
        return self.sentence("en")


def _plain(text: str) -> str:
    """Return what came from a file without line breaks and signs that command a terminal or turn the text."""
    return "".join(letter if letter.isprintable() else " " for letter in plain_text(text))


class SaveError(Exception):
    """Everything that can go wrong with a file; `notice` says what, of which file, and why."""

    def __init__(self, code: str, file: str, **facts: str | int) -> None:
        """Make the error that tells `code` about `file`."""
        self.notice = Notice(code, file, facts)
        super().__init__(str(self.notice))


class SaveUnreadable(SaveError):
    """The file is not there or can't be read."""


class SaveTooLarge(SaveError):
    """The file is larger than any match; it was not read."""


class SaveDamaged(SaveError):
    """The file is cut, altered, or no match; the notice says where it fails."""


class SaveTooNew(SaveError):
    """The file comes from a newer program; it is never changed or overwritten."""


class SaveRefused(SaveError):
    """The file can't be written."""


def refused(error: OSError, file: str) -> SaveRefused:
    """Make the error that says in a person's words why the system did not write `file`."""
    if isinstance(error, NotPlain):
        return SaveRefused(error.code, file)
    if error.errno in _READ_ONLY:
        return SaveRefused("read_only", file)
    if error.errno in _FULL:
        return SaveRefused("disk_full", file)
    return SaveRefused("write_failed", file, reason=error.strerror or type(error).__name__)
