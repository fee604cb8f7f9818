"""What is played in a long run: every game with each number of seats and in all its modes, levels mixed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice, product
from typing import Final

from game.engine.errors import BadSetup
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import GAMES
from tests.monkey.errands import one_of

Options = dict[str, Value]
QUICK: Final = ("squire", "knight")  # levels that decide at once
CAPTAIN_EVERY: Final = 4  # matches, in one of which a captain sits at the table,
CHAMPION_EVERY: Final = 24  # a champion
LEGEND_EVERY: Final = 60  # or a legend
CROWDS: Final = ("none", "none", "none", "none", "one", "one", "two", "all")  # persons at the table
WHIMS: Final = ("log", "why", "state", "keys", "rules", "save", "mute", "point", "leave", "load")
OF_PERSONS: Final = ("undo", "undo", "redo", "hint", "hint")
OF_COMPUTERS: Final = ("pause", "hurry")
AFTER: Final = ("look", "replay", "analysis", "statistics", "code")
AT_TITLE: Final = ("lesson", "settings", "rules", "statistics", "load", "decks", "language", "resize", "keys")
AGAIN_EVERY: Final = 7  # matches, after one of which the same people play once more
LIVELY_EVERY: Final = 25  # matches, one of which is played with much motion and many frames
LIVELY: Final = {12: "full", 24: "gentle"}  # by the remainder: how much motion
SHORT_FRAME: Final = 1 / 30  # seconds
LONG_FRAME: Final = 0.1


@dataclass(frozen=True)
class Sitting:
    """One match: what is played, by whom, and what else somebody does then and afterwards."""

    game: str
    levels: tuple[str | None, ...]  # None: a person
    options: Options
    settings: dict[str, object]
    step: float  # seconds of a frame
    whims: tuple[str, ...]  # during the match
    after: tuple[str, ...]  # once it has ended
    at_title: tuple[str, ...]  # before the next
    again: bool  # the same people play the next one


def tables_of(game: str) -> list[tuple[int, Options]]:
    """Every number of seats of a game, with each of its modes that so many can play."""
    rules = GAMES[game].rules
    names = {option.needs[0] for option in rules.options if option.needs}
    leading = [option for option in rules.options if option.name in names]
    modes = [
        dict(zip((option.name for option in leading), values, strict=True))
        for values in product(*(option.allowed for option in leading))
    ]
    return [(seats, mode) for seats in rules.seats for mode in modes if _possible(game, seats, mode)]


def _possible(game: str, seats: int, options: Options) -> bool:
    try:
        GAMES[game].rules.setup(seats, 0, options)
    except BadSetup:
        return False
    return True


def sittings(count: int, seed: int) -> Iterator[Sitting]:
    """Plan so many matches: the games in turn, each at all its tables in turn, all else by chance."""
    chance = Rng(seed)
    tables = {game: cycle(tables_of(game)) for game in GAMES}
    for number, game in enumerate(islice(cycle(GAMES), count)):
        seats, mode = next(tables[game])
        yield _sitting(chance, number, game, seats, mode)


def _sitting(chance: Rng, number: int, game: str, seats: int, mode: Options) -> Sitting:
    levels = _levels(chance, number, seats)
    persons = None in levels
    lively = LIVELY.get(number % LIVELY_EVERY, "none")
    settings: dict[str, object] = {
        "motion": lively,
        "celebrations": lively if lively == "full" else one_of(chance, ("small", "off")),
        "pace": "brisk",
        "speed": 4.0,
        "ai_seconds": 0.2,
        "coach": persons and chance.below(4) == 0,
        "reactions": one_of(chance, ("always", "useful", "useful", "late")),
        "captions": chance.below(4) == 0,
        "turn_table": one_of(chance, ("turn", "off")),
    }
    whims = (*WHIMS, *(OF_PERSONS if persons else OF_COMPUTERS))
    return Sitting(
        game=game,
        levels=levels,
        options=mode | _others(chance, game, seats, mode),
        settings=settings,
        step=LONG_FRAME if lively == "none" else SHORT_FRAME,
        whims=tuple(one_of(chance, whims) for _ in range(chance.below(4))),
        after=tuple(one_of(chance, AFTER) for _ in range(chance.below(3))),
        at_title=tuple(one_of(chance, AT_TITLE) for _ in range(chance.below(2))),
        again=number % AGAIN_EVERY == AGAIN_EVERY - 1,
    )


def _levels(chance: Rng, number: int, seats: int) -> tuple[str | None, ...]:
    """Seat computer players, mostly quick ones, and now and then persons before them."""
    levels: list[str | None] = [one_of(chance, QUICK) for _ in range(seats)]
    for every, level in ((CAPTAIN_EVERY, "captain"), (CHAMPION_EVERY, "champion"), (LEGEND_EVERY, "legend")):
        if number % every == every - 1:
            levels[-1] = level
    persons = {"none": 0, "one": 1, "two": min(2, seats), "all": seats}[one_of(chance, CROWDS)]
    return (*[None] * persons, *levels[persons:])


def _others(chance: Rng, game: str, seats: int, mode: Options) -> Options:
    """Choose the options besides the mode."""
    rules = GAMES[game].rules
    while True:
        chosen = {
            option.name: one_of(chance, option.allowed) for option in rules.options if option.name not in mode
        }
        if _possible(game, seats, mode | chosen):
            return chosen
