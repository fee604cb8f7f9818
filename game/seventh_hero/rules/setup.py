"""Seventh Hero as the program sets it up: its options, and the first position (SH-1 to SH-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.contract import Rules
from game.engine.options import Option, check_seats, check_seed, checked_options
from game.engine.parts import unpack
from game.engine.rng import Rng
from game.seventh_hero.rules.cards import COPIES, HOUSE_COPIES
from game.seventh_hero.rules.pieces import Player
from game.seventh_hero.rules.state import SeventhState

if TYPE_CHECKING:
    from collections.abc import Mapping

START: Final = Option(
    "start",
    "choice",
    "random",
    ("random", "1", "2", "3", "4", "5"),
    fewest=(("4", 4), ("5", 5)),
)  # who leads first (SH-3)
ALL_COPIES: Final = tuple(sorted((COPIES, *HOUSE_COPIES)))
EACH: Final = Option("copies", "number", COPIES, ALL_COPIES, since=2, house=HOUSE_COPIES)  # SH-1


class SeventhRules(Rules):
    """Seventh Hero for 3 to 5 seats."""

    def __init__(self) -> None:
        """Describe the game."""
        super().__init__("seventh_hero", 2, range(3, 6), (START, EACH))

    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> SeventhState:
        """Lay out a new game (SH-1 to SH-3)."""
        check_seats(self, seats)
        check_seed(seed)
        values = checked_options(self, options, seats)
        start = str(values["start"])
        state = SeventhState(seats)
        state.chance = Rng(seed)
        state.copies = int(values["copies"])
        state.pile = [0, *([state.copies] * 7)]
        state.left = 7 * state.copies
        state.discards = [0] * 8
        state.players = [Player() for _ in range(seats)]
        drawn = state.chance.below(seats)
        state.road.leader = drawn if start == "random" else int(start) - 1
        return state

    def unpack(self, data: bytes) -> SeventhState:
        """Return the position that `SeventhState.pack` wrote; raise msgspec.DecodeError if it is none."""
        return unpack(SeventhState, data)
