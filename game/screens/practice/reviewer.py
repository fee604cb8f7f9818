"""Looks for mistakes in the matches of the library, on a thread, with an AI process of its own.

It works while it is allowed to and stops at once when it isn't; what it has found by then is kept.
"""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Final

import msgspec

from ai.practice.mistakes import MistakeFinder, Problem
from ai.worker.messages import Answer, Failed
from ai.worker.pool import WorkerPool
from saves.disk.notices import SaveError
from saves.index.cards import CardIndex, KeptCard
from saves.matches.header import checksum
from saves.matches.match_file import open_match
from saves.statistics.lines import key_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.analysis.analysis import Question
    from ai.worker.answer_cache import AnswerCache
    from ai.worker.client import Worker
    from saves.matches.header import Player
    from saves.matches.library import Library
    from saves.matches.match_file import SavedMatch

AHEAD: Final = 2  # questions in the AI process at once
BREATH: Final = 0.02  # seconds between two looks at the answers
REST: Final = 30.0  # seconds between two looks for new matches
NOBODY: Final = -1  # the seat in a match without people
FAREWELL: Final = 2.0  # seconds to wait for the thread at the end
_log = logging.getLogger(__name__)


class Reviewer:
    """One thread that reviews match after match, newest first."""

    def __init__(
        self,
        library: Library,
        worker: Callable[[], Worker],
        me: Callable[[], str],
        cache: AnswerCache | None = None,
    ) -> None:
        """Review the matches of `library`; `worker` starts an AI process, `me` is the person's name.

        Nothing is asked that `cache` knows.
        """
        self.version = 0  # incremented when cards were found, or matches have gone
        self.left = 0  # matches to review
        self._library = library
        self._index = CardIndex(library.index.database)
        self._new_worker = worker
        self._me = me
        self._cache = cache
        self._allowed = threading.Event()
        self._closing = threading.Event()
        self._worker: Worker | None = None
        self._thread: threading.Thread | None = None

    def allow(self, *, on: bool) -> None:
        """Let it work, or stop it: within a few hundredths of a second. Never waits."""
        if not on:
            self._allowed.clear()
        elif not self._allowed.is_set():
            self._allowed.set()
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="reviewer", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """End the thread and its process."""
        self._closing.set()
        self._allowed.set()
        if self._thread is not None:
            self._thread.join(FAREWELL)

    def _run(self) -> None:
        try:
            while not self._closing.is_set():
                self._allowed.wait()
                if not self._review_all():
                    self._dismiss()
                    self._closing.wait(REST)
        finally:
            self._dismiss()

    def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()

    def _review_all(self) -> bool:
        """Review what is new; return whether it was stopped before the end."""
        before = self.left
        self._library.listing().all()
        names = self._index.unanalysed()
        self.left = len(names)
        self.version += self.left != before
        for number, name in enumerate(names):
            if self._closing.is_set() or not self._allowed.is_set():
                return True
            self._review(name)
            self.left = len(names) - number - 1
            self.version += 1
        return False

    def _review(self, name: str) -> None:
        """Look for the mistakes of one match, and put them into the index."""
        try:
            saved = open_match(self._library.folder / name).saved
        except SaveError as error:
            _log.info("not reviewed: %s", error)
            self._index.put(name, NOBODY, [])
            return
        seat = seat_of(saved.players, self._me())
        if seat == NOBODY or not saved.match.over:
            self._index.put(name, NOBODY, [])
            return
        finder = MistakeFinder(saved.match, seat)
        if self._answered(finder):
            cards = [_kept(problem) for problem in problems_of(saved, name, seat, finder)]
            self._index.put(name, seat, finder.losses, cards)

    def _answered(self, finder: MistakeFinder) -> bool:
        """Ask until everything is answered; return whether it is, and not the end of the program."""
        while not finder.plan():
            self._allowed.wait()
        waiting: dict[int, Question] = {}
        worker = self._worker = self._worker or self._new_worker()
        pool = WorkerPool([worker], self._cache)
        while finder.wanted(1):
            if self._closing.is_set():
                return False
            if not self._allowed.is_set():
                for ticket in waiting:
                    pool.cancel(ticket)
                waiting.clear()
                self._allowed.wait()
                continue
            _hear(finder, pool, waiting)
            for question in finder.wanted(AHEAD - len(waiting), waiting.values()):
                waiting[pool.ask(finder.request(question))] = question
            worker.watch(BREATH)
            self._closing.wait(BREATH)
        return True


def _hear(finder: MistakeFinder, pool: WorkerPool, waiting: dict[int, Question]) -> None:
    """Take what was answered."""
    for report in pool.poll():
        if isinstance(report, (Answer, Failed)) and report.id in waiting:
            question = waiting.pop(report.id)
            if isinstance(report, Answer):
                finder.hear(question, report.result)
            else:
                _log.warning("a question about a past match was not answered: %s", report.why)
                finder.give_up(question)


def seat_of(players: Sequence[Player], me: str) -> int:
    """Return the seat whose mistakes are looked for: the person's by name, or the first person's."""
    people = [seat for seat, player in enumerate(players) if player.kind == "person"]
    mine = [seat for seat in people if me and players[seat].name == me]
    return (mine or people or [NOBODY])[0]


def problems_of(saved: SavedMatch, name: str, seat: int, finder: MistakeFinder) -> list[Problem]:
    """Make a problem of each mistake."""
    match = key_of(saved)
    return [
        Problem(
            checksum(f"{match} {seat} {mistake.begin}".encode()), name, saved.match.rules.id, seat, mistake
        )
        for mistake in finder.mistakes()
    ]


def _kept(problem: Problem) -> KeptCard:
    mistake = problem.mistake
    data = msgspec.msgpack.encode(problem)
    return KeptCard(problem.key, problem.game, mistake.theme, mistake.judged.loss, data)
