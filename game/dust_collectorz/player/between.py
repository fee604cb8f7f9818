"""Values of the small decisions of Dust Collectorz: cancel, destroy, return cards, begin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.player.sides import weight
from game.dust_collectorz.player.worth import HELD, SCORED
from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules import values
from game.dust_collectorz.rules.battle import clash
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.facts import STAT
from game.dust_collectorz.rules.phases import CANCELLING, DESTROYING, SALVAGING, SNIPING

FIRST_WORTH: Final = 0.0  # points, for attacking first


def choices(state: BattleState) -> list[int]:
    """List the candidates: everything, but always cancel."""
    actions = state.legal_actions()
    if state.phase == CANCELLING and len(actions) > 1:
        actions.pop()  # ENOUGH
    return actions


def worths(state: BattleState, actions: list[int]) -> list[float]:
    """Return the value of each action, in points."""
    return [worth(state, action) for action in actions]


def worth(state: BattleState, action: i64) -> float:
    """Return the value of an action, in points."""
    if state.phase == CANCELLING:
        return cancelling(state, action)
    kind = action % do.VERB // do.FIRST
    if state.phase == SNIPING:
        return 0.0 if action == do.ENOUGH else sniping(state, kind)
    if state.phase in (DESTROYING, SALVAGING):
        return HELD[kind]
    if action == do.ATTACK_FIRST:
        return FIRST_WORTH
    return -FIRST_WORTH if action == do.DEFEND_FIRST else 0.0


def cancelling(state: BattleState, action: i64) -> float:
    """Return the effect of an ability of the other side."""
    foe = state.clash.attack if state.clash.step == clash.DEFENDER_CANCELS else state.clash.answer
    kind = foe.live_primary() if action == do.CANCEL_PRIMARY else foe.live_support()
    return weight(kind, state.clash.stat)


def sniping(state: BattleState, kind: i64) -> float:
    """Return whether destroying a support turns the clash; otherwise it is better captured."""
    attacks = state.clash.step == clash.ATTACKER_SNIPES
    foe = state.clash.answer if attacks else state.clash.attack
    before = lead(state, attacks)
    points: i64 = STAT[4 * kind + state.clash.compared]
    after = before + float(points >> 1)
    turns: float = 3.0 if before < 0.0 <= after else 0.0
    if before >= 0.0:
        return -SCORED[kind]
    return turns + 0.3 * SCORED[kind] + (0.1 if foe.supports else 0.0)


def lead(state: BattleState, attacks: bool) -> float:  # noqa: FBT001 (compiled)
    """Return the current margin of the side that may destroy."""
    attack = state.clash.attack
    laid = state.clash.answer
    stat = state.clash.compared
    theirs = values.worth(attack, laid, stat, values.NO_BOOK, defends=False, behind=False)
    mine = values.worth(laid, attack, stat, values.NO_BOOK, defends=True, behind=False)
    if attacks:
        return float(theirs) - float(mine) - 0.5
    return float(mine) - float(theirs)
