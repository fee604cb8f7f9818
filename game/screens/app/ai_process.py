"""The processes of the computer players, which are started when somebody first needs them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import resolve_name
from typing import TYPE_CHECKING, cast

from game.registry import added_packages
from game.screens.app.rhythm import LISTENING
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from ai.worker.answer_cache import AnswerCache, AnswerStore
    from ai.worker.client import Worker
    from ai.worker.pool import WorkerPool
    from ai.worker.process import Plugins


class AIProcess:
    """A process for each core that may be used; a newer engine or a death replaces one."""

    def __init__(self, store: Callable[[], AnswerStore] | None = None) -> None:
        """Start none yet; `store` opens what keeps the answers to analyses."""
        self._store = store
        self._cache: AnswerCache | None = None
        self._worker: Worker | None = None
        self._helpers: list[Worker] = []
        self._pool: WorkerPool | None = None

    @property
    def running(self) -> bool:
        """Whether it has been started."""
        return self._worker is not None

    @property
    def busy(self) -> bool:
        """Whether an answer is on its way."""
        looks_up = self._pool is not None and self._pool.looks_up
        return looks_up or any(worker.asked for worker in self._all)

    @property
    def worker(self) -> Worker:
        """The process; started on demand."""
        if self._worker is None:
            self._worker = _started()
        return self._worker

    @property
    def pool(self) -> WorkerPool:
        """All processes, for analyses; started on demand."""
        if self._pool is None:
            module = import_module("ai.worker.pool")
            self._helpers = [_started() for _ in range(module.processes_for_thinking() - 1)]
            workers = [self.worker, *self._helpers]
            self._pool = cast("WorkerPool", module.WorkerPool(workers, self.cache))
        return self._pool

    @property
    def cache(self) -> AnswerCache | None:
        """The answers of earlier analyses; None where nothing is kept."""
        if self._cache is None and self._store is not None:
            self._cache = cast(
                "AnswerCache", import_module("ai.worker.answer_cache").AnswerCache(self._store)
            )
        return self._cache

    def dismiss_helpers(self) -> None:
        """End all processes but one, which is what a match needs."""
        if self._helpers:
            self._pool = None
        while self._helpers:
            self._helpers.pop().dismiss()

    def close_cache(self) -> None:
        """Write down what was answered; the next analysis opens the file anew."""
        if self._cache is not None:
            self.dismiss_helpers()
            self._pool = None
            self._cache.close()
            self._cache = None

    def use(self, worker: Worker) -> None:
        """Ask only `worker`, which somebody else has started."""
        self.dismiss_helpers()
        self._worker = worker
        self._pool = cast("WorkerPool", resolve_name("ai.worker.pool:WorkerPool")([worker]))

    @property
    def _all(self) -> list[Worker]:
        """The processes that run."""
        return [self._worker, *self._helpers] if self._worker is not None else []

    def start(self) -> None:
        """Start it, so that nobody waits for it later."""
        _ = self.worker

    def renew(self) -> None:
        """Restart it, with a newer engine or with other games."""
        for worker in self._all:
            worker.renew(added_packages())

    def watch(self, seconds: float) -> None:
        """Advance time: one that has died is replaced."""
        for worker in self._all:
            worker.watch(seconds)

    def works_in(self) -> float:
        """Return the seconds until its answers must be asked for."""
        return LISTENING if self.busy else NEVER

    def end(self) -> None:
        """Cancel all requests, end the processes, and write down what they answered."""
        for worker in self._all:
            worker.close()
        if self._cache is not None:
            self._cache.close()


def _started() -> Worker:
    """Start a process."""
    start = cast("Callable[[Plugins], Worker]", resolve_name("ai.worker.client:Worker"))
    return start(added_packages())
