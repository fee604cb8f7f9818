"""Messages between the window and the AI process, as bytes over a pipe.

A request contains neither match nor seed: its position is already a determinization for its seat, so even the
bytes contain nothing that this seat may not know.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

import msgspec

from ai.personas.levels import level_of
from ai.worker.tasks import SearchResult
from game.engine.rng import Rng

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.match import Match


class Request(msgspec.Struct, frozen=True):
    """A request for a decision, for a hint or, on another seat's turn, for the chances."""

    game: str
    position: bytes  # `State.pack` of a determinization for `seat`
    seat: int
    player: str
    level: str  # as in `ai.personas.levels.level_of`
    seconds: float | None
    simulations: int | None
    seed: int
    course: tuple[int, ...] | None = None  # a line: return only the chances after it
    reasons: bool = False  # whether the answer is to say what is expected
    open_cards: bool = False  # the match is finished, and the position is the true one, with nothing hidden
    most: int = 0  # simulations, if the value isn't steady after `simulations`; 0: stop there
    against: tuple[int, ...] | None = None  # the best line: tell in which deals `course` is worse


def request_for(
    game: str,
    state: State,
    seat: int,
    *,
    player: str = "mcts",
    level: int | str = 5,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int = 0,
) -> Request:
    """Build a request about `state` as `seat` knows it, for a player as in `make_player`.

    Use one `seed` throughout a match. A level brings its own budget; `seconds` or `simulations` override it.
    """
    seen = zlib.crc32(msgspec.msgpack.encode(state.view(seat)))
    known = state.determinize(seat, Rng(seed << 32 | seen))
    return Request(game, known.pack(), seat, player, level_of(level).word, seconds, simulations, seed)


def hindsight_request(
    game: str,
    state: State,
    seat: int,
    *,
    simulations: int,
    most: int = 0,
    course: tuple[int, ...] | None = None,
    open_cards: bool = False,
    seed: int = 0,
) -> Request:
    """Ask about a `state` of a finished match as `seat` knew it then: see `ai.analysis.hindsight`.

    With `open_cards` the position is the true one, with nothing hidden. The search goes on beyond
    `simulations` until its value is steady, up to `most`.

    The answer says what is expected, but for a position as it stands.
    """
    asked = request_for(game, state, seat, simulations=simulations, seed=seed)
    if open_cards:
        asked = msgspec.structs.replace(asked, position=state.pack())
    asked = msgspec.structs.replace(asked, course=course, open_cards=open_cards, most=most)
    return msgspec.structs.replace(asked, reasons=course != ())


def deals_request(
    game: str, state: State, seat: int, *, course: tuple[int, ...], against: tuple[int, ...], seed: int = 0
) -> Request:
    """Ask in which deals that fit what `seat` saw `course` does worse than `against`, the best line."""
    asked = request_for(game, state, seat, seed=seed)
    return msgspec.structs.replace(asked, course=course, against=against)


def players_seed(match: Match) -> int:
    """Return a seed for the players, the same throughout a match; the match's own can't be told from it."""
    return zlib.crc32(f"players of {match.seed}".encode())


class Ask(msgspec.Struct, frozen=True, tag=True):
    """Start this request."""

    id: int
    request: Request


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Cancel a request; it gets no answer."""

    id: int


class MoveNow(msgspec.Struct, frozen=True, tag=True):
    """Answer at once with the best action so far."""

    id: int


class Quit(msgspec.Struct, frozen=True, tag=True):
    """Quit the process."""


class Progress(msgspec.Struct, frozen=True, tag=True):
    """An intermediate result."""

    id: int
    result: SearchResult  # the best so far


class Answer(msgspec.Struct, frozen=True, tag=True):
    """The result of a request."""

    id: int
    result: SearchResult  # at the end of a game its action is -1


class Failed(msgspec.Struct, frozen=True, tag=True):
    """A request failed; it gets no answer."""

    id: int
    why: str  # for the log


class Died(msgspec.Struct, frozen=True):
    """The AI process died; a new one takes over its requests while there are `lives`."""

    exit_code: int | None
    lives: int


ToWorker = Ask | Cancel | MoveNow | Quit
FromWorker = Progress | Answer | Failed
Report = Progress | Answer | Failed | Died

TO_WORKER: Final = msgspec.msgpack.Decoder(ToWorker)
FROM_WORKER: Final = msgspec.msgpack.Decoder(FromWorker)
ENCODER: Final = msgspec.msgpack.Encoder()
