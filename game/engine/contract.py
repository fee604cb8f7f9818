"""The contract between a game and the rest of the program: a `Rules` object that sets up a `State`.

Everything else (matches, computer players, saves, the table) depends only on these two classes.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from game.engine.parts import Part, pack

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.errors import Reason
    from game.engine.events import Event
    from game.engine.options import Option
    from game.engine.rng import Rng
    from game.engine.views import View

TABLE: Final = -1  # to_move: a step without a choice, such as turning up the next card
OVER: Final = -2  # to_move: the game has ended


# ABCMeta, not ABC: a compiled subclass of a Python class supports weak references, which crash then.


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part, metaclass=ABCMeta):
    """A position of a game: mutable, cheap to clone; no clock, no I/O, no randomness but its own."""

    def __init__(self, seats: int = 0) -> None:
        """Start a position for `seats` seats with the table to move."""
        self.seats: i64 = seats
        self.to_move: i64 = TABLE
        self.events: list[Event] | None = None  # where `apply` reports events; None: nowhere

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """List the legal actions in a fixed order: at least one, exactly one for TABLE, none at OVER."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Apply `action`, one of `legal_actions()`; `Match.play` checks that, not this method.

        Append events to `events` if it is a list.
        """

    @abstractmethod
    def clone(self) -> State:
        """Return an independent copy without event list."""

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> State:
        """Return a random full state that `seat` can't tell apart from this one."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return everything that `seat` may know, and nothing else."""

    def pack(self) -> bytes:
        """Encode the whole position, including secrets, for `Rules.unpack` in another process of ours."""
        return pack(self)

    @abstractmethod
    def places(self) -> list[int]:
        """Return each seat's finishing place, from 1; equal places are shared. Only at OVER."""

    @abstractmethod
    def returns(self) -> list[float]:
        """Return each seat's win rate; they add up to 1. Only at OVER."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """Return the text of an action for people, saves and logs: short, stable, readable."""

    @abstractmethod
    def read(self, text: str) -> int:
        """Parse an action written by `notation`; raise UnknownText otherwise. It need not be legal now."""

    @abstractmethod
    def why_not(self, action: int) -> Reason:
        """Return why `action`, which is not in `legal_actions()`, is illegal now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(metaclass=ABCMeta):
    """A game: its metadata and its setup. One object per game, in `game.registry.GAMES`."""

    __slots__ = ("id", "options", "revision", "seats")

    def __init__(self, name: str, revision: int, seats: range, options: tuple[Option, ...]) -> None:
        """Describe a game by its id, the revision of its rules, its seat counts and its options."""
        self.id: str = name
        self.revision: int = revision
        self.seats: range = seats
        self.options: tuple[Option, ...] = options

    @abstractmethod
    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> State:
        """Set up a new game; raise BadSetup for an invalid seat count, seed or option."""

    @abstractmethod
    def unpack(self, data: bytes) -> State:
        """Decode a position encoded by `State.pack`; raise msgspec.DecodeError for anything else."""
