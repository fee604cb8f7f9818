"""Goals as data: scenarios with three stars, and achievements, each by bounds on what a match measures.

A game that has them names a part `measures` (see `measure`) and has a file `challenges.json` in its assets.
"""

from __future__ import annotations

import hashlib
import logging
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from game import __version__
from game.engine.errors import EngineError
from game.engine.game import load
from game.engine.match import Match
from game.engine.options import Value
from game.engine.rng import SEED_LIMIT
from game.registry import ADDED, GAMES, rules_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.engine.events import Event

MEASURES: Final = 2  # raised whenever a measure, or what it proves, counts otherwise
FILE: Final = "challenges.json"
SIZE_LIMIT: Final = 256 << 10  # bytes
RIVALS: Final = ("squire", "knight", "captain", "champion")  # levels that never decide by the clock
EVERY_GAME: Final = ("won", "place", "decisions", "seats", "weakest", "strongest")  # measures of any match
COMMON: Final = ""  # the part of achievements that any game can bring
Key = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,30}$")]


_log = logging.getLogger(__name__)


class BadGoals(ValueError):
    """A file of goals that can't be used; says why."""


class Bound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A measure that is at least or at most a number; exactly one of both."""

    measure: Key
    least: Annotated[int, msgspec.Meta(ge=-1000, le=100_000)] | None = None
    most: Annotated[int, msgspec.Meta(ge=-1000, le=100_000)] | None = None

    def holds(self, measured: Mapping[str, int]) -> bool:
        """Whether a match with these measures meets it."""
        value = measured[self.measure]
        if self.least is not None and value < self.least:
            return False
        return self.most is None or value <= self.most


Bounds = Annotated[tuple[Bound, ...], msgspec.Meta(min_length=1, max_length=4)]


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match from its first card, and three stars to win in it; the later two need the first."""

    id: Key
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=11)]  # the person's
    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEED_LIMIT)]
    rivals: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=11)]  # levels, by seat
    stars: tuple[Bounds, Bounds, Bounds]
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=40)] = {}

    def level(self, seat: int) -> str | None:
        """Return the level on a seat; None for the person's."""
        return None if seat == self.seat else self.rivals[seat - (seat > self.seat)]

    def won(self, measured: Mapping[str, int]) -> tuple[bool, bool, bool]:
        """Tell which stars a match with these measures proves."""
        first, second, third = (all(bound.holds(measured) for bound in star) for star in self.stars)
        return first, first and second, first and third


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something worth remembering that a match shows."""

    id: Key
    needs: Bounds

    def holds(self, measured: Mapping[str, int]) -> bool:
        """Whether a match with these measures shows it."""
        return all(bound.holds(measured) for bound in self.needs)


class Goals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game offers."""

    challenges: Annotated[tuple[Challenge, ...], msgspec.Meta(max_length=60)] = ()
    achievements: Annotated[tuple[Achievement, ...], msgspec.Meta(max_length=60)] = ()


_GOALS: Final = msgspec.json.Decoder(Goals)


def read_goals(game: str, data: bytes) -> Goals:
    """Decode and check a game's goals; raise BadGoals that names what is wrong."""
    if len(data) > SIZE_LIMIT:
        raise BadGoals(f"{game}: {FILE} has {len(data)} bytes, at most {SIZE_LIMIT} are read")
    try:
        goals = _GOALS.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadGoals(f"{game}: {error}") from error
    ids = [one.id for one in goals.challenges] + [one.id for one in goals.achievements]
    for one in ids:
        if ids.count(one) > 1:
            raise BadGoals(f"{game}: two goals are named {one}")
    for challenge in goals.challenges:
        _check_setup(game, challenge)
        for star in challenge.stars:
            _check_bounds(game, challenge.id, star)
    for achievement in goals.achievements:
        _check_bounds(game, achievement.id, achievement.needs)
    return goals


def _check_bounds(game: str, one: str, bounds: Bounds) -> None:
    """Check that each bound is on a measure that there is, and has one side."""
    known = {*EVERY_GAME, *(load(GAMES[game].measures).NAMES if game else ())}
    for bound in bounds:
        if bound.measure not in known:
            names = ", ".join(sorted(known))
            raise BadGoals(f"{game}, {one}: no measure {bound.measure}; there are: {names}")
        if (bound.least is None) == (bound.most is None):
            raise BadGoals(f"{game}, {one}: {bound.measure} needs either least or most")


def _check_setup(game: str, one: Challenge) -> None:
    """Check that a challenge can be dealt, and that its rivals never decide by the clock."""
    if one.seat >= one.seats or len(one.rivals) != one.seats - 1:
        raise BadGoals(f"{game}, {one.id}: {one.seats} seats need one person and {one.seats - 1} rivals")
    for level in one.rivals:
        if level not in RIVALS:
            raise BadGoals(f"{game}, {one.id}: no rival {level}; there are: {', '.join(RIVALS)}")
    try:
        match_of(game, one)
    except EngineError as error:
        raise BadGoals(f"{game}, {one.id}: {error}") from error


def match_of(game: str, one: Challenge) -> Match:
    """Deal a challenge."""
    return Match(rules_of(game), one.seats, one.seed, one.options)


@cache
def goals_of(game: str) -> Goals:
    """Return the goals of a game, or of any (COMMON); none for one without a file.

    Raise BadGoals if they can't be used. An added game goes on without them, and the log says why.
    """
    if game not in ADDED:
        return _found(game)
    try:
        return _found(game)
    except Exception:  # noqa: BLE001 - the code of an added game may raise anything
        _log.exception("%s: no challenges", game)
        return Goals()


def _found(game: str) -> Goals:
    if game and not GAMES[game].measures:
        return Goals()
    own = GAMES[game].assets if game else ""
    folder = files(own) if own else Path(str(files("assets"))) / (game or "common")
    path = folder / FILE
    return read_goals(game, path.read_bytes()) if path.is_file() else Goals()


def edition() -> str:
    """Identify all goals that there are, and how they are measured."""
    told = [(game, goals_of(game)) for game in (COMMON, *GAMES)]
    digest = hashlib.blake2s(msgspec.json.encode([MEASURES, __version__, told]), digest_size=8)
    return digest.hexdigest()


def measure(match: Match, seat: int, levels: Sequence[int]) -> dict[str, int]:
    """Measure what `seat` did in a finished match; raise ValueError for one that isn't over.

    `levels` are those of the rivals, 1 to 5.
    """
    if not match.over:
        raise ValueError(f"{match.position()} is not over")
    place = match.state.places()[seat]
    every = {
        "won": int(place == 1),
        "place": place,
        "decisions": sum(mover == seat for mover in match.movers),
        "seats": match.seats,
        "weakest": min(levels, default=0),
        "strongest": max(levels, default=0),
    }
    own = GAMES[match.rules.id].measures
    if not own:
        return every
    part: Callable[[Match, int, list[Event]], dict[str, int]] = load(own).measure
    numbers = range(-1, len(match.decisions))
    events = [event for number in numbers for step in match.steps(number) for event in step.events]
    return every | part(match, seat, events)


def goal_words(bound: Bound) -> str:
    """Return the key of the text that words a bound."""
    way = "most" if bound.least is None else "least"
    return f"goal-{bound.measure}-{way}"
