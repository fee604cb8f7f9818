"""What the window and the thinking process tell each other, as bytes over a pipe.

A request holds no match and no seed of one: its position is already a determinization for the seat that asks,
so even the bytes hold nothing that this seat may not know.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

import msgspec

from ai.thoughts import Choice
from game.engine.rng import Rng

if TYPE_CHECKING:
    from game.engine.contract import State


class Request(msgspec.Struct, frozen=True):
    """What is to be thought about: a decision, a hint, or, when it is another seat's turn, who is winning."""

    game: str
    position: bytes  # `State.pack` of a determinization for `seat`
    seat: int
    player: str
    level: int
    seconds: float | None
    simulations: int | None
    seed: int
    course: tuple[int, ...] | None = None  # after which the chances are wanted, and nothing else
    open_cards: bool = False  # of a finished match: the position is the true one, with nothing hidden


def request_for(
    game: str,
    state: State,
    seat: int,
    *,
    player: str = "mcts",
    level: int = 5,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int = 0,
) -> Request:
    """Ask about `state` as `seat` knows it, for a player as in `make_player`; one `seed` throughout a match.

    A level brings its own budget; `seconds` or `simulations` replace it.
    """
    seen = zlib.crc32(msgspec.msgpack.encode(state.view(seat)))
    known = state.determinize(seat, Rng(seed << 32 | seen))
    return Request(game, known.pack(), seat, player, level, seconds, simulations, seed)


def looking_back(
    game: str,
    state: State,
    seat: int,
    *,
    simulations: int,
    course: tuple[int, ...] | None = None,
    open_cards: bool = False,
    seed: int = 0,
) -> Request:
    """Ask, when a match is over, about a `state` of it as `seat` knew it then: see `ai.hindsight`.

    With `open_cards` the position is the true one: nobody has anything to hide any more.
    """
    asked = request_for(game, state, seat, simulations=simulations, seed=seed)
    if open_cards:
        asked = msgspec.structs.replace(asked, position=state.pack())
    return msgspec.structs.replace(asked, course=course, open_cards=open_cards)


class Ask(msgspec.Struct, frozen=True, tag=True):
    """Think about this."""

    id: int
    request: Request


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Think about it no more; there will be no answer."""

    id: int


class MoveNow(msgspec.Struct, frozen=True, tag=True):
    """Answer at once with what you have."""

    id: int


class Quit(msgspec.Struct, frozen=True, tag=True):
    """End."""


class Progress(msgspec.Struct, frozen=True, tag=True):
    """How far the thinking has come."""

    id: int
    choice: Choice  # as it stands


class Answer(msgspec.Struct, frozen=True, tag=True):
    """What came of it."""

    id: int
    choice: Choice  # at the end of a game its action is -1


class Failed(msgspec.Struct, frozen=True, tag=True):
    """There will be no answer."""

    id: int
    why: str  # for the log


class Died(msgspec.Struct, frozen=True):
    """The thinking process ended by itself; a fresh one goes on with the same while there are `lives`."""

    exit_code: int | None
    lives: int


ToWorker = Ask | Cancel | MoveNow | Quit
FromWorker = Progress | Answer | Failed
Report = Progress | Answer | Failed | Died

TO_WORKER: Final = msgspec.msgpack.Decoder(ToWorker)
FROM_WORKER: Final = msgspec.msgpack.Decoder(FromWorker)
ENCODER: Final = msgspec.msgpack.Encoder()
