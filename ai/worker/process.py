"""The AI process: reads requests from a pipe, searches in slices, and checks for messages in between.

It imports nothing of the window, so it starts fast and stays small.
"""

from __future__ import annotations

import gc
import os
import signal
from collections import OrderedDict, deque
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final

from ai.analysis.failing_deals import DealsTask
from ai.analysis.foresight import foreseen
from ai.analysis.hindsight import HindsightTask
from ai.deals.playing import DealTask
from ai.players import Player, make_player
from ai.worker.messages import (
    ENCODER,
    TO_WORKER,
    Answer,
    Ask,
    Cancel,
    Failed,
    FromWorker,
    MoveNow,
    Progress,
    Quit,
)
from ai.worker.tasks import SearchResult
from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.plugins import find_plugins
from game.registry import add_games, rules_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from ai.worker.messages import Request
    from ai.worker.tasks import SearchTask
    from game.engine.contract import State

Plugins = tuple[tuple[str, str], ...]  # the identities of packages that add games
REPORT_SECONDS: Final = 0.05
NICENESS: Final = 5  # the window has priority
PLAYERS_KEPT: Final = 12
TREES_KEPT: Final = 3  # players that keep their trees, for their next decision


def serve(connection: Connection, plugins: Plugins = ()) -> None:
    """Answer requests until told to quit or until the other end has closed.

    Of `plugins`, which the person trusts, exactly the same packages add their games here.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the window's; it ends this process
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    gc.disable()  # trees have no cycles, and traversing them would cost a tenth of the time
    if plugins:
        for plugin in find_plugins()[0]:
            if plugin.identity in plugins:
                add_games(plugin)  # one that fails here fails its requests, and nothing else
    queue = RequestQueue(connection)
    try:
        with suppress(EOFError, OSError):
            while queue.work():
                gc.collect()
    finally:
        queue.close()


class RequestQueue:
    """The AI process's queue: requests in the order they came."""

    def __init__(self, connection: Connection) -> None:
        """Open one end of a pipe."""
        self.connection = connection
        self.waiting: deque[Ask] = deque()
        self.current = 0  # the request being searched; 0: none
        self.hurried: set[int] = set()
        self.quitting = False
        self.players: OrderedDict[tuple[object, ...], Player] = OrderedDict()

    def work(self) -> bool:
        """Handle the next request, waiting for one if there is none; False when told to quit."""
        while not self.waiting and not self.quitting:
            self.read(self.connection.recv_bytes())
        if self.quitting:
            return False
        asked = self.waiting.popleft()
        self.current = asked.id
        try:
            self.answer(asked)
        except (EOFError, OSError):
            raise  # nobody is left to tell
        except Exception as error:  # noqa: BLE001 - one request gone wrong must not cost the others
            self.send(Failed(asked.id, f"{type(error).__name__}: {error}"))
        self.current = 0
        self.hurried.discard(asked.id)
        return not self.quitting

    def answer(self, asked: Ask) -> None:
        """Work on one request until it is done, hurried or cancelled."""
        request = asked.request
        if request.deal is not None:
            again = DealTask(request.deal, request.seed)
            if self.think(asked.id, again):
                self.send(Answer(asked.id, again.result()))
            return
        state = rules_of(request.game).unpack(request.position)
        if request.course is None:  # a line may begin with what the table deals
            resolve_chance(state)
        if state.to_move == OVER:
            self.send(Answer(asked.id, SearchResult(-1, tuple(state.returns()), {}, (), 0, 0.0)))
            return
        task = self.task(request, state)
        if self.think(asked.id, task):
            result = foreseen(task, request.game) if request.reasons else task.result()
            self.send(Answer(asked.id, result))

    def task(self, request: Request, state: State) -> SearchTask:
        """Start the search that the request asks for."""
        if request.against is not None:
            return DealsTask(request, state)
        if request.course is not None or request.open_cards:
            return HindsightTask(request, state)
        player = self.player(request)
        player.see([rules_of(request.game).unpack(position) for position in request.seen], request.seat)
        return (player.ahead if request.ahead else player.start)(state, request.seat)

    def think(self, number: int, task: SearchTask) -> bool:
        """Run slices, reporting progress now and then; False when cancelled."""
        reported = perf_counter()
        while not task.step():
            self.read_post()
            if self.current != number or self.quitting:
                return False
            if number in self.hurried:
                return True
            if perf_counter() - reported >= REPORT_SECONDS:
                self.send(Progress(number, task.result()))
                reported = perf_counter()
        self.read_post()
        return self.current == number and not self.quitting

    def player(self, request: Request) -> Player:
        """Return the requested player, reusing a recent one."""
        key = (
            request.game,
            request.player,
            request.level,
            request.seconds,
            request.simulations,
            request.seed,
        )
        player = self.players.pop(key, None)
        if player is None:
            player = make_player(
                request.player,
                rules_of(request.game),
                level=request.level,
                seconds=request.seconds,
                simulations=request.simulations,
                seed=request.seed,
            )
        self.players[key] = player
        if len(self.players) > PLAYERS_KEPT:
            self.players.popitem(last=False)[1].close()
        for other in list(self.players.values())[:-TREES_KEPT]:
            other.forget()
        return player

    def close(self) -> None:
        """End all players' outside programs."""
        for player in self.players.values():
            player.close()
        self.players.clear()

    def read_post(self) -> None:
        """Read all pending messages without waiting."""
        while self.connection.poll():
            self.read(self.connection.recv_bytes())

    def read(self, data: bytes) -> None:
        """Handle one message."""
        message = TO_WORKER.decode(data)
        if isinstance(message, Ask):
            self.waiting.append(message)
        elif isinstance(message, Cancel):
            self.waiting = deque(asked for asked in self.waiting if asked.id != message.id)
            if self.current == message.id:
                self.current = 0
        elif isinstance(message, MoveNow):
            self.hurried.add(message.id)
        elif isinstance(message, Quit):
            self.quitting = True

    def send(self, message: FromWorker) -> None:
        """Send a message to the window."""
        self.connection.send_bytes(ENCODER.encode(message))
