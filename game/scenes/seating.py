"""A match with the people and computer players who sit at it, and its way into a save and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.levels import LEVELS, level_of
from saves.header import Player
from saves.match_file import SavedMatch

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

    @property
    def sign(self) -> str:
        """What its medallion shows: the face of a computer player, or a person's letter."""
        return self.level or self.name.strip()[:1].upper()


@dataclass(slots=True)
class TableMatch:
    """A match, who plays it, and where it is kept."""

    match: Match
    chairs: tuple[Chair, ...]  # one a seat, in the order of seats
    file: str | None = None  # its name in the library, once it has been saved
    title: str = ""  # what a person calls it
    takebacks: int = 0  # decisions taken back after something was revealed or answered
    counts: bool = True  # whether its end goes into the statistics

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, in the order of seats."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats where people decide."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if not chair.computer)

    def saved(self) -> SavedMatch:
        """Return what the library keeps."""
        return SavedMatch(self.match, tuple(map(player_of, self.chairs)), self.title, self.takebacks)

    @classmethod
    def from_saved(cls, saved: SavedMatch, file: str | None = None) -> TableMatch:
        """Seat everybody as they sat when the match was saved."""
        return cls(saved.match, tuple(map(chair_of, saved.players)), file, saved.title, saved.takebacks)


def player_of(chair: Chair) -> Player:
    """Write down who sits on a chair."""
    if chair.level is None:
        return Player(chair.name, chair.colour)
    return Player(chair.name, chair.colour, "computer", level_of(chair.level).number)


def chair_of(player: Player) -> Chair:
    """Seat who was written down; a level that this program doesn't have becomes the nearest that it has."""
    if player.kind == "person":
        return Chair(player.name, player.colour % 6)
    number = min(max(player.level, 1), len(LEVELS))
    return Chair(player.name, player.colour % 6, level_of(number).key)
