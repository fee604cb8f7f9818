"""Values of the small decisions of Dust Collectorz: cancel, destroy, return cards, begin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.player.sides import weight
from game.dust_collectorz.player.worth import HELD, SCORED
from game.dust_collectorz.rules import clash, values
from game.dust_collectorz.rules.actions import (
    ATTACK_FIRST,
    CANCEL_PRIMARY,
    DEFEND_FIRST,
    ENOUGH,
    FIRST,
    VERB,
)
from game.dust_collectorz.rules.cards.facts import STAT
from game.dust_collectorz.rules.pieces import CANCELLING, DESTROYING, SALVAGING, SNIPING
from game.dust_collectorz.rules.state import DustState

FIRST_WORTH: Final = 0.0  # points, for attacking first


def choices(state: DustState) -> list[int]:
    """List the candidates: everything, but always cancel."""
    actions = state.legal_actions()
    if state.phase == CANCELLING and len(actions) > 1:
        actions.pop()  # ENOUGH
    return actions


def worths(state: DustState, actions: list[int]) -> list[float]:
    """Return the value of each action, in points."""
    return [worth(state, action) for action in actions]


def worth(state: DustState, action: i64) -> float:
    """Return the value of an action, in points."""
    if state.phase == CANCELLING:
        return cancelling(state, action)
    kind = action % VERB // FIRST
    if state.phase == SNIPING:
        return 0.0 if action == ENOUGH else sniping(state, kind)
    if state.phase in (DESTROYING, SALVAGING):
        return HELD[kind]
    if action == ATTACK_FIRST:
        return FIRST_WORTH
    return -FIRST_WORTH if action == DEFEND_FIRST else 0.0


def cancelling(state: DustState, action: i64) -> float:
    """Return the effect of an ability of the other side."""
    foe = state.attack if state.step == clash.DEFENDER_CANCELS else state.answer
    kind = foe.live_primary() if action == CANCEL_PRIMARY else foe.live_support()
    return weight(kind, state.stat)


def sniping(state: DustState, kind: i64) -> float:
    """Return whether destroying a support turns the clash; otherwise it is better captured."""
    attacks = state.step == clash.ATTACKER_SNIPES
    foe = state.answer if attacks else state.attack
    before = lead(state, attacks)
    points: i64 = STAT[4 * kind + state.clash_stat]
    after = before + float(points >> 1)
    turns: float = 3.0 if before < 0.0 <= after else 0.0
    if before >= 0.0:
        return -SCORED[kind]
    return turns + 0.3 * SCORED[kind] + (0.1 if foe.supports else 0.0)


def lead(state: DustState, attacks: bool) -> float:  # noqa: FBT001 (compiled)
    """Return the current margin of the side that may destroy."""
    attack = state.attack
    laid = state.answer
    stat = state.clash_stat
    theirs = values.worth(attack, laid, stat, values.NO_BOOK, defends=False, behind=False)
    mine = values.worth(laid, attack, stat, values.NO_BOOK, defends=True, behind=False)
    if attacks:
        return float(theirs) - float(mine) - 0.5
    return float(mine) - float(theirs)
