"""Opens only regular files, and shows file names without hidden characters.

A pipe would block the program forever, and opening a device may have effects. A name may contain bytes that
are not text (from old archives), line breaks, or bidi marks.
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
_BYTES: Final = range(0xDC80, 0xDD00)  # how Python decodes bytes of a name that are not text
_TOO_MANY_LINKS: Final = frozenset({errno.ELOOP, getattr(errno, "EMLINK", errno.ELOOP)})
Trouble = Literal["not_a_file", "link_loop", "link_to_nothing"]


class NotPlain(OSError):
    """A path that is no regular file, nor a link to one; `code` says what it is."""

    def __init__(self, code: Trouble, path: Path) -> None:
        """Make the error of kind `code` about `path`."""
        number, words = _WORDS[code]
        super().__init__(number, words, str(path))
        self.code = code


_WORDS: Final[dict[Trouble, tuple[int, str]]] = {
    "not_a_file": (errno.EINVAL, "it is no regular file"),
    "link_loop": (errno.ELOOP, "its links lead in a circle"),
    "link_to_nothing": (errno.ENOENT, "it is a link to nothing"),
}


def real_file(path: Path) -> Path:
    """Resolve the links of `path`; a path that isn't a link need not exist.

    Raise NotPlain for a link loop, a dangling link, or a link to anything but a regular file.
    """
    if not path.is_symlink():
        return path
    _check(path)
    return Path(os.path.realpath(path))


def handle_of(path: Path, flags: int = os.O_RDONLY, mode: int = 0o666) -> int:
    """Open a regular file and return its handle; raise NotPlain for anything else, without opening it.

    The type is checked before, because opening a device may have effects, and again afterwards.
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
    """Raise NotPlain if `path` exists and must not be opened for writing."""
    try:
        _check(path)
    except FileNotFoundError:
        if path.is_symlink():
            raise


def size_of(path: Path) -> int:
    """Return the size of a regular file in bytes; raise OSError, NotPlain for anything else."""
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
    """A dangling link."""

    def __init__(self, path: Path) -> None:
        super().__init__("link_to_nothing", path)


def shown(name: object) -> str:
    r"""Return a file name that can be displayed, sent and stored: bytes that are not text as \xNN."""
    return "".join(_escaped(letter) for letter in str(name))


def plain_text(text: str) -> str:
    r"""Return `text` with bytes that are not text as \xNN; everything else stays, even line breaks."""
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
