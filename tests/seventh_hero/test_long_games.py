"""Whole games: what holds in every position, and that all of them end."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.contract import OVER, TABLE
from game.engine.rng import Rng
from game.seventh_hero.rules.cards import COPIES, WINNING
from game.seventh_hero.rules.pieces import ASKING, HOLDING, LEAVING, REPLYING, REVEALING, SETTLED
from game.seventh_hero.rules.state import SeventhState
from tests.seventh_hero.positions import RULES, by_chance, count, curious

GAMES = 100  # for each number of seats


def check(state: SeventhState) -> None:
    """Check what holds in every position."""
    assert count(state) == [COPIES] * 7
    assert state.left == sum(state.pile) >= 0
    assert len(state.legal_actions()) == len(set(state.legal_actions()))
    for player in state.players:
        assert player.used & ~player.party == 0
        assert player.hand == sorted(player.hand)
        assert player.size() < WINNING or state.to_move == OVER
    assert (state.road.number == 0) == (state.road.holder < 0)
    assert not state.reactions.stack or (state.phase == REPLYING and len(state.reactions.stack) % 3 == 0)
    if state.to_move == TABLE:
        assert len(state.legal_actions()) == 1
    elif state.to_move >= 0:
        check_decision(state)


def check_decision(state: SeventhState) -> None:
    """Check who decides what."""
    if state.phase in {ASKING, REPLYING}:
        assert state.to_move != state.road.holder
    elif state.phase == HOLDING:
        assert state.to_move == state.road.holder != state.road.leader
        assert not state.road.barred >> state.road.holder & 1
    else:
        assert state.to_move == state.road.leader
        assert state.road.holder < 0


@pytest.mark.rule("SH-27")
@pytest.mark.rule("SH-28")
@pytest.mark.rule("SH-29")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_game_comes_to_its_end(seats: int) -> None:
    """By six heroes, or by the pile's end; there is a winner, and the places fit."""
    endings: Counter[bool] = Counter()
    for seed in range(GAMES):
        state = RULES.setup(seats, seed)
        rng = Rng(seed)
        style = curious if seed % 2 else by_chance
        steps = 0
        while state.to_move != OVER:
            if steps % 9 == seed % 9:
                check(state)
            state.apply(style(state, rng))
            steps += 1
        check(state)
        sizes = [player.size() for player in state.players]
        best = [seat for seat, share in enumerate(state.returns()) if share]
        endings[max(sizes) == WINNING] += 1

        assert steps < 3000
        assert sum(state.returns()) == pytest.approx(1.0)
        assert all(sizes[seat] == max(sizes) for seat in best)
        assert [seat for seat, place in enumerate(state.places()) if place == 1] == best
        assert state.left == 0 or max(sizes) == WINNING

    assert endings[True] > 3
    assert endings[False] > 3


@pytest.mark.rule("SH-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_turn_has_the_next_leader_and_one_quest(seats: int) -> None:
    """Clockwise, as long as it lasts; a turn's card was turned up, left, or there was none."""
    for seed in range(12):
        state = RULES.setup(seats, seed)
        rng = Rng(seed)
        leaders: list[int] = []
        while state.to_move != OVER:
            action = curious(state, rng)
            if state.notation(action) == "quest":
                leaders.append(int(state.road.leader))
            if state.phase in {REVEALING, LEAVING} and state.to_move == TABLE:
                assert state.road.number
            if state.reactions.window == SETTLED and state.phase == ASKING:
                assert state.road.number == 0
            state.apply(action)
        first = leaders[0]

        assert leaders == [(first + turn) % seats for turn in range(len(leaders))]
