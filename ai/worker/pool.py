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

    from ai.worker.client import Worker
    from ai.worker.messages import Report, Request

MOST_PROCESSES: Final = 2


def processes_for_thinking() -> int:
    """Return how many AI processes this machine has cores for."""
    return max(1, min(MOST_PROCESSES, os.cpu_count() or 1))


class WorkerPool:
    """Hands requests to AI processes; who started them watches and closes them."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        """Ask `workers`, at least one."""
        self._workers = tuple(workers)
        self._open: list[set[int]] = [set() for _ in workers]  # each one's own numbers

    @property
    def size(self) -> int:
        """The number of processes."""
        return len(self._workers)

    def ask(self, request: Request) -> int:
        """Send a request; return its number."""
        place = min(range(self.size), key=lambda one: len(self._open[one]))
        number = self._workers[place].ask(request)
        self._open[place].add(number)
        return self._number(place, number)

    def cancel(self, number: int) -> None:
        """Cancel a request: nothing more is reported about it."""
        own, place = divmod(number, self.size)
        self._open[place].discard(own)
        self._workers[place].cancel(own)

    def poll(self) -> list[Report]:
        """Return the messages since the last call, without waiting."""
        reports: list[Report] = []
        for place, worker in enumerate(self._workers):
            for report in worker.poll():
                if isinstance(report, Died):
                    reports.append(report)
                elif report.id in self._open[place]:
                    reports.append(msgspec.structs.replace(report, id=self._number(place, report.id)))
                    if isinstance(report, (Answer, Failed)):
                        self._open[place].remove(report.id)
        return reports

    def _number(self, place: int, own: int) -> int:
        return own * self.size + place
