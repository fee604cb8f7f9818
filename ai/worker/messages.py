"""Messages between the window and the AI process, as bytes over a pipe.

A request contains neither match nor seed: its position is already a determinization for its seat, so even the
bytes contain nothing that this seat may not know. Only a request to play the deal of a finished match again
holds its seed.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

import msgspec

from ai.deals.deal import STRONGEST, Deal
from ai.personas.levels import level_of
from ai.worker.tasks import SearchResult
from game.engine.rng import Rng

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.match import Match


MOST_SEEN: Final = 12  # decisions of others; a tree from before them is of no use


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
    deal: Deal | None = None  # play it to the end, from no position: `seed` is the number of the try
    seen: tuple[bytes, ...] = ()  # what happened since the seat decided, as `Player.see` wants it
    ahead: bool = False  # another seat decides: only think, and decide nothing


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
    known = known_position(state, seat, seed)
    return Request(game, known, seat, player, level_of(level).word, seconds, simulations, seed)


def known_position(state: State, seat: int, seed: int) -> bytes:
    """Pack a determinization of `state` for `seat`: the same for all that looks the same to it."""
    seen = zlib.crc32(msgspec.msgpack.encode(state.view(seat)))
    return state.determinize(seat, Rng(seed << 32 | seen)).pack()


def seen_by(match: Match, seat: int, seed: int) -> tuple[bytes, ...]:
    """Pack what `seat` saw happen since it last decided, for `Request.seen`; not more than MOST_SEEN."""
    movers = match.movers
    own = [number for number, mover in enumerate(movers) if mover == seat]
    first = max(own[-1] if own else 0, len(movers) - MOST_SEEN)
    states = [match.at(first)]
    for number in range(first, len(movers)):
        steps = match.steps(number)
        states.append(steps[0].after)
        if len(steps) > 1:  # what the table did, at its end
            states.append(steps[-1].after)
    return tuple(known_position(state, seat, seed) for state in states)


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


def deal_request(deal: Deal, number: int) -> Request:
    """Ask for try `number` at a deal: the answer's values are what each seat got of the win."""
    return Request(deal.game, b"", deal.seat, "mcts", STRONGEST, None, None, number, deal=deal)


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
