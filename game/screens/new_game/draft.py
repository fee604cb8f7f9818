"""A match being set up: players, options, seed; and the problems to fix before it can start."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import msgspec

from ai.personas.levels import LEVEL_KEYS
from game.engine.match import Match
from game.engine.rng import SEED_LIMIT
from game.registry import rules_of
from game.screens.new_game.my_level import OwnLevel, Table, own_level
from game.screens.new_game.options import OptionChoices
from game.screens.new_game.party import Party
from game.screens.seating import Chair, TableMatch, chair_of, player_of
from saves.disk.names import NAME_LIMIT, clean_name
from saves.settings import NewGame, Settings
from saves.statistics.lines import MODE

if TYPE_CHECKING:
    from game.texts.texts import Voice
    from saves.statistics.lines import Played

COLOURS: Final = 6  # number of seat colours
MATCHED: Final = "matched"  # the choice of a computer player at a person's own level
SEED_DIGITS: Final = len(str(SEED_LIMIT - 1))


@dataclass(frozen=True, slots=True)
class Problem:
    """A reason why the match can't start: its text's key and variables, and its seat."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
    seat: int | None = None


@dataclass(slots=True)
class Draft(OptionChoices):
    """The choices so far."""

    party: Party
    seed: str = ""  # as typed; "": random
    me: str = ""  # the person of the settings

    @property
    def seated(self) -> list[Chair]:
        """The chairs in use."""
        return self.party.chairs[: self.seats]

    def seat(self, who: Sequence[tuple[str, str | None]], me: str, words: Voice) -> None:
        """Seat everybody in `who`, by name and level; a person without a name is `me`."""
        self.set_seats(len(who))
        self.party.seat(who, me, words)

    @property
    def followed(self) -> int | None:
        """The seat of the person whose results a level follows: the one of the settings, or the first."""
        people = [seat for seat, chair in enumerate(self.seated) if not chair.computer]
        return next((seat for seat in people if self.seated[seat].name == self.me), next(iter(people), None))

    def own_level(self, played: Sequence[Played]) -> OwnLevel:
        """Return that person's level, from their finished matches."""
        seat = self.followed
        person = "" if seat is None else clean_name(player_of(self.seated[seat]).name)
        table = Table(self.game, str(self.options.get(MODE, "")), self.seats)
        return own_level(played, person, table, self.modes)

    def match_seat(self, seat: int, played: Sequence[Played], words: Voice) -> None:
        """Seat a computer player at that level."""
        self.party.set_matched(seat, self.own_level(played).level, words)

    def match_levels(self, played: Callable[[], Sequence[Played]], words: Voice) -> None:
        """Update the levels that follow a person's results, if any does; needed before `table`."""
        for seat, chair in enumerate(self.seated):
            if chair.matched:
                self.match_seat(seat, played(), words)

    def problems(self) -> list[Problem]:
        """List the reasons why the match can't start; usually none."""
        found: list[Problem] = []
        names = [clean_name(chair.name).casefold() for chair in self.seated]
        for seat, name in enumerate(names):
            if not name:
                found.append(Problem("new-problem-no_name", {"number": seat + 1, "limit": NAME_LIMIT}, seat))
            elif name in names[:seat]:
                found.append(Problem("new-problem-same_name", {"name": self.party.chairs[seat].name}, seat))
        colours = [chair.colour for chair in self.seated]
        found += [
            Problem("new-problem-same_colour", {"name": self.party.chairs[seat].name}, seat)
            for seat, colour in enumerate(colours)
            if colour in colours[:seat]
        ]
        if self.seed and not (self.seed.isascii() and self.seed.isdecimal() and int(self.seed) < SEED_LIMIT):
            found.append(Problem("new-problem-seed", {"most": str(SEED_LIMIT - 1)}))
        return found

    def table(self, seed: int | None = None) -> TableMatch:
        """Create the match, of the deal `seed` if there is one; only without `problems`."""
        if seed is None:
            seed = int(self.seed) if self.seed else secrets.randbelow(SEED_LIMIT)
        chairs = tuple(replace(chair, name=clean_name(chair.name)) for chair in self.seated)
        return TableMatch(Match(self.rules, self.seats, seed, self.options), chairs)

    def kept_in(self, settings: Settings) -> Settings:
        """Return the settings with this draft as the last one of its game."""
        chosen = NewGame(tuple(player_of(chair) for chair in self.table_chairs()), dict(self.options))
        games = {**settings.new_games, self.game: chosen}
        own = self.party.own_seat(settings, self.seats)
        if own is not None:
            settings = settings.changed("face", self.party.chairs[own].face)
        return settings.changed("last_game", self.game).changed("new_games", games)

    def table_chairs(self) -> list[Chair]:
        """Return the chairs in use, with cleaned names."""
        return [
            replace(chair, name=clean_name(chair.name) or str(seat))
            for seat, chair in enumerate(self.seated, 1)
        ]


def draft_for(game: str, settings: Settings, words: Voice) -> Draft:
    """Start from the last choices for this game, or else with the person against one computer player."""
    rules = rules_of(game)
    last = settings.new_games.get(game, NewGame())
    most = rules.seats[-1]
    chairs = [chair_of(player) for player in last.players[:most]]
    seats = len(chairs) if len(chairs) in rules.seats else rules.seats[0]
    colours = [colour for colour in range(COLOURS) if colour not in [chair.colour for chair in chairs]]
    draft = Draft(game, seats, {}, (), Party(chairs, set(range(len(chairs)))), me=settings.name)
    for seat in range(len(chairs), most):
        level = None if seat == 0 else draft.party.free_level(seat)
        draft.party.chairs.append(Chair("", colours.pop(0), level))
    for seat in range(len(last.players), most):
        level = draft.party.chairs[seat].level
        named = settings.name if seat == 0 and settings.name else draft.party.fresh_name(seat, level, words)
        draft.party.set_name(seat, named)
    options = msgspec.to_builtins(last.options)
    draft.options = {option.name: options.get(option.name, option.default) for option in rules.options}
    draft.set_seats(seats)
    draft.party.dress(settings, seats)
    return draft


def up_to_date(
    table: TableMatch, me: str, played: Callable[[], Sequence[Played]], words: Voice
) -> tuple[Chair, ...]:
    """Return the chairs of `table` for another match: levels may follow the results up to this one."""
    match = table.match
    party = Party([*table.chairs], set(range(match.seats)))
    draft = Draft(match.rules.id, match.seats, dict(match.options), (), party, me=me)
    draft.match_levels(played, words)
    return tuple(draft.seated)


def levels() -> tuple[str | None, ...]:
    """Return the choices for a chair: a person, or a computer player of each level, weakest first."""
    return (None, *LEVEL_KEYS)


def chosen_level(chair: Chair) -> str | None:
    """Return the choice for a chair: of `levels`, or MATCHED."""
    return MATCHED if chair.matched else chair.level
