"""The gate: a new network replaces the old one only if it wins matches against it.

One seat has the new network, all others the old one, or none, with the same deals for every rotation of the
seats. With a fixed number of simulations the verdict depends only on the two networks and the seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ai.parcels.command import show_progress
from ai.strength.matches import BLOCKS, Block, contestant, with_network
from ai.strength.scores import interval
from game.engine.options import Value
from game.engine.rng import Rng

if TYPE_CHECKING:
    from ai.parcels.runner import Runner

SEED: Final = 0x6A7E  # of the deals, which no lesson was taken from


class Gate(msgspec.Struct, frozen=True):
    """What a new network has to show."""

    games: int  # at each number of seats, at least
    share: float | None  # of the wins at two seats; None: more than par, with 95 % confidence
    seconds: float | None  # of processor time a decision, or so many simulations
    simulations: int | None

    def blocks(self, game: str, new: bytes, old: bytes, table: Table) -> list[Block]:
        """Return the matches to play at a table; no old network is the hand-made evaluation."""
        rival = with_network("old", old) if old else contestant("handmade")
        players = (with_network("new", new), *[rival] * (table.seats - 1))
        seeds = Rng(SEED)
        return [
            Block(game, players, seeds.seed(), self.seconds, self.simulations, table.options)
            for _ in range(-(-self.games // table.seats))
        ]


class Table(msgspec.Struct, frozen=True):
    """Where matches are played."""

    seats: int
    options: tuple[tuple[str, Value], ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """What the matches at one table show."""

    seats: int
    games: int
    share: float  # of the wins of the new network's one seat
    low: float  # of the 95 % interval
    high: float
    better: bool

    def __str__(self) -> str:
        """Word the verdict for the terminal and for the network's own file."""
        return f"{self.seats} seats: {self.share:.3f} ({self.low:.3f} to {self.high:.3f}) of {self.games}"


def judge(runner: Runner, gate: Gate, game: str, networks: tuple[bytes, bytes], table: Table) -> Verdict:
    """Play a new network against an old one; raise ParcelError if that can't be played."""
    rows = runner.run(BLOCKS, gate.blocks(game, *networks, table), show_progress)
    won = [sum(match.shares[0] for match in row) / len(row) for row in rows]
    games = len(rows) * table.seats
    share = sum(won) / len(won)
    low, high = interval(won, games)
    better = low > 1 / table.seats if gate.share is None else share >= wanted(gate.share, table.seats)
    return Verdict(table.seats, games, share, low, high, better)


def wanted(share: float, seats: int) -> float:
    """Return the share of one seat among so many that is as strong as `share` among two."""
    odds = share / (1 - share)
    return odds / (odds + seats - 1)
