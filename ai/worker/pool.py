"""Several AI processes asked like one: each request goes to the least busy of them.

Only for questions that don't depend on one another, such as those of an analysis.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import msgspec

from ai.worker.messages import Answer, Died, Failed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    from ai.worker.answer_cache import AnswerCache
    from ai.worker.client import Worker
    from ai.worker.messages import Report, Request
    from ai.worker.tasks import SearchResult

MOST_PROCESSES: Final = 2


def processes_for_thinking() -> int:
    """Return how many AI processes this machine has cores for."""
    return max(1, min(MOST_PROCESSES, os.cpu_count() or 1))


class WorkerPool:
    """Hands requests to AI processes; who started them watches and closes them."""

    def __init__(self, workers: Sequence[Worker], cache: AnswerCache | None = None) -> None:
        """Ask `workers`, at least one, what `cache` doesn't know."""
        self._workers = tuple(workers)
        self._cache = cache
        self._last = 0  # number of a request
        self._looked_up: dict[int, tuple[Request, Future[SearchResult | None]]] = {}  # by number
        self._asked: list[dict[int, tuple[int, Request]]] = [{} for _ in workers]  # by each one's own number

    @property
    def size(self) -> int:
        """The number of processes."""
        return len(self._workers)

    @property
    def looks_up(self) -> bool:
        """Whether the cache has yet to answer."""
        return bool(self._looked_up)

    def ask(self, request: Request) -> int:
        """Look a request up, or send it; return its number."""
        self._last += 1
        if self._cache is None:
            self._send(self._last, request)
        else:
            self._looked_up[self._last] = request, self._cache.find(request)
        return self._last

    def _send(self, number: int, request: Request) -> None:
        place = min(range(self.size), key=lambda one: len(self._asked[one]))
        self._asked[place][self._workers[place].ask(request)] = number, request

    def cancel(self, number: int) -> None:
        """Cancel a request: nothing more is reported about it."""
        self._looked_up.pop(number, None)
        for worker, asked in zip(self._workers, self._asked, strict=True):
            for own in [own for own, (its, _) in asked.items() if its == number]:
                del asked[own]
                worker.cancel(own)

    def poll(self) -> list[Report]:
        """Return the messages since the last call, without waiting."""
        reports = self._recalled()
        for worker, asked in zip(self._workers, self._asked, strict=True):
            for report in worker.poll():
                if isinstance(report, Died):
                    reports.append(report)
                elif report.id in asked:
                    number, request = asked[report.id]
                    reports.append(msgspec.structs.replace(report, id=number))
                    if isinstance(report, (Answer, Failed)):
                        del asked[report.id]
                    if isinstance(report, Answer) and self._cache is not None:
                        self._cache.keep(request, report.result)
        return reports

    def _recalled(self) -> list[Report]:
        """Return what the cache knows, and send what it doesn't."""
        reports: list[Report] = []
        for number, (request, found) in list(self._looked_up.items()):
            if found.done():
                del self._looked_up[number]
                known = found.result()
                if known is None:
                    self._send(number, request)
                else:
                    reports.append(Answer(number, known))
        return reports
