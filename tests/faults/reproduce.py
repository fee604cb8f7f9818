"""Put the position of a report on the screen again: python3 -m tests.faults.reproduce FOLDER.

The real scene plays on from there, in a folder of its own that is gone afterwards.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec

from ai.personas.levels import LEVELS
from game.engine.contract import Rules, State
from game.engine.match import Match
from game.registry import GAMES
from game.screens.app.program import Program
from game.screens.app.window import open_window
from game.screens.seating import Chair, TableMatch
from saves.crash.report_match import POSITION, Position
from saves.disk.files import read_bounded
from saves.disk.folders import Folders
from saves.disk.notices import SaveError


class FromPosition(Rules):
    """The rules of a game that begins at some position."""

    def __init__(self, told: Position) -> None:
        """Begin where a report says; raise ValueError or KeyError for what is no position."""
        rules = GAMES[told.game].rules
        super().__init__(rules.id, rules.revision, rules.seats, rules.options)
        self._start = told.state()

    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> State:
        """Return that position; there is nothing to choose."""
        return self._start.clone()

    def unpack(self, data: bytes) -> State:
        """Read any position of the game."""
        return GAMES[self.id].rules.unpack(data)


def table_of(folder: Path) -> TableMatch:
    """Sit down where the report's match stood; raise SaveError, ValueError or KeyError."""
    told = POSITION.decode(read_bounded(folder / "position.json"))
    chairs = tuple(
        Chair(str(seat + 1), seat % 6, LEVELS[min(level, len(LEVELS)) - 1].key if level else None)
        for seat, level in enumerate(told.levels)
    )
    return TableMatch(Match(FromPosition(told), told.seats, 0), chairs, counts=False)


def main(folder: Path) -> int:
    """Open the window at the position; 1 when there is none to open."""
    try:
        table = table_of(folder)
    except (SaveError, KeyError, ValueError, msgspec.MsgspecError) as error:
        sys.stderr.write(f"{folder}: {error}\n")
        return 1
    with tempfile.TemporaryDirectory() as home:
        folders = Folders.below(Path(home))
        wishes = folder / "settings.json"
        if wishes.is_file():
            folders.settings.write_bytes(read_bounded(wishes))

        def begin(program: Program) -> None:
            program.open_match(table)

        return open_window(folders).run(begin)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
