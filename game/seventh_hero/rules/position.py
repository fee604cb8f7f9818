"""A position of Seventh Hero: what lies where, who is to decide what, and who would win.

Cards of a number can't be told apart, so the pile is a count of each number; which one lies on top is decided
when it is taken. What is done with all that is in `state`.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from game.engine.contract import TABLE, State
from game.engine.rng import Rng
from game.seventh_hero.rules.cards import COPIES
from game.seventh_hero.rules.pieces import BITS, DEALING, NOBODY, NUMBERS, Player
from game.seventh_hero.rules.reactions import Reactions
from game.seventh_hero.rules.road import Road


class Position(State):
    """The seats' pieces, the piles, the road and the reactions."""

    HOLDS: ClassVar = {"players": list[Player]}

    def __init__(self, seats: int = 0) -> None:
        """Prepare an empty table; `SeventhRules.setup` lays the pieces out."""
        super().__init__(seats)
        self.players: list[Player] = []
        self.chance = Rng()
        self.copies: i64 = COPIES  # of each number in the game (SH-1)
        self.pile: list[int] = []  # how many of each number
        self.left: i64 = 0  # in the pile
        self.discards: list[int] = []  # face up, of each number
        self.phase: i64 = DEALING
        self.road = Road(seats)
        self.reactions = Reactions()
        self.winner: i64 = NOBODY  # by six heroes (SH-27)

    def decides(self, seat: i64, phase: i64) -> None:
        """Let a seat decide something."""
        self.phase = phase
        self.to_move = seat

    def table_moves(self, phase: i64) -> None:
        """Let the table take a step."""
        self.phase = phase
        self.to_move = TABLE

    def take(self) -> i64:
        """Take the top card of the pile, which is not empty."""
        drawn: i64 = self.chance.below(self.left)
        number: i64 = 1
        while drawn >= self.pile[number]:
            drawn -= self.pile[number]
            number += 1
        self.pile[number] -= 1
        self.left -= 1
        return number

    def places(self) -> list[int]:
        """Tell each seat's finishing place: six heroes, most heroes, fewest eliminated, highest sum."""
        ranks = [self.rank(seat) for seat in range(self.seats)]
        return [1 + len([other for other in ranks if other > rank]) for rank in ranks]

    def rank(self, seat: int) -> int:
        """Tell a number that is higher, the better the seat stands at the end."""
        player = self.players[seat]
        total = sum([number for number in NUMBERS if player.party & BITS[number]])
        won = 1 if seat == self.winner else 0
        return ((won * 10 + player.size()) * 100 - 2 * len(player.eliminated)) * 100 + total

    def returns(self) -> list[float]:
        """Tell each seat's share of the victory (SH-29)."""
        places = self.places()
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]
