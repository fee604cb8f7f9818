"""How even the seats are and how long a match is, by house rule: `assets/<game>/balance.json`.

`ai.balance` makes the files. What was not measured is not in them, and nothing is said about it.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from ai.analysis.sides import side_of
from ai.parcels.runner import Kind
from ai.strength.matches import Block, Contestant, play_match
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import GAMES, rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

FILE: Final = "balance.json"
VERSION: Final = 1
SIZE_LIMIT: Final = 256 << 10  # bytes
CELLS_LIMIT: Final = 2000
START: Final = "start"  # the option that says who goes first, where a game has it
FIRST_SEAT: Final = "1"
_log = logging.getLogger(__name__)
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Shares = Annotated[tuple[Share, ...], msgspec.Meta(min_length=2, max_length=12)]


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Matches among equal computer players at one kind of table; field names and bounds are the format."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=12)]
    mode: Annotated[str, msgspec.Meta(max_length=40)]  # "" if the game has only one
    house: Annotated[dict[str, Value], msgspec.Meta(max_length=40)]  # the house rules; none: the rulebook's
    player: Annotated[str, msgspec.Meta(max_length=40)]  # on every seat, as in the arena
    matches: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    shares: Shares  # of victories by side, in the order of play: the side that goes first is the first
    low: Shares  # of their 95 % intervals
    high: Shares
    turns: Annotated[float, msgspec.Meta(ge=0, le=100_000)]  # of all seats, in a match

    @property
    def key(self) -> tuple[int, str, tuple[tuple[str, Value], ...]]:
        """What is measured."""
        return self.seats, self.mode, tuple(sorted(self.house.items()))


class BalanceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All measurements of a game."""

    version: Annotated[int, msgspec.Meta(ge=1, le=VERSION)]
    game: Annotated[str, msgspec.Meta(min_length=3, max_length=40)]
    measured: Annotated[tuple[Balance, ...], msgspec.Meta(max_length=CELLS_LIMIT)] = ()


_FILE: Final = msgspec.json.Decoder(BalanceFile)


def decoded(data: bytes, game: str) -> BalanceFile:
    """Read a file's content; raise ValueError that says what is wrong with it."""
    if len(data) > SIZE_LIMIT:
        raise ValueError(f"{FILE} has {len(data)} bytes, at most {SIZE_LIMIT} are read")
    file = _FILE.decode(data)
    if file.game != game:
        raise ValueError(f"it is of {file.game}, not {game}")
    for one in file.measured:
        if not len(one.shares) == len(one.low) == len(one.high) <= one.seats:
            raise ValueError(f"{one.seats} seats have other shares: {one.shares}, {one.low}, {one.high}")
        if not all(
            low <= share <= high for low, share, high in zip(one.low, one.shares, one.high, strict=True)
        ):
            raise ValueError(f"a share lies outside its interval: {one.shares}, {one.low}, {one.high}")
    return file


def encoded(file: BalanceFile) -> bytes:
    """Return a file's content, a line for each measurement."""
    head = msgspec.json.encode(msgspec.structs.replace(file, measured=()))
    lines = b",\n".join(msgspec.json.encode(one) for one in file.measured)
    return head.removesuffix(b"[]}") + b"[\n" + lines + b"\n]}\n"


def path_of(game: str) -> Traversable:
    """Return where a game's file is, if it has one."""
    own = GAMES[game].assets
    return (files(own) if own else Path(str(files("assets"))) / game) / FILE


@cache
def balances(game: str) -> tuple[Balance, ...]:
    """Return what was measured of a game; nothing without a file, or if it is damaged, which is logged."""
    try:
        path = path_of(game)
        return decoded(path.read_bytes(), game).measured if path.is_file() else ()
    except (OSError, ValueError, ImportError) as error:
        _log.error("%s of %s can't be read: %s", FILE, game, error)
        return ()


def balance(game: str, seats: int, mode: str, house: Mapping[str, Value]) -> Balance | None:
    """Return the measurement of a table with these house rules; None if there is none."""
    wanted = (seats, mode, tuple(sorted(house.items())))
    return next((one for one in balances(game) if one.key == wanted), None)


# Measuring


class Lot(msgspec.Struct, frozen=True):
    """Some matches of one kind of table."""

    game: str
    seats: int
    player: Contestant
    seed: int
    matches: int
    options: tuple[tuple[str, Value], ...]


class Result(msgspec.Struct, frozen=True):
    """One match: each side's share of the victory in the order of play, and the turns."""

    shares: tuple[float, ...]
    turns: int


def play_lot(lot: Lot) -> list[Result]:
    """Play the matches of a lot, each from a seed of its own."""
    seeds = Rng(lot.seed)
    return [_play(lot, seeds.seed()) for _ in range(lot.matches)]


def _play(lot: Lot, seed: int) -> Result:
    options = dict(lot.options)
    block = Block(lot.game, (lot.player,) * lot.seats, seed, None, None, lot.options)
    played = play_match(block, 0)
    first = 0 if options.get(START) == FIRST_SEAT else played.first
    start = rules_of(lot.game).setup(lot.seats, seed, options)
    shares: dict[tuple[int, ...], float] = {}
    for step in range(lot.seats):
        seat = (first + step) % lot.seats
        side = tuple(side_of(start, seat))
        shares[side] = shares.get(side, 0.0) + played.shares[seat]
    return Result(tuple(shares.values()), played.turns)


def _decode(data: bytes) -> list[Result]:
    return msgspec.json.decode(data, type=list[Result])


LOTS: Final[Kind[Lot, list[Result]]] = Kind(play_lot, msgspec.json.encode, _decode)
