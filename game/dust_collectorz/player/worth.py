"""Card values in Dust Collectorz, and the evaluation between two rounds."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.rules.cards.facts import (
    ABILITY,
    ABILITY_STAT,
    AMOUNT,
    ANY_STAT,
    LAST_ROUND,
    NO_TRIBE,
    POINTS,
    RANK,
    STAT,
    TEAM_LAST_ROUND,
    TRIBE,
)
from game.dust_collectorz.rules.pieces import DUEL, KIND, NOBODY, TEAM

KEPT: Final[list[float]] = [0.98, 1.34, 1.54, 3.3, 2.95, 2.4]  # points for an unplayed card, by rank
INITIATIVE: Final = -0.6  # points for leading the next round: the answering side knows more
NARROW: Final = 3.4  # points that multiply the odds by e once all cards are played,
WIDE: Final = 0.2  # and more for each unplayed card
HELD: Final[vec[float]] = vec[float]([KEPT[rank] for rank in RANK])  # by kind
SCORED: Final[vec[float]] = vec[float]([float(points) for points in POINTS])  # by kind
SOMETIMES: Final = 0.4  # how often an effect that needs a certain stat, or a clear win, applies


def usual_defence(kind: i64, stat: i64) -> i64:
    """Return, in halves, a card's usual value in an answer, alone and before the wheel."""
    if TRIBE[kind] == NO_TRIBE:
        return 0
    value: i64 = 2 * STAT[4 * kind + stat]
    ability = ABILITY[kind]
    amount: i64 = 2 * AMOUNT[kind]
    fits = ABILITY_STAT[kind] in (ANY_STAT, stat)
    if ability in (abilities.BOOST, abilities.WEAKEN):
        value += amount if fits else 0
    elif ability in (abilities.BRACE, abilities.LONER):
        value += amount
    elif ability == abilities.CANCEL:
        value += 2
    elif ability in (abilities.UNDERDOG, abilities.COMEBACK, abilities.SNIPE):
        value += amount >> 1
    return value


DEFENCE: Final[vec[i64]] = vec[i64](
    [usual_defence(kind, stat) for kind in range(len(CARDS)) for stat in range(4)]
)


def impact(kind: i64, stat: i64, supports: i64, *, defends: bool, behind: bool) -> float:
    """Return an announced ability's usefulness, in points of value; ANY_STAT: no stat is named yet."""
    ability = ABILITY[kind]
    amount = float(AMOUNT[kind])
    if ability in (abilities.BOOST, abilities.WEAKEN):
        if stat == ANY_STAT and ABILITY_STAT[kind] != ANY_STAT:
            return amount * 0.8
        return amount if ABILITY_STAT[kind] in (ANY_STAT, stat) else 0.0
    if ability == abilities.CHARGE:
        return 0.0 if defends else amount
    if ability == abilities.BRACE:
        return amount if defends else 0.0
    if ability == abilities.LONER:
        return 0.0 if supports else amount
    if ability == abilities.RALLY:
        return amount * float(supports)
    if ability == abilities.COMEBACK:
        return amount if behind else 0.0
    if ability in (abilities.LOCK, abilities.DISARM):
        return 0.0 if defends else 0.3
    if ability == abilities.TWIST:
        return 1.0 if defends else 0.0
    return USUAL_IMPACT[kind]


def usual_impact(kind: i64) -> float:
    """Return an ability's usefulness if it hardly depends on the position."""
    ability = ABILITY[kind]
    amount = float(AMOUNT[kind])
    if ability == abilities.CANCEL:
        return 1.2 * amount
    if ability in (abilities.SNIPE, abilities.DRAW, abilities.SALVAGE):
        return 0.8 * amount
    if ability in (abilities.UNDERDOG, abilities.OP_DRAW, abilities.OP_DESTROY, abilities.OP_STEAL):
        return SOMETIMES * amount
    if ability == abilities.FULL_SUPPORT:
        return 2.0
    if ability == abilities.WHEEL_MASTER:
        return SOMETIMES * (amount - 1.0)
    if ability == abilities.MIXED_STACK:
        return 0.1
    if ability in (abilities.HUSH, abilities.RECALL):
        return 0.8
    if ability in (abilities.SURE_FOOTED, abilities.TIEBREAKER, abilities.SHIELDED, abilities.SPITE):
        return 0.4
    return 0.0


USUAL_IMPACT: Final[vec[float]] = vec[float]([usual_impact(kind) for kind in range(len(CARDS))])


def material(state: BattleState, seat: i64) -> float:
    """Return the total value of a seat's unplayed cards."""
    player = state.players[seat]
    total: float = 0.0
    for kind in player.deck:
        total += HELD[kind]
    for kind in player.hand:
        total += HELD[kind]
    for kind in player.overflow:
        total += HELD[kind]
    for card in state.round.arrivals:
        if card >> 7 == seat:
            total += HELD[card & KIND]
    return total


def captured_points(state: BattleState, side: i64) -> float:
    """Return the points of a side's captured cards."""
    total: float = 0.0
    for card in state.players[side].captured:
        total += SCORED[card & KIND]
    return total


def unlaid(state: BattleState) -> i64:
    """Count the unplayed cards that matter: in a Duel the shorter side's, otherwise the leader's (DC-21)."""
    if state.seats > DUEL:
        leader = state.players[state.attacker]
        return len(leader.deck) + len(leader.hand) + len(leader.overflow)
    fewest: i64 = 99
    for player in state.players:
        fewest = min(fewest, len(player.deck) + len(player.hand) + len(player.overflow))
    return fewest


def standings(state: BattleState) -> list[float]:
    """Return each side's expected points, less those that nobody can lose."""
    sides: i64 = 2 if state.mode == TEAM else state.seats
    found: list[float] = [0.0] * sides
    for side in range(sides):
        found[side] = captured_points(state, side)
    for seat in range(state.seats):
        found[state.side(seat)] += material(state, seat)
    if state.last_winner != NOBODY:
        found[state.side(state.last_winner)] += INITIATIVE + last_round(state)
    return found


def last_round(state: BattleState) -> float:
    """Return the leader's value of the last round's bonus: higher towards the end."""
    bonus: i64 = TEAM_LAST_ROUND if state.mode == TEAM else LAST_ROUND
    left = unlaid(state)
    return float(bonus) * 0.5 / (1.0 + 0.5 * float(left))


def scale_of(state: BattleState) -> float:
    """Return how many points multiply the odds by e now."""
    return NARROW + WIDE * float(unlaid(state))


def shares_of(state: BattleState) -> list[float]:
    """Estimate each seat's win rate between two rounds; partners share one."""
    found = standings(state)
    scale = scale_of(state)
    best: float = found[0]
    for standing in found:
        best = max(best, standing)
    whole: float = 0.0
    for side in range(len(found)):
        found[side] = exp((found[side] - best) / scale)
        whole += found[side]
    if state.mode == TEAM:
        whole *= 2.0
    return [found[state.side(seat)] / whole for seat in range(state.seats)]
