"""Opens existing matches: from the library, from any file, or from a match code."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.screens.new_game.draft import draft_for
from game.screens.requests import OpenData
from game.screens.seating import TableMatch
from saves.disk.folders import EXPORT
from saves.disk.notices import Notice, SaveError
from saves.matches.code import from_code
from saves.matches.match_file import open_match

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.texts.texts import Voice
    from saves.matches.library import Library
    from saves.settings import Settings


class Found(NamedTuple):
    """A match with its players and notices."""

    table: TableMatch
    notices: tuple[Notice, ...] = ()


def in_library(library: Library, name: str) -> Found:
    """Open a match of the library; raise SaveError."""
    opened = library.load(name)
    return Found(TableMatch.from_saved(opened.saved, opened.name or None), opened.notices)


def in_file(library: Library, path: Path) -> Found:
    """Open a match file from anywhere; raise SaveError. One from elsewhere becomes a new match."""
    folder = library.folder.resolve()
    for one in (
        path,
        Path(os.path.realpath(path)),
    ):  # a link may lead into the library
        if one.parent.resolve() == folder:
            return in_library(library, one.name)
    opened = open_match(path)
    table = TableMatch.from_saved(opened.saved)
    table.counts = False
    return Found(table, opened.notices)


def in_code(text: str, settings: Settings, words: Voice) -> Found:
    """Open a match code; raise SaveError. It has no names, so the last players take the seats."""
    match, notices = from_code(text)
    draft = draft_for(match.rules.id, settings, words)
    draft.set_seats(match.seats)
    return Found(TableMatch(match, tuple(draft.table_chairs()), counts=False), notices)


def show(program: Program, found: Found) -> None:
    """Show the match and its notices."""
    program.tell(found.notices)
    program.open_match(found.table)


def open_file(program: Program, path: Path) -> None:
    """Show the match in a file that was dropped or double-clicked, or ask whether to import an export.

    What is wrong with it is said in the window.
    """
    if path.suffix == EXPORT:
        program.open(OpenData(path))
        return
    try:
        show(program, in_file(program.library, path))
    except SaveError as error:
        refuse(program, error)


def refuse(program: Program, error: SaveError) -> None:
    """Show why a match can't be opened."""
    program.audio.play("refused")
    program.tell([error.notice])


def resume(program: Program, name: str) -> None:
    """Open the match saved under `name` and resume it; report problems."""
    program.hooks.begin_work()
    try:
        show(program, in_library(program.library, name))
    except SaveError as error:
        refuse(program, error)
