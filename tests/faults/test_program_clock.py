"""Somebody sets the clock, or the machine sleeps, in the midst of a match: nothing of it is to be seen."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

import pygame
import pytest

from game.screens.app.program import Program
from game.screens.app.window import LONGEST_FRAME, Window
from game.screens.scene import Scene
from saves.disk.clock import of_this_age
from saves.disk.folders import Folders
from saves.matches.match_file import open_match
from saves.settings import Settings
from tests.screens.pilots.match_pilot import STEP, Pilot

FRAMES: Final = 240
JUMP_AT: Final = 90  # frames
NOW: Final = datetime(2026, 11, 22, 12, tzinfo=UTC)
JUMPS: Final = {
    "an hour back": NOW - timedelta(hours=1),
    "an hour on": NOW + timedelta(hours=1),
    "1970": datetime(1970, 1, 1, 0, 1, tzinfo=UTC),
    "2100": datetime(2100, 1, 1, tzinfo=UTC),
}


class Frame(NamedTuple):
    """What is to be seen at one moment."""

    decisions: int
    pondering: int  # the seat that thinks
    places: tuple[object, ...]  # where pieces are, on their way or there


class Wall:
    """A clock that people set."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        """Hang it in the place of the system's."""
        self.now = NOW
        wall = self

        class Dates(datetime):
            @classmethod
            def now(cls, _zone: object = None) -> datetime:  # type: ignore[override]
                return wall.now

        for module in (
            "saves.matches.library",
            "saves.statistics.statistics",
            "game.dust_collectorz.decks.saves",
        ):
            patch.setattr(f"{module}.datetime", Dates)

        def seconds() -> float:
            return wall.now.timestamp()

        patch.setattr(time, "time", seconds)


def watched(folder: Path, wall: Wall, to: datetime) -> tuple[list[Frame], Pilot]:
    """Watch two computer players, with pieces that move and pauses; set the clock on the way."""
    pilot = Pilot(folder, "squire", "knight", settings=Settings(motion="full", speed=2.0, language="en"))
    course: list[Frame] = []
    for number in range(FRAMES):
        if number == JUMP_AT:
            wall.now = to
        pilot.wait(STEP)
        stage, ai_seats = pilot.scene.view.stage, pilot.scene.session.ai_seats
        places = tuple(stage._pose(at) for at in range(len(stage.layout)))
        course.append(Frame(len(pilot.match.decisions), ai_seats.pondering, places))
    return course, pilot


@pytest.fixture(scope="module")
def steady(tmp_path_factory: pytest.TempPathFactory) -> list[Frame]:
    """The match while nobody touches the clock."""
    with pytest.MonkeyPatch.context() as patch:
        course, pilot = watched(tmp_path_factory.mktemp("steady"), Wall(patch), NOW)
        pilot.program.close()
    return course


@pytest.mark.parametrize("jump", JUMPS)
def test_a_clock_that_jumps_changes_nothing_of_a_match(
    jump: str, steady: list[Frame], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every frame is the same: who thinks, how far, what moves where. The match is kept and offered."""
    course, pilot = watched(tmp_path, Wall(monkeypatch), JUMPS[jump])
    table, library = pilot.scene.session.table, pilot.program.library
    library.flush()
    row = library.newest_unfinished()
    pilot.program.close()

    assert course == steady
    assert course[-1].decisions > course[JUMP_AT].decisions > 0
    assert len({frame.places for frame in course}) > FRAMES // 4
    assert row is not None and row.name == table.file
    assert row.saved_at == of_this_age(JUMPS[jump])
    assert open_match(tmp_path / row.name).saved.match.decisions == table.match.decisions


class Sleeper(Scene):
    """Writes down how much time it is told of, and ends the program at the fourth frame."""

    def __init__(self, program: Program) -> None:
        """Begin with none."""
        self.program = program
        self.told: list[float] = []

    def update(self, seconds: float) -> None:
        """Write it down."""
        self.told.append(seconds)
        if len(self.told) == 4:
            self.program.stack.quit()


def test_hours_between_two_frames_are_one_short_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that slept wakes up to a table that lies as it lay, and a player who still thinks."""
    ticks = iter([16, 16, 9 * 3600 * 1000, 16])

    class Clock:
        def tick(self, _frames: int) -> int:
            return next(ticks)

    monkeypatch.setattr(pygame.time, "Clock", Clock)
    monkeypatch.setattr("game.screens.app.window.Window._start_helpers", lambda _window: None)
    window = Window(Folders.below(tmp_path / "home"), "en")
    scenes: list[Sleeper] = []

    def begin(program: Program) -> None:
        scenes.append(Sleeper(program))
        program.stack.push(scenes[0])

    assert window.run(begin) == 0
    assert scenes[0].told[:2] == [0.016, 0.016]
    assert sum(scenes[0].told[2:]) <= LONGEST_FRAME + 0.016 + 1e-9
