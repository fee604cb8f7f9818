"""Planning sets in Dust Collectorz: quick, but the same as trying every step on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.dust_collectorz.player.battle import quick
from game.dust_collectorz.player.plans import Planner
from game.dust_collectorz.player.sets import candidates
from game.dust_collectorz.player.stakes import Stakes
from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.phases import ANSWERING, ATTACKING, FOLLOWING
from game.dust_collectorz.rules.state import DustRules
from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from tests.dust_collectorz.positions import battle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.dust_collectorz.rules.battle.state import BattleState

RULES = DustRules()
RANDOM_DECKS = {f"deck{seat}": "random" for seat in (1, 2, 3, 4)}
TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (2, {**RANDOM_DECKS, "forfeits": "draw one"}),
    (2, {**RANDOM_DECKS, "sets": "two"}),
    (3, {**RANDOM_DECKS}),
    (4, {**RANDOM_DECKS, "mode": "team"}),
)
BUILDING = (do.LAY, do.ADD, do.COUNTER, do.USE_PRIMARY, do.USE_SUPPORT)


def positions(seats: int, options: dict[str, object], seed: int) -> Iterator[BattleState]:
    """Play a match half by chance, half by the fast policy; yield it wherever a set is laid."""
    state = battle(RULES.setup(seats, seed, options))
    chance = Rng(seed)
    resolve_chance(state)
    while state.to_move != OVER:
        laying = state.phase in (ATTACKING, ANSWERING, FOLLOWING)
        if laying:
            yield state
        legal = state.legal_actions()
        state.apply(quick(state)[0] if laying and chance.below(2) else legal[chance.below(len(legal))])
        resolve_chance(state)


def worth_after(state: BattleState, action: int) -> float:
    """Return the value of the best set that begins with a step, by trying each further step on a copy."""
    if do.verb_of(action) not in BUILDING:
        stakes = Stakes(state, state.to_move)
        stakes.look()
        return stakes.of(action)
    before = state.build
    state.build = before.clone()
    state.build.change(action)
    worth = max(worth_after(state, following) for following in candidates(state))
    state.build = before
    return worth


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_plan_is_worth_what_its_steps_come_to(seats: int, options: dict[str, object]) -> None:
    """Every first step has the value of the best set that it leads to, and the plan reaches the best."""
    seen = 0
    for state in positions(seats, options, 17):
        seen += 1
        if seen % 4:
            continue
        actions = candidates(state)
        worths = Planner(state).weigh(actions)
        plan = Planner(state).plan(actions)

        assert worths == [worth_after(state, action) for action in actions]
        assert plan[0] == actions[worths.index(max(worths))]
    assert seen > 20


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_planning_leaves_the_set_as_it_was(seats: int, options: dict[str, object]) -> None:
    """What is being laid is the same object, with the same cards, when the plan is made."""
    for state in positions(seats, options, 23):
        build, packed = state.build, state.pack()
        quick(state)

        assert state.build is build
        assert state.pack() == packed
