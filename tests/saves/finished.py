"""Finished matches, and files of them, that the tests of the statistics are about."""

from __future__ import annotations

from datetime import UTC, datetime

from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from saves.matches.header import Player
from saves.matches.match_file import SavedMatch
from saves.statistics.statistics import Statistics
from tests.saves.shelf import Clock

SIDES = (0, 1)
NOW = datetime(2026, 11, 20, 14, 15, tzinfo=UTC)
PEOPLE = (Player("Ann", 0), Player("Pip", 1, "computer", 1))


def ended(seed: int = 1, game: str = "splendor_marvel", names: tuple[Player, ...] = PEOPLE) -> SavedMatch:
    """A match that chance has played to its end."""
    match, chance = Match(GAMES[game].rules, len(names), seed), Rng(seed)
    while not match.over:
        actions = match.state.legal_actions()
        match.play(actions[chance.below(len(actions))])
    return SavedMatch(match, names)


def anew(old: Statistics) -> Statistics:
    """Close the file and read it again."""
    old.close()
    return Statistics(old.folder, now=Clock())


def codes(statistics: Statistics) -> list[str]:
    """What is to be told."""
    return [notice.code for notice in statistics.poll()]
