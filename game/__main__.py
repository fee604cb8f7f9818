"""The entry point: parses the command line, then opens the window, the self-test or the benchmark.

herotable                       the title
herotable GAME [--seats ...]    a new match at once
herotable FILE | CODE           a saved match, or a match code
herotable --open [FILE]         the same for a desktop: the window tells what is wrong with the file
herotable bench [--json FILE]   measure performance
herotable check-game ID         check the laws on a game, ours or an added one
herotable check-daily LINE      check somebody's result of the daily deal
herotable share MATCH --clip F  write a match as a clip, a picture card (--card) or a web page (--html)
herotable export FILE           write all data to one file
herotable import FILE           take such a file in
herotable heavy [GAME]          heavy mode without a window (--matches N); --heavy: in the window
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

    from game.engine.files.damage import BadAsset
    from game.engine.options import Value
    from game.screens.app.program import Program
    from game.screens.library.opening import Found
    from game.texts.texts import Texts

WRONG_WORDS: Final = 2  # exit code
RUNNERS: Final = ("python", "pypy", "node", "java", "ruby", "perl", "bash", "env")  # of others' programs
CHECK_GAME: Final = "check-game"
CHECK_DAILY: Final = "check-daily"
SHARE: Final = "share"
SHARED: Final = ("clip", "card", "html")  # files that it can write,
PART: Final = ("seat", "from", "to")  # and the numbers that say what of the match
DATA: Final = ("export", "import")
HEAVY: Final = "heavy"
MATCHES_LIMIT: Final = 1_000_000
BEFORE_PYGAME: Final = {  # pygame reads these when it is imported, or when it opens a display
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_VIDEO_X11_WMCLASS": "herotable",
    "SDL_VIDEO_WAYLAND_WMCLASS": "herotable",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
}


class WrongWords(Exception):
    """An invalid command line; `told` says in one line what is allowed."""

    def __init__(self, told: Callable[[Texts], str]) -> None:
        """Make the error worded by `told`."""
        super().__init__()
        self.told = told

    def __str__(self) -> str:
        """Word it in English."""
        from game.command_line import texts_for

        return self.told(texts_for("en"))


class _Parser(argparse.ArgumentParser):
    """Leaves error messages to our own texts."""

    def error(self, message: str) -> NoReturn:
        raise WrongWords(lambda texts: texts("command-unknown", words=message[:60]))

    def print_help(self, file: object = None) -> None:
        from game.command_line import language_asked, show, texts_for, usage
        from game.registry import GAMES
        from saves.trust import add_trusted_games

        add_trusted_games()
        show(usage(texts_for(language_asked(sys.argv[1:])), tuple(GAMES)), sys.stdout)


def parser() -> argparse.ArgumentParser:
    """Build the argument parser; `game.command_line` words its help."""
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


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code: 0, 1 for failure, 2 for an invalid command line."""
    multiprocessing.freeze_support()
    try:
        asked = read_words(words)
        if asked.version:
            from game import __version__

            print(f"herotable {__version__}")
            return 0
        return _obey(asked)
    except WrongWords as wrong:
        _tell(wrong.told, words)
        return WRONG_WORDS
    except ValueError as error:
        from game.engine.files.damage import BadAsset

        if not isinstance(error, BadAsset):
            raise
        _tell_damage(error)
        return 1
    except KeyboardInterrupt:
        return 130


def _tell(told: Callable[[Texts], str], words: Sequence[str] | None) -> None:
    """Print a line in the person's language."""
    from game.command_line import language_asked, show, texts_for

    asked = language_asked(sys.argv[1:] if words is None else words)
    show(f"herotable: {told(texts_for(asked))}", sys.stderr)


def _tell_damage(damage: BadAsset) -> None:
    """Show which of the program's own files is damaged, where the person looks."""
    told = f"A file of Herotable is missing or damaged: {damage}. Please reinstall Herotable."
    if sys.stderr is not None:
        print(f"herotable: {told}", file=sys.stderr)
    import pygame

    if pygame.display.get_init() and pygame.display.get_driver() not in {"dummy", "offscreen"}:
        pygame.display.message_box("Herotable", told, "error")


def _obey(asked: argparse.Namespace) -> int:
    for name, value in BEFORE_PYGAME.items():
        os.environ.setdefault(name, value)
    if (asked.json or asked.part) and asked.what != "bench":
        raise WrongWords(lambda texts: texts("command-bench_only"))
    if asked.what != SHARE and any(getattr(asked, name) is not None for name in (*SHARED, *PART)):
        raise WrongWords(lambda texts: texts("command-share_only"))
    if asked.language is not None:
        _check_language(asked.language)
    if asked.selftest is not None:
        from game.selftest import selftest

        return selftest(Path(asked.selftest) if asked.selftest else None)
    if asked.trust is not None or asked.what == CHECK_GAME:
        from game.command_line import texts_for
        from game.plugin_commands import check_game, trust_package

        texts = texts_for(asked.language or "")
        return (
            check_game(asked.which or "", texts) if asked.trust is None else trust_package(asked.trust, texts)
        )
    commands: dict[str, Callable[[argparse.Namespace], int]] = {
        CHECK_DAILY: _check_daily,
        SHARE: _share,
        **dict.fromkeys(DATA, _move_data),
        HEAVY: _heavy,
        "bench": _bench,
    }
    return commands.get(asked.what, _play)(asked)


def _check_daily(asked: argparse.Namespace) -> int:
    """Check a result of the daily deal."""
    from game.command_line import texts_for
    from game.daily_command import check_daily

    return check_daily(asked.which or "", texts_for(asked.language or ""))


def _bench(asked: argparse.Namespace) -> int:
    """Measure all, or a part; raise WrongWords if there is no such part."""
    from game.bench import PARTS, bench

    if asked.part is not None and asked.part not in PARTS:
        part, parts = repr(asked.part[:40]), ", ".join(PARTS)
        raise WrongWords(lambda texts: texts("command-no_part", part=part, parts=parts))
    return bench(asked.json, asked.part)


def _share(asked: argparse.Namespace) -> int:
    """Write files of a match; raise WrongWords if it isn't told which, what, or which part of it."""
    targets = {name: path for name in SHARED if (path := getattr(asked, name)) is not None}
    if not asked.which or not targets:
        raise WrongWords(lambda texts: texts("command-share_what"))
    seat, first, last = (_count(name, getattr(asked, name)) for name in PART)
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from game.command_line import texts_for
    from game.share_command import Part, share

    return share(asked.which, targets, Part(seat, first, last), texts_for(asked.language or ""))


def _count(name: str, text: str | None) -> int | None:
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


def _move_data(asked: argparse.Namespace) -> int:
    """Export or import all data."""
    from game.command_line import texts_for
    from game.data_commands import export_data, import_data

    if not asked.which:
        raise WrongWords(lambda texts: texts("command-data_file", command=asked.what))
    act = export_data if asked.what == "export" else import_data
    return act(asked.which, texts_for(asked.language or ""))


def _heavy(asked: argparse.Namespace) -> int:
    """Play in heavy mode without a window."""
    from game.command_line import texts_for
    from game.heavy.command import MATCHES, heavy
    from game.registry import GAMES
    from saves.trust import add_trusted_games

    add_trusted_games()
    if asked.which and asked.which not in GAMES:
        word = repr(asked.which[:60])
        raise WrongWords(lambda texts: texts("command-no_game", word=word, games=", ".join(GAMES)))
    matches = _read_number(asked.matches, MATCHES_LIMIT)
    games = (asked.which,) if asked.which else ()
    texts = texts_for(asked.language or "")
    return heavy(games, MATCHES if matches is None else matches, _read_seed(asked.seed) or 0, texts)


def _check_language(language: str) -> None:
    from game.texts.languages import languages

    if language not in languages():
        wrong, known = repr(language[:40]), ", ".join(languages())
        raise WrongWords(lambda texts: texts("command-no_language", language=wrong, languages=known))


def _play(asked: argparse.Namespace) -> int:
    """Open the window, at the title or at the requested match; everything is checked before it opens."""
    from game.engine.files.damage import BadAsset

    try:
        begin = _beginning(asked)
    except (WrongWords, BadAsset):
        raise
    except Exception as broken:  # noqa: BLE001 - it breaks again as soon as there is a window to tell of it
        begin = partial(_break, broken)
    from game.screens.app.window import NoWindow, open_window
    from saves.disk.folders import find_folders

    try:
        window = open_window(find_folders(), asked.language or "", heavy=asked.heavy)
    except NoWindow as trouble:
        _tell(trouble.told, ["--language", asked.language or ""])
        return 1
    return window.run(begin)


def _break(error: Exception, _program: Program) -> None:
    """Handle a crash while opening a match, before there was a window."""
    raise error


def _beginning(asked: argparse.Namespace) -> Callable[[Program], None] | None:
    """Return what to open on top of the title; raise WrongWords."""
    from game.plugins import owner_of
    from game.registry import GAMES
    from saves.trust import add_trusted_games

    new = bool(asked.seats or asked.seed or asked.option)
    add_trusted_games()  # the window tells what is wrong with any
    if asked.open is not None and (new or asked.what is not None):
        raise WrongWords(lambda texts: texts("command-unknown", words=repr(asked.what or "--open")[:60]))
    unheard = sys.stderr is None and Path(asked.what or "").is_file()  # no terminal that could be told
    if asked.open or unheard:
        from game.screens.library.opening import open_file

        return partial(open_file, path=Path(asked.open or asked.what))
    if asked.what is None:
        if new:
            raise WrongWords(lambda texts: texts("command-game_first", games=", ".join(GAMES)))
        return None
    if asked.what in GAMES:
        return _new_match(asked)
    word = repr(asked.what[:60])
    if owner := owner_of(asked.what):
        raise WrongWords(lambda texts: texts("command-untrusted", game=word, name=owner))
    if new:
        raise WrongWords(lambda texts: texts("command-no_game", word=word, games=", ".join(GAMES)))
    return _kept_match(asked.what)


def _kept_match(word: str) -> Callable[[Program], None]:
    """Return what opens a code or a file, which is validated already."""
    from game.registry import GAMES
    from saves.disk.notices import SaveError
    from saves.matches.code import from_code, is_code
    from saves.matches.match_file import open_match

    path = Path(word)
    try:
        if is_code(word):
            from_code(word)
        else:
            open_match(path)
    except SaveError as error:
        if error.notice.code != "missing":
            raise WrongWords(error.notice.sentence) from error
        shown, games = repr(word[:60]), ", ".join(GAMES)
        raise WrongWords(lambda texts: texts("command-nothing", word=shown, games=games)) from error

    def begin(program: Program) -> None:
        from game.screens.library.opening import in_code, in_file, refuse, show

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
    """Return what starts a new match; seats, seed and options are validated already."""
    from game.engine.errors import EngineError
    from game.engine.options import check_seats
    from game.registry import GAMES

    rules = GAMES[asked.what].rules
    who = read_seats(asked.seats) if asked.seats else None
    seed = _read_seed(asked.seed)
    try:
        seats = len(who) if who else rules.seats[0]
        check_seats(rules, seats)
        options = read_options(asked.what, asked.option, seats)
        rules.setup(seats, seed or 0, options)
    except EngineError as error:
        told = str(error)
        raise WrongWords(lambda _: told) from error

    def begin(program: Program) -> None:
        from game.screens.new_game.draft import draft_for

        draft = draft_for(asked.what, program.settings, program.words)
        if who:
            draft.seat(who, program.settings.name, program.words)
            draft.party.dress(program.settings, draft.seats)
        draft.options.update(options)
        draft.seed = "" if seed is None else str(seed)
        draft.match_levels(lambda: program.statistics.played, program.words)
        program.open_match(draft.table())

    return begin


def _read_seed(text: str | None) -> int | None:
    from game.engine.rng import SEED_LIMIT

    return _read_number(text, SEED_LIMIT)


def _read_number(text: str | None, limit: int) -> int | None:
    """Parse a whole number below a limit; None if there is none."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) < limit):
        seed, most = repr(text[:40]), str(limit - 1)
        raise WrongWords(lambda texts: texts("command-bad_seed", seed=seed, most=most))
    return int(text)


def read_seats(text: str) -> list[tuple[str, str | None]]:
    """Parse "me,me=Ann,knight,cmd:./bot" into names ("" for `me`) and levels; raise WrongWords.

    A level is None for a person, and the command of an outside program.
    """
    from ai.engine.protocol import COMMAND
    from ai.personas.levels import LEVEL_KEYS
    from saves.disk.names import clean_name

    seats: list[tuple[str, str | None]] = []
    for word in text.split(","):
        person, named, name = word.strip().partition("=")
        if word.strip() in LEVEL_KEYS:
            seats.append(("", word.strip()))
        elif word.strip().startswith(COMMAND):
            seats.append((_name_of(word.strip(), [name for name, _ in seats]), word.strip()))
        elif person == "me" and (not named or clean_name(name) == " ".join(name.split()) != ""):
            seats.append((clean_name(name), None))
        else:
            raise WrongWords(_bad_seat(word))
    return seats


def _name_of(player: str, taken: Sequence[str]) -> str:
    """Name an outside program after its file, not what runs it; raise WrongWords if it can't be read."""
    from ai.engine.protocol import COMMAND, command_words
    from saves.disk.names import NAME_LIMIT, clean_name

    try:
        words = [word for word in command_words(player.removeprefix(COMMAND)) if not word.startswith("-")]
    except ValueError as error:
        raise WrongWords(_bad_seat(player)) from error
    files = [Path(word).name.removesuffix(".exe").removesuffix(".py") for word in words]
    named = next((file for file in files if not file.startswith(RUNNERS)), "")
    name = clean_name(named)[: NAME_LIMIT - 3] or "Bot"
    names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 3)))
    return next(name for name in names if name not in taken)


def _bad_seat(word: str) -> Callable[[Texts], str]:
    from ai.personas.levels import LEVEL_KEYS

    return lambda texts: texts("command-bad_seat", seat=repr(word[:40]), levels=", ".join(LEVEL_KEYS))


def read_options(game: str, words: Sequence[str], seats: int | None = None) -> dict[str, Value]:
    """Parse "name=value" options of a game; raise WrongWords, or BadSetup for an invalid value.

    A value that is not allowed with so many `seats` is invalid.
    """
    from game.registry import GAMES

    known = {option.name: option for option in GAMES[game].options}
    found: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            raise WrongWords(_no_option(game, word))
        found[name] = known[name].read(value, seats)
    return found


def _no_option(game: str, word: str) -> Callable[[Texts], str]:
    from game.registry import GAMES

    known = ", ".join(f"{option.name}={option.default}" for option in GAMES[game].options) or "-"
    return lambda texts: texts("command-no_option", game=game, word=repr(word[:60]), options=known)


if __name__ == "__main__":
    sys.exit(main())
