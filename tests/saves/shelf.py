"""A library on disk for the tests, and what lies in it."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

from saves.matches.library import Library
from tests.saves.matches import SAVED_AT, saved

CHECKOUT = Path(__file__).parents[2]
SLOT = "20261120-141500-splendor_marvel.save"


class Clock:
    """A clock that moves on by a second each time it is read."""

    def __init__(self) -> None:
        """Start at the time that all tests start at."""
        self.time = SAVED_AT

    def __call__(self) -> datetime:
        """Read it."""
        self.time += timedelta(seconds=1)
        return self.time


def kept(library: Library, *decisions: int, name: str = SLOT) -> Path:
    """Autosave one match after so many decisions each; return its file."""
    for number in decisions:
        library.autosave(name, saved(number))
        library.flush()
    return library.folder / name


def inside(folder: Path) -> dict[str, bytes]:
    """Read all files of a folder, but the lock."""
    return {
        path.name: path.read_bytes() for path in folder.iterdir() if path.is_file() and path.name != "in-use"
    }
