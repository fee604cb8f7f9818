"""What sessions of all kinds get from program and game: who thinks, who keeps, what pauses a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.worker.pool import processes_for_thinking
from game.screens.match.game import table_of
from game.screens.match.session.keeper import Keeper
from game.screens.match.session.session import Customs
from game.screens.match.session.worker_controller import WorkerController
from game.screens.statistics.counting import Tally

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.seating import TableMatch


def worker_of(program: Program) -> WorkerController:
    """Return a controller that asks the program's worker."""
    return WorkerController(
        lambda: program.ai.worker, lambda: program.settings.ai_seconds, lambda: _may_think_ahead(program)
    )


def _may_think_ahead(program: Program) -> bool:
    """Whether a core and its power are to spare, and the person is there."""
    desk = program.remembered.practice
    powered = desk is not None and desk.powered
    return program.settings.ahead and powered and program.present and processes_for_thinking() > 1


def customs_of(game: str) -> Customs:
    """Return what a session wants to know of a game."""
    pieces = table_of(game)
    return Customs(pieces.pauses, pieces.auto_pass)


def keeper_of(program: Program, table: TableMatch) -> Keeper:
    """Return who keeps a match in the program's library, and counts it."""
    tally = Tally(program.statistics, table, lambda: program.settings.help == "full")
    return Keeper(table, program.library, tally, lambda: bool(program.settings.autosave))
