"""A match with the people and computer players who sit at it, and its way into a save and back."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from ai.levels import LEVELS, level_of
from game.table.pieces import Seat
from game.texts.texts import YOU
from saves.header import Player
from saves.match_file import SavedMatch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.match import Match
    from game.texts.texts import Voice

KEPT_AS: Final = "Player {}"  # in files, in any language: who gave no name
_GUEST: Final = re.compile(r"(?:Player|Guest|Gast) ([1-9]|1[0-2])")  # "Gast": how German wrote it once


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at one seat."""

    name: str
    colour: int  # 0 to 5, each with its own symbol
    level: str | None = None  # the key of a computer player's level; None: a person
    guest: int = 0  # the number of a person who gave no name; 0: somebody gave this one

    @property
    def computer(self) -> bool:
        """Whether a computer player decides here."""
        return self.level is not None

    @property
    def sign(self) -> str:
        """What its medallion shows: the face of a computer player, or a person's letter."""
        return self.level or self.name.strip()[:1].upper()


def guest_number(name: str) -> int:
    """Return which guest a name stands for that nobody gave, in whatever language; 0 for any other name."""
    found = _GUEST.fullmatch(name)
    return int(found[1]) if found else 0


def guest(number: int, colour: int) -> Chair:
    """Seat a person who gave no name; `named` calls them what the language does."""
    return Chair(KEPT_AS.format(number), colour, None, number)


def named(chairs: Sequence[Chair], words: Voice) -> tuple[Chair, ...]:
    """Call those who gave no name "You" where there is but one person, else by their numbers."""
    alone = sum(not chair.computer for chair in chairs) == 1
    return tuple(
        replace(chair, name=words("new-you") if alone else words("new-player", number=chair.guest))
        if chair.guest
        else chair
        for chair in chairs
    )


def person_named(name: str, words: Voice) -> str:
    """Return what a person is called who is known by a kept name alone, as in the statistics."""
    number = guest_number(name)
    if not number:
        return name
    return words("new-you") if number == 1 else words("new-player", number=number)


def players_named(players: Sequence[Player], words: Voice) -> list[str]:
    """Return what those are called who were written down."""
    return [chair.name for chair in named(tuple(map(chair_of, players)), words)]


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
    def addressed(self) -> tuple[str, ...]:
        """The seats' names for sentences: the only person at the screen is YOU, whom texts address."""
        alone = len(self.persons) == 1
        return tuple(YOU if alone and not chair.computer else chair.name for chair in self.chairs)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits there, as a game's table shows it."""
        return tuple(
            Seat(one.name, one.colour, one.computer, one.level or "", addressed)
            for one, addressed in zip(self.chairs, self.addressed, strict=True)
        )

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats where people decide."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if not chair.computer)

    def speak(self, words: Voice) -> None:
        """Call those who gave no name as the language spoken does."""
        self.chairs = named(self.chairs, words)

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
        return Player(KEPT_AS.format(chair.guest) if chair.guest else chair.name, chair.colour)
    return Player(chair.name, chair.colour, "computer", level_of(chair.level).number)


def chair_of(player: Player) -> Chair:
    """Seat who was written down; a level that this program doesn't have becomes the nearest that it has."""
    if player.kind == "person":
        return Chair(player.name, player.colour % 6, None, guest_number(player.name))
    number = min(max(player.level, 1), len(LEVELS))
    return Chair(player.name, player.colour % 6, level_of(number).key)
