"""The command line's language, its help, and its output.

It is imported only on demand: `herotable --version` and the AI process load no texts.
"""

from __future__ import annotations

import textwrap
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from game.texts.languages import language_for, languages, system_language
from game.texts.texts import Library, Texts
from saves.disk.files import read_bounded
from saves.disk.folders import find_folders
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TextIO

WHAT: Final = {
    "game": "GAME",
    "file": "FILE",
    "code": "CODE",
    "bench": "bench",
    "check": "check-game ID",
    "line": "check-daily LINE",
    "share": "share MATCH",
    "export": "export FILE",
    "import": "import FILE",
    "heavy": "heavy [GAME]",
}
OPTIONS: Final = {
    "seats": "--seats WHO,WHO",
    "seed": "--seed N",
    "option": "--option NAME=VALUE",
    "language": "--language CODE",
    "clip": "--clip FILE",
    "card": "--card FILE",
    "html": "--html FILE",
    "seat": "--seat N",
    "moves": "--from N --to N",
    "matches": "--matches N",
    "heavy": "--heavy",
    "open": "--open [FILE]",
    "json": "--json FILE",
    "part": "--part NAME",
    "selftest": "--selftest [FOLDER]",
    "trust": "--trust PACKAGE",
    "version": "--version",
    "help": "--help",
}
GAP: Final = 24  # columns before a description
WIDTH: Final = 100  # of the terminal used, at most


class _Language(msgspec.Struct):
    """The part of the settings that is read."""

    language: str = ""


@cache
def texts_for(asked: str) -> Texts:
    """Return the program's texts in the requested language, else in the person's own."""
    chosen = asked if asked in languages() else _set_language()
    return Library().texts(chosen if chosen in languages() else language_for(system_language()))


def _set_language() -> str:
    """Return the language in the settings, "" if they can't be read; the window reports that later."""
    try:
        return msgspec.json.decode(read_bounded(find_folders().settings), type=_Language).language
    except (SaveError, OSError, msgspec.DecodeError, UnicodeDecodeError):
        return ""


def language_asked(words: Sequence[str]) -> str:
    """Return the argument of --language, which may not exist; "" if there is none."""
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--language":
            return value if equals else "".join(words[at + 1 : at + 2])
    return ""


def usage(texts: Texts, games: Sequence[str]) -> str:
    """Return the whole help."""
    about = [texts("command-usage"), "", texts("command-about"), ""]
    what = [_row(word, texts(f"command-what-{name}", games=", ".join(games))) for name, word in WHAT.items()]
    options = [_row(word, texts(f"command-help-{name}")) for name, word in OPTIONS.items()]
    return "\n".join([*about, *what, "", *options])


def _row(word: str, meaning: str) -> str:
    return textwrap.fill(
        meaning,
        WIDTH,
        initial_indent=f"  {word}".ljust(GAP),
        subsequent_indent=" " * GAP,
        break_long_words=False,
    )


def show(text: str, stream: TextIO | None) -> None:
    """Print a line as well as the terminal can show it; a program without a terminal prints nothing."""
    if stream is None:
        return
    plain = text.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")
    encoding = stream.encoding or "ascii"
    print(plain.encode(encoding, "replace").decode(encoding), file=stream)
