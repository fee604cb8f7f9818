"""A match with its people and computer players, and its conversion to and from a save."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from ai.personas.levels import LEVELS, level_of
from game.table.art.people import FACES, is_face
from game.table.pieces import Seat
from game.texts.texts import YOU
from saves.matches.header import Player
from saves.matches.match_file import SavedMatch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.match import Match
    from game.texts.texts import Voice

KEPT_AS: Final = "Player {}"  # the name of an unnamed person in files, in any language
_GUEST: Final = re.compile(r"(?:Player|Guest|Gast) ([1-9]|1[0-2])")  # "Gast": formerly in German


@dataclass(frozen=True, slots=True)
class Chair:
    """The player of a seat."""

    name: str
    colour: int  # 0 to 5, each with its own symbol
    level: str | None = None  # a computer player's level key; None: a person
    guest: int = 0  # an unnamed person's number; 0: the name was chosen
    face: str = ""  # a person's: of FACES, LETTER, one that only a newer version has; "": none chosen yet
    command: str = ""  # an outside program's, "cmd:…", in the place of `level`; never kept in a file
    tenths: int = 0  # of the way from the level to the next, in which it also thinks
    matched: bool = False  # the level follows a person's results

    @property
    def computer(self) -> bool:
        """Whether a computer player decides here."""
        return self.level is not None

    @property
    def player(self) -> str | None:
        """Who decides here: a level, an outside program's command, or None for a person."""
        if self.level is None or self.command:
            return self.command or None
        return f"{self.level}+{self.tenths}" if self.tenths else self.level

    @property
    def portrait(self) -> str:
        """The face it shows: a computer player's, or the one that a person chose; "" for a letter."""
        face = self.command or self.level or (self.face if self.face in FACES else "")
        return face if is_face(face) else ""

    @property
    def letter(self) -> str:
        """The initial, which stands for a person without a face."""
        return self.name.strip()[:1].upper()

    @property
    def sign(self) -> str:
        """What its medallion shows: a face, or the initial."""
        return self.portrait or self.letter


def guest_number(name: str) -> int:
    """Return the number of an unnamed person from a stored name, in any language; 0 for other names."""
    found = _GUEST.fullmatch(name)
    return int(found[1]) if found else 0


def guest(number: int, colour: int) -> Chair:
    """Return a chair for an unnamed person; `named` words the name."""
    return Chair(KEPT_AS.format(number), colour, None, number)


def named(chairs: Sequence[Chair], words: Voice) -> tuple[Chair, ...]:
    """Name unnamed people "You" if there is only one person, otherwise by number."""
    alone = sum(not chair.computer for chair in chairs) == 1
    return tuple(
        replace(chair, name=words("new-you") if alone else words("new-player", number=chair.guest))
        if chair.guest
        else chair
        for chair in chairs
    )


def person_named(name: str, words: Voice) -> str:
    """Word a person's stored name without a match, as in the statistics."""
    number = guest_number(name)
    if not number:
        return name
    return words("new-you") if number == 1 else words("new-player", number=number)


def players_named(players: Sequence[Player], words: Voice) -> list[str]:
    """Word the names of stored players."""
    return [chair.name for chair in named(tuple(map(chair_of, players)), words)]


@dataclass(slots=True)
class TableMatch:
    """A match, its players, and its file."""

    match: Match
    chairs: tuple[Chair, ...]  # by seat
    file: str | None = None  # its name in the library, once saved
    title: str = ""  # chosen by a person
    takebacks: int = 0  # undos after something was revealed or answered
    counts: bool = True  # whether its result may go into the statistics
    newcomer: bool = False  # begun by somebody who has never played this game, nor its lesson

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, by seat."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def measured(self) -> bool:
        """Whether its result goes into the statistics: not against outside programs."""
        return self.counts and not any(chair.command for chair in self.chairs)

    @property
    def addressed(self) -> tuple[str, ...]:
        """The seats' names in sentences: the only person at the screen is YOU, whom texts address."""
        alone = len(self.persons) == 1
        return tuple(YOU if alone and not chair.computer else chair.name for chair in self.chairs)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats as a game's table shows them."""
        return tuple(
            Seat(one.name, one.colour, one.computer, one.portrait, addressed)
            for one, addressed in zip(self.chairs, self.addressed, strict=True)
        )

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if not chair.computer)

    def speak(self, words: Voice) -> None:
        """Rename unnamed people in the current language."""
        self.chairs = named(self.chairs, words)

    def saved(self) -> SavedMatch:
        """Return the match for the library."""
        return SavedMatch(self.match, tuple(map(player_of, self.chairs)), self.title, self.takebacks)

    @classmethod
    def from_saved(cls, saved: SavedMatch, file: str | None = None) -> TableMatch:
        """Seat the players of a saved match."""
        return cls(saved.match, tuple(map(chair_of, saved.players)), file, saved.title, saved.takebacks)


def player_of(chair: Chair) -> Player:
    """Return a chair's player for the file."""
    if chair.level is None:
        name = KEPT_AS.format(chair.guest) if chair.guest else chair.name
        return Player(name, chair.colour, face=chair.face)
    level = level_of(chair.level).number
    return Player(chair.name, chair.colour, "computer", level, tenths=chair.tenths, matched=chair.matched)


def chair_of(player: Player) -> Chair:
    """Seat a stored player; an unknown level becomes the nearest known one."""
    if player.kind == "person":
        return Chair(player.name, player.colour % 6, None, guest_number(player.name), player.face)
    number = min(max(player.level, 1), len(LEVELS))
    tenths = player.tenths if number < len(LEVELS) else 0
    key = level_of(number).key
    return Chair(player.name, player.colour % 6, key, tenths=tenths, matched=player.matched)
