"""The processes of the computer players: how many run, and when the second one ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from ai.deals.rating import first_seat
from ai.worker.messages import deal_request
from game.screens.app import ai_process
from game.screens.app.ai_process import AIProcess
from game.screens.app.rhythm import LISTENING
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from ai.worker.client import Worker


class Told:
    """A process that keeps what it was told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.asked = False

    def renew(self, _plugins: object) -> None:
        """Keep it."""
        self.told.append("renew")

    def watch(self, _seconds: float) -> None:
        """Keep it."""
        self.told.append("watch")

    def close(self) -> None:
        """Keep it."""
        self.told.append("close")

    def dismiss(self) -> None:
        """Keep it."""
        self.told.append("dismiss")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """All processes that were started, on a machine with four cores."""
    processes: list[Told] = []

    def start() -> Worker:
        processes.append(Told())
        return cast("Worker", processes[-1])

    monkeypatch.setattr(ai_process, "_started", start)
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    return processes


def test_a_second_process_is_started_for_an_analysis_and_ends_with_it(started: list[Told]) -> None:
    """A match needs one; the next analysis starts another."""
    ai = AIProcess()
    ai.start()
    before = len(started)
    size = ai.pool.size
    ai.dismiss_helpers()
    ai.dismiss_helpers()
    again = ai.pool.size

    assert (before, size, again) == (1, 2, 2) and ai.worker is cast("Worker", started[0])
    assert [one.told for one in started] == [[], ["dismiss"], []]


def test_both_processes_are_watched_renewed_and_closed(started: list[Told]) -> None:
    """Whoever is busy must be listened to."""
    ai = AIProcess()
    quiet = ai.works_in()
    assert ai.pool.size == 2
    idle = ai.works_in()
    started[0].asked = True
    busy = ai.works_in()
    ai.watch(0.1)
    ai.renew()
    ai.end()

    assert quiet == idle == NEVER and busy < NEVER
    assert [one.told for one in started] == [["watch", "renew", "close"]] * 2


def test_a_machine_with_one_core_gets_one_process(
    started: list[Told], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window needs the rest."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    ai = AIProcess()

    assert ai.pool.size == len(started) == 1


def test_a_process_of_somebody_else_is_the_only_one(started: list[Told]) -> None:
    """Also after a match has begun."""
    ai, other = AIProcess(), Told()
    ai.use(cast("Worker", other))
    ai.dismiss_helpers()

    assert ai.pool.size == 1 and ai.worker is cast("Worker", other) and not started


class Shelf:
    """A store that is empty and stays so."""

    def get(self, _key: bytes) -> bytes | None:
        """Know nothing."""
        return None

    def put(self, _key: bytes, _answer: bytes) -> None:
        """Forget it."""


@pytest.mark.usefixtures("started")
def test_the_memory_is_opened_anew_after_it_was_let_go() -> None:
    """As when the matches move to another folder; nothing is opened before an analysis asks."""
    opened: list[Shelf] = []

    def store() -> Shelf:
        opened.append(Shelf())
        return opened[-1]

    ai = AIProcess(store)
    ai.close_cache()
    for times in (1, 2):
        pool = ai.pool
        before, works_in = len(opened), [ai.works_in()]
        pool.ask(deal_request(first_seat("splendor_marvel", 2, 7), times))
        works_in.append(ai.works_in())
        ai.close_cache()
        assert (before, len(opened)) == (times - 1, times) and works_in == [NEVER, LISTENING]
    assert ai.pool is not pool
    ai.end()
