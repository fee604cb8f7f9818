"""Candidate steps while a set of Dust Collectorz is being played.

Cards are added in one order, useful abilities are announced at once, useless ones never, and nothing is taken
back. So there is one way to play each set.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.player.worth import HELD, impact
from game.dust_collectorz.rules import laying
from game.dust_collectorz.rules.actions import (
    ADD,
    ANSWER,
    ATTACK,
    COUNTER,
    FIRST,
    LAY,
    NOTHING,
    STAND,
    TRAP,
    USE_PRIMARY,
    USE_SUPPORT,
)
from game.dust_collectorz.rules.cards.facts import (
    ABILITY,
    ANY_STAT,
    FIRST_COUNTER,
    FREE_TRIBE,
    LOCK,
    MIXED_STACK,
    NO_TRIBE,
    NULLIFY,
    RALLY,
    SACRIFICE,
    SWITCH,
    TRAP_RETURN,
    TRIBE,
    TWIST,
)
from game.dust_collectorz.rules.clash import behind, has, shielded
from game.dust_collectorz.rules.pieces import (
    ANSWERING,
    BITS,
    CHARACTERS,
    FOLLOWING,
    FROM_OVERFLOW,
    KIND,
    NONE,
    PRIMARY,
    SUPPORT,
    Laid,
)
from game.dust_collectorz.rules.state import DustState

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


def candidates(state: DustState) -> list[int]:
    """List the candidate steps of playing a set, in the order of the rules; never empty."""
    seat: i64 = state.to_move
    build = state.build
    defends = state.phase == ANSWERING
    refs = once(laying.free(state, seat))
    if build.primary == NONE:
        return beginnings(state, seat, refs) if defends else leads(state, refs)
    use = primary_use(state, seat, refs)
    if use != NONE and ABILITY[build.primary & KIND] not in (SACRIFICE, TWIST):
        return [use]
    found: list[int] = []
    if not build.using & SUPPORT:
        found = additions(build, refs)
        if use != NONE:
            found.append(use)
        helper = support_use(state, seat)
        if helper != NONE:
            found.append(helper)
            return found
    if defends:
        found += answers(state)
    else:
        for stat in range(4):
            for target in state.targets():
                found.append(ATTACK + FIRST * stat + target)
    return found


def leads(state: DustState, refs: list[int]) -> list[int]:
    """List the characters to attack with."""
    found = [LAY + FIRST * ref for ref in refs if ABILITY[ref & KIND] < FIRST_COUNTER]
    if state.phase == FOLLOWING:
        found.append(STAND)
    return found


def beginnings(state: DustState, seat: i64, refs: list[int]) -> list[int]:
    """List the first steps of an answer: a character, a counter, a trap, or giving in."""
    allowed = laying.allowed_tribes(state, seat)
    build = state.build
    found = [LAY + FIRST * ref for ref in refs if BITS[TRIBE[ref & KIND]] & allowed & CHARACTERS]
    if build.counter != NONE:
        return found
    surrender = allowed == 0
    for ref in refs:
        kind = ref & KIND
        if ABILITY[kind] > TRAP_RETURN and helps(state, kind, surrender):
            found.append(COUNTER + FIRST * ref)
    found += [TRAP + FIRST * ref for ref in refs if laying.may_spring(state, ref & KIND)]
    if surrender:
        legal = laying.answerings(state, seat)
        if found:
            return [action for action in legal if action in found or action > TRAP]
        return legal
    return found


def helps(state: DustState, kind: i64, surrender: bool) -> bool:  # noqa: FBT001 (compiled)
    """Return whether a support counter may help against the active attack."""
    ability = ABILITY[kind]
    attack = state.attack
    if surrender:
        return ability == FREE_TRIBE and state.players[state.to_move].has_character()
    if ability == NULLIFY:
        return attack.using & ~attack.cancelled != 0 and not shielded(attack)
    if ability == SWITCH:
        return not has(attack, LOCK)
    return attack.size() > 0


def additions(build: Laid, refs: list[int]) -> list[int]:
    """List the supports to add, each set in one order only."""
    if len(build.supports) >= MOST_SUPPORTS:
        return []
    last: i64 = build.supports[-1] if build.supports else -1
    others = laying.may_mix(build)
    tribe = TRIBE[build.primary & KIND]
    found: list[int] = []
    for ref in refs:
        its = TRIBE[ref & KIND]
        if ref >= last and (its == tribe or (others > 0 and its != NO_TRIBE)):
            found.append(ADD + FIRST * ref)
    return found


def primary_use(state: DustState, seat: i64, refs: list[int]) -> i64:
    """Return the step that announces the primary's ability; NONE if it is useless now."""
    build = state.build
    kind = build.primary & KIND
    if build.using & PRIMARY or build.supports or state.players[seat].hush > 0:
        return NONE
    if ABILITY[kind] == SACRIFICE:
        price = cheapest(refs)
        return NONE if price == NONE else USE_PRIMARY + FIRST * NOTHING + price
    supports: i64 = 1 if ABILITY[kind] == RALLY else 0
    if usefulness(state, seat, kind, supports) <= 0.0:
        return NONE
    return USE_PRIMARY + FIRST * NOTHING + NOTHING


def cheapest(refs: list[int]) -> i64:
    """Return the least valuable card."""
    best = NONE
    least: float = 99.0
    for ref in refs:
        if HELD[ref & KIND] < least:
            least = HELD[ref & KIND]
            best = ref
    return best


def support_use(state: DustState, seat: i64) -> i64:
    """Return the step that announces the most useful ability of the supports; NONE if there is none."""
    build = state.build
    if build.using & SUPPORT or state.players[seat].hush > 0:
        return NONE
    best = NONE
    most: float = 0.0
    for ref in build.supports:
        kind = ref & KIND
        if ABILITY[kind] in (SACRIFICE, MIXED_STACK, TWIST):
            continue
        useful = usefulness(state, seat, kind, len(build.supports))
        if useful > most:
            most = useful
            best = ref
    return NONE if best == NONE else USE_SUPPORT + FIRST * best + NOTHING


def usefulness(state: DustState, seat: i64, kind: i64, supports: i64) -> float:
    """Return the value of an ability in the current set, with so many supports."""
    if state.phase == ANSWERING:
        less = behind(state, seat, state.attack.seat)
        return impact(kind, state.stat, supports, defends=True, behind=less)
    less = behind(state, seat, (seat + 1) % state.seats)
    return impact(kind, ANY_STAT, supports, defends=False, behind=less)


def answers(state: DustState) -> list[int]:
    """List the ways to finish the current answer: SWITCH names a stat."""
    counter = state.build.counter
    if counter != NONE and ABILITY[counter & KIND] == SWITCH:
        return [ANSWER + FIRST * (stat + 1) for stat in range(4)]
    return [ANSWER]
