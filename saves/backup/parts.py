"""What belongs to a person, and where: each part of the data with its folder and its files.

Left out is what follows from it (the index, analyses), what is damaged or was deleted, older copies, logs,
reports and pictures; and which packages are trusted, since that is for each machine to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.contract import Rules
from game.registry import GAMES, RULES
from saves.backup.match_files import DailyFiles, MatchFiles, StoreFiles
from saves.backup.progress_files import PLACES, SettingsFiles
from saves.daily.tries import FOLDER as DAILY
from saves.daily.tries import day_of
from saves.disk.copies import files_in
from saves.matches.reading import SUFFIX
from saves.store import store_class

if TYPE_CHECKING:
    from saves.backup.kind import Kind
    from saves.disk.folders import Folders

MATCHES: Final = "matches"
STORES: Final = "stores/"  # and the id of a game that keeps files of its own
SETTINGS: Final = "settings"


class Part(NamedTuple):
    """One part of the data."""

    folder: Path
    kind: Kind
    suffix: str  # of its files
    owns: Callable[[str], bool] = lambda _: True  # whether a file with the suffix belongs to it

    def has(self, name: str) -> bool:
        """Whether a file of that name belongs to it."""
        return name.endswith(self.suffix) and self.owns(name)

    def files(self) -> list[str]:
        """List the files that there are, sorted."""
        return sorted(name for name in files_in(self.folder, self.suffix) if self.has(name))


def parts_of(folders: Folders, games: Mapping[str, Rules] = RULES) -> dict[str, Part]:
    """Return all parts by their names in an export."""
    matches = folders.matches
    found = {
        MATCHES: Part(matches, MatchFiles(games), SUFFIX),
        DAILY: Part(matches / DAILY, DailyFiles(games), SUFFIX, lambda name: day_of(name) is not None),
    }
    for game in GAMES:
        store = store_class(game)
        if store is not None:
            found[STORES + game] = Part(matches / store.name, StoreFiles(store.check), store.suffix)
    for name, (file, kind) in PLACES.items():
        found[name] = Part(matches / name, kind, file, file.__eq__)
    settings = folders.settings
    found[SETTINGS] = Part(settings.parent, SettingsFiles(), settings.name, settings.name.__eq__)
    return found
