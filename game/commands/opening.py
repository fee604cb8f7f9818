"""What the window opens with: the title alone, a new match, or a saved one. All of it is checked before."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.engine.protocol import COMMAND, command_words
from ai.personas.levels import LEVEL_KEYS
from game.commands.line import WrongWords, read_seed
from game.engine.errors import EngineError
from game.engine.options import check_seats
from game.plugins import owner_of
from game.registry import GAMES
from saves.disk.names import NAME_LIMIT, clean_name
from saves.disk.notices import SaveError
from saves.matches.code import from_code, is_code
from saves.matches.match_file import open_match
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence

    from game.engine.options import Value
    from game.screens.app.program import Program
    from game.screens.library.opening import Found
    from game.texts.texts import Texts

RUNNERS: Final = ("python", "pypy", "node", "java", "ruby", "perl", "bash", "env")  # of others' programs


def beginning(asked: argparse.Namespace) -> Callable[[Program], None] | None:
    """Return what to open on top of the title; raise WrongWords."""
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
    rules = GAMES[asked.what].rules
    who = read_seats(asked.seats) if asked.seats else None
    seed = read_seed(asked.seed)
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


def read_seats(text: str) -> list[tuple[str, str | None]]:
    """Parse "me,me=Ann,knight,cmd:./bot" into names ("" for `me`) and levels; raise WrongWords.

    A level is None for a person, and the command of an outside program.
    """
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
    return lambda texts: texts("command-bad_seat", seat=repr(word[:40]), levels=", ".join(LEVEL_KEYS))


def read_options(game: str, words: Sequence[str], seats: int | None = None) -> dict[str, Value]:
    """Parse "name=value" options of a game; raise WrongWords, or BadSetup for an invalid value.

    A value that is not allowed with so many `seats` is invalid.
    """
    known = {option.name: option for option in GAMES[game].options}
    found: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            raise WrongWords(_no_option(game, word))
        found[name] = known[name].read(value, seats)
    return found


def _no_option(game: str, word: str) -> Callable[[Texts], str]:
    known = ", ".join(f"{option.name}={option.default}" for option in GAMES[game].options) or "-"
    return lambda texts: texts("command-no_option", game=game, word=repr(word[:60]), options=known)
