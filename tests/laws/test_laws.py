"""Every game obeys the laws, at every number of seats, with every option."""

from __future__ import annotations

import pytest

from game.engine.contract import Rules
from game.laws import results
from game.laws.check import LAWS, Law, first_look, law_name, verdict_on
from tests.laws.playing import EVERY_GAME, EVERY_TABLE, playthrough

SEEDS = range(4)
MATCHES = 25  # for the laws of endings, which look at one position of each


@pytest.mark.parametrize(
    "law", LAWS, ids=lambda law: law.__name__
)  # varies first: a table's matches are kept
@EVERY_TABLE
def test_every_game_obeys(rules: Rules, seats: int, law: Law) -> None:
    """The law's own docstring says what holds."""
    seeds = range(MATCHES) if law in (results.every_match_ends, results.places_and_returns_agree) else SEEDS

    assert verdict_on(law, (playthrough(rules, seats, seed) for seed in seeds)).trouble == ""


@EVERY_GAME
def test_a_first_look_finds_nothing(rules: Rules) -> None:
    """The few steps that are looked at when a package is loaded break no law of a good game."""
    assert first_look(rules) is None


def test_every_law_says_what_holds() -> None:
    """In one line, for the table of `check-game`."""
    names = [law_name(law) for law in LAWS]

    assert len(set(names)) == len(names)
    assert all(20 < len(name) <= 100 for name in names)
