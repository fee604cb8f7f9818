"""Contains the errors of added games: the program goes on at the title and says which game has failed.

An error belongs to an added game if code of its package has raised it, or if its match is on the screen. All
other errors go on to the crash handler.
"""

from __future__ import annotations

import logging
from contextlib import contextmanager
from functools import partial
from traceback import walk_tb
from typing import TYPE_CHECKING

from game.registry import ADDED
from game.screens.app.router import scene_for
from game.screens.games import title_of
from game.screens.library.file_manager import show_folder
from game.screens.requests import Answer, Ask, OpenTitle
from game.screens.seating import TableMatch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from game.screens.app.main_loop import MainLoop
    from game.screens.app.program import Program
    from game.screens.app.scene_stack import SceneStack

    Report = Callable[[BaseException], Path | None]
    """Writes a crash report, and returns its folder."""

_log = logging.getLogger(__name__)


@contextmanager
def contained(program: Program, report: Report) -> Iterator[None]:
    """Do something in which added games may fail: then leave what was shown, and tell of it."""
    try:
        yield
    except Exception as error:
        game = failed_game(error, program.stack)
        if not game:
            raise
        _leave(program, game, error, report(error))


def close(program: MainLoop) -> None:
    """Close the program, even if an added game fails while it does."""
    try:
        program.close()
    except Exception as error:
        game = failed_game(error, program.stack)
        if not game:
            raise
        _log.exception("%s has failed at the end", game)
        program.stack.abandon()
        program.close()


def failed_game(error: Exception, stack: SceneStack) -> str:
    """Return the id of the added game whose error this is; "" if it is ours."""
    raised = {
        frame.f_globals.get("__name__", "").partition(".")[0] for frame, _ in walk_tb(error.__traceback__)
    }
    guilty = [game for game in ADDED if _package_of(game) in raised]
    tables = (getattr(scene, "table", None) for scene in reversed(stack.visible))
    shown = [table.match.rules.id for table in tables if isinstance(table, TableMatch)]
    shown = [game for game in shown if game in ADDED and (game in guilty or not guilty)]
    return next(iter((*shown, *guilty)), "")


def _package_of(game: str) -> str:
    """Return the name under which a game's code is imported."""
    return dict(ADDED[game].games)[game].partition(":")[0].partition(".")[0]


def _leave(program: Program, game: str, error: Exception, report: Path | None) -> None:
    """Go back to the title, with a page that says what has failed."""
    _log.error("%s of %s has failed: %s", game, ADDED[game].name, type(error).__qualname__)
    title, name = _title_of(game, program), ADDED[game].name
    in_match = bool(program.stack.tables)
    at_title = len(program.stack.scenes) == 1
    program.stack.abandon()
    if at_title:
        program.added.fail(game, error)
    program.stack.home(scene_for(program, OpenTitle()))
    words = program.words
    key = "plugin-failed-match" if in_match else "plugin-failed-text"
    answers = [Answer("title", words("plugin-failed-title"))]
    if report is not None:
        show = partial(show_folder, str(report))
        answers.insert(0, Answer("report", words("plugin-failed-report"), show))
    text = words(key, title=title, name=name, reason=type(error).__qualname__)
    program.open(Ask(words("plugin-failed-heading", title=title), text, answers))


def _title_of(game: str, program: Program) -> str:
    """Return the game's name, or its id if its texts are what has failed."""
    try:
        return title_of(game, program.words.texts)
    except Exception as error:  # noqa: BLE001 - its texts may be what is broken
        _log.warning("%s has no title: %s", game, type(error).__qualname__)
        return game
