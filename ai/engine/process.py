"""An outside program that plays: started, asked for decisions, and ended for certain.

Conversations are generators: they yield while the program has not answered, for about SLICE_SECONDS each, and
return its answer. A program that breaks the protocol of docs/engine_protocol.md raises EngineTrouble.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from collections import deque
from contextlib import suppress
from time import perf_counter
from typing import IO, TYPE_CHECKING, Any, Final, Literal, cast

from ai.engine.lines import LineReader, LineWriter
from ai.engine.protocol import GREETING, command_words
from ai.worker.tasks import SLICE_SECONDS

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

HELLO_SECONDS: Final = 15.0  # to start and to say hello
GRACE_SECONDS: Final = 1.0  # beyond the time for a decision
LONGEST_ANSWER: Final = 4096  # bytes of a line
MOST_LINES: Final = 10_000  # of information before an answer
REAPING_SECONDS: Final = 5.0
LIBRARIES: Final = "LD_LIBRARY_PATH"
PARENT_DEATH_SIGNAL: Final = 1  # prctl's PR_SET_PDEATHSIG

TroubleCode = Literal["missing", "died", "silent", "slow", "nonsense", "illegal", "endless"]


class EngineTrouble(Exception):
    """An outside program that can't go on playing; `code` says why, `detail` is for the log."""

    def __init__(self, code: TroubleCode, detail: str = "") -> None:
        """Store why."""
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: TroubleCode = code
        self.detail = detail


class EngineProcess:
    """A running program."""

    def __init__(self, command: str) -> None:
        """Start it without a shell; raise EngineTrouble if that fails."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - what the person has typed
                command_words(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                env=_environment(),
                **_apart(),
            )
        except (OSError, ValueError) as error:
            raise EngineTrouble("missing", str(error)) from error
        self._writer = LineWriter(cast("IO[bytes]", self._process.stdin))
        self._reader = LineReader(cast("IO[bytes]", self._process.stdout), LONGEST_ANSWER)
        self._greeted = ""  # the game that it was told
        self._owed: deque[str] = deque()  # the first words of the answers still to come

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    def decide(self, game: str, lines: Sequence[str], seconds: float) -> Generator[None, None, str]:
        """Ask for a decision by `lines`, the last of which begins the search; return its notation."""
        while self._owed:  # a question that was given up, as its position was taken back
            self._send("stop")
            yield from self._answer(seconds + HELLO_SECONDS, "slow")
        if self._greeted != game:
            yield from self._greet(game)
        self._ask(lines, "bestmove")
        return (yield from self._answer(seconds + GRACE_SECONDS, "slow"))

    def _greet(self, game: str) -> Generator[None, None, None]:
        if not self._greeted:
            self._ask(["hello"], "hello")
            answer = yield from self._answer(HELLO_SECONDS, "silent")
            if not f"{answer} ".startswith(f"{GREETING} "):
                raise EngineTrouble("nonsense", f"hello {answer[:80]}")
        self._ask([f"game {game}"], "ready")
        if (yield from self._answer(HELLO_SECONDS, "silent")) != game:
            raise EngineTrouble("nonsense", f"not ready for {game}")
        self._greeted = game

    def _ask(self, lines: Sequence[str], word: str) -> None:
        """Send lines that are answered by one that begins with `word`."""
        for line in lines:
            self._send(line)
        self._owed.append(word)

    def _answer(self, seconds: float, late: TroubleCode) -> Generator[None, None, str]:
        """Wait for the next answer owed; return what follows its first word."""
        word = self._owed[0]
        until = perf_counter() + seconds
        told = 0
        while True:
            left = until - perf_counter()
            if left <= 0:
                raise EngineTrouble(late, f"no {word} within {seconds:g} seconds")
            try:
                line = self._reader.next(min(left, SLICE_SECONDS))
            except EOFError:
                raise EngineTrouble("died", self._end()) from None
            if line is None:
                yield
                continue
            first, _, rest = line.partition(" ")
            if first == word and len(line) <= LONGEST_ANSWER:
                self._owed.popleft()
                return rest.strip()
            told += 1
            if first != "info" or told > MOST_LINES:
                raise EngineTrouble("nonsense", line[:80])
            yield  # whoever asks may have something else to do, however much it tells

    def _send(self, line: str) -> None:
        if not self._writer.send(line):
            raise EngineTrouble("silent", "it doesn't read")

    def _end(self) -> str:
        """Say how the program ended, or that it only closed its output."""
        with suppress(subprocess.TimeoutExpired):
            return f"exit code {self._process.wait(GRACE_SECONDS)}"
        return "it closed its output"

    def close(self) -> None:
        """Kill the program with all that it has started, and wait until it is gone."""
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(REAPING_SECONDS)
        self._reader.close()
        self._writer.close()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if pipe:
                    pipe.close()


def _environment() -> dict[str, str]:
    """Return the person's environment: a frozen program of ours finds its own libraries first."""
    env = dict(os.environ)
    if getattr(sys, "frozen", False):
        env.pop(LIBRARIES, None)
        if f"{LIBRARIES}_ORIG" in env:
            env[LIBRARIES] = env.pop(f"{LIBRARIES}_ORIG")
    return env


def _apart() -> dict[str, Any]:
    """Give the program a group of its own, so that it is killed with all that it has started.

    On Linux the kernel kills it also when this process is killed and can't do it.
    """
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW}
    apart: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "linux":
        prctl = ctypes.CDLL(None).prctl
        apart["preexec_fn"] = lambda: prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)
    return apart
