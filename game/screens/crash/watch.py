"""Watches the main loop: logs where it hangs, and quits properly when the system asks for it."""

from __future__ import annotations

import logging
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from traceback import walk_stack
from types import FrameType
from typing import IO, Final

from game.engine.files.plain_file import check_writable

SLOW: Final = 2.0  # seconds until a frame's stacks are logged
EVERY: Final = 0.25  # seconds between two checks
HANG_FILE: Final = "hangs.txt"
LIMIT: Final = 200_000  # bytes of that file; then nothing more is written
ENDINGS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # of which this system has some
_log = logging.getLogger(__name__)


class Watchdog:
    """Writes all threads' stacks, without any values, if a frame doesn't end.

    It runs as a Python thread, so it can't report code that hangs while holding the GIL. `faulthandler`
    could, but it reads stacks while they change, and so a slow frame would now and then crash the program
    (cpython issue 131580).
    """

    def __init__(self, folder: Path, slow: float = SLOW) -> None:
        """Write into `folder`; if that fails, nothing is watched."""
        self.slow = slow
        self._begun = monotonic()  # start of the current frame
        self._closed = threading.Event()
        self._file: IO[str] | None = None
        try:
            check_writable(folder / HANG_FILE)
            self._file = (folder / HANG_FILE).open("w", encoding="utf-8")
        except OSError as error:
            _log.warning("hangs are not written down: %s", error)
            return
        self._thread = threading.Thread(target=self._watch, args=(self._file,), name="watchdog", daemon=True)
        self._thread.start()

    def frame(self, seconds: float) -> None:
        """A frame has begun, `seconds` after the previous one."""
        if seconds >= self.slow:
            _log.warning("a frame lasted %.1f seconds; where, is in %s", seconds, HANG_FILE)
        self._begun = monotonic()

    def _watch(self, file: IO[str]) -> None:
        """Write the other threads' stacks, once for each slow frame."""
        told = 0.0
        while not self._closed.wait(min(EVERY, self.slow)):
            begun = self._begun
            if begun == told or monotonic() - begun < self.slow:
                continue
            told = begun
            try:
                if file.tell() < LIMIT:
                    file.write(_stacks())
                    file.flush()
            except OSError as error:
                _log.warning("a hang is not written down: %s", error)

    def close(self) -> None:
        """Stop watching."""
        self._closed.set()
        if self._file is not None:
            self._thread.join()
            self._file.close()
            self._file = None


def _stacks() -> str:
    """Return the stack of every other thread, innermost call first."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    lines = ["A frame doesn't end."]
    for number, frame in sys._current_frames().items():  # noqa: SLF001 - documented, in spite of its name
        if number == threading.get_ident():
            continue
        lines.append(f"Thread {names.get(number, number)}:")
        lines += [
            f'  File "{one.f_code.co_filename}", line {line} in {one.f_code.co_name}'
            for one, line in walk_stack(frame)
        ]
    return "\n".join(lines) + "\n\n"


@contextmanager
def heeding_signals(end: Callable[[int], None]) -> Iterator[None]:
    """Call `end` with the number of a signal that asks the program to quit; a second one kills it."""

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
