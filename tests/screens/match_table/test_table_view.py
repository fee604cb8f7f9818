"""The view of a table: it shows whatever session tells it a model, and needs no scene."""

from __future__ import annotations

import pygame
import pytest

from game.engine.match import Match
from game.registry import GAMES
from game.screens.app.main_loop import MainLoop
from game.screens.match.game import table_of
from game.screens.match.session.model import ViewModel
from game.screens.match.table.view import TableView
from game.screens.match.table.viewpoint import Viewpoint
from game.table.pieces import Seat
from game.table.sound import Audio
from game.texts.texts import Voice
from saves.matches.library import Library
from saves.settings import Settings

GAME = "splendor_marvel"
SIZE = (1280, 800)


class Moment:
    """A session that stands still where a match begins; see `model.Watched`."""

    def __init__(self) -> None:
        """Let the seat to move look, and decide nothing."""
        self.match = Match(GAMES[GAME].rules, 2, 3)
        self.private = False
        mover = self.match.state.to_move
        self.model = ViewModel(self.match.state.view(mover), Viewpoint(mover), mover)

    def legal(self) -> tuple[int, ...]:
        """List what the rules allow."""
        return tuple(self.match.state.legal_actions())

    def is_private(self, viewpoint: Viewpoint) -> bool:
        """Tell what the test wishes."""
        return self.private

    def look(self, seat: int) -> None:
        """Let another seat look, and sit at the front."""
        self.model = ViewModel(self.match.state.view(seat), Viewpoint(seat), seat)


@pytest.fixture
def moment() -> Moment:
    """A session at the beginning of a match."""
    return Moment()


@pytest.fixture
def view(moment: Moment, tmp_path_factory: pytest.TempPathFactory) -> TableView:
    """The table on which it is seen."""
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    library = Library(tmp_path_factory.mktemp("matches"))
    host = MainLoop(Settings(language="en"), Voice("en", strict=True), library, Audio(), SIZE)
    seats = (Seat("Ann", 0, computer=False), Seat("Ben", 1, computer=False))
    found = TableView(moment, table_of(GAME), lambda: seats, GAME, host)
    found.resize(SIZE)
    return found


def test_nothing_is_laid_twice(view: TableView) -> None:
    """Only what has changed is laid out anew."""
    first, again = view.refresh(), view.refresh()

    assert (first, again) == (True, False)
    assert view.stage.layout


def test_a_decision_begins_and_ends_with_the_session(view: TableView, moment: Moment) -> None:
    """What can be decided is what the rules allow."""
    view.refresh()
    idle = view.deciding
    moment.model = moment.model._replace(deciding=True)
    view.refresh()
    legal = view.deciding.legal if view.deciding else ()
    moment.model = moment.model._replace(deciding=False)
    view.refresh()

    assert (idle, view.deciding) == (None, None)
    assert legal == moment.legal()


@pytest.mark.parametrize("lit", [None, (), (3,)])
def test_a_session_says_which_decisions_get_a_light(
    view: TableView, moment: Moment, lit: tuple[int, ...] | None
) -> None:
    """All that are legal, or those that a lesson accepts."""
    moment.model = moment.model._replace(deciding=True, lit=lit)
    view.refresh()

    assert view.setting.legal == (moment.legal() if lit is None else lit)


@pytest.mark.parametrize("private", [False, True])
def test_what_one_person_alone_knew_is_gone_at_once(
    view: TableView, moment: Moment, *, private: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the table turns to whoever comes to the front."""
    done: list[str] = []
    monkeypatch.setattr(view.stage, "show", lambda _: done.append("shown"))
    monkeypatch.setattr(view.stage, "turn_to", lambda _: done.append("turned"))
    view.refresh()
    moment.private = private
    moment.look(1 - moment.match.state.to_move)
    view.refresh()

    assert done == ["shown" if private else "turned"]
