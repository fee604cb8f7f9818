"""Computer players in games that nobody cares to end: more characters than anybody needs."""

from __future__ import annotations

import pytest

from ai.players import make_player
from game.splendor_marvel.rules.cards import COLOURS
from tests.splendor_marvel.positions import RULES, Seat, splendor


@pytest.mark.parametrize("name", ["greedy", "mcts"])
@pytest.mark.parametrize("each", [0, 3, 7, 8, 9, 12, 18])
def test_a_player_decides_however_many_bonuses_a_seat_has(name: str, each: int) -> None:
    """From none to all 18 of each colour, its own or another's."""
    rich = Seat(bonuses=dict.fromkeys(COLOURS, each), points=2 * each)
    for players in ([rich, Seat()], [Seat(), rich]):
        state = splendor(players=players)
        choice = make_player(name, RULES, simulations=20, seed=1).choose(state, 0)

        assert choice.action in state.legal_actions()
