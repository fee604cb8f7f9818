"""The matches in the pictures: whole games that are written down, and how far each has come."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from game.engine.match import Match
from tests.golden.playthrough import path_of, read


class Course(NamedTuple):
    """A whole game that is written down, and how far it has come in its picture."""

    game: str
    ending: str
    seats: int
    decisions: int


TABLES: Final = {
    "splendor": Course("splendor_marvel", "gauntlet_passed_on", 3, 44),
    "heroes": Course("custom_heroes", "goal_reached", 4, 92),
    "seventh": Course("seventh_hero", "most_heroes", 4, 70),
    "dust": Course("dust_collectorz", "most_points", 3, 90),
    "team": Course("dust_collectorz", "team_victory", 4, 130),
    "young": Course("dust_collectorz", "young_rid_of_all", 3, 60),
}


@cache
def whole(game: str, ending: str, seats: int) -> Match:
    """A whole game that is written down."""
    return read(path_of(game, ending, seats).read_text(encoding="utf-8"))[0]


def part(match: Match, decisions: int) -> Match:
    """A copy of a match as it stood after so many decisions."""
    copied = Match(match.rules, match.seats, match.seed, match.options)
    for text in match.decisions[:decisions]:
        copied.play(copied.state.read(text))
    return copied


def middle(table: str) -> Match:
    """A match in its midst."""
    course = TABLES[table]
    return part(whole(course.game, course.ending, course.seats), course.decisions)


def ended(table: str) -> Match:
    """A match that is over."""
    return whole(TABLES[table].game, TABLES[table].ending, TABLES[table].seats)
