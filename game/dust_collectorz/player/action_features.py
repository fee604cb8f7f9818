"""Action features of Dust Collectorz."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.dust_collectorz.player.worth import DEFENCE, HELD
from game.dust_collectorz.rules.actions import ADD, COUNTER, FIRST, LAY, PLAY, TRAP, VERB
from game.dust_collectorz.rules.cards.facts import (
    ABILITY,
    CANCEL,
    DISARM,
    HUSH,
    NULLIFY,
    OP_DESTROY,
    OP_STEAL,
    SNIPE,
    SPITE,
    STAT,
    TRAP_CAPTURE,
    TRAP_DESTROY,
    TRAP_RETURN,
    TRAP_STACK,
    WEAKEN,
)
from game.dust_collectorz.rules.pieces import ANSWERING, KIND
from game.dust_collectorz.rules.state import DustState
from game.engine.contract import State

ACTION_FEATURES: Final = frozenset(
    {"worth", "lead", "attack", "defence", "support", "counter", "harm", "chain"}
)
STATS: Final = 4
SETS: Final = {int(LAY): "lead", int(ADD): "support", int(COUNTER): "counter", int(TRAP): "counter"}
HARMFUL: Final = frozenset(  # abilities that take something from the other side
    {WEAKEN, CANCEL, SNIPE, HUSH, DISARM, NULLIFY, SPITE, OP_DESTROY, OP_STEAL}
    | {TRAP_CAPTURE, TRAP_DESTROY, TRAP_RETURN, TRAP_STACK}
)


def action_features(state: State, action: int) -> Mapping[str, float]:
    """Return a set's cost ("worth"), and the strength of its first card in attack or defence."""
    position = cast("DustState", state)
    verb = action - action % VERB
    kind = action % VERB // FIRST & KIND
    if verb in SETS:
        told = {"worth": HELD[kind], SETS[verb]: 1.0, "harm": 1.0 if ABILITY[kind] in HARMFUL else 0.0}
        if verb == LAY and position.phase == ANSWERING:
            told["defence"] = DEFENCE[STATS * kind + position.stat] / 2
        elif verb == LAY:
            told["attack"] = float(max(STAT[STATS * kind : STATS * kind + STATS]))
        return told
    return {"chain": 1.0} if verb == PLAY else {}
