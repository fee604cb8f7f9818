"""The match of the daily deal: kept apart, with no undo, no hints and no second thoughts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ai.daily.deal import decide, question
from game.screens.daily.desk import desk_of
from game.screens.daily.telling import told_result
from game.screens.match.actions.commands import MatchCommands
from game.screens.match.actions.presenter import Presenter
from game.screens.match.reading import ReadingCommands
from game.screens.match.scene import MatchScene
from game.screens.match.session.filing import FileCommands
from game.screens.match.session.keeper import Keeper
from game.screens.match.session.kind import Kind, Overlay
from game.screens.match.session.session import MatchSession
from game.screens.match.session.supplies import customs_of
from game.screens.match.session.worker_controller import WorkerController
from game.screens.menus.unsaved import leave
from game.screens.requests import OpenPause, OpenResult, OpenSettings
from game.screens.seating import TableMatch
from game.screens.statistics.counting import Tally
from saves.daily.line import to_line

if TYPE_CHECKING:
    from ai.daily.deal import Deal
    from game.engine.match import Match
    from game.screens.app.program import Program
    from game.screens.match.actions.presenter import Act
    from game.screens.match.parts import Parts
    from game.screens.requests import OpenDailyMatch

COMMANDS: Final = ("why", "recap", "go_on", "look")  # what may be done besides deciding


class DailyController(WorkerController):
    """Asks the rivals of one deal: by simulations alone, so that another program can ask them again."""

    coaches = False

    def __init__(self, program: Program, deal: Deal) -> None:
        """Use the program's worker."""
        super().__init__(lambda: program.ai.worker, lambda: 0.0)
        self._deal = deal

    def ask(self, match: Match, seat: int, player: str) -> int:
        """Ask what the rival on `seat` decides, whatever `player` says; return the ticket."""
        request = replace(question(self._deal, match), reasons=True)
        ticket = self._worker().ask(request)
        self._budgets[ticket] = (request.simulations, 0.0)
        return ticket

    def hurry(self, ticket: int) -> None:
        """Do nothing: a hurried rival decides otherwise."""

    def simple_choice(self, match: Match, seat: int) -> int:
        """Decide as the worker would, in this process."""
        return decide(question(self._deal, match))


def open_daily_match(program: Program, request: OpenDailyMatch) -> MatchScene:
    """Make the screen."""
    table = request.table
    table.speak(program.words)
    game = table.match.rules.id
    tally = Tally(program.statistics, table)
    keeper = Keeper(table, desk_of(program).tries.library, tally)
    session = MatchSession(table, DailyController(program, request.deal), "", customs_of(game), keeper)
    return MatchScene(program, session, partial(daily_kind, request.deal, keeper))


def daily_kind(deal: Deal, keeper: Keeper, parts: Parts) -> Kind:
    """Put together what a try brings to its scene."""
    program, session, stage = parts.program, parts.session, parts.view.stage
    table = session.table
    parts.view.extras.helps = False
    commands, reading = MatchCommands(parts).acts, ReadingCommands(parts, keeper.mark)

    def show_result() -> None:
        session.ending.told = True
        program.open(finish(program, deal, table))
        stage.drop_pictures()

    def go() -> None:
        leave(program, program.stack.scenes[-1:], program.stack.pop)

    def save() -> None:
        program.notice(program.words("daily-saved"))

    def copy() -> None:
        if parts.log.open:
            reading.copy()
        else:
            program.notice(program.words("daily-no_code"))

    def menu() -> None:
        ways: list[tuple[str, Act]] = [
            ("rules", reading.rules),
            ("keys", reading.keys),
            ("settings", lambda: program.open(OpenSettings())),
            ("leave", go),
        ]
        program.open(OpenPause("daily-pause", ways))

    acts: dict[str, Act] = {
        **{name: commands[name] for name in COMMANDS},
        **reading.acts,
        "copy_log": copy,
        "save": save,
        "leave": go,
        "result": show_result,
        "menu": menu,
    }
    presenter = Presenter(parts, acts, helps=False)
    filing = FileCommands(program, table, keeper)
    unsaved = partial(filing.unsaved, reading.share)
    return Kind(session, acts, presenter.panel, Overlay(), show_result, unsaved=unsaved)


def finish(program: Program, deal: Deal, table: TableMatch) -> OpenResult:
    """Note a finished try, put its match into the library once, and ask for its result."""
    desk, match = desk_of(program), table.match
    place, words = match.state.places()[deal.seat], program.words
    line = f"{told_result(deal, match, words.texts)} {to_line(deal, match)}"
    shown = desk.kept.get(deal.day)
    staged = shown is None
    if shown is None:
        title = words("daily-title", day=words.texts.date(deal.day))
        name = program.library.new_name(deal.game)
        shown = desk.kept[deal.day] = TableMatch(match, table.chairs, name, title)
        program.library.save(name, shown.saved())
        desk.finished(deal.day, place)
    return OpenResult(shown, line, staged)
