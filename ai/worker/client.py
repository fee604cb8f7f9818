"""The window's side of the AI process: request, poll, cancel and hurry, without ever waiting.

The program's entry point must call `multiprocessing.freeze_support()` before it imports anything heavy.
"""

from __future__ import annotations

from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from ai.worker.messages import ENCODER, FROM_WORKER, Answer, Ask, Cancel, Died, Failed, MoveNow, Quit
from ai.worker.process import serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from ai.worker.messages import Report, Request, ToWorker
    from ai.worker.process import Plugins

LIVES: Final = 3  # replacement processes until an answer comes
FAREWELL_SECONDS: Final = 0.3  # for a process told to quit; then it is killed
PATIENCE: Final = 20.0  # seconds of silence after which a busy process is killed
HURRIED_PATIENCE: Final = 5.0  # the same once it was told to answer at once
LAST_BREATH_SECONDS: Final = 0.05  # for a process that closed its pipe, until its exit code is known


class Worker:
    """The AI process; if it dies, `poll` says so and a new one takes over its requests."""

    def __init__(self, plugins: Plugins = ()) -> None:
        """Start the process with the games of `plugins`; it is ready within about a tenth of a second."""
        self._plugins = plugins
        self._asked = 0
        self._open: dict[int, Request] = {}
        self._hurried: set[int] = set()
        self._lives = LIVES
        self._silent = 0.0  # seconds since its last message, or since it was asked
        self._working = False
        self._outdated = False
        self._leaving: list[SpawnProcess] = []  # told to quit, not yet joined
        self.connection: Connection  # readable when there is something to poll for
        self._process: SpawnProcess
        self._start()

    @property
    def asked(self) -> bool:
        """Whether an answer is pending."""
        return bool(self._open)

    @property
    def alive(self) -> bool:
        """Whether the process is running."""
        return self._process.is_alive()

    def _start(self) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs, self._plugins), name="thinking", daemon=True
        )
        self._process.start()
        theirs.close()
        self._working = True
        self._silent = 0.0

    def renew(self, plugins: Plugins | None = None) -> None:
        """Replace the process as soon as it is idle, to use the newest engine, or other `plugins`."""
        self._plugins = self._plugins if plugins is None else plugins
        self._outdated = True
        self._renew_if_idle()

    def _renew_if_idle(self) -> None:
        """Replace the process if it is idle, without waiting for the old one."""
        if not self._outdated or self._open:
            return
        self._outdated = False
        if self._working:
            self._send(Quit())
            self.connection.close()
            self._leaving.append(self._process)
            self._start()

    def ask(self, request: Request) -> int:
        """Send a request; return its number. Requests are answered in order."""
        if not self._working:
            self._lives = LIVES
            self._start()
        self._asked += 1
        self._open[self._asked] = request
        self._send(Ask(self._asked, request))
        return self._asked

    def cancel(self, number: int) -> None:
        """Cancel a request: nothing more is reported about it."""
        if number in self._open:
            self._forget(number)
            self._send(Cancel(number))

    def move_now(self, number: int) -> None:
        """Have a request answered at once with the best action so far."""
        if number in self._open:
            self._hurried.add(number)
            self._send(MoveNow(number))

    def watch(self, seconds: float) -> None:
        """Advance the clock: a process that hangs is killed, so that `poll` starts a new one.

        A searching process reports twenty times a second, so a silent one will never answer.
        """
        if not self._open or not self._working:
            self._silent = 0.0
            return
        self._silent += seconds
        if self._silent >= (HURRIED_PATIENCE if self._hurried else PATIENCE):
            self._silent = 0.0
            self._process.kill()

    def poll(self) -> list[Report]:
        """Return the messages since the last call, in order, without waiting; call it once a frame."""
        reports: list[Report] = []
        if not self._working:
            return reports
        try:
            while self.connection.poll():
                message = FROM_WORKER.decode(self.connection.recv_bytes())
                self._silent = 0.0
                if message.id not in self._open:
                    continue  # cancelled while the answer was on its way
                if isinstance(message, (Answer, Failed)):
                    self._forget(message.id)
                    self._lives = LIVES
                reports.append(message)
        except (EOFError, OSError):
            reports += self._take_over()
        self._renew_if_idle()
        return reports

    def _take_over(self) -> list[Report]:
        """Start a new process with all pending requests; after too many lives, wait for the next request."""
        self._process.join(LAST_BREATH_SECONDS)
        exit_code = self._process.exitcode
        self.connection.close()
        self._lives -= 1
        reports: list[Report] = [Died(exit_code, max(0, self._lives))]
        if self._lives <= 0:
            reports += [
                Failed(number, f"the thinking process ended with {exit_code}") for number in self._open
            ]
            self._open.clear()
            self._hurried.clear()
            self._working = False
            return reports
        self._start()
        for number, request in self._open.items():
            self._send(Ask(number, request))
            if number in self._hurried:
                self._send(MoveNow(number))
        return reports

    def _forget(self, number: int) -> None:
        del self._open[number]
        self._hurried.discard(number)

    def _send(self, message: ToWorker) -> None:
        try:
            self.connection.send_bytes(ENCODER.encode(message))
        except (OSError, ValueError):
            return  # the process died; `poll` will notice, and send the request to the next one

    def dismiss(self) -> None:
        """Kill the process without waiting for its end; it must not be asked any more."""
        self._open.clear()
        if self._working:
            self._working = False
            self._process.kill()
            self.connection.close()

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        for process in self._leaving:
            process.join(FAREWELL_SECONDS)
            if process.is_alive():
                process.kill()
        self._leaving.clear()
        if not self._working:
            return
        self._open.clear()
        self._send(Quit())
        self._working = False
        self._process.join(FAREWELL_SECONDS)
        if self._process.is_alive():
            self._process.kill()  # a stopped process hears nothing else, and the program would wait for it
            self._process.join(FAREWELL_SECONDS)
        self.connection.close()
