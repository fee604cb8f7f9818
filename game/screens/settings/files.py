"""The folders that the program uses, to be opened, or copied as paths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.registry import GAMES
from game.screens.library.file_manager import show_folder
from game.screens.menus.clipboard import copy_text
from saves.disk.folders import program_folder

if TYPE_CHECKING:
    from pathlib import Path

    from game.screens.app.program import Program


def path_of(place: str, program: Program) -> Path | None:
    """Return the path of a folder; None if there is none."""
    if place in GAMES:
        store = program.stores.of(place)
        return store.folder if store else None
    folders = program.folders
    return {
        "matches": program.library.folder,
        "pictures": program.pictures.folder,
        "settings": folders.settings if folders else None,
        "reports": folders.reports if folders else None,
        "logs": folders.logs if folders else None,
        "portable": program_folder(),
    }[place]


def open_place(program: Program, path: Path) -> None:
    """Open a folder, or its nearest existing parent, in the system's file manager; always show its path."""
    folder = path if path.is_dir() else path.parent
    while not folder.is_dir() and folder != folder.parent:
        folder = folder.parent
    program.notice(program.words("settings-place-opened", folder=folder))
    show_folder(str(folder))


def copy_path(program: Program, path: Path) -> None:
    """Copy a path to the clipboard."""
    copied = copy_text(str(path))
    program.notice(program.words("settings-place-copied" if copied else "match-log-no_clipboard"))
