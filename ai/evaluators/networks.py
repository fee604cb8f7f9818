"""The learned networks, one a game in its assets: integers in JSON, validated when loaded."""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from ai.evaluators.network import Network
from game.engine.files.assets import folder_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FILE: Final = "network.json"  # in a game's assets
_log = logging.getLogger(__name__)
MOST_BYTES: Final = 4_000_000
Size = Annotated[int, msgspec.Meta(ge=1, le=256)]
Seats = Annotated[int, msgspec.Meta(ge=2, le=6)]
Weight = Annotated[int, msgspec.Meta(ge=-8191, le=8191)]  # 64 of them fill a lane


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A network as stored."""

    game: str
    made: dict[str, str]  # how it was trained
    seats: list[Seats]  # at tables of which it evaluates better than the hand-made sums
    sizes: Annotated[list[Size], msgspec.Meta(min_length=1, max_length=64)]
    outputs: Annotated[list[Weight], msgspec.Meta(min_length=1, max_length=256)]
    rows: list[list[Weight]]  # one for each value of each input; the linear lane first

    def network(self) -> Network:
        """Build the network; raise ValueError if rows are missing."""
        lanes = 1 + len(self.outputs)
        if len(self.rows) != sum(self.sizes) or any(len(row) != lanes for row in self.rows):
            raise ValueError(f"a network of {sum(self.sizes)} rows of {lanes} weights is expected")
        return Network(self.seats, list(self.sizes), [list(row) for row in self.rows], list(self.outputs))


def file_of(game: str) -> Traversable:
    """Return the path of a game's network, whether it exists or not."""
    return folder_of(game) / FILE


def read_weights(data: bytes) -> Weights:
    """Load a network; raise ValueError (msgspec.ValidationError is one) that says what is wrong."""
    if len(data) > MOST_BYTES:
        raise ValueError(f"a network has at most {MOST_BYTES} bytes, not {len(data)}")
    return msgspec.json.decode(data, type=Weights)


@cache
def network_of(game: str) -> Network | None:
    """Return a game's network; None if there is none, or if its file is damaged (which is logged).

    Players then use the hand-made evaluation, which costs less than a level in strength.
    """
    file = file_of(game)
    try:
        return read_weights(file.read_bytes()).network() if file.is_file() else None
    except (OSError, ValueError) as error:
        _log.warning("assets/%s/%s is damaged and left out: %s", game, FILE, type(error).__name__)
        return None
