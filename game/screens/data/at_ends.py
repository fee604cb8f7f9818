"""What becomes of data at the start and at the end: synced changes are merged, deleted data stays deleted."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING

from saves.crash.log import end_log
from saves.disk.notices import Notice, SaveError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.app.program import Program
    from saves.disk.folders import Folders


class Synced:
    """What other machines have changed in a data folder: merged before anything is read from it."""

    def __init__(self, folders: Folders) -> None:
        """Merge it; without a data folder there is nothing to do."""
        self._folders = folders
        self._number = 0
        self._notices: Sequence[Notice] = ()
        if folders.chosen and not folders.missing:
            merge = resolve_name("saves.backup.conflicts:merge_conflicts")
            self._number, self._notices = merge(folders)

    def tell(self, program: Program) -> None:
        """Say what was merged, and whether the data folder is missing."""
        if self._folders.missing:
            program.notice(program.words("data-folder-missing", folder=self._folders.chosen))
        if self._number:
            program.notice(program.words("data-conflicts", number=self._number))
        program.tell(self._notices)


def erase_rest(program: Program, folders: Folders) -> None:
    """At the very end, delete what was still in use when a person deleted everything: the log."""
    if program.remembered.erased:
        end_log()
        try:
            resolve_name("saves.backup.erasing:erase")(folders)
        except SaveError:
            return  # the page has told what is left
