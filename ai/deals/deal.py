"""A deal and who plays it: a match before its first decision, with a computer player in every seat."""

from __future__ import annotations

from typing import Final

import msgspec

from ai.analysis.sides import share_of, side_of
from game.engine.match import Match
from game.engine.options import Value
from game.registry import rules_of

STRONGEST: Final = "legend"
PERSON: Final = "champion"  # sits in the place of every other person


class Deal(msgspec.Struct, frozen=True):
    """A deal and who plays it: plain data, for any process."""

    game: str
    seats: int
    seed: int
    seat: int  # whose result counts
    levels: tuple[str, ...]  # by seat, as `level_of` reads them
    options: tuple[tuple[str, Value], ...] = ()

    def match(self) -> Match:
        """Set it up; raise BadSetup for a table that the rules don't have."""
        return Match(rules_of(self.game), self.seats, self.seed, dict(self.options))


def again(match: Match, seat: int, levels: tuple[str | None, ...]) -> Deal:
    """Return the deal of `match` with the strongest persona in `seat`; None in `levels` is a person."""
    seated = tuple(STRONGEST if number == seat else level or PERSON for number, level in enumerate(levels))
    return Deal(match.rules.id, match.seats, match.seed, seat, seated, tuple(sorted(match.options.items())))


def won_by(deal: Deal, shares: tuple[float, ...]) -> float:
    """Return the share of the seat's side, which wins together."""
    return share_of(side_of(deal.match().state, deal.seat), shares)
