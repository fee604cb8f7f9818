"""Computer players choose by what their seat can see and by nothing else."""

from __future__ import annotations

import pytest

from ai.players import make_player
from game.engine.contract import Rules
from game.engine.rng import Rng
from tests.laws.playing import EVERY_TABLE, playthrough

PLAYERS = [
    ("random", None, 1),
    ("child", None, 1),
    ("greedy", None, 1),
    ("mcts", 30, 17),
]  # name, simulations, every so-manyth decision
EVERY_PLAYER = pytest.mark.parametrize(
    ("name", "simulations", "every"), PLAYERS, ids=[one[0] for one in PLAYERS]
)


@EVERY_TABLE
@EVERY_PLAYER
def test_a_player_chooses_the_same_in_all_that_looks_the_same(
    rules: Rules, seats: int, name: str, simulations: int | None, every: int
) -> None:
    """Given the true position or any that its seat can't tell from it, it decides alike: nobody peeks."""
    for number, state in enumerate(playthrough(rules, seats, 3).decisions(every)):
        seat = state.to_move
        twins = [state, state.determinize(seat, Rng(number)), state.determinize(seat, Rng(number + 1))]
        chosen = [
            make_player(name, rules, simulations=simulations, seed=5).choose(twin.clone(), seat)
            for twin in twins
        ]

        assert len({choice.action for choice in chosen}) == 1
        assert chosen[0].visits == chosen[1].visits == chosen[2].visits
        assert chosen[0].values == chosen[1].values == chosen[2].values


@EVERY_TABLE
@EVERY_PLAYER
def test_a_player_does_what_is_legal_and_leaves_the_position_alone(
    rules: Rules, seats: int, name: str, simulations: int | None, every: int
) -> None:
    """Its action is among those there are; its expectations are shares of one victory."""
    for number, state in enumerate(playthrough(rules, seats, 4).decisions(every)):
        twin = state.determinize(state.to_move, Rng(number))
        written = twin.pack()
        choice = make_player(name, rules, simulations=simulations, seed=number).choose(twin, state.to_move)

        assert choice.action in state.legal_actions()
        assert twin.pack() == written
        assert len(choice.values) == seats
        assert sum(choice.values) == pytest.approx(1, abs=0.01)
