"""Our engine as a program: reads commands, searches, writes answers, each a line."""

from __future__ import annotations

import zlib
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from ai.engine.protocol import (
    GREETING,
    LONGEST_LINE,
    NOTHING,
    ProtocolError,
    read_limit,
    read_packed,
)
from ai.players import make_player
from game.engine.errors import EngineError
from game.engine.rng import Rng
from game.registry import GAMES, rules_of
from saves.disk.notices import SaveError
from saves.matches.code import from_code

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ai.engine.lines import LineReader
    from ai.players import Player
    from game.engine.contract import Rules, State

NAME: Final = "Herotable"
WAITING_LIMIT: Final = 100  # commands that may wait for the end of a search
IGNORED: Final = frozenset({"view", "legal", "stop"})  # what other engines read, and a stop too late


class EngineServer:
    """One conversation."""

    def __init__(self, lines: LineReader, write: Callable[[str], None], level: str, seed: int) -> None:
        """Answer the commands in `lines` by `write`, as a player of `level`."""
        self._lines = lines
        self._write = write
        self._level = level
        self._seed = seed
        self._rules: Rules | None = None
        self._state: State | None = None  # a determinization for the seat to move
        self._players: dict[tuple[object, ...], Player] = {}  # by limit, for one game
        self._waiting: deque[str] = deque()
        self._commands: Mapping[str, Callable[[list[str]], None]] = {
            "hello": self._hello,
            "games": self._games,
            "game": self._game,
            "position": self._position,
            "go": self._go,
        }

    def run(self) -> None:
        """Answer until "quit" or the end of the input."""
        while True:
            try:
                line = self._waiting.popleft() if self._waiting else self._lines.next(None)
            except EOFError:
                return
            if line is not None and not self.obey(line):
                return

    def obey(self, line: str) -> bool:
        """Obey one command; False for "quit"."""
        words = line.split()
        if len(line.encode()) > LONGEST_LINE:
            self._error(f"a line has at most {LONGEST_LINE} bytes")
        elif not words or words[0] in IGNORED:
            return True
        elif words == ["quit"]:
            return False
        elif words[0] not in self._commands:
            self._error(f"unknown command {words[0][:40]!r}")
        else:
            self._try(words)
        return True

    def _try(self, words: list[str]) -> None:
        try:
            self._commands[words[0]](words[1:])
        except (ProtocolError, EngineError, SaveError) as error:
            self._error(str(error))
        except BrokenPipeError:
            raise
        except Exception as error:  # noqa: BLE001 - a position out of this world must not end the engine
            self._error(f"{type(error).__name__}: {error}")

    def _error(self, message: str) -> None:
        self._write(f"error {' '.join(message.split())[:400]}")

    def _hello(self, _words: list[str]) -> None:
        self._write(f"hello {GREETING} {NAME} {self._level}")

    def _games(self, _words: list[str]) -> None:
        self._write(f"games {' '.join(GAMES)}")

    def _game(self, words: list[str]) -> None:
        if len(words) != 1:
            raise ProtocolError("expected: game ID")
        self._rules = rules_of(words[0])
        self._state = None
        self._players.clear()
        self._write(f"ready {self._rules.id}")

    def _position(self, words: list[str]) -> None:
        self._state = None
        if words[:1] == ["packed"]:
            if self._rules is None:
                raise ProtocolError("a packed position needs a game first: game ID")
            self._state = read_packed(self._rules, words[1:])[0]
        elif words:
            match, _ = from_code("".join(words))
            if self._rules is not None and self._rules is not match.rules:
                raise ProtocolError(f"that is a match of {match.rules.id}, not of {self._rules.id}")
            self._rules = match.rules
            self._state = match.state if match.over else self._seen(match.state)
        else:
            raise ProtocolError("expected: position CODE or position packed SEAT BASE64")

    def _seen(self, state: State) -> State:
        """Forget what the seat to move doesn't know."""
        seat = state.to_move
        seen = zlib.crc32(msgspec.msgpack.encode(state.view(seat)))
        return state.determinize(seat, Rng(self._seed << 32 | seen))

    def _go(self, words: list[str]) -> None:
        simulations, seconds = read_limit(words)
        if self._state is None or self._rules is None:
            raise ProtocolError("there is no position")
        if self._state.to_move < 0:
            self._write(f"bestmove {NOTHING}")
            return
        task = self._player(self._rules, simulations, seconds).start(self._state, self._state.to_move)
        while not task.step():
            if self._stopped():
                break
        found = task.result()
        chances = " ".join(f"{value:.4f}" for value in found.values)
        self._write(f"info simulations {found.simulations} seconds {found.seconds:.3f} chances {chances}")
        self._write(f"bestmove {self._state.notation(found.action)}")

    def _stopped(self) -> bool:
        """Whether "stop" has arrived; other commands wait for the end of the search."""
        if len(self._waiting) >= WAITING_LIMIT:
            return False
        try:
            line = self._lines.next(0)
        except EOFError:
            return False  # whoever has sent all commands at once waits for the answers
        if line is not None and line.split() == ["stop"]:
            return True
        if line is not None:
            self._waiting.append(line)
        return False

    def _player(self, rules: Rules, simulations: int | None, seconds: float | None) -> Player:
        """Return the player with this limit; the same one goes on with a turn's next decision."""
        key = (simulations, seconds)
        if key not in self._players:
            self._players.clear()
            self._players[key] = make_player(
                "mcts",
                rules,
                level=self._level,
                simulations=simulations,
                seconds=seconds,
                seed=self._seed,
            )
        return self._players[key]
