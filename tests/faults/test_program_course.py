"""The course of a running match in a report: what a person can't tell apart gives the same lines."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from game.engine.contract import Rules, State
from game.engine.match import Match
from game.engine.rng import Rng
from game.laws.playthrough import random_match
from game.registry import GAMES, RULES
from game.screens.crash.guard import Guard
from game.texts.texts import Voice
from saves.crash.log import RecentLines
from saves.disk.folders import Folders

MOMENTS: Final = 60  # of a match that are looked at
OTHERS: Final = 5  # decisions that might have been made there, the same one before all
PEOPLE: Final = {"one": (0,), "two": (0, 1)}


def begun(match: Match, state: State) -> Match:
    """The same match, begun in another position."""
    fresh = Match(match.rules, match.seats, match.seed, match.options)
    fresh._start = state.clone()
    fresh._states = [state.clone()]
    return fresh


def known(match: Match, seat: int) -> list[object]:
    """All that a seat sees of the one decision of a match, one view after the other."""
    return [match.start.view(seat), *(state.view(seat) for _, state, _ in match.steps(0))]


def pairs(rules: Rules, persons: tuple[int, ...]) -> Iterator[tuple[Match, Match]]:
    """Matches of one decision in two worlds that one of the persons can't tell apart, before or after it."""
    match = random_match(rules, 3 if 3 in rules.seats else rules.seats[-1], 5)
    length = len(match.decisions)
    for moment in range(0, length, max(1, length // MOMENTS)):
        state = match.at(moment)
        first = begun(match, state)
        first.play(state.read(match.decisions[moment]))
        for seat in persons:
            twin = state.determinize(seat, Rng(moment))
            seen = known(first, seat)
            actions = sorted(twin.legal_actions(), key=lambda one: twin.notation(one) != first.decisions[0])
            for action in actions[:OTHERS]:
                second = begun(match, twin)
                second.play(action)
                if known(second, seat) == seen:
                    yield first, second


@pytest.fixture
def guard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Guard:
    """Who writes reports; hooks for errors are put back afterwards."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    return Guard(Folders.below(tmp_path), RecentLines(), Voice("en"))


@pytest.mark.parametrize("rules", RULES.values(), ids=GAMES)
@pytest.mark.parametrize("persons", PEOPLE.values(), ids=PEOPLE)
def test_worlds_that_a_person_can_not_tell_apart_have_one_course(
    rules: Rules, persons: tuple[int, ...], guard: Guard
) -> None:
    """Whatever others hold, drew, or chose face down: what is told to all, each of them knows."""
    told = [
        (guard.course(first, persons), guard.course(second, persons))
        for first, second in pairs(rules, persons)
    ]
    apart = [(one, other) for one, other in told if one != other]

    assert apart == []
    assert len(told) >= 5 and any(one for one, _ in told)


@pytest.mark.parametrize("game", ["splendor_marvel", "custom_heroes", "seventh_hero"])
def test_to_somebody_else_the_worlds_would_read_differently(game: str, guard: Guard) -> None:
    """They do differ, and the course could tell: else the claim would be empty.

    Dust Collectorz is not among them: its log names no card that one seat alone sees.
    """
    found = list(pairs(GAMES[game].rules, (0,)))

    assert all(first.start.pack() != second.start.pack() for first, second in found)
    assert any(guard.course(first, (1,)) != guard.course(second, (1,)) for first, second in found)
