"""The thinking process seen from the window: real processes, never waited for but here."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import wait

import pytest

from ai.worker.client import LIVES, Worker
from ai.worker.messages import Answer, Died, Failed, Progress, Report, Request, request_for
from tests.ai.positions import SPLENDOR, random_state

PATIENCE = 60  # seconds until a process that says nothing is given up


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A thinking process."""
    started = Worker()
    yield started
    started.close()


def request(seconds: float | None = None, simulations: int | None = None, game: str = SPLENDOR.id) -> Request:
    """Ask about a position in the middle of a game."""
    state = random_state(2, 3, 30)
    return request_for(game, state, state.to_move, seconds=seconds, simulations=simulations)


def until(worker: Worker, kind: type[Report]) -> list[Report]:
    """Collect reports up to the first of a kind."""
    reports: list[Report] = []
    while not any(isinstance(report, kind) for report in reports):
        assert wait([worker.connection], PATIENCE), f"nothing came but {reports}"
        reports += worker.poll()
    return reports


def test_an_answer_comes_after_progress(worker: Worker) -> None:
    """A longer thought is told about while it lasts, with the same number, up to its answer."""
    number = worker.ask(request(seconds=0.4))
    *reports, answer = until(worker, Answer)

    assert reports
    assert all(isinstance(report, Progress) and report.id == number for report in reports)
    assert isinstance(answer, Answer)
    assert sum(answer.result.values) == pytest.approx(1)


def test_orders_reach_a_thought_in_progress(worker: Worker) -> None:
    """One endless thought is cancelled and never answered, the next is told to move and is."""
    cancelled = worker.ask(request(seconds=1000))
    until(worker, Progress)
    worker.cancel(cancelled)
    hurried = worker.ask(request(seconds=1000))
    worker.move_now(hurried)
    reports = until(worker, Answer)

    assert {report.id for report in reports if not isinstance(report, Died)} == {hurried}


def test_a_fresh_process_takes_over(worker: Worker) -> None:
    """A process that is killed is replaced, and what was asked, or hurried, is answered by the next."""
    worker.ask(request(seconds=1000))
    number = worker.ask(request(seconds=1000))
    until(worker, Progress)
    worker.cancel(1)
    worker.move_now(number)
    worker._process.kill()
    reports = until(worker, Answer)

    assert [report.lives for report in reports if isinstance(report, Died)] == [LIVES - 1]
    assert reports[-1] == Answer(number, reports[-1].result)  # type: ignore[union-attr]


def test_dying_again_and_again_is_a_failure(worker: Worker) -> None:
    """After a bounded number of deaths the request fails; a process is there for the next one."""
    number = worker.ask(request(seconds=1000))
    deaths = []
    for _ in range(LIVES):
        worker._process.kill()
        deaths += until(worker, Died)
    left = (worker.poll(), worker.alive)
    worker.ask(request(simulations=5))

    assert left == ([], False)
    assert [death.lives for death in deaths if isinstance(death, Died)] == list(range(LIVES - 1, -1, -1))
    assert [report.id for report in deaths if isinstance(report, Failed)] == [number]
    assert until(worker, Answer)


def test_a_renewed_worker_thinks_in_a_fresh_process_at_once_when_idle(worker: Worker) -> None:
    """The one that has nothing to do goes by itself; the next answers what is asked from now on."""
    old = worker._process
    worker.renew()
    number = worker.ask(request(simulations=5))
    answered = {report.id for report in until(worker, Answer) if not isinstance(report, Died)}
    old.join(PATIENCE)

    assert worker._process is not old
    assert (answered, old.exitcode) == ({number}, 0)


def test_a_renewed_worker_finishes_its_thought_first(worker: Worker) -> None:
    """No thought is lost or begun again: the fresh process comes with the answer."""
    old = worker._process
    number = worker.ask(request(seconds=1000))
    until(worker, Progress)
    worker.renew()
    during = worker._process
    worker.move_now(number)
    reports = until(worker, Answer)

    assert during is old and worker._process is not old
    assert [report for report in reports if isinstance(report, Died)] == []


def test_a_renewed_worker_leaves_no_process_behind(worker: Worker) -> None:
    """Even one that was stopped and hears nothing any more is ended with the program."""
    old = worker._process
    worker.ask(request(simulations=5))
    until(worker, Answer)
    os.kill(old.pid or 0, signal.SIGSTOP)
    worker.renew()
    worker.close()
    old.join(PATIENCE)

    assert not old.is_alive()


def test_a_closed_worker_is_silent(worker: Worker) -> None:
    """Closing ends the process whatever it does; afterwards nothing is reported and orders do no harm."""
    number = worker.ask(request(seconds=1000))
    worker.close()
    worker.cancel(number)

    assert worker.poll() == []
    assert not worker.alive


def test_no_window_is_opened_there() -> None:
    """The modules that the process needs import no pygame."""
    code = "import sys, ai.worker.process, ai.arena; sys.exit('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=False)

    assert done.returncode == 0
