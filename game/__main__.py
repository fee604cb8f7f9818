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
from typing import TYPE_CHECKING, Final

from game.commands.line import (
    CHECK_DAILY,
    CHECK_GAME,
    DATA,
    HEAVY,
    PART,
    SHARE,
    SHARED,
    WrongWords,
    read_count,
    read_number,
    read_seed,
    read_words,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.engine.files.damage import BadAsset
    from game.screens.app.program import Program
    from game.texts.texts import Texts

WRONG_WORDS: Final = 2  # exit code
MATCHES_LIMIT: Final = 1_000_000
BEFORE_PYGAME: Final = {  # pygame reads these when it is imported, or when it opens a display
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_VIDEO_X11_WMCLASS": "herotable",
    "SDL_VIDEO_WAYLAND_WMCLASS": "herotable",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
}


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
    from game.commands.language import language_asked, show, texts_for

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
        from game.commands.language import texts_for
        from game.commands.plugins import check_game, trust_package

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
    from game.commands.daily import check_daily
    from game.commands.language import texts_for

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
    seat, first, last = (read_count(name, getattr(asked, name)) for name in PART)
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from game.commands.language import texts_for
    from game.commands.share import Part, share

    return share(asked.which, targets, Part(seat, first, last), texts_for(asked.language or ""))


def _move_data(asked: argparse.Namespace) -> int:
    """Export or import all data."""
    from game.commands.data import export_data, import_data
    from game.commands.language import texts_for

    if not asked.which:
        raise WrongWords(lambda texts: texts("command-data_file", command=asked.what))
    act = export_data if asked.what == "export" else import_data
    return act(asked.which, texts_for(asked.language or ""))


def _heavy(asked: argparse.Namespace) -> int:
    """Play in heavy mode without a window."""
    from game.commands.language import texts_for
    from game.heavy.command import MATCHES, heavy
    from game.registry import GAMES
    from saves.trust import add_trusted_games

    add_trusted_games()
    if asked.which and asked.which not in GAMES:
        word = repr(asked.which[:60])
        raise WrongWords(lambda texts: texts("command-no_game", word=word, games=", ".join(GAMES)))
    matches = read_number(asked.matches, MATCHES_LIMIT)
    games = (asked.which,) if asked.which else ()
    texts = texts_for(asked.language or "")
    return heavy(games, MATCHES if matches is None else matches, read_seed(asked.seed) or 0, texts)


def _check_language(language: str) -> None:
    from game.texts.languages import languages

    if language not in languages():
        wrong, known = repr(language[:40]), ", ".join(languages())
        raise WrongWords(lambda texts: texts("command-no_language", language=wrong, languages=known))


def _play(asked: argparse.Namespace) -> int:
    """Open the window, at the title or at the requested match; everything is checked before it opens."""
    from game.engine.files.damage import BadAsset

    try:
        from game.commands.opening import beginning

        begin = beginning(asked)
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


if __name__ == "__main__":
    sys.exit(main())
