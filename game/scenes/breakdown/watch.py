"""Watches over the running loop: says where it hangs, and ends it in order when the system asks for it."""

from __future__ import annotations

import faulthandler
import logging
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import IO, Final

SLOW: Final = 2.0  # seconds of a frame until it is written down where the program is
EVERY: Final = 0.25  # seconds between two settings of that alarm: each costs 35 microseconds
HANG_FILE: Final = "hangs.txt"
LIMIT: Final = 200_000  # bytes of that file; then nothing more is written
ENDINGS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # those that this system has
_log = logging.getLogger(__name__)


class Watchdog:
    """Has all threads' stacks written, without any values, when a frame doesn't end."""

    def __init__(self, folder: Path, slow: float = SLOW) -> None:
        """Write into `folder`; where the disk refuses nothing is watched."""
        self.slow = slow
        self._since = EVERY  # seconds since the alarm was set
        self._file: IO[str] | None = None
        try:
            self._file = (folder / HANG_FILE).open("w", encoding="utf-8")
        except OSError as error:
            _log.warning("hangs are not written down: %s", error)

    def frame(self, seconds: float) -> None:
        """Take note that a frame has begun, `seconds` after the one before."""
        if seconds >= self.slow:
            _log.warning("a frame lasted %.1f seconds; where, is in %s", seconds, HANG_FILE)
        self._since += seconds
        if self._file is None or self._since < EVERY:
            return
        self._since = 0.0
        if self._file.tell() < LIMIT:
            faulthandler.dump_traceback_later(self.slow + EVERY, file=self._file)

    def close(self) -> None:
        """Watch no longer."""
        faulthandler.cancel_dump_traceback_later()
        if self._file is not None:
            self._file.close()
            self._file = None


@contextmanager
def heeding_signals(end: Callable[[int], None]) -> Iterator[None]:
    """Have `end` called with the number of a signal that asks the program to end; a second one ends it."""

    def heed(number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        end(number)

    numbers = [getattr(signal, name) for name in ENDINGS if hasattr(signal, name)]
    before = {number: signal.signal(number, heed) for number in numbers}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)
