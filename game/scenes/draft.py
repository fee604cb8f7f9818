"""A match being prepared: who sits where, options, seed; and what still speaks against beginning it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import msgspec

from ai.levels import LEVEL_KEYS
from game.engine.errors import BadSetup
from game.engine.match import Match
from game.engine.rng import SEED_LIMIT
from game.registry import rules_of
from game.scenes.seating import KEPT_AS, Chair, TableMatch, chair_of, guest_number, player_of
from saves.names import NAME_LIMIT, clean_name
from saves.settings import NewGame, Settings

if TYPE_CHECKING:
    from game.engine.contract import Rules
    from game.engine.options import Option, Value
    from game.texts.texts import Voice

COLOURS: Final = 6  # there are so many seat colours
USUAL_LEVELS: Final = ("captain", "knight", "champion", "squire", "legend")
"""Computer players that nobody has chosen yet, in the order in which they come to the table."""
SEED_DIGITS: Final = len(str(SEED_LIMIT - 1))


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that speaks against beginning: its text's key and facts, and the seat it is about."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
    seat: int | None = None


@dataclass(slots=True)
class Draft:
    """What has been chosen so far. Of `chairs`, one for each possible seat, the first `seats` are used."""

    game: str
    seats: int
    chairs: list[Chair]
    options: dict[str, Value]
    seed: str = ""  # as typed; "" leaves it to chance
    own_decks: tuple[str, ...] = ()  # one's own decks that can be played, as options
    chosen: set[int] = field(default_factory=set)  # seats at which a person has said who decides there

    @property
    def rules(self) -> Rules:
        """The rules of the game chosen."""
        return rules_of(self.game)

    @property
    def seated(self) -> list[Chair]:
        """Those who will play."""
        return self.chairs[: self.seats]

    def values_of(self, option: Option) -> list[Value]:
        """The values of an option that so many seats can have; a deck as it is chosen stays among them."""
        if option.kind == "deck":
            chosen = self.options.get(option.name, option.default)
            decks: list[Value] = [*option.allowed, *self.own_decks]
            return decks if chosen in decks or not _allowed(option, chosen) else [*decks, chosen]
        return [value for value in option.allowed if self._possible({option.name: value}, self.seats)]

    def seats_for(self, option: Option, value: Value) -> list[int]:
        """Return with how many seats an option can have a value."""
        return [seats for seats in self.rules.seats if self._possible({option.name: value}, seats)]

    @property
    def leading(self) -> list[Option]:
        """The options on which it depends whether others matter: they are chosen first."""
        names = {option.needs[0] for option in self.rules.options if option.needs}
        return [option for option in self.rules.options if option.name in names]

    @property
    def modes(self) -> tuple[str, ...]:
        """How what is played may be called where strengths are written down; a usual match needs no name."""
        if not self.leading:
            return ("",)
        first = self.leading[0]
        chosen = self.options.get(first.name, first.default)
        return (str(chosen), "") if chosen == first.default else (str(chosen),)

    def matters(self, option: Option) -> bool:
        """Whether an option changes anything, as the others are chosen."""
        if option.needs is None:
            return True
        name, values = option.needs
        return self.options.get(name) in values

    def deck_of(self, seat: int) -> Option | None:
        """The option that gives a seat its deck; None in a game without decks."""
        decks = [option for option in self.rules.options if option.kind == "deck"]
        return decks[seat] if seat < len(decks) else None

    def offer_decks(self, decks: Sequence[str]) -> None:
        """Offer one's own decks; one that is chosen already is taken as it is now."""
        self.own_decks = tuple(decks)
        by_name = {_name_of(deck): deck for deck in decks}
        for option in self.rules.options:
            chosen = self.options.get(option.name)
            if option.kind == "deck" and isinstance(chosen, str) and chosen not in option.allowed:
                self.options[option.name] = by_name.get(_name_of(chosen), chosen)

    def _possible(self, options: Mapping[str, object], seats: int) -> bool:
        try:
            self.rules.setup(seats, 0, options)
        except BadSetup:
            return False
        return True

    def set_seats(self, seats: int) -> None:
        """Play with so many; an option that then isn't possible goes back to its default."""
        self.seats = seats
        for option in self.rules.options:
            if self.options.get(option.name) not in self.values_of(option):
                self.options[option.name] = option.default

    def set_level(self, seat: int, level: str | None, words: Voice) -> None:
        """Let a person or a computer player of `level` sit there; who sat so elsewhere unasked makes room."""
        self.chosen.add(seat)
        for other, chair in enumerate(self.chairs):
            if level is not None and chair.level == level and other not in self.chosen:
                self._seat_at(other, self.free_level({other, seat}, level), words)
        self._seat_at(seat, level, words)

    def free_level(self, seats: set[int], besides: str = "") -> str:
        """Tell the first of the usual computer players that plays at no other than `seats`."""
        taken = {besides, *(chair.level for seat, chair in enumerate(self.chairs) if seat not in seats)}
        return next((level for level in USUAL_LEVELS if level not in taken), USUAL_LEVELS[0])

    def _seat_at(self, seat: int, level: str | None, words: Voice) -> None:
        """Let somebody sit there; a name that nobody chose goes with it."""
        chair = self.chairs[seat]
        old = chair.name
        given = not old or chair.guest > 0 or old in self._usual_names(seat, chair.level, words)
        self.chairs[seat] = replace(chair, level=level)
        if given:
            self._give_name(seat, words)

    def set_name(self, seat: int, name: str) -> None:
        """Give a seat a name, as typed; a person's that nobody would give is no name."""
        chair = self.chairs[seat]
        number = 0 if chair.computer else guest_number(name)
        self.chairs[seat] = replace(chair, name=name, guest=number)

    def _give_name(self, seat: int, words: Voice) -> None:
        """Give a seat a name that nobody chose."""
        self.set_name(seat, self.fresh_name(seat, self.chairs[seat].level, words))

    def seat(self, who: Sequence[tuple[str, str | None]], me: str, words: Voice) -> None:
        """Seat so many as `who` has, name and level each; a person without a name is `me`."""
        for seat, (name, level) in enumerate(who):
            self.chairs[seat] = replace(self.chairs[seat], level=level, name=name, guest=0)
        self.set_seats(len(who))
        for seat, (name, level) in enumerate(who):
            if not name:
                free = (
                    level is None and me and me.casefold() not in [one.name.casefold() for one in self.seated]
                )
                self.set_name(seat, me if free else self.fresh_name(seat, level, words))

    def next_colour(self, seat: int) -> None:
        """Give a seat the next colour that nobody at the table has."""
        taken = {chair.colour for number, chair in enumerate(self.seated) if number != seat}
        colour = self.chairs[seat].colour
        for step in range(1, COLOURS + 1):
            if (colour + step) % COLOURS not in taken:
                self.chairs[seat] = replace(self.chairs[seat], colour=(colour + step) % COLOURS)
                return

    def _usual_names(self, seat: int, level: str | None, words: Voice) -> list[str]:
        """The names that a seat is given while nobody has typed another."""
        if level is None:
            numbers = [seat + 1, *range(1, len(self.chairs) + 2)]
            return [KEPT_AS.format(number) for number in numbers]
        first = words(f"level-{level}-character")
        return [first, *(f"{first} {number}" for number in range(2, len(self.chairs) + 1))]

    def fresh_name(self, seat: int, level: str | None, words: Voice) -> str:
        """Return a name for a seat that nobody else has."""
        taken = {chair.name.casefold() for number, chair in enumerate(self.chairs) if number != seat}
        names = self._usual_names(seat, level, words)
        return next(name for name in names if name.casefold() not in taken)

    def problems(self) -> list[Problem]:
        """List what speaks against beginning; mostly nothing."""
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
        """Set the match up; only when there are no `problems`."""
        seed = int(self.seed) if self.seed else secrets.randbelow(SEED_LIMIT)
        chairs = tuple(replace(chair, name=clean_name(chair.name)) for chair in self.seated)
        return TableMatch(Match(self.rules, self.seats, seed, self.options), chairs)

    def kept_in(self, settings: Settings) -> Settings:
        """Return the settings with this draft as the last one of its game."""
        chosen = NewGame(tuple(player_of(chair) for chair in self.table_chairs()), dict(self.options))
        games = {**settings.new_games, self.game: chosen}
        return settings.changed("last_game", self.game).changed("new_games", games)

    def table_chairs(self) -> list[Chair]:
        """The chairs of those who will play, with names fit to be kept."""
        return [
            replace(chair, name=clean_name(chair.name) or str(seat))
            for seat, chair in enumerate(self.seated, 1)
        ]


def _allowed(option: Option, value: Value) -> bool:
    """Whether a value is fit for an option, be it none that is offered."""
    try:
        option.checked(value)
    except BadSetup:
        return False
    return True


def _name_of(deck: str) -> str:
    """The name of a deck of one's own, as an option tells it."""
    return deck.partition(":")[0]


def draft_for(game: str, settings: Settings, words: Voice) -> Draft:
    """Begin with what was chosen last for this game: else the person against one computer player."""
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
    return draft


def levels() -> tuple[str | None, ...]:
    """Who can sit on a chair: a person, or a computer player of each level from the weakest."""
    return (None, *LEVEL_KEYS)
