"""The program's door: reads the command line, then opens the window, the self test or the benchmark.

herotable                       the title
herotable GAME [--seats ...]    a new match at once
herotable FILE | CODE           a match that was kept, or sent by somebody
herotable bench [--json FILE]   how fast it all is
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.engine.damage import BadAsset
    from game.engine.options import Value
    from game.scenes.opening import Found
    from game.scenes.program import Program

WRONG_WORDS: Final = 2  # exit code
BEFORE_PYGAME: Final = {  # pygame reads these when it is imported, or when it opens a display
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_VIDEO_X11_WMCLASS": "herotable",
    "SDL_VIDEO_WAYLAND_WMCLASS": "herotable",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
}


class WrongWords(Exception):
    """A word on the command line that means nothing; the message is one line that names what is allowed."""


class _Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        raise WrongWords(message)


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    from game.texts.languages import languages

    made = _Parser(prog="herotable", description="Card games about heroes at one table.", allow_abbrev=False)
    made.add_argument(
        "what", nargs="?", metavar="GAME|FILE|CODE|bench", help="what to open; nothing: the title"
    )
    made.add_argument(
        "--seats", metavar="WHO,WHO", help="of a new match: me or me=NAME for a person, or a level"
    )
    made.add_argument("--seed", metavar="N", help="of a new match: the same number deals the same cards")
    made.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="of a new match; may be repeated"
    )
    made.add_argument("--language", choices=tuple(languages()), help="for this time")
    made.add_argument("--json", metavar="FILE", type=Path, help="with bench: write the numbers there too")
    made.add_argument("--part", metavar="NAME", help="with bench: measure this alone and print it as JSON")
    made.add_argument(
        "--selftest",
        nargs="?",
        const="",
        metavar="FOLDER",
        help="try everything without a window; with a folder, also open each match and deck in it",
    )
    made.add_argument("--version", action="store_true", help="tell the version")
    return made


def main(words: Sequence[str] | None = None) -> int:
    """Obey the command line; return the exit code: 0, 1 for trouble, 2 for words that mean nothing."""
    multiprocessing.freeze_support()
    try:
        asked = parser().parse_args(words)
        if asked.version:
            from game import __version__

            print(f"herotable {__version__}")
            return 0
        return _obey(asked)
    except WrongWords as wrong:
        print(f"herotable: {wrong}", file=sys.stderr)
        return WRONG_WORDS
    except ValueError as error:
        from game.engine.damage import BadAsset

        if not isinstance(error, BadAsset):
            raise
        _tell_damage(error)
        return 1
    except KeyboardInterrupt:
        return 130


def _tell_damage(damage: BadAsset) -> None:
    """Say which of the program's own files is damaged, where the person looks."""
    told = f"A file of Herotable is missing or damaged: {damage}. Please install it again."
    if sys.stderr is not None:
        print(f"herotable: {told}", file=sys.stderr)
    import pygame

    if pygame.display.get_init() and pygame.display.get_driver() not in {"dummy", "offscreen"}:
        pygame.display.message_box("Herotable", told, "error")


def _obey(asked: argparse.Namespace) -> int:
    for name, value in BEFORE_PYGAME.items():
        os.environ.setdefault(name, value)
    if (asked.json or asked.part) and asked.what != "bench":
        raise WrongWords("--json and --part belong to bench")
    if asked.selftest is not None:
        from game.selftest import selftest

        return selftest(Path(asked.selftest) if asked.selftest else None)
    if asked.what == "bench":
        from game.bench import PARTS, bench

        if asked.part is not None and asked.part not in PARTS:
            raise WrongWords(f"--part is one of {', '.join(PARTS)}, not {asked.part[:40]!r}")
        return bench(asked.json, asked.part)
    return _play(asked)


def _play(asked: argparse.Namespace) -> int:
    """Open the window, at the title or at the match asked for; every word is checked before it opens."""
    from game.engine.damage import BadAsset

    try:
        begin = _beginning(asked)
    except (WrongWords, BadAsset):
        raise
    except Exception as broken:  # noqa: BLE001 - it breaks again as soon as there is a window to tell of it
        begin = partial(_break, broken)
    from game.scenes.window import NoWindow, open_window
    from saves.folders import find_folders

    try:
        window = open_window(find_folders(), asked.language or "")
    except NoWindow as trouble:
        print(f"herotable: {trouble}", file=sys.stderr)
        return 1
    return window.run(begin)


def _break(error: Exception, _program: Program) -> None:
    """Break as a match did that was to be opened, before there was a window."""
    raise error


def _beginning(asked: argparse.Namespace) -> Callable[[Program], None] | None:
    """Return what is to be opened above the title; raise WrongWords."""
    from game.registry import GAMES

    new = bool(asked.seats or asked.seed or asked.option)
    if asked.what is None:
        if new:
            raise WrongWords(f"--seats, --seed and --option need a game before them: {', '.join(GAMES)}")
        return None
    if asked.what in GAMES:
        return _new_match(asked)
    if new:
        raise WrongWords(f"there is no game {asked.what[:60]!r}; there are: {', '.join(GAMES)}")
    return _kept_match(asked.what)


def _kept_match(word: str) -> Callable[[Program], None]:
    """Return what opens a code or a file, which is looked through already."""
    from game.registry import GAMES
    from saves.code import from_code, is_code
    from saves.match_file import open_match
    from saves.notices import SaveError

    path = Path(word)
    try:
        if is_code(word):
            from_code(word)
        else:
            open_match(path)
    except SaveError as error:
        if error.notice.code != "missing":
            raise WrongWords(str(error)) from error
        games = ", ".join(GAMES)
        raise WrongWords(
            f"{word[:60]!r} is no game ({games}), no file that is there, and no code (HT1-...)"
        ) from error

    def begin(program: Program) -> None:
        from game.scenes.opening import in_code, in_file, refuse, show

        try:
            found: Found = (
                in_code(word, program.settings, program.words)
                if is_code(word)
                else in_file(program.library, path)
            )
        except SaveError as error:
            refuse(program, error)
        else:
            show(program, found)

    return begin


def _new_match(asked: argparse.Namespace) -> Callable[[Program], None]:
    """Return what begins a new match; seats, seed and options are checked already."""
    from game.engine.errors import EngineError
    from game.engine.options import check_seats
    from game.registry import GAMES

    rules = GAMES[asked.what]
    who = read_seats(asked.seats) if asked.seats else None
    seed = _read_seed(asked.seed)
    try:
        seats = len(who) if who else rules.seats[0]
        check_seats(rules, seats)
        options = read_options(asked.what, asked.option, seats)
        rules.setup(seats, seed or 0, options)
    except EngineError as error:
        raise WrongWords(str(error)) from error

    def begin(program: Program) -> None:
        from game.scenes.draft import draft_for

        draft = draft_for(asked.what, program.settings, program.words)
        if who:
            draft.seat(who, program.settings.name, program.words)
        draft.options.update(options)
        draft.seed = "" if seed is None else str(seed)
        program.open_match(draft.table())

    return begin


def _read_seed(text: str | None) -> int | None:
    from game.engine.rng import SEED_LIMIT

    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) < SEED_LIMIT):
        raise WrongWords(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {text[:40]!r}")
    return int(text)


def read_seats(text: str) -> list[tuple[str, str | None]]:
    """Read "me,me=Ann,knight": names ("" for `me` alone) and levels (None for a person); raise WrongWords."""
    from ai.levels import LEVEL_KEYS
    from saves.names import clean_name

    seats: list[tuple[str, str | None]] = []
    for word in text.split(","):
        person, named, name = word.strip().partition("=")
        if word.strip() in LEVEL_KEYS:
            seats.append(("", word.strip()))
        elif person == "me" and (not named or clean_name(name) == " ".join(name.split()) != ""):
            seats.append((clean_name(name), None))
        else:
            allowed = f"me, me=NAME (1 to 24 characters), or a level: {', '.join(LEVEL_KEYS)}"
            raise WrongWords(f"a seat is {allowed}; not {word[:40]!r}")
    return seats


def read_options(game: str, words: Sequence[str], seats: int | None = None) -> dict[str, Value]:
    """Read "name=value" words as options of a game; raise WrongWords, or BadSetup for a wrong value.

    What so many `seats` can't have is a wrong value.
    """
    from game.registry import GAMES

    known = {option.name: option for option in GAMES[game].options}
    found: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            allowed = ", ".join(f"{one}={option.default}" for one, option in known.items()) or "none"
            raise WrongWords(f"{game} has no option {word[:60]!r}; it has, with defaults: {allowed}")
        found[name] = known[name].read(value, seats)
    return found


if __name__ == "__main__":
    sys.exit(main())
