"""Several thinking processes asked like one: real ones, and what they may not do to the window."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing.connection import wait
from time import monotonic, perf_counter

import pytest

from ai.worker.client import Worker
from ai.worker.messages import Answer, Died, Failed, Report, Request, hindsight_request
from ai.worker.pool import MOST_PROCESSES, WorkerPool, processes_for_thinking
from tests.ai.positions import SPLENDOR, random_state

PATIENCE = 60  # seconds until a process that says nothing is given up
AT_ONCE = 0.1  # seconds in which a match gets its core back


@pytest.fixture
def workers() -> Iterator[list[Worker]]:
    """Two thinking processes."""
    started = [Worker(), Worker()]
    yield started
    for worker in started:
        worker.close()


def question(number: int, simulations: int = 40) -> Request:
    """Ask how the one who waits stands, in one of many positions."""
    state = random_state(2, number, 20)
    return hindsight_request(SPLENDOR.id, state, 1 - state.to_move, simulations=simulations, course=())


def answers(pool: WorkerPool, workers: list[Worker], number: int) -> dict[int, Answer]:
    """Collect so many answers."""
    found: dict[int, Answer] = {}
    end = monotonic() + PATIENCE
    while len(found) < number:
        assert monotonic() < end, found
        wait([worker.connection for worker in workers], 0.05)
        found |= {report.id: report for report in pool.poll() if isinstance(report, Answer)}
    return found


def test_every_question_is_answered_as_one_process_would(workers: list[Worker]) -> None:
    """Who thinks about it makes no difference."""
    pool, alone = WorkerPool(workers), WorkerPool(workers[:1])
    asked = {pool.ask(question(number)): number for number in range(6)}
    both = answers(pool, workers, 6)
    again = {alone.ask(question(number)): number for number in range(6)}
    one = answers(alone, workers[:1], 6)
    values = {asked[ticket]: answer.result.values for ticket, answer in both.items()}

    assert len(asked) == 6 and values == {
        again[ticket]: answer.result.values for ticket, answer in one.items()
    }


def test_both_processes_think(workers: list[Worker]) -> None:
    """The next question goes to who has fewer."""
    pool = WorkerPool(workers)
    for number in range(4):
        pool.ask(question(number, 100_000_000))

    assert [len(worker._open) for worker in workers] == [2, 2]


def test_a_cancelled_question_frees_its_process_at_once(workers: list[Worker]) -> None:
    """A match that begins need not wait for an analysis."""
    pool = WorkerPool(workers)
    endless = [pool.ask(question(number, 100_000_000)) for number in range(2)]
    answers(pool, workers, 0)
    began = perf_counter()
    for ticket in endless:
        pool.cancel(ticket)
    took = perf_counter() - began
    ticket = pool.ask(question(7, 1))
    found = answers(pool, workers, 1)

    assert set(found) == {ticket} and took < AT_ONCE


def test_a_dismissed_process_ends_at_once_and_nobody_waits_for_it(workers: list[Worker]) -> None:
    """However busy it is."""
    workers[1].ask(question(1, 100_000_000))
    began = perf_counter()
    workers[1].dismiss()
    took = perf_counter() - began
    workers[1]._process.join(AT_ONCE)

    assert took < AT_ONCE / 2 and not workers[1].alive


class Dying:
    """A process that tells what it is told to."""

    def __init__(self, reports: list[Report]) -> None:
        self.reports = reports
        self.asked = 0

    def ask(self, request: Request) -> int:
        """Count."""
        self.asked += 1
        return self.asked

    def poll(self) -> list[Report]:
        """Tell it once more."""
        return self.reports


def test_a_failure_is_told_and_makes_room() -> None:
    """The process that failed is the least busy one then; what nobody asked is not heard."""
    dying, other = Dying([Died(-9, 0), Failed(1, "gone"), Failed(5, "never asked")]), Dying([])
    pool = WorkerPool([dying, other])  # type: ignore[list-item]
    first, second = pool.ask(question(1)), pool.ask(question(2))
    told = pool.poll()
    pool.ask(question(3))

    assert told == [Died(-9, 0), Failed(first, "gone")] and first != second
    assert (dying.asked, other.asked) == (2, 1)


@pytest.mark.parametrize(("cores", "processes"), [(None, 1), (1, 1), (2, 2), (64, MOST_PROCESSES)])
def test_there_are_no_more_processes_than_cores(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, processes: int
) -> None:
    """Nor more than two, however large the machine."""
    monkeypatch.setattr("os.cpu_count", lambda: cores)

    assert processes_for_thinking() == processes
