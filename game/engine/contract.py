"""What a game is to the rest of the program: a `Rules` object that sets up a `State`.

Everything else (matches, computer players, saves, the table) is written against these two classes alone.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.errors import Reason
    from game.engine.events import Event
    from game.engine.options import Option
    from game.engine.rng import Rng
    from game.engine.views import View

TABLE: Final = -1  # to_move: a step nobody decides, such as turning up the next card
OVER: Final = -2  # to_move: the game has ended


# ABCMeta, not ABC: a compiled class below one of Python's own can be weakly referred to, and crashes then.


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position of a game: mutable, cheap to clone; no clock, no input or output, no chance but its own."""

    __slots__ = ("events", "seats", "to_move")

    def __init__(self, seats: int) -> None:
        """Start a position for `seats` seats with the table to move."""
        self.seats: i64 = seats
        self.to_move: i64 = TABLE
        self.events: list[Event] | None = None  # where `apply` reports what happens; None: nowhere

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """List what may be done, in a fixed order: never empty before OVER, one while TABLE, [] at OVER."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Do `action`, one of `legal_actions()`; this is not checked here but in `Match.play`.

        Append what happens to `events` where there is such a list.
        """

    @abstractmethod
    def clone(self) -> State:
        """Return an independent copy that reports no events."""

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> State:
        """Return a full state drawn at random from those that `seat` can't tell apart from this one."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return all that `seat` may know, and nothing else."""

    @abstractmethod
    def pack(self) -> bytes:
        """Write the whole position, secrets and all, for `Rules.unpack` in another of our own processes."""

    @abstractmethod
    def places(self) -> list[int]:
        """Return each seat's finishing place, from 1; equal places are shared. Only at OVER."""

    @abstractmethod
    def returns(self) -> list[float]:
        """Return each seat's win rate; they add up to 1. Only at OVER."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """Write an action as people, saves and logs see it: short, stable, readable."""

    @abstractmethod
    def read(self, text: str) -> int:
        """Read what `notation` wrote; raise UnknownText for anything else. It need not be legal now."""

    @abstractmethod
    def why_not(self, action: int) -> Reason:
        """Return why `action`, which is not among `legal_actions()`, can't be done now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(metaclass=ABCMeta):
    """A game: its facts for the program, how it is set up. One object a game, in `game.registry.GAMES`."""

    __slots__ = ("id", "options", "revision", "seats")

    def __init__(self, name: str, revision: int, seats: range, options: tuple[Option, ...]) -> None:
        """Describe a game by its id, the revision of its rules, the seats it can have and its options."""
        self.id: str = name
        self.revision: int = revision
        self.seats: range = seats
        self.options: tuple[Option, ...] = options

    @abstractmethod
    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> State:
        """Lay out a new game; raise BadSetup for seats, a seed or options that it does not have."""

    @abstractmethod
    def unpack(self, data: bytes) -> State:
        """Return the position that `State.pack` wrote; raise msgspec.DecodeError for anything else."""
