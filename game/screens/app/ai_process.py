"""The process of the computer players, which is started when somebody first needs it."""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import resolve_name
from typing import TYPE_CHECKING, cast

from game.registry import added_packages
from game.screens.app.rhythm import LISTENING
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from ai.worker.client import Worker
    from ai.worker.process import Plugins


class AIProcess:
    """At most one process; a newer engine or a death replaces it."""

    def __init__(self) -> None:
        """Start none yet."""
        self._worker: Worker | None = None

    @property
    def running(self) -> bool:
        """Whether it has been started."""
        return self._worker is not None

    @property
    def worker(self) -> Worker:
        """The process; started on demand."""
        if self._worker is None:
            self._worker = cast("Callable[[Plugins], Worker]", resolve_name("ai.worker.client:Worker"))(
                added_packages()
            )
        return self._worker

    def start(self) -> None:
        """Start it, so that nobody waits for it later."""
        _ = self.worker

    def renew(self) -> None:
        """Restart it, with a newer engine or with other games."""
        if self._worker is not None:
            self._worker.renew(added_packages())

    def watch(self, seconds: float) -> None:
        """Advance time: one that has died is replaced."""
        if self._worker is not None:
            self._worker.watch(seconds)

    def works_in(self) -> float:
        """Return the seconds until its answers must be asked for."""
        return LISTENING if self._worker is not None and self._worker.asked else NEVER

    def end(self) -> None:
        """Cancel all requests and end the process."""
        if self._worker is not None:
            self._worker.close()
