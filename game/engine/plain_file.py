"""Files of strangers: only regular ones are ever opened, and their names are shown without what they hide.

A pipe would keep the program waiting for ever, a device may do something when it is opened. A name may hold
bytes that are no text (old archives make such), line breaks, or signs that turn the writing around.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO, Final, Literal

_FLAGS: Final = (
    getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOINHERIT", 0)
)
_BYTES: Final = range(0xDC80, 0xDD00)  # how Python keeps bytes of a name that are no text
_TOO_MANY_LINKS: Final = frozenset({errno.ELOOP, getattr(errno, "EMLINK", errno.ELOOP)})
Trouble = Literal["not_a_file", "link_loop", "link_to_nothing"]


class NotPlain(OSError):
    """What lies at a path is no regular file, nor a link that leads to one; `code` says what it is."""

    def __init__(self, code: Trouble, path: Path) -> None:
        """Return what is wrong with `path`."""
        number, words = _WORDS[code]
        super().__init__(number, words, str(path))
        self.code = code


_WORDS: Final[dict[Trouble, tuple[int, str]]] = {
    "not_a_file": (errno.EINVAL, "it is no regular file"),
    "link_loop": (errno.ELOOP, "its links lead in a circle"),
    "link_to_nothing": (errno.ENOENT, "it is a link to nothing"),
}


def real_file(path: Path) -> Path:
    """Return the file that `path` leads to, itself where it is no link; it need not exist unless it is one.

    Raise NotPlain for a link in a circle, to nothing, or to what is no regular file.
    """
    if not path.is_symlink():
        return path
    _check(path)
    return Path(os.path.realpath(path))


def handle_of(path: Path, flags: int = os.O_RDONLY, mode: int = 0o666) -> int:
    """Open a regular file and return its handle; raise NotPlain for anything else, which is not opened.

    It is looked at before, for to open a device may do something, and again when it is open.
    """
    try:
        _check(path)
    except FileNotFoundError:
        if path.is_symlink() or not flags & os.O_CREAT:
            raise
    handle = os.open(path, flags | _FLAGS, mode)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise NotPlain("not_a_file", path)
    return handle


def open_plain(path: Path) -> BinaryIO:
    """Open a regular file for reading; raise OSError, NotPlain for anything else."""
    return os.fdopen(handle_of(path), "rb")


def check_writable(path: Path) -> None:
    """Raise NotPlain when something lies at `path` that is not to be opened for writing."""
    try:
        _check(path)
    except FileNotFoundError:
        if path.is_symlink():
            raise


def size_of(path: Path) -> int:
    """Return the bytes of a regular file; raise OSError, NotPlain for anything else."""
    return _check(path).st_size


def _check(path: Path) -> os.stat_result:
    try:
        status = path.stat()
    except OSError as error:
        if error.errno in _TOO_MANY_LINKS:
            raise NotPlain("link_loop", path) from error
        if isinstance(error, FileNotFoundError) and path.is_symlink():
            raise _Dangling(path) from error
        raise
    if not stat.S_ISREG(status.st_mode):
        raise NotPlain("not_a_file", path)
    return status


class _Dangling(NotPlain, FileNotFoundError):
    """A link to nothing."""

    def __init__(self, path: Path) -> None:
        super().__init__("link_to_nothing", path)


def shown(name: object) -> str:
    r"""Return the name of a file as it can be shown, sent and kept: bytes that are no text as \xNN."""
    return "".join(_escaped(letter) for letter in str(name))


def plain_text(text: str) -> str:
    r"""Return `text` with bytes that are no text as \xNN; everything else, line breaks too, stays."""
    if text.isascii():
        return text
    return "".join(_escaped(letter) if "\ud800" <= letter <= "\udfff" else letter for letter in text)


def _escaped(letter: str) -> str:
    if letter.isprintable():
        return letter
    number = ord(letter)
    if number in _BYTES:
        return f"\\x{number - 0xDC00:02x}"
    return (
        f"\\x{number:02x}"
        if number < 0x100
        else f"\\u{number:04x}"
        if number < 0x10000
        else f"\\U{number:08x}"
    )
