"""Keeping a match by the person's wish: under its name, under another, and before it is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.games import title_of
from game.screens.requests import OpenSaveAs
from game.screens.scene import Unsaved
from saves.disk.names import TITLE_LIMIT

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.match.actions.presenter import Act
    from game.screens.match.session.keeper import Keeper
    from game.screens.seating import TableMatch


class FileCommands:
    """Keeps one match."""

    def __init__(self, program: Program, table: TableMatch, keeper: Keeper) -> None:
        """Keep `table` by `keeper`."""
        self._program = program
        self._table = table
        self._keeper = keeper

    def save(self) -> None:
        """Keep the match."""
        self._keeper.save()
        self._program.notice(self._program.words("match-save-done"))

    def save_as(self) -> None:
        """Ask for a name to keep the match under; the old file stays as it is."""
        self._program.open(OpenSaveAs(self.title, self._save_under))

    @property
    def title(self) -> str:
        """What the match is called, or would be."""
        table, words = self._table, self._program.words
        game = title_of(table.match.rules.id, words.texts)
        title = table.title or words("match-save-default", game=game, names=", ".join(table.names))
        return title[:TITLE_LIMIT]

    def _save_under(self, title: str) -> None:
        self._keeper.save_as(title)
        self._program.notice(self._program.words("match-save-done"))

    def unsaved(self, copy: Act) -> Unsaved | None:
        """Try to keep the match; return it with the reason if the disk does not take it.

        `copy` puts it into the clipboard.
        """
        notice = self._keeper.unsaved()
        return Unsaved(self.title, notice, copy) if notice else None
