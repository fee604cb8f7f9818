"""Games played by chance, for laws that hold in every position of every game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from game.engine.contract import OVER, Rules, State
from game.engine.errors import BadSetup
from game.engine.match import Match
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import RULES

TABLES = [
    pytest.param(rules, seats, id=f"{rules.id}-{seats}") for rules in RULES.values() for seats in rules.seats
]
EVERY_TABLE = pytest.mark.parametrize(("rules", "seats"), TABLES)
EVERY_GAME = pytest.mark.parametrize("rules", [pytest.param(rules, id=rules.id) for rules in RULES.values()])


LOOKS = 900  # positions of a game times seats that look at them; of longer games some are left out


class Turn(NamedTuple):
    """A position, and what is done in it."""

    before: State
    action: int


@cache
def variants(rules: Rules, seats: int) -> tuple[dict[str, Value], ...]:
    """List sets of options that these seats may play with: the defaults, and each other value by itself."""
    sets: list[dict[str, Value]] = [{}]
    for option in rules.options:
        for value in option.allowed:
            try:
                rules.setup(seats, 0, {option.name: value})
            except BadSetup:
                continue
            sets.append({option.name: value})
    return tuple(sets)


def options(rules: Rules, seats: int, seed: int) -> dict[str, Value]:
    """Choose one of `variants` by `seed`."""
    sets = variants(rules, seats)
    return sets[seed % len(sets)]


def game(rules: Rules, seats: int, seed: int) -> Iterator[Turn]:
    """Play a whole game by chance; show each position, the table's steps among them, before it changes."""
    state = rules.setup(seats, seed, options(rules, seats, seed))
    rng = Rng(seed)
    while state.to_move != OVER:
        actions = state.legal_actions()
        action = actions[rng.below(len(actions))]
        yield Turn(state, action)
        state = state.clone()
        state.apply(action)
    yield Turn(state, -1)


def positions(rules: Rules, seats: int, seed: int, every: int = 1) -> Iterator[State]:
    """Show every so-manyth position of a game, and its last."""
    states = [turn.before for turn in game(rules, seats, seed)]
    yield from thinned(states, seats, seed, every)
    yield states[-1]


def decisions(rules: Rules, seats: int, seed: int, every: int = 1) -> Iterator[State]:
    """Show every so-manyth position of a game in which a seat is to move."""
    states = [turn.before for turn in game(rules, seats, seed) if turn.before.to_move >= 0]
    yield from thinned(states, seats, seed, every)


def thinned(states: list[State], seats: int, seed: int, every: int) -> list[State]:
    """Leave every so-manyth, fewer of many, beginning somewhere."""
    step = every * -(-len(states) * seats // LOOKS)
    return states[seed % step :: step]


def match_of(rules: Rules, seats: int, seed: int, length: int = 1_000_000) -> Match:
    """Play a match by chance until it is over or `length` decisions are made."""
    match = Match(rules, seats, seed, options(rules, seats, seed))
    rng = Rng(seed)
    while not match.over and len(match.decisions) < length:
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
    return match
