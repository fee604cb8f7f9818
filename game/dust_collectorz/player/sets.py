"""Candidate steps while a set of Dust Collectorz is being played.

Cards are added in one order, useful abilities are announced at once, useless ones never, and nothing is taken
back. So there is one way to play each set.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.player.worth import HELD, impact
from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.battle import laying
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.facts import ABILITY, ANY_STAT, TRIBE
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.phases import ANSWERING, FOLLOWING
from game.dust_collectorz.rules.pieces import BITS, CHARACTERS, FROM_OVERFLOW, KIND, NONE, PRIMARY, SUPPORT

MOST_SUPPORTS: Final[i64] = 3  # considered


def once(refs: list[int]) -> list[int]:
    """List each kind once, hand before overflow."""
    found: list[int] = []
    for ref in refs:
        if ref & FROM_OVERFLOW and ref & KIND in found:
            continue
        if not found or found[-1] != ref:
            found.append(ref)
    return found


def candidates(state: BattleState) -> list[int]:
    """List the candidate steps of playing a set, in the order of the rules; never empty."""
    seat: i64 = state.to_move
    build = state.build
    defends = state.phase == ANSWERING
    refs = laying.free_once(state, seat)
    if state.players[seat].overflow:
        refs = once(refs)
    if build.primary == NONE:
        return beginnings(state, seat, refs) if defends else leads(state, refs)
    found, ends = further(state, seat, refs)
    if ends and defends:
        found += laying.answers(build)
    elif ends:
        for stat in range(4):
            for target in state.targets():
                found.append(do.ATTACK + do.FIRST * stat + target)
    return found


def further(state: BattleState, seat: i64, refs: list[int]) -> tuple[list[int], bool]:
    """List the steps that enlarge a set with a primary, and tell whether it may also end as it is."""
    build = state.build
    use = primary_use(state, seat, refs)
    if use != NONE and ABILITY[build.primary & KIND] not in (abilities.SACRIFICE, abilities.TWIST):
        return [use], False
    if build.using & SUPPORT:
        return [], True
    found = [] if laying.is_full(state) else additions(build, refs)
    if use != NONE:
        found.append(use)
    helper = support_use(state, seat)
    if helper == NONE:
        return found, True
    found.append(helper)
    return found, False


def leads(state: BattleState, refs: list[int]) -> list[int]:
    """List the characters to attack with."""
    found = [do.LAY + do.FIRST * ref for ref in refs if ABILITY[ref & KIND] < abilities.FIRST_COUNTER]
    if state.phase == FOLLOWING:
        found.append(do.STAND)
    return found


def beginnings(state: BattleState, seat: i64, refs: list[int]) -> list[int]:
    """List the first steps of an answer: a character, a counter, a trap, or giving in."""
    allowed = laying.allowed_tribes(state, seat)
    build = state.build
    found = [do.LAY + do.FIRST * ref for ref in refs if BITS[TRIBE[ref & KIND]] & allowed & CHARACTERS]
    if build.counter != NONE:
        return found
    surrender = allowed == 0
    for ref in refs:
        kind = ref & KIND
        if ABILITY[kind] > abilities.TRAP_RETURN and helps(state, kind, surrender):
            found.append(do.COUNTER + do.FIRST * ref)
    found += [do.TRAP + do.FIRST * ref for ref in refs if laying.may_spring(state, ref & KIND)]
    if surrender:
        legal = laying.answerings(state, seat)
        if found:
            return [action for action in legal if action in found or action > do.TRAP]
        return legal
    return found


def helps(state: BattleState, kind: i64, surrender: bool) -> bool:  # noqa: FBT001 (compiled)
    """Return whether a support counter may help against the active attack."""
    ability = ABILITY[kind]
    attack = state.clash.attack
    if surrender:
        return ability == abilities.FREE_TRIBE and state.players[state.to_move].has_character()
    if ability == abilities.NULLIFY:
        return attack.using & ~attack.cancelled != 0 and not attack.shielded()
    if ability == abilities.SWITCH:
        return not attack.has(abilities.LOCK)
    return attack.size() > 0


def additions(build: Laid, refs: list[int]) -> list[int]:
    """List the supports to add, each set in one order only."""
    if len(build.supports) >= MOST_SUPPORTS:
        return []
    last: i64 = build.supports[-1] if build.supports else -1
    return laying.additions(build, refs, last)


def primary_use(state: BattleState, seat: i64, refs: list[int]) -> i64:
    """Return the step that announces the primary's ability; NONE if it is useless now."""
    build = state.build
    kind = build.primary & KIND
    if build.using & PRIMARY or build.supports or state.players[seat].hush > 0:
        return NONE
    if ABILITY[kind] == abilities.SACRIFICE:
        price = cheapest(refs)
        return NONE if price == NONE else do.USE_PRIMARY + do.FIRST * do.NOTHING + price
    supports: i64 = 1 if ABILITY[kind] == abilities.RALLY else 0
    if usefulness(state, seat, kind, supports) <= 0.0:
        return NONE
    return do.USE_PRIMARY + do.FIRST * do.NOTHING + do.NOTHING


def cheapest(refs: list[int]) -> i64:
    """Return the least valuable card."""
    best = NONE
    least: float = 99.0
    for ref in refs:
        if HELD[ref & KIND] < least:
            least = HELD[ref & KIND]
            best = ref
    return best


def support_use(state: BattleState, seat: i64) -> i64:
    """Return the step that announces the most useful ability of the supports; NONE if there is none."""
    build = state.build
    if build.using & SUPPORT or state.players[seat].hush > 0:
        return NONE
    best = NONE
    most: float = 0.0
    for ref in build.supports:
        kind = ref & KIND
        if ABILITY[kind] in (abilities.SACRIFICE, abilities.MIXED_STACK, abilities.TWIST):
            continue
        useful = usefulness(state, seat, kind, len(build.supports))
        if useful > most:
            most = useful
            best = ref
    return NONE if best == NONE else do.USE_SUPPORT + do.FIRST * best + do.NOTHING


def usefulness(state: BattleState, seat: i64, kind: i64, supports: i64) -> float:
    """Return the value of an ability in the current set, with so many supports."""
    if state.phase == ANSWERING:
        less = state.behind(seat, state.clash.attack.seat)
        return impact(kind, state.clash.stat, supports, defends=True, behind=less)
    less = state.behind(seat, (seat + 1) % state.seats)
    return impact(kind, ANY_STAT, supports, defends=False, behind=less)
