"""Who sits at a match being set up: names, levels, colours and faces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from ai.engine.protocol import COMMAND
from ai.players import SUBSTITUTE
from game.screens.seating import KEPT_AS, Chair, guest_number
from game.table.art.people import FACES, LETTER

if TYPE_CHECKING:
    from ai.personas.levels import Level
    from game.texts.texts import Voice
    from saves.settings import Settings

USUAL_LEVELS: Final = ("captain", "knight", "champion", "squire", "legend")
"""Computer players that nobody has chosen yet, in the order in which they come to the table."""


@dataclass(slots=True)
class Party:
    """One chair per possible seat; those beyond the match's seats keep who sat there."""

    chairs: list[Chair]
    chosen: set[int] = field(default_factory=set)  # seats whose player a person has chosen

    def set_level(self, seat: int, level: str | None, words: Voice) -> None:
        """Seat a person or a computer player of `level`; one seated elsewhere by default is replaced."""
        self.chosen.add(seat)
        replaced = [
            other
            for other, chair in enumerate(self.chairs)
            if level is not None and chair.level == level and other not in self.chosen
        ]
        for other in replaced:
            if self._is_usual(other, words):
                self.chairs[other] = replace(self.chairs[other], name="")  # whoever comes may have it
        self._seat_at(seat, level, words)
        for other in replaced:
            self._seat_at(other, self.free_level(other), words)
        self._give_faces()

    def set_matched(self, seat: int, level: Level, words: Voice) -> None:
        """Seat a computer player whose level follows a person's results, and is `level` now."""
        if self.chairs[seat].level != level.key:
            self.set_level(seat, level.key, words)
        self.chosen.add(seat)
        self.chairs[seat] = replace(self.chairs[seat], tenths=level.tenths, matched=True, command="")

    def free_level(self, seat: int) -> str:
        """Return the first of the default computer players that sits at no seat but this."""
        taken = {chair.level for other, chair in enumerate(self.chairs) if other != seat}
        return next((level for level in USUAL_LEVELS if level not in taken), USUAL_LEVELS[0])

    def _seat_at(self, seat: int, level: str | None, words: Voice) -> None:
        """Seat somebody; a default name is replaced along with the player."""
        chair, given = self.chairs[seat], self._is_usual(seat, words)
        self.chairs[seat] = replace(chair, level=level, command="", tenths=0, matched=False)
        if given:
            self._give_name(seat, words)

    def _is_usual(self, seat: int, words: Voice) -> bool:
        """Whether nobody has chosen the name of a seat."""
        chair = self.chairs[seat]
        usual = self._usual_names(seat, chair.level, words)
        return not chair.name or chair.guest > 0 or chair.name in usual

    def set_name(self, seat: int, name: str) -> None:
        """Set a seat's name, as typed; a default name of a person doesn't count as one."""
        chair = self.chairs[seat]
        number = 0 if chair.computer else guest_number(name)
        self.chairs[seat] = replace(chair, name=name, guest=number)

    def _give_name(self, seat: int, words: Voice) -> None:
        """Give a seat a default name."""
        self.set_name(seat, self.fresh_name(seat, self.chairs[seat].level, words))

    def seat(self, who: Sequence[tuple[str, str | None]], me: str, words: Voice) -> None:
        """Seat everybody in `who`, by name and level; a person without a name is `me`.

        In the place of a level there may be the command of an outside program.
        """
        for seat, (name, level) in enumerate(who):
            command = level if level and level.startswith(COMMAND) else ""
            chair = replace(self.chairs[seat], name=name, guest=0, command=command, tenths=0, matched=False)
            self.chairs[seat] = replace(chair, level=SUBSTITUTE if command else level)
        for seat in range(len(who), len(self.chairs)):
            self.chairs[seat] = replace(self.chairs[seat], name="")  # who isn't there takes no name
        for seat, (name, level) in enumerate(who):
            if not name:
                taken = {one.name.casefold() for one in self.chairs[: len(who)]}
                free = level is None and me and me.casefold() not in taken
                self.set_name(seat, me if free else self.fresh_name(seat, level, words))

    def set_colour(self, seat: int, colour: int) -> None:
        """Give a seat a colour (0 to 5)."""
        self.chairs[seat] = replace(self.chairs[seat], colour=colour)

    def set_face(self, seat: int, face: str) -> None:
        """Give a person a face of FACES, or LETTER; somebody else with that face gets another."""
        for other, chair in enumerate(self.chairs):
            if chair.face == face != LETTER:
                self.chairs[other] = replace(chair, face="")
        self.chairs[seat] = replace(self.chairs[seat], face=face)
        self._give_faces()

    def _give_faces(self) -> None:
        """Give each person without a face the first that is free; after the last one, their letter."""
        for seat, chair in enumerate(self.chairs):
            if not chair.computer and not chair.face:
                taken = {other.face for other in self.chairs if not other.computer}
                face = next((one for one in FACES if one not in taken), LETTER)
                self.chairs[seat] = replace(chair, face=face)

    def dress(self, settings: Settings, seats: int) -> None:
        """Give the person of the settings the face chosen there, and everybody else one of their own."""
        own = self.own_seat(settings, seats)
        if own is not None:
            self.set_face(own, settings.face or self.chairs[own].face or FACES[0])
        self._give_faces()

    def own_seat(self, settings: Settings, seats: int) -> int | None:
        """Return the seat of the person named in the settings; of the first person if no one is."""
        people = [seat for seat, chair in enumerate(self.chairs[:seats]) if not chair.computer]
        if settings.name:
            people = [seat for seat in people if self.chairs[seat].name == settings.name]
        return people[0] if people else None

    def _usual_names(self, seat: int, level: str | None, words: Voice) -> list[str]:
        """Return a seat's default names."""
        if level is None:
            numbers = [seat + 1, *range(1, len(self.chairs) + 2)]
            return [KEPT_AS.format(number) for number in numbers]
        first = words(f"level-{level}-character")
        return [first, *(f"{first} {number}" for number in range(2, len(self.chairs) + 1))]

    def fresh_name(self, seat: int, level: str | None, words: Voice) -> str:
        """Return an unused name for a seat."""
        taken = {chair.name.casefold() for number, chair in enumerate(self.chairs) if number != seat}
        names = self._usual_names(seat, level, words)
        return next(name for name in names if name.casefold() not in taken)
