"""Where the program keeps its files: in the person's own folders, or beside the program if it is portable.

The environment variable `HEROTABLE_HOME` puts everything below that folder. A file named `portable` beside
the program (from source: beside the checkout's pyproject.toml) puts everything in `herotable-data` beside it.
Otherwise the system's folders for data, settings and logs are used. Only `check` creates folders.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_config_path, user_data_path, user_log_path, user_pictures_path

from saves.disk.files import write_atomically
from saves.disk.notices import Notice, refused

APP: Final = "Herotable"
HOME: Final = "HEROTABLE_HOME"  # the environment variable
PORTABLE: Final = "portable"  # the file beside the program
PORTABLE_FOLDER: Final = "herotable-data"


class Folders(msgspec.Struct, frozen=True):
    """The five places; they may not exist yet."""

    matches: Path
    settings: Path  # the file
    logs: Path
    reports: Path
    pictures: Path  # created with the first picture

    @classmethod
    def below(cls, home: Path) -> Folders:
        """Put all of them below one folder."""
        return cls(
            home / "matches", home / "settings.json", home / "logs", home / "reports", home / "pictures"
        )

    @property
    def backups(self) -> Path:
        """Where the weekly backups lie: beside the matches."""
        return self.matches.parent / "backups"

    def check(self) -> list[Notice]:
        """Create the folders and test that each is writable; return a notice for each that isn't.

        The pictures folder is among the person's own, and isn't created before there is a picture.
        """
        folders = dict.fromkeys((self.matches, self.settings.parent, self.logs, self.reports))
        return [notice for folder in folders if (notice := unwritable(folder)) is not None]


def find_folders(environ: Mapping[str, str] = os.environ) -> Folders:
    """Choose the folders; creates nothing."""
    home = environ.get(HOME, "")
    if home:
        return Folders.below(Path(home).expanduser().absolute())
    beside = program_folder()
    if beside is not None and (beside / PORTABLE).is_file():
        return Folders.below(beside / PORTABLE_FOLDER)
    data = user_data_path(APP, appauthor=False)
    settings = user_config_path(APP, appauthor=False) / "settings.json"
    logs = user_log_path(APP, appauthor=False)
    return Folders(data / "matches", settings, logs, data / "reports", user_pictures_path() / APP)


def program_folder() -> Path | None:
    """Return the folder that shows the program to the person; None if it is an installed package."""
    if getattr(sys, "frozen", False):
        folder = Path(sys.executable).resolve().parent
        if sys.platform == "darwin" and folder.name == "MacOS":
            return folder.parents[2]  # Herotable.app/Contents/MacOS: beside the .app
        return folder
    checkout = Path(__file__).resolve().parents[2]
    return checkout if (checkout / "pyproject.toml").is_file() else None


def unwritable(folder: Path) -> Notice | None:
    """Create `folder` if needed and test that it is writable; return why not, or None."""
    trial = folder / f".trial-{os.getpid()}"
    try:
        write_atomically(trial, b"")
        trial.unlink()
    except OSError as error:
        return refused(error, str(folder)).notice
    return None
