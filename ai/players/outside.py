"""A player that is an outside program; when it fails, one of ours goes on in its place."""

from __future__ import annotations

import logging
from collections import Counter
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from ai.engine.process import EngineProcess, EngineTrouble
from ai.engine.protocol import command_words, question
from ai.players.base import Player
from ai.worker.tasks import ImmediateDecision
from game.engine.errors import UnknownText
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from ai.search import Search
    from ai.worker.tasks import Budget, SearchResult, SearchTask
    from game.engine.contract import Rules, State

SIMULATING_SECONDS: Final = 60.0  # for a decision by simulations
MOST_REPEATS: Final = 50  # decisions in one position, such as picking a card up and putting it back
_log = logging.getLogger(__name__)


class OutsidePlayer(Player):
    """Asks a program, which is started for the first decision and ended by `close`."""

    clock: Callable[[], float] = staticmethod(perf_counter)  # its processor time can't be measured

    def __init__(self, rules: Rules, seed: int, command: str, budget: Budget, substitute: Player) -> None:
        """Play by `command`; `substitute` takes over for good once that fails. Raise ValueError."""
        super().__init__(rules, seed)
        command_words(command)  # raises
        self.command = command
        self.budget = budget
        self.substitute = substitute
        self.trouble: EngineTrouble | None = None  # why the substitute plays
        self._process: EngineProcess | None = None
        self._met: Counter[int] = Counter()  # positions by seed, to end loops

    def start(self, state: State, seat: int) -> SearchTask:
        """Ask the program, or its substitute."""
        if self.trouble is not None:
            return self.substitute.start(state, seat)
        return OutsideTask(self, state, seat)

    def ask(self, state: State, seat: int) -> Generator[None, None, int]:
        """Return the program's decision, yielding until it is there; raise EngineTrouble."""
        position = self.seed_for(state.view(seat))
        self._met[position] += 1
        if self._met[position] > MOST_REPEATS:
            raise EngineTrouble("endless", f"the same position {MOST_REPEATS} times")
        if self._process is None:
            self._process = EngineProcess(self.command)
        seconds = self.budget.seconds if self.budget.simulations is None else None
        lines = question(state, seat, self.budget)
        text = yield from self._process.decide(self.rules.id, lines, seconds or SIMULATING_SECONDS)
        try:
            action = state.read(text)
        except UnknownText as error:
            raise EngineTrouble("nonsense", text[:80]) from error
        if action not in state.legal_actions():
            raise EngineTrouble("illegal", text[:80])
        return action

    def replace(self, trouble: EngineTrouble) -> None:
        """End the program; the substitute goes on."""
        _log.warning("an outside program was replaced: %s", trouble)
        self.trouble = trouble
        self.close()

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.close()
            self._process = None


class OutsideTask:
    """One decision of an outside program."""

    def __init__(self, player: OutsidePlayer, state: State, seat: int) -> None:
        """Ask with the first step."""
        self._player = player
        self._state = state
        self._seat = seat
        self._answer = player.ask(state, seat)
        self._began = perf_counter()
        self._substitute: SearchTask | None = None
        self._found: SearchResult | None = None

    def step(self) -> bool:
        """Wait a moment for the answer; True when it is there."""
        if self._substitute is not None:
            return self._substitute.step()
        try:
            next(self._answer)
        except StopIteration as answered:
            self._found = self._decided(answered.value)
            return True
        except EngineTrouble as trouble:
            self._player.replace(trouble)
            self._substitute = self._player.substitute.start(self._state, self._seat)
        return False

    def result(self) -> SearchResult:
        """Return the decision; before there is one, that of our fast policy."""
        if self._substitute is not None:
            trouble = self._player.trouble
            return msgspec.structs.replace(self._substitute.result(), trouble=trouble.code if trouble else "")
        if self._found is None:
            fast = self._player.evaluator.playout(self._state.clone(), self._rng())
            self._found = self._decided(fast)
        return msgspec.structs.replace(self._found, seconds=perf_counter() - self._began)

    def searched(self) -> Search | None:
        """Return the search of who took over, if somebody has."""
        return self._substitute.searched() if self._substitute is not None else None

    def _decided(self, action: int) -> SearchResult:
        """Return a decision with our estimate of the position."""
        values = self._player.evaluator.evaluate(self._state.clone(), self._rng())
        return ImmediateDecision(action, values).result()

    def _rng(self) -> Rng:
        return Rng(self._player.seed_for(self._state.view(self._seat)))
