"""How easy a deal is: how much the strongest persona wins of many tries at it."""

from __future__ import annotations

from typing import Final

import msgspec

from ai.deals.deal import PERSON, STRONGEST, Deal
from ai.deals.playing import share_won
from ai.parcels.runner import Kind


class Tries(msgspec.Struct, frozen=True):
    """Some tries at a deal: plain data, for any executor."""

    deal: Deal
    first: int  # number of the first try
    count: int

    @property
    def game(self) -> str:
        """The game's id."""
        return self.deal.game


def play(work: Tries) -> tuple[float, ...]:
    """Play the tries; return the share won in each."""
    return tuple(share_won(work.deal, number) for number in range(work.first, work.first + work.count))


def first_seat(game: str, seats: int, seed: int) -> Deal:
    """Return an official deal as it is rated: the strongest persona on the first seat, against champions."""
    return Deal(game, seats, seed, 0, (STRONGEST, *[PERSON] * (seats - 1)))


TRIES: Final = Kind(play, msgspec.json.encode, msgspec.json.Decoder(tuple[float, ...]).decode)
