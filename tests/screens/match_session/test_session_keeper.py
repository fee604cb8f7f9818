"""From a decision to the disk, without a window: the session keeps its match by a store."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.session.keeper import Keeper
from game.screens.match.session.session import Customs, MatchSession
from game.screens.replay.trial_session import TrialSession
from game.screens.seating import Chair, TableMatch
from saves.disk.notices import Notice
from saves.matches.match_file import SavedMatch
from tests.screens.pilots.scripted import ScriptedController
from tests.screens.pilots.session_pilot import BLIND, TAKE, read, show

SESSIONS = (
    "game.screens.match.session.session",
    "game.screens.lesson.session",
    "game.screens.replay.session",
    "game.screens.replay.trial_session",
)


class Disk:
    """A store that remembers how many decisions each writing had."""

    def __init__(self) -> None:
        """Begin empty."""
        self.written: list[tuple[str, int]] = []
        self.refused: Notice | None = None

    def new_name(self, game: str) -> str:
        """Call all matches the same."""
        return f"{game}.save"

    def save(self, name: str, saved: SavedMatch) -> None:
        """Remember it."""
        self.written.append((name, len(saved.match.decisions)))

    autosave = save

    def refusal(self, name: str) -> Notice | None:
        """Tell what the last writing came to."""
        return self.refused

    def why_unsaved(self, name: str) -> Notice | None:
        """Tell the same."""
        return self.refused


class Uncounted:
    """Statistics that count nothing but help."""

    def __init__(self) -> None:
        """Begin with none."""
        self.helps = 0

    def helped(self) -> None:
        """Count help."""
        self.helps += 1

    def look(self, hint: object) -> None:
        """Count nothing."""


def kept(disk: Disk, *, wanted: bool = True) -> tuple[MatchSession, Keeper]:
    """Two people play, and their match is kept on `disk`."""
    table = TableMatch(Match(GAMES["splendor_marvel"].rules, 2, 3), (Chair("Ann", 0), Chair("Ben", 1)))
    keeper = Keeper(table, disk, Uncounted(), lambda: wanted)
    session = MatchSession(table, ScriptedController(), keeper=keeper)
    show(session)
    return session, keeper


def test_a_decision_is_written_in_the_same_frame_and_once() -> None:
    """Time that passes afterwards writes nothing."""
    disk = Disk()
    session, _ = kept(disk)
    session.play(read(session, TAKE))
    show(session)
    show(session, 1.0)

    assert disk.written == [("splendor_marvel.save", 1)]


def test_what_nobody_wants_kept_is_written_when_it_is_asked_for() -> None:
    """Without autosaving a decision alone writes nothing."""
    disk = Disk()
    session, keeper = kept(disk, wanted=False)
    session.play(read(session, TAKE))
    show(session)
    before = list(disk.written)
    keeper.save()

    assert (before, disk.written) == ([], [("splendor_marvel.save", 1)])


def test_what_the_disk_refused_is_tried_again_when_the_match_is_left() -> None:
    """Though nothing has changed since."""
    disk = Disk()
    session, _ = kept(disk)
    session.play(read(session, TAKE))
    show(session)
    disk.refused = Notice("refused")
    session.leave()

    assert len(disk.written) == 2


def test_a_try_that_shows_something_new_marks_the_match_and_is_kept_nowhere() -> None:
    """The match counts as one with take-backs; the try itself never reaches the disk."""
    disk = Disk()
    session, keeper = kept(disk)
    trial = TrialSession(session.table, keeper, ScriptedController(), "", Customs())
    show(trial.session)
    trial.session.play(read(trial.session, BLIND))
    trial.update(0.1, still=True)

    assert trial.shown_more
    assert session.table.takebacks == 1
    assert disk.written == [("splendor_marvel.save", 0)]


def test_a_try_goes_back_no_further_than_its_beginning() -> None:
    """What was decided before it belongs to the match."""
    session, keeper = kept(Disk())
    session.play(read(session, TAKE))
    trial = TrialSession(session.table, keeper, ScriptedController(), "", Customs())

    assert session.history.plan() is not None
    assert trial.session.history.plan() is None


@pytest.mark.parametrize("module", SESSIONS)
def test_a_session_is_played_where_there_is_no_window(module: str) -> None:
    """Nothing that it needs loads pygame."""
    script = f"import sys, {module}; sys.exit('pygame' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
