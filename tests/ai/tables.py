"""Tables of every game and mode, and positions in which somebody at them has a choice."""

from __future__ import annotations

from functools import cache

import pytest

from ai.evaluators import evaluator_of
from ai.players import make_player
from game.engine.contract import OVER, State
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES

TABLES: tuple[tuple[str, int, str], ...] = (
    ("splendor_marvel", 2, ""),
    ("splendor_marvel", 4, ""),
    ("custom_heroes", 2, ""),
    ("custom_heroes", 5, ""),
    ("seventh_hero", 3, ""),
    ("seventh_hero", 5, ""),
    ("dust_collectorz", 2, "champions"),
    ("dust_collectorz", 3, "champions"),
    ("dust_collectorz", 4, "team"),
    ("dust_collectorz", 3, "young"),
)
EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=str)
SPACING = 17  # decisions between two positions
REACHED = 4  # of each table


@cache
def reached(table: tuple[str, int, str]) -> tuple[State, ...]:
    """Let greedy players play, and keep positions with a choice now and then."""
    game, seats, mode = table
    rules = GAMES[game].rules
    evaluator = evaluator_of(rules)
    state = rules.setup(seats, 11, {"mode": mode} if mode else {})
    resolve_chance(state)
    greedy = make_player("greedy", rules, seed=4)
    found: list[State] = []
    for number in range(1, 2000):
        seat = state.to_move
        if seat == OVER or len(found) == REACHED:
            break
        late = number > REACHED * SPACING
        if (number % SPACING == 0 or late) and len(evaluator.actions(state.clone())) > 1:
            found.append(state.clone())
        state.apply(greedy.choose(state.determinize(seat, Rng(number)), seat).action)
        resolve_chance(state)
    return tuple(found)
