"""The file of a game's rated deals: seeds, and how much of its tries the strongest persona won.

It may come from a stranger, so it is read within bounds; whether its figures are true only playing can tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec

from ai.strength.scores import CONFIDENCE, interval
from game.engine.rng import SEED_LIMIT
from saves.disk.shipped import Content, ShippedFile

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE: Final = "deals.json"
VERSION: Final = 1
DEALS_LIMIT: Final = 1000  # of a table
TRIES_LIMIT: Final = 100_000
ENOUGH: Final = 1.28  # standard errors beyond the mean: nine in ten such deals are on that side of it

Kind = Literal["easy", "hard"]
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Tries = Annotated[int, msgspec.Meta(ge=1, le=TRIES_LIMIT)]


class RatedDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A deal and its figures."""

    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEED_LIMIT)]
    share: Share  # of the win, averaged over the tries
    tries: Tries

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return sure_share([self.share] * self.tries)


class RatedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rated deals of a number of seats."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    seeds: Annotated[int, msgspec.Meta(ge=1, le=TRIES_LIMIT)]  # that were looked at for it
    mean: Share  # over all of those: what is won of any deal
    deals: Annotated[tuple[RatedDeal, ...], msgspec.Meta(max_length=DEALS_LIMIT)]  # hardest first

    def of_kind(self, kind: Kind) -> list[RatedDeal]:
        """Return the deals that are easier, or harder, than any deal."""
        return [deal for deal in self.deals if kind_of(deal, self.mean) == kind]


class DealsFile(Content, frozen=True, forbid_unknown_fields=True):
    """All rated deals of a game, by the official rules."""

    simulations: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]  # of the strongest persona, per decision
    tables: Annotated[tuple[RatedTable, ...], msgspec.Meta(max_length=12)]

    def table(self, seats: int) -> RatedTable | None:
        """Return the deals of a number of seats; None if there are none."""
        return next((table for table in self.tables if table.seats == seats), None)


FORMAT: Final = ShippedFile(FILE, DealsFile, VERSION, "tables", "deals_other")
deals_of, decoded, encoded = FORMAT.of, FORMAT.decoded, FORMAT.encoded


def sure_share(shares: Sequence[float], errors: float = CONFIDENCE) -> tuple[float, float]:
    """Return the 95 % interval of a mean share; wins that are shared count as if they were whole.

    It extends `errors` standard errors to each side.
    """
    return interval([sum(shares) / len(shares)], len(shares), errors)


def kind_of(deal: RatedDeal, mean: float) -> Kind | None:
    """Return what a deal is, compared with a mean share; None if it may well be like any other."""
    low, high = sure_share([deal.share] * deal.tries, ENOUGH)
    if high < mean:
        return "hard"
    return "easy" if low > mean else None
