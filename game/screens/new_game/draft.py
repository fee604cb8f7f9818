"""A match being set up: players, options, seed; and the problems to fix before it can start."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import msgspec

from ai.engine.protocol import COMMAND
from ai.personas.levels import LEVEL_KEYS
from ai.players import SUBSTITUTE
from game.engine.errors import BadSetup
from game.engine.match import Match
from game.engine.rng import SEED_LIMIT
from game.registry import rules_of
from game.screens.seating import KEPT_AS, Chair, TableMatch, chair_of, guest_number, player_of
from game.table.art.people import FACES, LETTER
from saves.disk.names import NAME_LIMIT, clean_name
from saves.settings import NewGame, Settings

if TYPE_CHECKING:
    from game.engine.contract import Rules
    from game.engine.options import Option, Value
    from game.texts.texts import Voice

COLOURS: Final = 6  # number of seat colours
USUAL_LEVELS: Final = ("captain", "knight", "champion", "squire", "legend")
"""Computer players that nobody has chosen yet, in the order in which they come to the table."""
SEED_DIGITS: Final = len(str(SEED_LIMIT - 1))


@dataclass(frozen=True, slots=True)
class Problem:
    """A reason why the match can't start: its text's key and variables, and its seat."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
    seat: int | None = None


@dataclass(slots=True)
class Draft:
    """The choices so far. Of `chairs`, one per possible seat, the first `seats` are used."""

    game: str
    seats: int
    chairs: list[Chair]
    options: dict[str, Value]
    seed: str = ""  # as typed; "": random
    own: tuple[str, ...] = ()  # values that people have made for options of kind "seat"
    chosen: set[int] = field(default_factory=set)  # seats whose player a person has chosen

    @property
    def rules(self) -> Rules:
        """The rules of the chosen game."""
        return rules_of(self.game)

    @property
    def seated(self) -> list[Chair]:
        """The chairs in use."""
        return self.chairs[: self.seats]

    def values_of(self, option: Option) -> list[Value]:
        """Return an option's values for this number of seats; what people made and chose stays among them."""
        if option.kind == "seat":
            chosen = self.options.get(option.name, option.default)
            values: list[Value] = [*option.allowed, *self.own]
            return values if chosen in values or not _allowed(option, chosen) else [*values, chosen]
        return [value for value in option.allowed if self._possible({option.name: value}, self.seats)]

    def seats_for(self, option: Option, value: Value) -> list[int]:
        """Return the number of seats that a value of an option needs."""
        return [seats for seats in self.rules.seats if self._possible({option.name: value}, seats)]

    @property
    def leading(self) -> list[Option]:
        """Return the options that others depend on: they are chosen first."""
        names = {option.needs[0] for option in self.rules.options if option.needs}
        return [option for option in self.rules.options if option.name in names]

    @property
    def modes(self) -> tuple[str, ...]:
        """Return the names of this match's mode in the strength tables; none for a default match."""
        if not self.leading:
            return ("",)
        first = self.leading[0]
        chosen = self.options.get(first.name, first.default)
        return (str(chosen), "") if chosen == first.default else (str(chosen),)

    def matters(self, option: Option) -> bool:
        """Whether an option has an effect, given the others."""
        if option.needs is None:
            return True
        name, values = option.needs
        return self.options.get(name) in values

    @property
    def seat_options(self) -> list[Option]:
        """Return the options for what each seat brings to the match; none in most games."""
        return [option for option in self.rules.options if option.kind == "seat"]

    def offer(self, values: Sequence[str]) -> None:
        """Offer what people have made for the seats' options; a chosen one of the same name is updated."""
        self.own = tuple(values)
        by_name = {_name_of(value): value for value in values}
        for option in self.seat_options:
            chosen = self.options.get(option.name)
            if isinstance(chosen, str) and chosen not in option.allowed:
                self.options[option.name] = by_name.get(_name_of(chosen), chosen)

    def _possible(self, options: Mapping[str, object], seats: int) -> bool:
        try:
            self.rules.setup(seats, 0, options)
        except BadSetup:
            return False
        return True

    def set_seats(self, seats: int) -> None:
        """Set the number of seats; options that become impossible get their default."""
        self.seats = seats
        for option in self.rules.options:
            if self.options.get(option.name) not in self.values_of(option):
                self.options[option.name] = option.default

    def set_level(self, seat: int, level: str | None, words: Voice) -> None:
        """Seat a person or a computer player of `level`; one seated elsewhere by default is replaced."""
        self.chosen.add(seat)
        for other, chair in enumerate(self.chairs):
            if level is not None and chair.level == level and other not in self.chosen:
                self._seat_at(other, self.free_level({other, seat}, level), words)
        self._seat_at(seat, level, words)
        self._give_faces()

    def free_level(self, seats: set[int], besides: str = "") -> str:
        """Return the first of the default computer players that sits at no other of `seats`."""
        taken = {besides, *(chair.level for seat, chair in enumerate(self.chairs) if seat not in seats)}
        return next((level for level in USUAL_LEVELS if level not in taken), USUAL_LEVELS[0])

    def _seat_at(self, seat: int, level: str | None, words: Voice) -> None:
        """Seat somebody; a default name is replaced along with the player."""
        chair = self.chairs[seat]
        old = chair.name
        given = not old or chair.guest > 0 or old in self._usual_names(seat, chair.level, words)
        self.chairs[seat] = replace(chair, level=level, command="")
        if given:
            self._give_name(seat, words)

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
            chair = replace(self.chairs[seat], name=name, guest=0, command=command)
            self.chairs[seat] = replace(chair, level=SUBSTITUTE if command else level)
        self.set_seats(len(who))
        for seat, (name, level) in enumerate(who):
            if not name:
                free = (
                    level is None and me and me.casefold() not in [one.name.casefold() for one in self.seated]
                )
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

    def dress(self, settings: Settings) -> None:
        """Give the person of the settings the face chosen there, and everybody else one of their own."""
        own = self._own_seat(settings)
        if own is not None:
            self.set_face(own, settings.face or self.chairs[own].face or FACES[0])
        self._give_faces()

    def _own_seat(self, settings: Settings) -> int | None:
        """Return the seat of the person named in the settings; of the first person if no one is."""
        people = [seat for seat, chair in enumerate(self.seated) if not chair.computer]
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

    def problems(self) -> list[Problem]:
        """List the reasons why the match can't start; usually none."""
        found: list[Problem] = []
        names = [clean_name(chair.name).casefold() for chair in self.seated]
        for seat, name in enumerate(names):
            if not name:
                found.append(Problem("new-problem-no_name", {"number": seat + 1, "limit": NAME_LIMIT}, seat))
            elif name in names[:seat]:
                found.append(Problem("new-problem-same_name", {"name": self.chairs[seat].name}, seat))
        colours = [chair.colour for chair in self.seated]
        found += [
            Problem("new-problem-same_colour", {"name": self.chairs[seat].name}, seat)
            for seat, colour in enumerate(colours)
            if colour in colours[:seat]
        ]
        if self.seed and not (self.seed.isascii() and self.seed.isdecimal() and int(self.seed) < SEED_LIMIT):
            found.append(Problem("new-problem-seed", {"most": str(SEED_LIMIT - 1)}))
        return found

    def table(self) -> TableMatch:
        """Create the match; only without `problems`."""
        seed = int(self.seed) if self.seed else secrets.randbelow(SEED_LIMIT)
        chairs = tuple(replace(chair, name=clean_name(chair.name)) for chair in self.seated)
        return TableMatch(Match(self.rules, self.seats, seed, self.options), chairs)

    def kept_in(self, settings: Settings) -> Settings:
        """Return the settings with this draft as the last one of its game."""
        chosen = NewGame(tuple(player_of(chair) for chair in self.table_chairs()), dict(self.options))
        games = {**settings.new_games, self.game: chosen}
        own = self._own_seat(settings)
        if own is not None:
            settings = settings.changed("face", self.chairs[own].face)
        return settings.changed("last_game", self.game).changed("new_games", games)

    def table_chairs(self) -> list[Chair]:
        """Return the chairs in use, with cleaned names."""
        return [
            replace(chair, name=clean_name(chair.name) or str(seat))
            for seat, chair in enumerate(self.seated, 1)
        ]


def _allowed(option: Option, value: Value) -> bool:
    """Whether a value is valid for an option, even if it isn't offered."""
    try:
        option.checked(value)
    except BadSetup:
        return False
    return True


def _name_of(value: str) -> str:
    """Return the name of what somebody has made for an option."""
    return value.partition(":")[0]


def draft_for(game: str, settings: Settings, words: Voice) -> Draft:
    """Start from the last choices for this game, or else with the person against one computer player."""
    rules = rules_of(game)
    last = settings.new_games.get(game, NewGame())
    most = rules.seats[-1]
    chairs = [chair_of(player) for player in last.players[:most]]
    seats = len(chairs) if len(chairs) in rules.seats else rules.seats[0]
    colours = [colour for colour in range(COLOURS) if colour not in [chair.colour for chair in chairs]]
    draft = Draft(game, seats, chairs, {}, chosen=set(range(len(chairs))))
    for seat in range(len(chairs), most):
        level = None if seat == 0 else draft.free_level({seat})
        draft.chairs.append(Chair("", colours.pop(0), level))
    for seat in range(len(last.players), most):
        level = draft.chairs[seat].level
        named = settings.name if seat == 0 and settings.name else draft.fresh_name(seat, level, words)
        draft.set_name(seat, named)
    options = msgspec.to_builtins(last.options)
    draft.options = {option.name: options.get(option.name, option.default) for option in rules.options}
    draft.set_seats(seats)
    draft.dress(settings)
    return draft


def levels() -> tuple[str | None, ...]:
    """Return the choices for a chair: a person, or a computer player of each level, weakest first."""
    return (None, *LEVEL_KEYS)
