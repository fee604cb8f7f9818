"""A way to play Dust Collectorz that makes short and lively playthroughs."""

from __future__ import annotations

from game.dust_collectorz.rules.actions import (
    ADD,
    ANSWER,
    ATTACK,
    COUNTER,
    DONE,
    ENOUGH,
    FIRST,
    LAY,
    PLAY,
    REST_PRIMARY,
    REST_SUPPORT,
    TAKE_ALL_BACK,
    TAKE_BACK,
    TRAP,
    USE_PRIMARY,
    USE_SUPPORT,
    VERB,
)
from game.dust_collectorz.rules.cards.facts import TRIBE
from game.dust_collectorz.rules.phases import ATTACKING
from game.dust_collectorz.rules.pieces import KIND
from game.dust_collectorz.rules.position import DustState
from game.engine.contract import State
from game.engine.rng import Rng

EAGER = (TRAP, COUNTER, USE_PRIMARY, USE_SUPPORT, ADD, PLAY)  # three times out of four
LATE = (ATTACK, ANSWER, DONE, ENOUGH)  # when there is nothing better
NEVER = (TAKE_BACK, TAKE_ALL_BACK, REST_PRIMARY, REST_SUPPORT)  # but now and then


def generous(state: State, rng: Rng) -> int:
    """Lay large sets, use what can be used, take hardly anything back."""
    actions = state.legal_actions()
    if not rng.below(60):
        return actions[rng.below(len(actions))]
    for verb in EAGER:
        some = [action for action in actions if action - action % VERB == verb]
        if some and rng.below(4):
            return some[rng.below(len(some))]
    kept = [action for action in actions if action - action % VERB not in NEVER]
    late = [action for action in kept if action - action % VERB in LATE]
    return _one_of(late or kept or actions, rng)


def _one_of(actions: list[int], rng: Rng) -> int:
    return actions[rng.below(len(actions))]


def clinging(state: State, rng: Rng) -> int:
    """Lay single cards and keep Tinlings, until a rival holds nothing else: then attack it with one."""
    assert isinstance(state, DustState)
    actions = state.legal_actions()
    lays = [action for action in actions if action - action % VERB == LAY]
    if not lays:
        done = [action for action in actions if action - action % VERB in (ATTACK, ANSWER)]
        return _one_of(done or actions, rng)
    caught = state.phase == ATTACKING and state.players[(state.to_move + 1) % state.seats].tribes() == 1
    wanted = [action for action in lays if (TRIBE[action % VERB // FIRST & KIND] == 0) == caught]
    return _one_of(wanted or lays, rng)
