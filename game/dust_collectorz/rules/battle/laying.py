"""Laying a set: what may be laid, added, announced and taken back before it counts (DC-6 to DC-11, DC-18).

While a set is being laid its cards still count as hand and overflow: nobody else sees it before it is done.
`reasons` says by the same guards why something can't be laid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.facts import ABILITY, LIMIT, NO_TRIBE, TRIBE
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.phases import FOLLOWING
from game.dust_collectorz.rules.pieces import (
    BITS,
    CHARACTERS,
    FROM_OVERFLOW,
    KIND,
    NOBODY,
    NONE,
    PRIMARY,
    SUPPORT,
    different,
)

if TYPE_CHECKING:
    from game.dust_collectorz.rules.battle.table import Battle
    from game.dust_collectorz.rules.pieces import Player


def free(state: Battle, seat: i64) -> list[int]:
    """List the refs of all playable cards that are not being laid: the hand's, then the overflow's."""
    player = state.players[seat]
    refs = player.hand[:]
    for kind in player.overflow:
        refs.append(kind + FROM_OVERFLOW)
    for ref in state.build.refs():
        refs.remove(ref)
    return refs


def free_once(state: Battle, seat: i64) -> list[int]:
    """List the refs of `free`, equal ones once."""
    build = state.build
    if build.primary != NONE or build.counter != NONE:
        return different(free(state, seat))
    player = state.players[seat]
    refs: list[int] = []
    last: i64 = NONE
    for kind in player.hand:
        if kind != last:
            refs.append(kind)
            last = kind
    last = NONE
    for kind in player.overflow:
        if kind != last:
            refs.append(kind + FROM_OVERFLOW)
            last = kind
    return refs


# What may be done


def attackings(state: Battle, seat: i64) -> list[int]:
    """List what the attacker may do (DC-6), or who may lay further cards (DC-25, DC-28)."""
    refs = free_once(state, seat)
    build = state.build
    if build.primary == NONE:
        found = [do.LAY + do.FIRST * ref for ref in refs if ABILITY[ref & KIND] < abilities.FIRST_COUNTER]
        if state.phase == FOLLOWING:
            found.append(do.STAND)
        return found
    found = _stackings(state, seat, refs)
    for stat in range(4):
        for target in state.targets():
            found.append(do.ATTACK + do.FIRST * stat + target)
    return found


def answerings(state: Battle, seat: i64) -> list[int]:
    """List what a defender may do (DC-7 to DC-9, DC-18)."""
    refs = free_once(state, seat)
    build = state.build
    allowed = allowed_tribes(state, seat)
    found: list[int] = []
    if build.primary == NONE:
        found += [do.LAY + do.FIRST * ref for ref in refs if BITS[TRIBE[ref & KIND]] & allowed & CHARACTERS]
    else:
        found += _stackings(state, seat, refs)
    if build.counter == NONE:
        found += [do.COUNTER + do.FIRST * ref for ref in refs if _may_support(state, ref & KIND, allowed)]
    elif build.primary == NONE or not needs_counter(state, seat):
        found.append(do.TAKE_BACK + do.FIRST * build.counter)
    if build.primary != NONE:
        found += answers(build)
    elif build.counter == NONE:
        found += [do.TRAP + do.FIRST * ref for ref in refs if may_spring(state, ref & KIND)]
        if allowed == 0:
            found += _surrenders(state, refs)
    return found


def answers(build: Laid) -> list[int]:
    """List the ways to finish an answer: SWITCH names a stat."""
    return [do.ANSWER + do.FIRST * (stat + 1) for stat in range(4)] if build.switches() else [do.ANSWER]


def _may_support(state: Battle, kind: i64, allowed: i64) -> bool:
    """Return whether a card is a support counter that a set can be laid with; FREE_TRIBE makes sets legal."""
    ability = ABILITY[kind]
    if ability <= abilities.TRAP_RETURN:
        return False
    return allowed != 0 or (ability == abilities.FREE_TRIBE and state.players[state.to_move].has_character())


def _surrenders(state: Battle, refs: list[int]) -> list[int]:
    """List how a defender without a legal set gives in (DC-9)."""
    if may_draw(state):
        return [do.HELP]
    characters = [ref for ref in refs if TRIBE[ref & KIND] != NO_TRIBE]
    return [do.FORFEIT + do.FIRST * ref for ref in (characters or refs)]


def may_draw(state: Battle) -> bool:
    """Return whether a defender without a legal set draws one first (DC-9)."""
    return state.helps != 0 and state.clash.helped == 0 and len(state.players[state.to_move].deck) > 0


def _stackings(state: Battle, seat: i64, refs: list[int]) -> list[int]:
    """List what can be added to, announced for and taken back from a set with a primary."""
    build = state.build
    found = [] if is_full(state) else additions(build, refs, NONE)
    if state.players[seat].hush == 0:
        _add_uses(build, refs, found)
    if build.using & PRIMARY and not (build.mixes() and build.off_tribe() > 0):
        found.append(do.REST_PRIMARY)
    if build.using & SUPPORT:
        found.append(do.REST_SUPPORT)
    if build.supports:
        found += [do.TAKE_BACK + do.FIRST * ref for ref in different(sorted(build.supports))]
    found.append(do.TAKE_ALL_BACK)
    return found


def is_full(state: Battle) -> bool:
    """Return whether a house rule lets no further card into the set."""
    return 0 < state.largest <= 1 + len(state.build.supports)


def additions(build: Laid, refs: list[int], least: i64) -> list[int]:
    """List the cards of `refs`, from the ref `least` on, that may support the primary (DC-10)."""
    tribe = TRIBE[build.primary & KIND]
    others = build.may_mix()
    found: list[int] = []
    for ref in refs:
        its = TRIBE[ref & KIND]
        if ref >= least and (its == tribe or (others > 0 and its != NO_TRIBE)):
            found.append(do.ADD + do.FIRST * ref)
    return found


def _add_uses(build: Laid, refs: list[int], found: list[int]) -> None:
    """List the abilities that can still be announced: the primary's and one support's (DC-11)."""
    if not build.using & PRIMARY:
        _add_use(do.USE_PRIMARY + do.FIRST * do.NOTHING, build.primary & KIND, refs, found)
    if build.supports and not build.using & SUPPORT:
        for ref in different(sorted(build.supports)):
            if ABILITY[ref & KIND] != abilities.MIXED_STACK:  # works for the primary alone
                _add_use(do.USE_SUPPORT + do.FIRST * ref, ref & KIND, refs, found)


def _add_use(verb: i64, kind: i64, refs: list[int], found: list[int]) -> None:
    if ABILITY[kind] != abilities.SACRIFICE:
        found.append(verb + do.NOTHING)
        return
    found += [verb + ref for ref in refs]


# By which tribe, and with which trap


def fitting_tribes(state: Battle, seat: i64) -> i64:
    """Tell, as a mask, the tribes a defender's primary may have without a counter's help (DC-7, DC-8)."""
    has = state.players[seat].tribes()
    attack = state.clash.attack.tribe()
    if attack == NO_TRIBE:
        return has  # a counter that stands: anything beats it (DC-28)
    near = BITS[(attack + NO_TRIBE - 1) % NO_TRIBE] | BITS[(attack + 1) % NO_TRIBE]
    if has & near:
        return has & near
    return has & ~BITS[attack]


def allowed_tribes(state: Battle, seat: i64) -> i64:
    """Tell, as a mask, the tribes a defender's primary may have now."""
    if state.build.frees():
        return state.players[seat].tribes()
    return fitting_tribes(state, seat)


def allowed(state: Battle) -> list[int]:
    """List the tribes a defender's primary may have now."""
    mask = allowed_tribes(state, state.to_move)
    return [tribe for tribe in range(NO_TRIBE) if mask & BITS[tribe]]


def needs_counter(state: Battle, seat: i64) -> bool:
    """Return whether the set being laid is legal only with the counter beside it."""
    return not fitting_tribes(state, seat) & BITS[state.build.tribe()]


def may_spring(state: Battle, kind: i64) -> bool:
    """Return whether a card is a trap that works on the active attack (DC-18)."""
    ability = ABILITY[kind]
    if ability < abilities.TRAP_CAPTURE or ability > abilities.TRAP_RETURN:
        return False
    attack = state.clash.attack
    return attack.size() > 0 and not attack.has(abilities.DISARM) and fits_trap(attack, kind)


def fits_trap(attack: Laid, kind: i64) -> bool:
    """Return whether an attack is as large as a trap asks for."""
    if ABILITY[kind] == abilities.TRAP_CAPTURE:
        return attack.size() <= LIMIT[kind]
    return ABILITY[kind] != abilities.TRAP_STACK or attack.size() >= LIMIT[kind]


# Laying it for all to see


def finish(state: Battle, seat: i64) -> Laid:
    """Lay what was built for all to see, and pay what SACRIFICE costs; return the set."""
    laid = state.build
    player = state.players[seat]
    laid.primary = player.lay(laid.primary)
    laid.supports = [player.lay(ref) for ref in laid.supports]
    if laid.counter != NONE:
        laid.counter = player.lay(laid.counter)
    laid.price = pay(player, laid.price)
    laid.support_price = pay(player, laid.support_price)
    state.build = Laid(NOBODY)
    return laid


def pay(player: Player, price: i64) -> i64:
    """Destroy what SACRIFICE costs, if anything; return its kind."""
    if price == NONE:
        return NONE
    kind = player.lay(price)
    player.discards.append(kind)
    return kind
