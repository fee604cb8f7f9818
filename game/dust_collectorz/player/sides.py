"""The value of sets in Dust Collectorz, and their effects on each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.player.worth import HELD, SCORED, USUAL_IMPACT
from game.dust_collectorz.rules import values
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.facts import ABILITY, ABILITY_STAT, AMOUNT, ANY_STAT, STAT
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.pieces import KIND, NONE, PRIMARY, SUPPORT

A_DRAW: Final = 0.3


def bonus(kind: i64, stat: i64) -> i64:
    """Return, in halves, how an attack's ability changes the value of the answer."""
    if kind == NONE:
        return 0
    ability = ABILITY[kind]
    if ability == abilities.WEAKEN:
        return 2 * AMOUNT[kind] if values.fits(kind, stat) else 0
    if ability in (abilities.CANCEL, abilities.SNIPE, abilities.UNDERDOG, abilities.WHEEL_MASTER):
        return AMOUNT[kind]
    return 1 if ability in (abilities.TIEBREAKER, abilities.SURE_FOOTED) else 0


def extra(kind: i64, wins: float) -> float:
    """Return an ability's gain besides value, given the set's chance to win."""
    if kind == NONE:
        return 0.0
    ability = ABILITY[kind]
    amount = float(AMOUNT[kind])
    if ability == abilities.DRAW:
        return A_DRAW * amount
    if ability == abilities.SALVAGE:
        return wins * amount * 0.8
    if ability in (abilities.OP_DRAW, abilities.OP_STEAL, abilities.OP_DESTROY):
        return 0.4 * wins * amount
    if ability == abilities.RECALL:
        return (1.0 - wins) * HELD[kind]
    return (1.0 - wins) * SCORED[kind] if ability == abilities.SPITE else 0.0


def held(ref: i64) -> float:
    """Return a card's value unplayed; 0 for no card."""
    return 0.0 if ref == NONE else HELD[ref & KIND]


def meddles(laid: Laid) -> bool:
    """Return whether a set cancels or destroys anything of the other side."""
    if laid.counter != NONE and ABILITY[laid.counter & KIND] == abilities.NULLIFY:
        return True
    return laid.has(abilities.CANCEL) or laid.has(abilities.SNIPE)


def points_of(laid: Laid) -> float:
    """Return the points of a played set."""
    if laid.primary == NONE:
        return 0.0
    total: float = SCORED[laid.primary & KIND]
    for kind in laid.supports:
        total += SCORED[kind & KIND]
    return total


def held_of(laid: Laid) -> float:
    """Return the value of a set's cards unplayed."""
    total: float = HELD[laid.primary & KIND]
    for kind in laid.supports:
        total += HELD[kind & KIND]
    return total


def average(state: BattleState, seat: i64) -> float:
    """Return the mean points of a seat's captured cards."""
    pile = state.pile(seat)
    if not pile:
        return 0.0
    total: float = 0.0
    for card in pile:
        total += SCORED[card & KIND]
    return total / float(len(pile))


def cancel(laid: Laid, most: i64, stat: i64) -> None:
    """Cancel the more useful of a set's abilities, or both."""
    if most <= 0 or laid.shielded():
        return
    one = laid.live_primary()
    two = laid.live_support()
    if most >= 2:
        laid.cancelled = PRIMARY | SUPPORT
    elif two != NONE and (one == NONE or weight(two, stat) > weight(one, stat)):
        laid.cancelled |= SUPPORT
    elif one != NONE:
        laid.cancelled |= PRIMARY


def weight(kind: i64, stat: i64) -> float:
    """Return a quick estimate of an ability's effect in a stat."""
    if ABILITY_STAT[kind] in (ANY_STAT, stat):
        return float(AMOUNT[kind]) + 0.5
    return USUAL_IMPACT[kind]


def snipe(laid: Laid, most: i64, stat: i64) -> None:
    """Destroy the best of a set's supports."""
    for _ in range(most):
        if not laid.supports:
            return
        best: i64 = 0
        for place in range(len(laid.supports)):
            if STAT[4 * laid.supports[place] + stat] > STAT[4 * laid.supports[best] + stat]:
                best = place
        laid.lose_support(best)
