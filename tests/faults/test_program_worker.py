"""The thinking process dies or hangs at any moment: the match goes on, every decision is made once."""

from __future__ import annotations

import os
import signal
import struct
from collections.abc import Callable, Iterator
from multiprocessing import Pipe
from multiprocessing.connection import wait
from pathlib import Path
from typing import Final

import pytest

from ai.worker.client import HURRIED_PATIENCE, PATIENCE, Worker
from ai.worker.messages import Answer, Died, Progress
from game.screens.analysis.scene import AnalysisScene
from saves.matches.match_file import open_match
from saves.settings import Settings
from tests.ai.work.test_worker import request
from tests.screens.pilots.match_pilot import STEP, Pilot
from tests.screens.pilots.menu_pilot import table_of

FRAMES: Final = 500  # after which something is stuck
LISTEN: Final = 0.05  # seconds at most that a frame waits for the process


class Table(Pilot):
    """A match before a real thinking process."""

    def __init__(self, folder: Path, *levels: str | None) -> None:
        """Sit down; the person, if there is one, plays by a greedy player's advice."""
        settings = Settings(motion="none", speed=4.0, language="en", ai_seconds=0.3)
        super().__init__(folder, *levels, settings=settings)
        self.scene.session.leave()  # who was asked so far only stands in for a process
        self.real = Worker()
        self.program.ai.use(self.real)

    def until(self, reached: Callable[[], object]) -> None:
        """Let frames pass until something is so; while nothing comes, listen instead of spinning."""
        for _ in range(FRAMES):
            if reached():
                return
            self.program.update(STEP)
            if self.real.alive and not self.scene.view.stage.moving:
                wait([self.real.connection], LISTEN)
        raise AssertionError(f"stuck after {len(self.match.decisions)} decisions: {self.notices}")

    def kill(self) -> None:
        """End the process as the system does when memory is short."""
        self.real._process.kill()
        self.real._process.join()

    def decided(self, more: int) -> Callable[[], bool]:
        """Whether so many more decisions were made, or the match is over."""
        goal = len(self.match.decisions) + more
        return lambda: len(self.match.decisions) >= goal or self.match.over

    @property
    def told_of_loss(self) -> str:
        """The notice that a thinking process was replaced."""
        return self.program.words("match-lost")

    def end(self) -> None:
        """Close the program."""
        self.program.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Two computer players, of which the first thinks for a third of a second."""
    sat = Table(tmp_path / "matches", "legend", "squire")
    yield sat
    sat.end()


def before_it_is_asked(table: Table) -> None:
    """The process ends while nobody needs it."""
    table.kill()


def while_it_thinks(table: Table) -> None:
    """The process ends in the midst of a thought."""
    table.until(lambda: table.scene.session.ai_seats.thinking)
    table.kill()


def with_its_answer_on_the_way(table: Table) -> None:
    """The answer has been sent and lies in the pipe when the process ends."""
    table.until(lambda: table.scene.session.ai_seats.thinking)
    ticket = table.scene.session.ai_seats.thinking.ticket  # type: ignore[union-attr]
    table.real.move_now(ticket)
    wait([table.real.connection], 10)
    table.kill()


def between_two_decisions(table: Table) -> None:
    """The answer is there and nothing is being thought about."""
    table.until(lambda: table.scene.session.ai_seats.answer is not None)
    table.kill()


def three_times_in_a_row(table: Table) -> None:
    """Each fresh process ends too, so that the decision is made without thinking."""
    table.until(lambda: table.scene.session.ai_seats.thinking)
    for _ in range(3):
        table.kill()
        table.program.update(STEP)


MOMENTS: Final = (
    before_it_is_asked,
    while_it_thinks,
    with_its_answer_on_the_way,
    between_two_decisions,
    three_times_in_a_row,
)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_a_killed_thinker_costs_no_decision(moment: Callable[[Table], None], table: Table) -> None:
    """The match goes on in turn, is told of once at most, and lies on the disk as it was played."""
    moment(table)
    before = len(table.match.decisions)
    table.until(table.decided(4))
    played = table.match.decisions
    told = table.notices.count(table.told_of_loss)
    table.scene.session.leave()
    table.program.library.flush()
    (file,) = table.program.library.folder.glob("*.save")

    assert len(played) - before in {4, 5}
    assert open_match(file).saved.match.decisions == played
    assert told <= 1
    assert told == 1 or moment in {between_two_decisions, with_its_answer_on_the_way, before_it_is_asked}


def test_a_thinker_that_hangs_is_replaced_and_the_match_goes_on(table: Table) -> None:
    """It is stopped, not ended: it says nothing, and the person waits no longer than `PATIENCE`."""
    table.until(lambda: table.scene.session.ai_seats.thinking)
    first = table.real._process
    os.kill(first.pid or 0, signal.SIGSTOP)
    seconds = 0.0
    while first.is_alive() and seconds < PATIENCE + 1:
        table.program.update(0.1)
        seconds += 0.1
        first.join(0.01 if seconds > PATIENCE - 0.2 else 0)
    table.until(table.decided(1))

    assert PATIENCE - 0.5 < seconds < PATIENCE + 1
    assert table.told_of_loss in table.notices


def test_move_now_gets_an_answer_from_a_thinker_that_hangs(table: Table) -> None:
    """Who presses it waits a few seconds; the fresh process is told to hurry as well."""
    table.until(lambda: table.scene.session.ai_seats.thinking)
    first = table.real._process
    os.kill(first.pid or 0, signal.SIGSTOP)
    table.scene.session.hurry()
    seconds = 0.0
    while first.is_alive() and seconds < HURRIED_PATIENCE + 1:
        table.program.update(0.1)
        seconds += 0.1
        first.join(0.01 if seconds > HURRIED_PATIENCE - 0.2 else 0)
    table.until(table.decided(1))

    assert seconds < HURRIED_PATIENCE + 1


def test_a_program_with_a_thinker_that_hangs_ends_all_the_same(tmp_path: Path) -> None:
    """Leaving doesn't wait for it, and leaves no process behind."""
    table = Table(tmp_path / "matches", "legend", "squire")
    table.until(lambda: table.scene.session.ai_seats.thinking)
    os.kill(table.real._process.pid or 0, signal.SIGSTOP)
    table.end()
    table.real._process.join(5)

    assert not table.real._process.is_alive()


def test_a_hint_survives_its_thinker(tmp_path: Path) -> None:
    """The person who asked gets it from the next one."""
    table = Table(tmp_path / "matches", None, "squire")
    table.until(lambda: table.scene.session.my_turn)
    table.scene.session.advice.ask()
    table.until(lambda: table.scene.session.advice.hint.thinking)
    table.kill()
    table.until(lambda: table.scene.session.advice.hint.verdict)
    chosen = table.scene.session.advice.hint.verdict
    table.end()

    assert chosen is not None and chosen.action in table.match.state.legal_actions()


def test_an_analysis_survives_its_thinker(tmp_path: Path) -> None:
    """What was asked is asked of the next one, and answered."""
    table = Table(tmp_path / "matches", None, "squire")
    finished = table_of(2, None)
    table.program.stack.push(AnalysisScene(table.program, finished))
    scene = table.program.stack.top
    assert isinstance(scene, AnalysisScene)
    table.until(lambda: scene.asking.waiting)
    version = scene.asking.version
    table.kill()
    table.until(lambda: scene.asking.version >= version + 3)
    left = len(scene.asking.waiting)
    table.end()

    assert left > 0


def test_half_a_message_is_no_message() -> None:
    """A process that ends while it writes counts as dead; what was asked goes to the next."""
    worker = Worker()
    number = worker.ask(request(simulations=5))
    worker._process.kill()
    worker._process.join()
    worker.connection.close()
    worker.connection, theirs = Pipe()
    os.write(theirs.fileno(), struct.pack("!i", 1000) + b"half")
    theirs.close()
    reports = worker.poll()
    while not any(isinstance(report, Answer) for report in reports):
        assert wait([worker.connection], 60)
        reports += worker.poll()
    worker.close()

    assert isinstance(reports[0], Died)
    assert [one.id for one in reports if isinstance(one, Answer)] == [number]


def test_a_thinker_that_tells_how_far_it_is_is_left_alone() -> None:
    """However long it thinks: only silence is a reason to end it."""
    worker = Worker()
    worker.ask(request(seconds=1000))
    process = worker._process
    heard = 0
    while heard < 4:
        worker.watch(PATIENCE * 0.6)
        assert wait([worker.connection], 60)
        heard += sum(isinstance(report, Progress) for report in worker.poll())
    alive = process.is_alive()
    worker.close()

    assert alive


def test_nobody_is_ended_for_saying_nothing_unasked() -> None:
    """A process that has nothing to do is silent for hours."""
    worker = Worker()
    worker.watch(PATIENCE * 100)
    worker.poll()
    process = worker._process
    alive = process.is_alive()
    worker.close()

    assert alive
