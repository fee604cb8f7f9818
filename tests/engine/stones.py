"""A game small enough to know all of: stones on a heap, who takes the last one wins.

Each seat in turn takes one or two; the table then counts aloud. It stands in for any game where the engine is
tested.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.contract import OVER, TABLE, Rules, State
from game.engine.errors import Reason, UnknownText
from game.engine.options import Option, check_seats, check_seed, checked_options
from game.engine.parts import unpack
from game.engine.rng import Rng
from game.engine.views import View

COUNT = 0  # the table's step; 1 and 2 take so many stones


class StonesView(View, frozen=True, kw_only=True):
    """All there is to know, but for who laid a bet."""

    stones: int


class StonesState(State):
    """A heap, and whose turn it is."""

    def __init__(self, seats: int = 0, stones: int = 0) -> None:
        """Begin with the table counting the heap."""
        super().__init__(seats)
        self.stones = stones
        self.turn = 0

    def legal_actions(self) -> list[int]:
        """List one and two, while there are as many."""
        if self.to_move < 0:
            return [COUNT] if self.to_move == TABLE else []
        return [taken for taken in (1, 2) if taken <= self.stones]

    def apply(self, action: int) -> None:
        """Take stones, or count them."""
        if action == COUNT:
            self.to_move = self.turn if self.stones else OVER
        else:
            self.stones -= action
            self.turn = (self.turn + 1) % self.seats
            self.to_move = TABLE

    def clone(self) -> StonesState:
        """Return an independent copy."""
        twin = StonesState(self.seats, self.stones)
        twin.turn, twin.to_move = self.turn, self.to_move
        return twin

    def determinize(self, seat: int, rng: Rng) -> StonesState:
        """Return a copy: nothing is hidden."""
        return self.clone()

    def view(self, seat: int) -> StonesView:
        """Show the heap."""
        places = tuple(self.places()) if self.to_move == OVER else ()
        return StonesView(
            seat=seat, seats=self.seats, to_move=self.to_move, stones=self.stones, places=places
        )

    def places(self) -> list[int]:
        """Put the one who took the last stone first."""
        return [1 if (seat + 1) % self.seats == self.turn else 2 for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """Give it the whole victory."""
        return [1.0 if place == 1 else 0.0 for place in self.places()]

    def notation(self, action: int) -> str:
        """Write "take 1", "take 2", "count"."""
        return {0: "count", 1: "take 1", 2: "take 2"}[action]

    def read(self, text: str) -> int:
        """Read them back."""
        if text not in ("count", "take 1", "take 2"):
            raise UnknownText(f"not written so: {text[:40]!r}")
        return ("count", "take 1", "take 2").index(text)

    def why_not(self, action: int) -> Reason:
        """Tell how many stones are left."""
        return Reason("too_few", "ST-1", {"left": self.stones})


class StonesRules(Rules):
    """The game for one to three seats; the heap's size is an option."""

    def __init__(self) -> None:
        """Describe it."""
        heap = Option("heap", "number", 7, (3, 7, 50_000))
        super().__init__("stones", 2, range(1, 4), (heap, Option("candle", "switch", False, (False, True))))

    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> StonesState:
        """Lay the heap."""
        check_seats(self, seats)
        check_seed(seed)
        stones = checked_options(self, options)["heap"]
        assert isinstance(stones, int)
        return StonesState(seats, stones)

    def unpack(self, data: bytes) -> StonesState:
        """Read what `StonesState.pack` wrote."""
        return unpack(StonesState, data)


STONES = StonesRules()
