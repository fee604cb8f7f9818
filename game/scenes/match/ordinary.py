"""A match as most are: kept as it goes on, with all commands, and a result at its end."""

from __future__ import annotations

import importlib
from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.match.commands import MatchCommands
from game.scenes.match.filing import FileCommands
from game.scenes.match.game import table_of
from game.scenes.match.keeper import Keeper
from game.scenes.match.kind import Kind, Overlay
from game.scenes.match.parts import Parts
from game.scenes.match.pause import PauseScene
from game.scenes.match.presenter import Presenter
from game.scenes.match.reading import ReadingCommands
from game.scenes.match.scene import MatchScene
from game.scenes.match.session import Customs, MatchSession
from game.scenes.match.worker import ADVISER, WorkerBrain
from game.scenes.new_game import NewGameScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.statistics.counting import Tally
from game.scenes.unkept import leave

if TYPE_CHECKING:
    from game.scenes.match.brain import Brain
    from game.scenes.match.presenter import Act
    from game.scenes.program import Program
    from game.scenes.seating import TableMatch
    from game.table.pieces import GameTable


def worker_of(program: Program) -> WorkerBrain:
    """Return a brain that asks the program's worker."""
    return WorkerBrain(lambda: program.worker, lambda: program.settings.ai_seconds)


def customs_of(pieces: GameTable) -> Customs:
    """Return what a session wants to know of the game laid out by `pieces`."""
    return Customs(pieces.pauses, pieces.waive)


def keeper_of(program: Program, table: TableMatch) -> Keeper:
    """Return who keeps a match in the program's library, and counts it."""
    tally = Tally(program.statistics, table, lambda: program.settings.help == "full")
    return Keeper(table, program.library, tally, lambda: bool(program.settings.autosave))


def match_kind(keeper: Keeper, parts: Parts) -> Kind:
    """Put together what a match brings to its scene."""
    program, session = parts.program, parts.session
    table = session.table
    commands = MatchCommands(parts)
    reading = ReadingCommands(parts, keeper.mark)
    filing = FileCommands(program, table, keeper)

    def show_result() -> None:
        session.ending.told = True
        program.show_result(table)

    def watch() -> None:
        program.show_replay(table, len(table.match.decisions))

    def go() -> None:
        leave(program, program.stack[-1:], program.pop)

    def try_out() -> None:
        module: Any = importlib.import_module("game.scenes.replay.trial")  # it is a match scene itself
        module.try_out(program, table, keeper)

    def menu() -> None:
        ways: list[tuple[str, Act]] = [
            ("save", filing.save),
            ("save_as", filing.save_as),
            ("watch", watch),
            *([("try_out", try_out)] if table.persons else []),
            ("code", reading.share),
            ("coach_on" if program.settings.coach else "coach_off", commands.coach),
            ("settings", lambda: program.push(SettingsScene(program))),
            ("rules", reading.rules),
            ("keys", reading.keys),
            ("new", lambda: program.push(NewGameScene(program))),
            ("leave", go),
        ]
        note = "match-menu-marked" if table.takebacks else ""
        over = {"try_out": "match-menu-try_out_over"} if table.match.over else {}
        program.push(PauseScene(program, note, ways, over))

    acts = {
        **commands.acts,
        **reading.acts,
        "save": filing.save,
        "save_as": filing.save_as,
        "share": reading.share,
        "watch": watch,
        "leave": go,
        "result": show_result,
        "menu": menu,
    }
    parts.picking.open_past = lambda number: program.show_replay(table, number + 1)
    presenter = Presenter(parts, acts)
    return Kind(session, acts, presenter.panel, Overlay(), show_result, partial(filing.unkept, reading.share))


def match_scene(program: Program, table: TableMatch, brain: Brain | None = None) -> MatchScene:
    """Sit down at `table`, with the program's worker to think unless there is another `brain`."""
    keeper = keeper_of(program, table)
    customs = customs_of(table_of(table.match.rules.id))
    session = MatchSession(table, brain or worker_of(program), ADVISER, customs, keeper)
    return MatchScene(program, session, partial(match_kind, keeper))
