"""Ways into a match that exists already: from the library, a file anywhere, or a code somebody sent."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.scenes.draft import draft_for
from game.scenes.seating import TableMatch
from saves.code import from_code
from saves.match_file import open_match
from saves.notices import Notice, SaveError

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.texts.texts import Voice
    from saves.library import Library
    from saves.settings import Settings


class Found(NamedTuple):
    """A match with its players, and what has to be told about it."""

    table: TableMatch
    notices: tuple[Notice, ...] = ()


def in_library(library: Library, name: str) -> Found:
    """Open a match of the library; raise SaveError."""
    opened = library.load(name)
    return Found(TableMatch.from_saved(opened.saved, opened.name or None), opened.notices)


def in_file(library: Library, path: Path) -> Found:
    """Open a match file from anywhere; raise SaveError. One from outside becomes a match of its own."""
    folder = library.folder.resolve()
    for one in (
        path,
        Path(os.path.realpath(path)),
    ):  # a link in the library leads anywhere, and may lead to it
        if one.parent.resolve() == folder:
            return in_library(library, one.name)
    opened = open_match(path)
    table = TableMatch.from_saved(opened.saved)
    table.counts = False
    return Found(table, opened.notices)


def in_code(text: str, settings: Settings, words: Voice) -> Found:
    """Open the match that a code holds; raise SaveError. It tells no names: the last players sit down."""
    match, notices = from_code(text)
    draft = draft_for(match.rules.id, settings, words)
    draft.set_seats(match.seats)
    return Found(TableMatch(match, tuple(draft.table_chairs()), counts=False), notices)


def show(program: Program, found: Found) -> None:
    """Go to the match, and tell what has to be told."""
    program.tell(found.notices)
    program.open_match(found.table)


def refuse(program: Program, error: SaveError) -> None:
    """Tell why there is no match to go to."""
    program.audio.play("refused")
    program.tell([error.notice])
