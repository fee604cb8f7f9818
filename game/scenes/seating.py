"""A match with the people and computer players who sit at it. What they may do is the rules' matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.match import Match


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at one seat."""

    name: str
    colour: int  # 0 to 5, each with its own symbol
    level: str | None = None  # the key of a computer player's level; None: a person

    @property
    def computer(self) -> bool:
        """Whether a computer player decides here."""
        return self.level is not None


@dataclass(slots=True)
class TableMatch:
    """A match, who plays it, and where it is kept."""

    match: Match
    chairs: tuple[Chair, ...]  # one a seat, in the order of seats
    file: str | None = None  # its name in the library, once it has been saved

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, in the order of seats."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats where people decide."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if not chair.computer)
