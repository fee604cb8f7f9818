"""Plays a deal again and again in the AI processes, without ever waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.deals.deal import won_by
from ai.worker.messages import Answer, Failed, deal_request

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.deals.deal import Deal
    from ai.worker.messages import Report
    from ai.worker.pool import WorkerPool

AT_ONCE: Final = 10  # tries that are asked for together
MOST: Final = 100  # at one deal

Won = dict[int, float]  # the share of the win by number of the try


class Tries:
    """The tries at one deal; those that are done are kept by the caller."""

    def __init__(self, deal: Deal, won: Won, pool: Callable[[], WorkerPool]) -> None:
        """Go on with `won`, in the program's AI processes."""
        self.deal = deal
        self.won = won
        self.failed = False  # the last ones got no answer
        self._pool = pool
        self._goal = len(won)
        self._waiting: dict[int, int] = {}  # number of the try, by ticket

    @property
    def running(self) -> bool:
        """Whether tries are asked for that are not done."""
        return len(self.won) < self._goal

    @property
    def idle(self) -> bool:
        """Whether it has to be updated before an answer can come."""
        return self.running and not self._waiting

    @property
    def complete(self) -> bool:
        """Whether there is no more to try."""
        return len(self.won) >= MOST

    @property
    def share(self) -> float:
        """The share of the asked tries that is done, 0 to 1."""
        first = max(0, self._goal - AT_ONCE)
        return (len(self.won) - first) / max(1, self._goal - first)

    def start(self) -> None:
        """Ask for some more."""
        self.failed = False
        self._goal = min(MOST, len(self.won) + AT_ONCE)

    def stop(self) -> None:
        """Cancel what is not done."""
        self._goal = len(self.won)
        self.leave()

    def leave(self) -> None:
        """Cancel all questions; `update` asks them again."""
        for ticket in self._waiting:
            self._pool().cancel(ticket)
        self._waiting.clear()

    def update(self) -> bool:
        """Take the answers and ask on; return whether one was done, or is hopeless."""
        if not self.running:
            return False
        news = [self._hear(report) for report in (self._pool().poll() if self._waiting else ())]
        self._ask()
        return any(news)

    def _ask(self) -> None:
        """Keep every AI process busy."""
        for number in range(self._goal):
            if len(self._waiting) == self._pool().size:
                return
            if number not in self.won and number not in self._waiting.values():
                self._waiting[self._pool().ask(deal_request(self.deal, number))] = number

    def _hear(self, report: Report) -> bool:
        if not isinstance(report, (Answer, Failed)) or report.id not in self._waiting:
            return False
        number = self._waiting.pop(report.id)
        if isinstance(report, Answer):
            self.won[number] = won_by(self.deal, report.result.values)
        else:
            self.failed = True
            self.stop()
        return True
