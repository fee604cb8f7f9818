"""Runs other programs, with progress on the terminal."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

WINDOWS = os.name == "nt"
LIVE_SECONDS = 1.0  # between two updates of a terminal line
LINE_SECONDS = 15.0  # and between two lines in other output
LOCK_SECONDS = 0.5  # between two attempts to lock


class TroubleError(Exception):
    """Why a command can't go on, in one line for a person."""


def say(line: str) -> None:
    """Print one line; ignores a closed output."""
    with contextlib.suppress(OSError, ValueError):
        print(f"dev.py: {line}", flush=True)


class Progress:
    """Shows the progress of something slow: what it is, how long it has taken, and its total time."""

    def __init__(self, what: str, listening: Callable[[], bool] = lambda: True, *, live: bool = True) -> None:
        """Print the start; `live` updates one line, if there is a terminal."""
        self.what = what
        self.listening = listening
        self.began = time.monotonic()
        self.live = live and sys.stdout.isatty()
        self.beat = LIVE_SECONDS if self.live else LINE_SECONDS
        self.next = self.beat
        self._write(f"{what} ...", end=not self.live)

    @property
    def seconds(self) -> float:
        """The seconds so far."""
        return time.monotonic() - self.began

    def tick(self) -> None:
        """Print the time so far, if it is time to."""
        if self.seconds >= self.next:
            self.next = self.seconds + self.beat
            self._write(f"{self.what} ... {self.seconds:.0f} s", end=not self.live)

    def end(self, outcome: str) -> None:
        """Print how it ended."""
        self._write(f"{self.what}: {outcome} after {self.seconds:.0f} s", end=True)

    def _write(self, line: str, *, end: bool) -> None:
        if not self.listening():
            return
        if not self.live:
            say(line)
            return
        with contextlib.suppress(OSError, ValueError):
            print(f"\r\x1b[Kdev.py: {line}", end="\n" if end else "", flush=True)


def run_quietly(
    command: list[str],
    log: Path,
    where: Path,
    progress: Progress | None = None,
    seconds: float | None = None,
    env: dict[str, str] | None = None,
) -> bool:
    """Run a program in the folder `where` with its output in the file `log`; return whether it succeeded."""
    log.parent.mkdir(parents=True, exist_ok=True)
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_USER": "0"}
    began = time.monotonic()
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            command,
            cwd=where,
            env={**os.environ, **quiet, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
        try:
            while True:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    return process.wait(LIVE_SECONDS) == 0
                if progress:
                    progress.tick()
                if seconds is not None and time.monotonic() - began > seconds:
                    out.write(f"\nstopped after {seconds:.0f} seconds\n")
                    return False
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()


@contextlib.contextmanager
def alone(file: Path, *, patient: bool = True) -> Iterator[bool]:
    """Hold a lock that the system releases however the process ends; False if another process holds it.

    With `patient`, wait for it.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as handle:
        got = _lock(handle.fileno())
        if not got and patient:
            say("waiting for another dev.py, which is at the same work")
            while not got:
                time.sleep(LOCK_SECONDS)
                got = _lock(handle.fileno())
        yield got  # closing the file releases the lock


def _lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - each system has its own

            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - the same

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
