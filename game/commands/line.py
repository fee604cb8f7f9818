"""The words of a command line: what they may be, and what is wrong with them.

What needs more than the words is imported on demand: `herotable --version` and the AI process load no games.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.texts.texts import Texts

CHECK_GAME: Final = "check-game"
CHECK_DAILY: Final = "check-daily"
SHARE: Final = "share"
SHARED: Final = ("clip", "card", "html")  # files that it can write,
PART: Final = ("seat", "from", "to")  # and the numbers that say what of the match
DATA: Final = ("export", "import")
HEAVY: Final = "heavy"


class WrongWords(Exception):
    """An invalid command line; `told` says in one line what is allowed."""

    def __init__(self, told: Callable[[Texts], str]) -> None:
        """Make the error worded by `told`."""
        super().__init__()
        self.told = told

    def __str__(self) -> str:
        """Word it in English."""
        from game.commands.language import texts_for

        return self.told(texts_for("en"))


class _Parser(argparse.ArgumentParser):
    """Leaves error messages to our own texts."""

    def error(self, message: str) -> NoReturn:
        raise WrongWords(lambda texts: texts("command-unknown", words=message[:60]))

    def print_help(self, file: object = None) -> None:
        from game.commands.language import language_asked, show, texts_for, usage
        from game.registry import GAMES
        from saves.trust import add_trusted_games

        add_trusted_games()
        show(usage(texts_for(language_asked(sys.argv[1:])), tuple(GAMES)), sys.stdout)


def parser() -> argparse.ArgumentParser:
    """Build the argument parser; `game.commands.language` words its help."""
    made = _Parser(prog="herotable", allow_abbrev=False, exit_on_error=False)
    made.add_argument("what", nargs="?")
    made.add_argument("which", nargs="?")  # what to check or to share, or the file of data
    for name in ("seats", "seed", "language", "part", "trust", "matches", "seat", "from", "to"):
        made.add_argument(f"--{name}")
    made.add_argument("--option", action="append", default=[])
    for name in ("json", *SHARED):
        made.add_argument(f"--{name}", type=Path)
    made.add_argument("--open", nargs="?", const="")
    made.add_argument("--selftest", nargs="?", const="")
    made.add_argument("--heavy", action="store_true")
    made.add_argument("--version", action="store_true")
    return made


def read_words(words: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line; raise WrongWords if it is invalid."""
    try:
        asked, unknown = parser().parse_known_args(words)
    except argparse.ArgumentError as error:
        option = str(error.argument_name)
        raise WrongWords(lambda texts: texts("command-bad_option", option=option)) from error
    if asked.which and asked.what not in {CHECK_GAME, CHECK_DAILY, SHARE, HEAVY, *DATA}:
        unknown.insert(0, asked.which)
    if unknown:
        listed = " ".join(unknown)[:60]
        raise WrongWords(lambda texts: texts("command-unknown", words=repr(listed)))
    return asked


def read_seed(text: str | None) -> int | None:
    """Parse a seed; None if there is none."""
    from game.engine.rng import SEED_LIMIT

    return read_number(text, SEED_LIMIT)


def read_number(text: str | None, limit: int) -> int | None:
    """Parse a whole number below a limit; None if there is none."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) < limit):
        seed, most = repr(text[:40]), str(limit - 1)
        raise WrongWords(lambda texts: texts("command-bad_seed", seed=seed, most=most))
    return int(text)


def read_count(name: str, text: str | None) -> int | None:
    """Read a number from 1; raise WrongWords if it is none that a match could have."""
    from game.engine.match import DECISIONS_LIMIT
    from game.registry import SEATS_LIMIT

    if text is None:
        return None
    most = SEATS_LIMIT if name == "seat" else DECISIONS_LIMIT
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and 1 <= int(text) <= most):
        wrong = repr(text[:40])
        key = "command-share_seat" if name == "seat" else "command-share_move"
        raise WrongWords(lambda texts: texts(key, seat=wrong, move=wrong, most=most))
    return int(text)
