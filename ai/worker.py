"""The window's side of the thinking process: ask, look what came, cancel, hurry, without ever waiting.

The program's door must call `multiprocessing.freeze_support()` before anything heavy is imported.
"""

from __future__ import annotations

from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from ai.messages import ENCODER, FROM_WORKER, Answer, Ask, Cancel, Died, Failed, MoveNow, Quit
from ai.thinking import serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from ai.messages import Report, Request, ToWorker

LIVES: Final = 3  # fresh processes that take over, until an answer comes
FAREWELL_SECONDS: Final = 0.3  # for a process told to quit; then it is ended
PATIENCE: Final = 20.0  # seconds in which a process that is asked says nothing at all, until it is ended
HURRIED_PATIENCE: Final = 5.0  # and when it was told to answer at once
LAST_BREATH_SECONDS: Final = 0.05  # for a process that has hung up, until its exit code is known


class Worker:
    """A process that thinks; when it dies, `poll` says so and a fresh one takes over what was asked."""

    def __init__(self) -> None:
        """Start the process; it is ready within about a tenth of a second."""
        self._asked = 0
        self._open: dict[int, Request] = {}
        self._hurried: set[int] = set()
        self._lives = LIVES
        self._silent = 0.0  # seconds since it said something, or was asked
        self._working = False
        self._outdated = False
        self._leaving: list[SpawnProcess] = []  # told to quit, and nobody waits for them yet
        self.connection: Connection  # readable when there is something to poll for
        self._process: SpawnProcess
        self._start()

    @property
    def asked(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._open)

    @property
    def alive(self) -> bool:
        """Whether the process is running."""
        return self._process.is_alive()

    def _start(self) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="thinking", daemon=True)
        self._process.start()
        theirs.close()
        self._working = True
        self._silent = 0.0

    def renew(self) -> None:
        """Have a fresh process think, with the engine that is there now, once this one has nothing to do."""
        self._outdated = True
        self._renew_if_idle()

    def _renew_if_idle(self) -> None:
        """Let a fresh process take over where that costs nobody anything, without waiting for the old one."""
        if not self._outdated or self._open:
            return
        self._outdated = False
        if self._working:
            self._send(Quit())
            self.connection.close()
            self._leaving.append(self._process)
            self._start()

    def ask(self, request: Request) -> int:
        """Ask for an answer; return the request's number. Requests are answered in the order they come."""
        if not self._working:
            self._lives = LIVES
            self._start()
        self._asked += 1
        self._open[self._asked] = request
        self._send(Ask(self._asked, request))
        return self._asked

    def cancel(self, number: int) -> None:
        """Forget a request: nothing more is reported about it."""
        if number in self._open:
            self._forget(number)
            self._send(Cancel(number))

    def move_now(self, number: int) -> None:
        """Have a request answered at once with what has been found."""
        if number in self._open:
            self._hurried.add(number)
            self._send(MoveNow(number))

    def watch(self, seconds: float) -> None:
        """Let time pass: a process that hangs is ended, so that `poll` lets a fresh one take over.

        One that thinks tells of it twenty times a second; whoever says nothing at all will never answer.
        """
        if not self._open or not self._working:
            self._silent = 0.0
            return
        self._silent += seconds
        if self._silent >= (HURRIED_PATIENCE if self._hurried else PATIENCE):
            self._silent = 0.0
            self._process.kill()

    def poll(self) -> list[Report]:
        """Return what came since the last call, in order, without waiting; to be called once a frame."""
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
        """Start a fresh process with all that was asked; after too many lives give up until asked again."""
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
            return  # the process has died; `poll` will notice, and ask the next one again

    def close(self) -> None:
        """End the process, whatever it is doing."""
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
            self._process.kill()  # one that was stopped hears nothing else, and the program would wait for it
            self._process.join(FAREWELL_SECONDS)
        self.connection.close()
