"""What a person has to be told about files, and the errors that carry it.

    SaveError
      SaveUnreadable   the disk does not give the file
      SaveTooLarge     more than any match needs; nothing of it was read
      SaveDamaged      cut, altered, or no match at all
      SaveTooNew       from a newer program, or a game that this one lacks: never touched
      SaveRefused      it can't be written: read-only, full disk, in use, already there

Every error and every message that needs no error is one `Notice`: a code, the file and facts. Its words are
the program's text `file-<code>`: `Notice.sentence` gives them in any language, `str` in English for the log.
"""

from __future__ import annotations

import errno
from typing import Final

import msgspec

from game.engine.plain_file import NotPlain, plain_text, shown
from game.texts.languages import FALLBACK
from game.texts.texts import Library, Texts

FACT_LIMIT: Final = 200  # characters of a fact that comes from a file or the system
_READ_ONLY: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
_LIBRARY: Final = Library()  # for the log's English


class Notice(msgspec.Struct, frozen=True):
    """One thing to be told: a code with a text `file-<code>`, the file it is about, and the facts."""

    code: str
    file: str = ""
    facts: dict[str, str | int] = {}

    def sentence(self, texts: Texts) -> str:
        """Word the notice for a person, in the language of `texts`."""
        facts = {
            name: _plain(fact[:FACT_LIMIT]) if isinstance(fact, str) else fact
            for name, fact in self.facts.items()
        }
        return texts(f"file-{self.code}", **{**facts, "file": shown(self.file)})

    def __str__(self) -> str:
        """Word the notice for the log: in English, with the technical reason that a person is spared."""
        told = self.sentence(_LIBRARY.texts(FALLBACK))
        reason = _plain(str(self.facts.get("reason", ""))[:FACT_LIMIT])
        return told if reason in told else f"{told} ({reason})"


def _plain(text: str) -> str:
    """Return what came from a file without line breaks and signs that command a terminal or turn the text."""
    return "".join(letter if letter.isprintable() else " " for letter in plain_text(text))


class SaveError(Exception):
    """Everything that can go wrong with a file; `notice` says what, of which file, and why."""

    def __init__(self, code: str, file: str, **facts: str | int) -> None:
        """Make the error that tells `code` about `file`."""
        self.notice = Notice(code, file, facts)
        super().__init__(code, file)

    def __str__(self) -> str:
        """Word the error for the log."""
        return str(self.notice)


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
