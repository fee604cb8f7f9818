"""The learned networks, one a game in its assets: integers in JSON, validated when loaded.

A network is marked with the rules that it learned; one of other rules, or of another encoding, is refused.
"""

from __future__ import annotations

import hashlib
import logging
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from ai.evaluators.network import REACH, Network, widest
from game.engine.files.assets import folder_of
from game.engine.game import load
from game.registry import GAMES, rules_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FILE: Final = "network.json"  # in a game's assets
_log = logging.getLogger(__name__)
MOST_BYTES: Final = 4_000_000
Size = Annotated[int, msgspec.Meta(ge=1, le=256)]
Seats = Annotated[int, msgspec.Meta(ge=2, le=6)]
Weight = Annotated[int, msgspec.Meta(ge=-8191, le=8191)]


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A network as stored."""

    game: str
    made: dict[str, str]  # how it was trained
    seats: list[Seats]  # at tables of which it evaluates better than the hand-made sums
    sizes: Annotated[list[Size], msgspec.Meta(min_length=1, max_length=64)]
    outputs: Annotated[list[Weight], msgspec.Meta(min_length=1, max_length=256)]
    rows: list[list[Weight]]  # one for each value of each input; the linear lane first
    rules: str = ""  # the mark of those that it learned: see `mark_of`

    def network(self) -> Network:
        """Build the network; raise ValueError if rows are missing, or sums don't fit their lanes."""
        lanes = 1 + len(self.outputs)
        if len(self.rows) != sum(self.sizes) or any(len(row) != lanes for row in self.rows):
            raise ValueError(f"a network of {sum(self.sizes)} rows of {lanes} weights is expected")
        sizes, rows = list(self.sizes), [list(row) for row in self.rows]
        most = widest(sizes, rows)
        if most > REACH:
            raise ValueError(f"its weights add up to {most}, and {REACH} is the most")
        return Network(self.seats, sizes, rows, list(self.outputs))


def file_of(game: str) -> Traversable:
    """Return the path of a game's network, whether it exists or not."""
    return folder_of(game) / FILE


def read_weights(data: bytes) -> Weights:
    """Load a network; raise ValueError (msgspec.ValidationError is one) that says what is wrong."""
    if len(data) > MOST_BYTES:
        raise ValueError(f"a network has at most {MOST_BYTES} bytes, not {len(data)}")
    return msgspec.json.decode(data, type=Weights)


def mark_of(game: str) -> str:
    """Return what a network of `game` is marked with: id, revision, and a hash of both and of the encoding.

    Sources are not part of it: a new comment would retire every network.
    """
    rules = rules_of(game)
    sizes = load(GAMES[game].encoding).SIZES if GAMES[game].encoding else []
    name = f"{game}/r{rules.revision}"
    return f"{name}/{hashlib.sha256(f'{name} {list(sizes)}'.encode()).hexdigest()[:16]}"


def weights_for(game: str, data: bytes) -> Weights:
    """Load a network for `game`; raise ValueError that says what is wrong, or of which rules it is."""
    weights = read_weights(data)
    if weights.rules != mark_of(game):
        raise ValueError(f"it is of the rules {weights.rules or '(unmarked)'}, not {mark_of(game)}")
    return weights


@lru_cache(maxsize=8)
def network_in(game: str, data: bytes) -> Network:
    """Return the network for `game` that a file's content is; raise ValueError as `weights_for` does."""
    return weights_for(game, data).network()


@cache
def network_of(game: str) -> Network | None:
    """Return a game's network; None if there is none, or if its file can't be used (which is logged).

    Players then use the hand-made evaluation, which costs less than a level in strength.
    """
    file = file_of(game)
    try:
        return weights_for(game, file.read_bytes()).network() if file.is_file() else None
    except (OSError, ValueError) as error:
        _log.warning("assets/%s/%s is left out: %s", game, FILE, error)
        return None
