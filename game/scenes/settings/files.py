"""Where everything is kept: each folder with its path, to be opened or copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.clipboard import copy_text
from game.scenes.load import show_folder
from saves.folders import program_folder

if TYPE_CHECKING:
    from pathlib import Path

    from game.scenes.program import Program


def path_of(place: str, program: Program) -> Path | None:
    """Return where something is kept; None where there is no such place."""
    folders = program.folders
    return {
        "matches": program.library.folder,
        "decks": program.decks.folder,
        "pictures": program.pictures,
        "settings": folders.settings if folders else None,
        "reports": folders.reports if folders else None,
        "logs": folders.logs if folders else None,
        "portable": program_folder(),
    }[place]


def open_place(program: Program, path: Path) -> None:
    """Let the system show a folder, or the nearest one above that exists; its name is told in any case."""
    folder = path if path.is_dir() else path.parent
    while not folder.is_dir() and folder != folder.parent:
        folder = folder.parent
    program.notice(program.words("settings-place-opened", folder=folder))
    show_folder(str(folder))


def copy_path(program: Program, path: Path) -> None:
    """Put a path into the clipboard."""
    copied = copy_text(str(path))
    program.notice(program.words("settings-place-copied" if copied else "match-log-no_clipboard"))
