"""A way to play Custom Heroes that makes short and lively playthroughs."""

from __future__ import annotations

from game.custom_heroes.rules.actions import (
    BET,
    BET_OWN,
    PASS,
    PLAY,
    SLEEVE,
    VERB,
    active_places,
    played_places,
)
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import State
from game.engine.rng import Rng


def brisk(state: State, rng: Rng) -> int:
    """Get rid of many cards at a time, sleeve and activate often, bet now and then, hardly ever hesitate."""
    assert isinstance(state, HeroesState)
    actions = state.legal_actions()
    verbs = {verb: [action for action in actions if action & VERB == verb] for verb in (PLAY, SLEEVE)}
    bets = [action for action in actions if action & VERB in {BET, BET_OWN}]
    if bets and not rng.below(3):
        return bets[rng.below(len(bets))]
    if verbs[SLEEVE] and not rng.below(4):
        return verbs[SLEEVE][rng.below(len(verbs[SLEEVE]))]
    if not verbs[PLAY]:
        return actions[rng.below(len(actions))] if PASS not in actions else int(PASS)
    if PASS in actions and not rng.below(5):
        return int(PASS)
    if not rng.below(40):
        return actions[rng.below(len(actions))]
    return max(verbs[PLAY], key=lambda play: (_worth(play), rng.below(4)))


def _worth(play: int) -> int:
    """Count the cards of a play, half for those whose ability is paid for."""
    return 2 * int(played_places(play)).bit_count() + int(active_places(play)).bit_count()
