"""What sessions of all kinds get from program and game: who thinks, who keeps, what pauses a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.match.game import table_of
from game.scenes.match.keeper import Keeper
from game.scenes.match.session import Customs
from game.scenes.match.worker import WorkerBrain
from game.scenes.statistics.counting import Tally

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.scenes.seating import TableMatch


def worker_of(program: Program) -> WorkerBrain:
    """Return a brain that asks the program's worker."""
    return WorkerBrain(lambda: program.worker, lambda: program.settings.ai_seconds)


def customs_of(game: str) -> Customs:
    """Return what a session wants to know of a game."""
    pieces = table_of(game)
    return Customs(pieces.pauses, pieces.waive)


def keeper_of(program: Program, table: TableMatch) -> Keeper:
    """Return who keeps a match in the program's library, and counts it."""
    tally = Tally(program.statistics, table, lambda: program.settings.help == "full")
    return Keeper(table, program.library, tally, lambda: bool(program.settings.autosave))
