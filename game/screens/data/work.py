"""Something that takes long, on a thread, with its progress."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from saves.backup.exporting import Progress

PAUSE: Final = 0.002  # seconds between two files: the window needs the interpreter, too
END_SECONDS: Final = 1.0  # to wait for one that was stopped
Result = TypeVar("Result")


class Work(Generic[Result]):
    """One piece of work; it begins at once."""

    def __init__(self, act: Callable[[Progress], Result], pause: float = PAUSE) -> None:
        """Call `act` with what it tells its progress to; a longer `pause` leaves more to others."""
        self.share = 0.0  # done, 0.0 to 1.0
        self._act = act
        self._pause = pause
        self._stopped = threading.Event()
        self._result: Result | None = None
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="data", daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether it has ended."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Have it end soon."""
        self._stopped.set()

    def end(self) -> None:
        """Stop it, and wait a moment for it."""
        self.stop()
        self._thread.join(END_SECONDS)

    def result(self) -> Result:
        """Wait for what it comes to; raise what it raised."""
        self._thread.join()
        if self._error is not None:
            raise self._error
        return self._result  # type: ignore[return-value]  # it has ended without an error

    def _run(self) -> None:
        try:
            self._result = self._act(self._goes_on)
        except BaseException as error:  # noqa: BLE001  # raised again where somebody waits for the result
            self._error = error

    def _goes_on(self, done: int, whole: int) -> bool:
        self.share = done / max(1, whole)
        return not self._stopped.wait(self._pause)
