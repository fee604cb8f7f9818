"""Lets the program go of its files, so that others may change them, and has it take them up again."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING, Final

from saves.disk.folders import Folders
from saves.index.database import Database
from saves.index.matches import MatchIndex
from saves.settings import Settings, load_settings
from saves.statistics.statistics import Statistics
from saves.store import Stores

if TYPE_CHECKING:
    from game.screens.app.program import Program

STATISTICS: Final = "statistics"
HELPERS: Final = ("game.screens.practice.desk:desk_of", "game.screens.challenges.desk:desk_of")
"""Who makes the desks that work from the start."""


def folders_of(program: Program) -> Folders:
    """Return the program's folders; without a window those around its matches."""
    return program.folders or Folders.below(program.library.folder.parent)


def let_go(program: Program) -> None:
    """Write what is pending and release all files; nothing may be played until `take_up`."""
    remembered = program.remembered
    for desk in remembered.desks:
        desk.close()
    remembered.practice = remembered.daily = remembered.feats = remembered.puzzles = None
    program.ai.close_cache()
    program.stores.close()
    program.statistics.close()
    program.library.close()


def take_up(program: Program, folders: Folders) -> None:
    """Open the files of `folders`, and apply the settings that lie there."""
    matches = folders.matches
    program.library = type(program.library)(matches, index=MatchIndex(Database(folders.index)))
    program.stores = Stores(matches)
    program.statistics = Statistics(matches / STATISTICS)
    program.statistics.prepare()
    if program.folders is not None:
        program.folders = folders
    for helper in HELPERS:
        resolve_name(helper)(program)
    settings, notices = load_settings(folders.settings)
    program.tell(notices)
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        if value != getattr(program.settings, name):
            program.change(name, value)
