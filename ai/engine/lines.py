"""Lines to and from a pipe, by threads of their own: whoever speaks to a program never waits for it."""

from __future__ import annotations

from contextlib import suppress
from io import FileIO
from queue import Empty, Full, Queue
from threading import Thread
from typing import IO, TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

CHUNK: Final = 1 << 16  # bytes read at once
MOST_WAITING: Final = 64  # lines; then the other side has to wait
GOODBYE_SECONDS: Final = 1.0  # for a thread whose pipe has been closed


class LineReader:
    """The lines that arrive, at most `longest` bytes each; a longer one arrives cut to one byte more."""

    def __init__(self, pipe: IO[bytes] | FileIO, longest: int) -> None:
        """Start to read a pipe that is not buffered: it gives what has arrived."""
        self._pipe = pipe
        self._longest = longest
        self._lines: Queue[str | None] = Queue(MOST_WAITING)
        self._ended = False
        self._thread = Thread(target=self._read, name="lines", daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            for line in self._cut():
                self._lines.put(line.decode("utf-8", "replace").rstrip("\r"))
        except (OSError, ValueError):
            pass  # the pipe is gone, which is an end like others
        self._lines.put(None)

    def _cut(self) -> Iterator[bytes]:
        """Cut what arrives into lines, skipping what is too much of one."""
        left, skipping = b"", False
        while chunk := self._pipe.read(CHUNK):
            *whole, left = (left + chunk).split(b"\n")
            for line in whole:
                if not skipping:
                    yield line[: self._longest + 1]
                skipping = False
            if len(left) > self._longest and not skipping:
                yield left[: self._longest + 1]
                skipping = True
            if skipping:
                left = b""
        if left:
            yield left

    def next(self, seconds: float | None) -> str | None:
        """Return the next line, or None if none comes within `seconds`; raise EOFError after the last.

        None as `seconds` waits as long as it takes.
        """
        if self._ended:
            raise EOFError
        try:
            line = self._lines.get(timeout=seconds) if seconds != 0 else self._lines.get_nowait()
        except Empty:
            return None
        if line is None:
            self._ended = True
            raise EOFError
        return line

    def close(self) -> None:
        """Let the thread end; the pipe's other side has been closed."""
        for _ in range(2 * MOST_WAITING):
            if self._ended or not self._thread.is_alive():
                break
            try:
                self._ended = self._lines.get(timeout=GOODBYE_SECONDS) is None
            except Empty:
                return  # somebody else holds the pipe open; the thread ends with them
        self._thread.join(GOODBYE_SECONDS)


class LineWriter:
    """Sends lines, one after the other."""

    def __init__(self, pipe: IO[bytes]) -> None:
        """Start without lines."""
        self._pipe = pipe
        self._lines: Queue[str | None] = Queue(MOST_WAITING)
        self._thread = Thread(target=self._write, name="lines", daemon=True)
        self._thread.start()

    def _write(self) -> None:
        while (line := self._lines.get()) is not None:
            try:
                self._pipe.write(line.encode() + b"\n")
                self._pipe.flush()
            except (OSError, ValueError):
                return  # nobody reads any more, which the reader finds out

    def send(self, line: str) -> bool:
        """Send a line; False if too many have not been read yet."""
        try:
            self._lines.put_nowait(line)
        except Full:
            return False
        return True

    def close(self) -> None:
        """Let the thread end; the pipe's other side has been closed."""
        while self._thread.is_alive() and not self._send_end():
            with suppress(Empty):
                self._lines.get_nowait()
        self._thread.join(GOODBYE_SECONDS)

    def _send_end(self) -> bool:
        """Put the end after the lines sent; False if there are too many."""
        try:
            self._lines.put_nowait(None)
        except Full:
            return False
        return True
