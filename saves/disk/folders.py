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
from typing import Annotated, Final

import msgspec
from platformdirs import (
    user_config_path,
    user_data_path,
    user_documents_path,
    user_log_path,
    user_pictures_path,
)

from saves.disk.files import read_bounded, write_atomically
from saves.disk.notices import Notice, SaveError, refused

APP: Final = "Herotable"
HOME: Final = "HEROTABLE_HOME"  # the environment variable
PORTABLE: Final = "portable"  # the file beside the program
MATCHES: Final = "matches"  # the folder of matches and progress
INDEX: Final = "index/matches.sqlite"
EXPORT: Final = ".zip"  # suffix of exports
PORTABLE_FOLDER: Final = "herotable-data"


class DataFolder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A folder of the person's choice for matches and progress, such as one that is synced."""

    path: Annotated[str, msgspec.Meta(max_length=1000)] = ""  # "": the program's own


class Folders(msgspec.Struct, frozen=True):
    """The five places; they may not exist yet."""

    matches: Path
    settings: Path  # the file
    logs: Path
    reports: Path
    pictures: Path  # created with the first picture
    handed_out: Path | None = None  # the folder for exports; None: beside the reports
    chosen: str = ""  # the data folder, if it is one of the person's choice; it may be missing at the moment

    @classmethod
    def below(cls, home: Path) -> Folders:
        """Put all of them below one folder."""
        return cls(home / MATCHES, home / "settings.json", home / "logs", home / "reports", home / "pictures")

    @property
    def exports(self) -> Path:
        """Where exports go: among the person's own files; created with the first one."""
        return self.handed_out or self.reports.parent / "exports"

    @property
    def backups(self) -> Path:
        """Where the weekly backups lie: always on this machine."""
        return self.reports.parent / "backups"

    @property
    def index(self) -> Path:
        """Where the index of the matches lies: always on this machine."""
        return (self.reports.parent if self.chosen else self.matches) / INDEX

    def within(self, chosen: str) -> Folders:
        """Put the matches into a folder of the person's choice, if it is there; "" for the program's own."""
        folder = Path(chosen).expanduser() if chosen else None
        if folder is None or not (folder.is_absolute() and folder.is_dir()):
            return msgspec.structs.replace(self, matches=self.reports.parent / MATCHES, chosen=chosen)
        return msgspec.structs.replace(self, matches=folder / MATCHES, chosen=chosen)

    @property
    def missing(self) -> bool:
        """Whether the chosen folder isn't there, so that the program's own is used."""
        return bool(self.chosen) and self.matches.parent == self.reports.parent

    def check(self) -> list[Notice]:
        """Create the folders and test that each is writable; return a notice for each that isn't.

        The pictures folder is among the person's own, and isn't created before there is a picture.
        """
        folders = dict.fromkeys((self.matches, self.settings.parent, self.logs, self.reports))
        return [notice for folder in folders if (notice := unwritable(folder)) is not None]


def find_folders(environ: Mapping[str, str] = os.environ) -> Folders:
    """Choose the folders, with the data folder that the settings name; creates nothing."""
    folders = own_folders(environ)
    try:
        chosen = _CHOSEN.decode(read_bounded(folders.settings)).data_folder.path
    except (SaveError, OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return folders  # the window tells what is wrong with the settings
    return folders.within(chosen)


def own_folders(environ: Mapping[str, str] = os.environ) -> Folders:
    """Choose the folders without looking at the settings."""
    home = environ.get(HOME, "")
    if home:
        return Folders.below(Path(home).expanduser().absolute())
    beside = program_folder()
    if beside is not None and (beside / PORTABLE).is_file():
        return Folders.below(beside / PORTABLE_FOLDER)
    data = user_data_path(APP, appauthor=False)
    settings = user_config_path(APP, appauthor=False) / "settings.json"
    logs = user_log_path(APP, appauthor=False)
    return Folders(
        data / MATCHES,
        settings,
        logs,
        data / "reports",
        user_pictures_path() / APP,
        user_documents_path() / APP,
    )


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


class _Chosen(msgspec.Struct):
    """The part of the settings that is read."""

    data_folder: DataFolder = DataFolder()


_CHOSEN: Final = msgspec.json.Decoder(_Chosen)
