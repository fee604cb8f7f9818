"""A match as most are: kept as it goes on, with all commands, and a result at its end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screens.match.actions.commands import MatchCommands
from game.screens.match.actions.presenter import Presenter
from game.screens.match.parts import Parts
from game.screens.match.reading import ReadingCommands
from game.screens.match.scene import MatchScene
from game.screens.match.session.filing import FileCommands
from game.screens.match.session.kind import Kind, Overlay
from game.screens.match.session.session import MatchSession
from game.screens.match.session.supplies import customs_of, keeper_of, worker_of
from game.screens.match.session.worker_controller import ADVISER
from game.screens.match.trying import try_out
from game.screens.menus.unsaved import leave
from game.screens.requests import OpenLesson, OpenNewGame, OpenPause, OpenReplay, OpenResult, OpenSettings

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.match.actions.presenter import Act
    from game.screens.match.session.ai_controller import AIController
    from game.screens.match.session.keeper import Keeper
    from game.screens.requests import OpenMatch
    from game.screens.seating import TableMatch


def match_kind(keeper: Keeper, parts: Parts) -> Kind:
    """Put together what a match brings to its scene."""
    program, session = parts.program, parts.session
    table, stage = session.table, parts.view.stage
    commands = MatchCommands(parts)
    reading = ReadingCommands(parts, keeper.mark)
    filing = FileCommands(program, table, keeper)

    def show_result() -> None:
        staged, session.ending.told = not session.ending.told, True
        program.open(OpenResult(table, staged=staged))
        stage.drop_pictures()  # 30 to 50 MB in a large window, painted anew for who looks back

    def watch() -> None:
        program.open(OpenReplay(table, len(table.match.decisions)))

    def go() -> None:
        leave(program, program.stack.scenes[-1:], program.stack.pop)

    def menu() -> None:
        ways: list[tuple[str, Act]] = [
            ("save", filing.save),
            ("save_as", filing.save_as),
            ("watch", watch),
            ("try_out", partial(try_out, program, table, keeper)),
            ("code", reading.share),
            ("coach_on" if program.settings.coach else "coach_off", commands.coach),
            ("settings", lambda: program.open(OpenSettings())),
            ("rules", reading.rules),
            ("keys", reading.keys),
            ("new", lambda: program.open(OpenNewGame())),
            ("leave", go),
        ]
        note = "match-menu-marked" if table.takebacks else ""
        why_not = "over" if table.match.over else "" if table.persons else "watched"
        barred = {"try_out": f"match-menu-try_out_{why_not}"} if why_not else {}
        program.open(OpenPause(note, ways, barred))

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
    if table.newcomer:
        acts["learn"] = lambda: program.open(OpenLesson(table.match.rules.id))
    parts.picking.open_past = lambda number: program.open(OpenReplay(table, number + 1))
    presenter = Presenter(parts, acts)
    unsaved = partial(filing.unsaved, reading.share)
    return Kind(session, acts, presenter.panel, Overlay(), show_result, unsaved=unsaved)


def match_scene(program: Program, table: TableMatch, controller: AIController | None = None) -> MatchScene:
    """Sit down at `table`, with the program's worker to think unless there is another `controller`."""
    keeper = keeper_of(program, table)
    customs = customs_of(table.match.rules.id)
    session = MatchSession(table, controller or worker_of(program), ADVISER, customs, keeper)
    return MatchScene(program, session, partial(match_kind, keeper))


def open_match(program: Program, request: OpenMatch) -> MatchScene:
    """Make the screen; a match that doesn't count is kept out of the statistics for good."""
    table = request.table
    table.speak(program.words)
    if not table.measured:
        program.statistics.bar(table.saved())
    return match_scene(program, table)
