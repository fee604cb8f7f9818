"""What was answered before: found by the whole question, and kept for the next start of the same program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from ai.deals.rating import first_seat
from ai.worker import answer_cache
from ai.worker.answer_cache import AnswerCache, is_lasting, key_of
from ai.worker.messages import Answer, Failed, Report, Request, deal_request, hindsight_request
from ai.worker.pool import WorkerPool
from ai.worker.tasks import SearchResult
from game.registry import ADDED
from saves.index.answers import AnswerIndex
from saves.index.database import Database
from tests.ai.positions import SPLENDOR, random_state

RESULT = SearchResult(3, (0.25, 0.75), {3: 40}, (3,), 40, 0.1)


class Obedient:
    """A process that answers everything at once, or fails."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.cancelled: list[int] = []
        self.fails = False
        self._reports: list[Report] = []

    def ask(self, request: Request) -> int:
        """Answer."""
        self.asked.append(request)
        number = len(self.asked)
        self._reports.append(Failed(number, "no") if self.fails else Answer(number, RESULT))
        return number

    def cancel(self, number: int) -> None:
        """Note it."""
        self.cancelled.append(number)

    def poll(self) -> list[Report]:
        """Return what was answered."""
        reports, self._reports = self._reports, []
        return reports


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[AnswerCache]:
    """A cache with a file."""
    database = Database(tmp_path / "index.sqlite")
    with closing(database), closing(AnswerCache(lambda: AnswerIndex(database))) as opened:
        yield opened


def question(number: int = 1) -> Request:
    """Ask about one of many positions."""
    state = random_state(2, number, 20)
    return hindsight_request(SPLENDOR.id, state, 0, simulations=40, course=())


def asked(cache: AnswerCache | None, request: Request, worker: Obedient) -> Report:
    """Ask a pool until something is said."""
    pool = WorkerPool([cast("Any", worker)], cache)
    number = pool.ask(request)
    reports: list[Report] = []
    while not reports:
        reports = pool.poll()
    (report,) = reports
    assert isinstance(report, (Answer, Failed)) and report.id == number and not pool.looks_up
    return report


def test_what_was_answered_is_not_asked_again(cache: AnswerCache) -> None:
    """By whichever pool; another question is."""
    first, second = Obedient(), Obedient()
    answer = asked(cache, question(), first)
    again = asked(cache, question(), second)

    assert isinstance(answer, Answer) and answer == again
    assert len(first.asked) == 1 and not second.asked
    asked(cache, question(2), second)
    assert second.asked == [question(2)]


def test_it_outlives_the_program(tmp_path: Path) -> None:
    """What is pending is written when it closes."""
    for times in (1, 0):
        database, worker = Database(tmp_path / "index.sqlite"), Obedient()
        cache = AnswerCache(lambda database=database: AnswerIndex(database))  # type: ignore[misc]
        asked(cache, question(), worker)
        cache.close()
        database.close()
        assert len(worker.asked) == times


def test_whoever_asks_after_the_end_is_answered_by_a_process(cache: AnswerCache) -> None:
    """As after a crash, where a thread may not have heard of it yet."""
    worker = Obedient()
    cache.close()
    asked(cache, question(), worker)
    asked(cache, question(), worker)

    assert len(worker.asked) == 2


def test_no_failure_is_remembered(cache: AnswerCache) -> None:
    """The next time may go better."""
    worker = Obedient()
    worker.fails = True
    assert isinstance(asked(cache, question(), worker), Failed)
    worker.fails = False
    assert isinstance(asked(cache, question(), worker), Answer)


def test_every_part_of_a_question_counts() -> None:
    """No answer is taken for another one's."""
    one = question()
    others = [
        question(2),
        msgspec.structs.replace(one, seat=1),
        msgspec.structs.replace(one, simulations=41),
        msgspec.structs.replace(one, seed=one.seed + 1),
        msgspec.structs.replace(one, course=(1,)),
        msgspec.structs.replace(one, open_cards=True),
        msgspec.structs.replace(one, most=100),
        deal_request(first_seat(SPLENDOR.id, 2, 7), 1),
        deal_request(first_seat(SPLENDOR.id, 2, 7), 2),
    ]
    assert len({key_of(request) for request in (one, *others)}) == 1 + len(others)


@pytest.fixture
def fresh_editions() -> Iterator[None]:
    """Editions are found out anew, before and after."""
    answer_cache.edition_of.cache_clear()
    yield
    answer_cache.edition_of.cache_clear()


@pytest.mark.usefixtures("fresh_editions")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("__version__", "another"),
        ("plain", lambda _source: b"changed"),
        ("file_of", lambda _game: Path("no network")),
    ],
)
def test_who_answers_counts(monkeypatch: pytest.MonkeyPatch, name: str, value: object) -> None:
    """Another version answers anew, and so do other sources in a checkout, and another network."""
    before = key_of(question())
    answer_cache.edition_of.cache_clear()
    monkeypatch.setattr(answer_cache, name, value)

    assert key_of(question()) != before


@pytest.mark.usefixtures("fresh_editions")
def test_a_frozen_program_has_no_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its version stands for them."""
    monkeypatch.setattr("sys.frozen", True, raising=False)
    before = key_of(question())
    answer_cache.edition_of.cache_clear()
    monkeypatch.setattr(answer_cache, "plain", lambda _source: b"changed")

    assert key_of(question()) == before


def test_only_lasting_answers_are_kept(cache: AnswerCache, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those of a clock, nor of a game whose code may change unseen."""
    timed = msgspec.structs.replace(question(), simulations=None, seconds=1.0)
    assert (
        is_lasting(question())
        and is_lasting(deal_request(first_seat(SPLENDOR.id, 2, 7), 1))
        and not is_lasting(timed)
    )
    worker = Obedient()
    asked(cache, timed, worker)
    asked(cache, timed, worker)
    monkeypatch.setitem(ADDED, SPLENDOR.id, cast("Any", None))
    asked(cache, question(), worker)
    asked(cache, question(), worker)

    assert len(worker.asked) == 4


def test_a_damaged_answer_is_asked_for_again(tmp_path: Path) -> None:
    """And replaced."""
    database, worker = Database(tmp_path / "index.sqlite"), Obedient()
    with closing(database), closing(AnswerCache(lambda: AnswerIndex(database))) as cache:
        AnswerIndex(database).put(key_of(question()), b"\xc1")
        asked(cache, question(), worker)
        asked(cache, question(), worker)

    assert len(worker.asked) == 1


def test_a_cancelled_question_is_not_answered(cache: AnswerCache) -> None:
    """Whether it is being looked up, or was sent."""
    worker = Obedient()
    pool = WorkerPool([cast("Any", worker)], cache)
    pool.cancel(pool.ask(question()))
    reports = [pool.poll()]
    number = pool.ask(question())
    while not worker.asked:
        reports.append(pool._recalled())
    pool.cancel(number)
    reports.append(pool.poll())

    assert len(worker.asked) == 1 and worker.cancelled == [1]
    assert not any(reports)


def test_the_oldest_are_forgotten(tmp_path: Path) -> None:
    """The file stays small; what is answered anew counts as new."""
    with closing(Database(tmp_path / "index.sqlite")) as database:
        index = AnswerIndex(database, most=3)
        for key in (b"a", b"b", b"c", b"a", b"d"):
            index.put(key, key)

        assert [index.get(key) for key in (b"a", b"b", b"c", b"d")] == [b"a", None, b"c", b"d"]
