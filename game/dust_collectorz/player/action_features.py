"""Action features of Dust Collectorz."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.dust_collectorz.player.worth import DEFENCE, HELD
from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.card_table import ABILITIES
from game.dust_collectorz.rules.cards.facts import ABILITY, STAT
from game.dust_collectorz.rules.phases import ANSWERING
from game.dust_collectorz.rules.pieces import KIND
from game.engine.contract import State

ACTION_FEATURES: Final = frozenset(
    {"worth", "lead", "attack", "defence", "strike", "support", "counter", "harm", "chain"}
)
STATS: Final = 4
SETS: Final = {do.LAY: "lead", do.ADD: "support", do.COUNTER: "counter", do.TRAP: "counter"}
HARMFUL: Final = frozenset(  # abilities that take something from the other side
    ABILITIES.index(name)
    for name in (
        *("WEAKEN", "CANCEL", "SNIPE", "HUSH", "DISARM", "NULLIFY", "SPITE", "OP_DESTROY", "OP_STEAL"),
        *("TRAP_CAPTURE", "TRAP_DESTROY", "TRAP_RETURN", "TRAP_STACK"),
    )
)


def action_features(state: State, action: int) -> Mapping[str, float]:
    """Return a set's cost ("worth"), and the strength of its first card in attack or defence.

    "strike" is that of the attribute attacked in.
    """
    verb = action - action % do.VERB
    if verb == do.ATTACK:
        first = cast("BattleState", state).build.primary & KIND
        return {"strike": float(STAT[STATS * first + action % do.VERB // do.FIRST])}
    kind = action % do.VERB // do.FIRST & KIND
    if verb in SETS:
        told = {"worth": HELD[kind], SETS[verb]: 1.0, "harm": 1.0 if ABILITY[kind] in HARMFUL else 0.0}
        if verb == do.LAY and cast("BattleState", state).phase == ANSWERING:
            told["defence"] = DEFENCE[STATS * kind + cast("BattleState", state).clash.stat] / 2
        elif verb == do.LAY:
            told["attack"] = float(max(STAT[STATS * kind : STATS * kind + STATS]))
        return told
    return {"chain": 1.0} if verb == do.PLAY else {}
