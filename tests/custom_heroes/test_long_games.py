"""Many games by chance, each to its end, with everything checked on the way that must always hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.custom_heroes.rules.cards import FORM, KODORA, POWER_LIMIT, ROUNDS
from game.custom_heroes.rules.pieces import COPIES, DEALING, IN_BAG, kinds_of, value_of
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import OVER, TABLE
from game.engine.rng import Rng
from tests.custom_heroes.positions import RULES, secretive

GAMES_EACH = 30  # 300 in all: five numbers of seats, two ways to play
CHECKED_EVERY = 5  # steps

Style = Callable[[HeroesState, Rng], int]


def chance(state: HeroesState, rng: Rng) -> int:
    """Choose anything."""
    actions = state.legal_actions()
    return actions[rng.below(len(actions))]


def check(state: HeroesState) -> None:
    """Hold a position against what is true in every one."""
    kinds = [kind for player in state.players for kind in player.unused] + list(state.bag)
    for card, slots in enumerate(state.slots):
        kinds += [kind for kind in kinds_of(slots) if kind >= 0]
        assert state.values[card] == value_of(card, slots)
    expected = [*(kind for kind in IN_BAG for _ in range(COPIES[kind])), *[FORM, KODORA] * state.seats]
    assert sorted(kinds) == sorted(expected)
    held = [card for player in state.players for card in (*player.hand, *player.bets)]
    assert len(set(held)) == len(held)
    for seat, player in enumerate(state.players):
        assert 0 <= player.staked() <= player.vp
        assert player.power >= 0
        assert player.hand == state.in_order(player.hand)
        assert not player.hand or player.place in {0, state.seats}
        assert not player.hand or state.takes_part(seat) or state.phase == DEALING
        assert seat in {state.to_move, state.turn, state.scorer} or player.power <= POWER_LIMIT
    if state.to_move >= 0:
        assert state.takes_part(state.to_move)
    assert 0 <= state.round <= ROUNDS + 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("style", [chance, secretive])
def test_games_come_to_their_end(seats: int, style: Style) -> None:
    """With a winner, in at most seven rounds, every position being in order."""
    ways = set()
    for seed in range(GAMES_EACH):
        state = RULES.setup(seats, seed)
        rng = Rng(seed)
        steps = 0
        while state.to_move != OVER:
            if steps % CHECKED_EVERY == 0:
                check(state)
            assert state.to_move != TABLE or len(state.legal_actions()) == 1
            state.apply(style(state, rng))
            steps += 1
            assert steps < 6000
        check(state)
        ways.add(int(state.round))

        assert state.places().count(1) == 1
        assert state.returns() == [1.0 if seat == state.winner else 0.0 for seat in range(seats)]
    assert len(ways) > 2
