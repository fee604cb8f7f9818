"""A position of Dust Collectorz, whatever the mode: the seats' cards, and whose move it is.

`battle` has the modes with clashes, `young` has Young Champions.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from game.dust_collectorz.rules import actions
from game.dust_collectorz.rules.phases import TOSSING
from game.dust_collectorz.rules.pieces import CHAMPIONS, NOBODY, Player
from game.engine.contract import TABLE, State
from game.engine.parts import Whole, pack
from game.engine.rng import Rng

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView


class DustState(State):
    """A position of Dust Collectorz."""

    HOLDS: ClassVar = {"players": list[Player], "lists": list[list[Whole]]}

    def __init__(self, seats: int = 0) -> None:
        """Prepare a table; `DustRules.setup`, `clone` and `unpack` fill it."""
        super().__init__(seats)
        self.players: list[Player] = []
        self.chance = Rng()
        self.lists: list[list[int]] = []  # each seat's whole deck; never changed
        self.mode: i64 = CHAMPIONS
        self.secret: i64 = 0  # 1: nobody sees the others' lists
        self.largest: i64 = 0  # cards that may be played together, a house rule; 0: any number (DC-6, DC-32)
        self.phase: i64 = TOSSING
        self.attacker: i64 = NOBODY  # who began the round, or whose turn it is
        self.last_winner: i64 = NOBODY  # of a round; in Young Champions who played last

    @abstractmethod
    def clone(self) -> DustState:
        """Return an independent copy."""

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> DustState:
        """Deal anew what `seat` can't know, so that it agrees with all it does (DC-20)."""

    @abstractmethod
    def view(self, seat: int) -> DustView:
        """Return all that `seat` may know (DC-20)."""

    @abstractmethod
    def rank(self, seat: int) -> int:
        """Tell a number that is higher, the better the seat stands at the end."""

    def copy_to(self, twin: DustState) -> None:
        """Make an empty table like this one."""
        twin.to_move = self.to_move
        twin.players = [player.clone() for player in self.players]
        twin.chance = self.chance.clone()
        twin.lists = self.lists
        twin.mode = self.mode
        twin.secret = self.secret
        twin.largest = self.largest
        twin.phase = self.phase
        twin.attacker = self.attacker
        twin.last_winner = self.last_winner

    def decides(self, seat: i64, phase: i64) -> None:
        """Let a seat decide something."""
        self.phase = phase
        self.to_move = seat

    def table_moves(self, phase: i64) -> None:
        """Let the table take a step."""
        self.phase = phase
        self.to_move = TABLE

    def pack(self) -> bytes:
        """Write the whole position for `DustRules.unpack`: its mode first, which tells its kind."""
        return bytes((self.mode,)) + pack(self)

    def places(self) -> list[int]:
        """Tell each seat's finishing place; partners share one."""
        ranks = [self.rank(seat) for seat in range(self.seats)]
        return [1 + len([other for other in ranks if other > rank]) for rank in ranks]

    def returns(self) -> list[float]:
        """Tell each seat's share of the victory; a team's two seats share one."""
        places = self.places()
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]

    def hands(self) -> tuple[tuple[int, ...], ...]:
        """List each seat's hand."""
        return tuple(tuple(player.hand) for player in self.players)

    def notation(self, action: int) -> str:
        """Write an action: "lay cogwick", "attack speed", "cancel support"."""
        return actions.write(action)

    def read(self, text: str) -> int:
        """Read what `notation` wrote; raise UnknownText for anything else."""
        return actions.read(self.seats, text)
