"""Laying a set: what may be laid, added, announced and taken back before it counts (DC-6 to DC-11, DC-18).

While a set is being laid its cards still count as hand and overflow: nobody else sees it before it is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules.actions import (
    ADD,
    ANSWER,
    ATTACK,
    COUNTER,
    FIRST,
    FORFEIT,
    HELP,
    LAY,
    NOTHING,
    REST_PRIMARY,
    REST_SUPPORT,
    STAND,
    TAKE_ALL_BACK,
    TAKE_BACK,
    TRAP,
    USE_PRIMARY,
    USE_SUPPORT,
    VERB,
)
from game.dust_collectorz.rules.cards.facts import (
    ABILITY,
    AMOUNT,
    DISARM,
    FIRST_COUNTER,
    FREE_TRIBE,
    LIMIT,
    MIXED_STACK,
    NO_TRIBE,
    SACRIFICE,
    SWITCH,
    TRAP_CAPTURE,
    TRAP_RETURN,
    TRAP_STACK,
    TRIBE,
)
from game.dust_collectorz.rules.pieces import (
    BITS,
    CHARACTERS,
    FOLLOWING,
    FROM_OVERFLOW,
    KIND,
    NOBODY,
    NONE,
    PRIMARY,
    SUPPORT,
    Laid,
)

if TYPE_CHECKING:
    from game.dust_collectorz.rules.pieces import Player
    from game.dust_collectorz.rules.state import DustState


def free(state: DustState, seat: i64) -> list[int]:
    """List the refs of all playable cards that are not being laid: the hand's, then the overflow's."""
    player = state.players[seat]
    refs = player.hand[:]
    for kind in player.overflow:
        refs.append(kind + FROM_OVERFLOW)
    for ref in state.build.refs():
        refs.remove(ref)
    return refs


def different(refs: list[int]) -> list[int]:
    """List equal refs, which lie side by side, once."""
    return [refs[place] for place in range(len(refs)) if place == 0 or refs[place] != refs[place - 1]]


# What may be done


def attackings(state: DustState, seat: i64) -> list[int]:
    """List what the attacker may do (DC-6), or who may lay further cards (DC-25, DC-28)."""
    refs = different(free(state, seat))
    build = state.build
    if build.primary == NONE:
        found = [LAY + FIRST * ref for ref in refs if ABILITY[ref & KIND] < FIRST_COUNTER]
        if state.phase == FOLLOWING:
            found.append(STAND)
        return found
    found = _stackings(state, seat, refs)
    for stat in range(4):
        for target in state.targets():
            found.append(ATTACK + FIRST * stat + target)
    return found


def answerings(state: DustState, seat: i64) -> list[int]:
    """List what a defender may do (DC-7 to DC-9, DC-18)."""
    refs = different(free(state, seat))
    build = state.build
    allowed = allowed_tribes(state, seat)
    found: list[int] = []
    if build.primary == NONE:
        found += [LAY + FIRST * ref for ref in refs if BITS[TRIBE[ref & KIND]] & allowed & CHARACTERS]
    else:
        found += _stackings(state, seat, refs)
    if build.counter == NONE:
        found += [COUNTER + FIRST * ref for ref in refs if _may_support(state, ref & KIND, allowed)]
    elif build.primary == NONE or not needs_counter(state, seat):
        found.append(TAKE_BACK + FIRST * build.counter)
    if build.primary != NONE:
        _add_answers(build, found)
    elif build.counter == NONE:
        found += [TRAP + FIRST * ref for ref in refs if may_spring(state, ref & KIND)]
        if allowed == 0:
            found += _surrenders(state, refs)
    return found


def _may_support(state: DustState, kind: i64, allowed: i64) -> bool:
    """Return whether a card is a support counter that a set can be laid with; FREE_TRIBE makes sets legal."""
    ability = ABILITY[kind]
    if ability <= TRAP_RETURN:
        return False
    return allowed != 0 or (ability == FREE_TRIBE and state.players[state.to_move].has_character())


def _add_answers(build: Laid, found: list[int]) -> None:
    if build.counter != NONE and ABILITY[build.counter & KIND] == SWITCH:
        found += [ANSWER + FIRST * (stat + 1) for stat in range(4)]
    else:
        found.append(ANSWER)


def _surrenders(state: DustState, refs: list[int]) -> list[int]:
    """List how a defender without a legal set gives in (DC-9)."""
    if state.helps and not state.helped and len(state.players[state.to_move].deck) > 0:
        return [HELP]
    characters = [ref for ref in refs if TRIBE[ref & KIND] != NO_TRIBE]
    return [FORFEIT + FIRST * ref for ref in (characters or refs)]


def _stackings(state: DustState, seat: i64, refs: list[int]) -> list[int]:
    """List what can be added to, announced for and taken back from a set with a primary."""
    build = state.build
    primary = build.primary & KIND
    tribe = TRIBE[primary]
    others = may_mix(build)
    found: list[int] = []
    for ref in refs:
        its = TRIBE[ref & KIND]
        if its == tribe or (others > 0 and its != NO_TRIBE):
            found.append(ADD + FIRST * ref)
    if state.players[seat].hush == 0:
        _add_uses(build, refs, found)
    if build.using & PRIMARY and (ABILITY[primary] != MIXED_STACK or off_tribe(build) == 0):
        found.append(REST_PRIMARY)
    if build.using & SUPPORT:
        found.append(REST_SUPPORT)
    found += [TAKE_BACK + FIRST * ref for ref in different(sorted(build.supports))]
    found.append(TAKE_ALL_BACK)
    return found


def _add_uses(build: Laid, refs: list[int], found: list[int]) -> None:
    """List the abilities that can still be announced: the primary's and one support's (DC-11)."""
    if not build.using & PRIMARY:
        _add_use(USE_PRIMARY + FIRST * NOTHING, build.primary & KIND, refs, found)
    if not build.using & SUPPORT:
        for ref in different(sorted(build.supports)):
            if ABILITY[ref & KIND] != MIXED_STACK:  # works for the primary alone
                _add_use(USE_SUPPORT + FIRST * ref, ref & KIND, refs, found)


def _add_use(verb: i64, kind: i64, refs: list[int], found: list[int]) -> None:
    if ABILITY[kind] != SACRIFICE:
        found.append(verb + NOTHING)
        return
    found += [verb + ref for ref in refs]


def off_tribe(build: Laid) -> i64:
    """Count the supports of another tribe than the primary's."""
    count: i64 = 0
    for ref in build.supports:
        if TRIBE[ref & KIND] != TRIBE[build.primary & KIND]:
            count += 1
    return count


def may_mix(build: Laid) -> i64:
    """Count how many more supports of other tribes may be added."""
    primary = build.primary & KIND
    if not build.using & PRIMARY or ABILITY[primary] != MIXED_STACK:
        return 0
    return AMOUNT[primary] - off_tribe(build)


def fitting_tribes(state: DustState, seat: i64) -> i64:
    """Tell, as a mask, the tribes a defender's primary may have without a counter's help (DC-7, DC-8)."""
    has = state.players[seat].tribes()
    attack = state.attacking().tribe()
    if attack == NO_TRIBE:
        return has  # a counter that stands: anything beats it (DC-28)
    near = BITS[(attack + NO_TRIBE - 1) % NO_TRIBE] | BITS[(attack + 1) % NO_TRIBE]
    if has & near:
        return has & near
    return has & ~BITS[attack]


def allowed_tribes(state: DustState, seat: i64) -> i64:
    """Tell, as a mask, the tribes a defender's primary may have now."""
    counter = state.build.counter
    if counter != NONE and ABILITY[counter & KIND] == FREE_TRIBE:
        return state.players[seat].tribes()
    return fitting_tribes(state, seat)


def needs_counter(state: DustState, seat: i64) -> bool:
    """Return whether the set being laid is legal only with the counter beside it."""
    return not fitting_tribes(state, seat) & BITS[state.build.tribe()]


def may_spring(state: DustState, kind: i64) -> bool:
    """Return whether a card is a trap that works on the active attack (DC-18)."""
    ability = ABILITY[kind]
    attack = state.attacking()
    if ability < TRAP_CAPTURE or ability > TRAP_RETURN or attack.size() == 0:
        return False
    if disarms(attack):
        return False
    if ability == TRAP_CAPTURE:
        return attack.size() <= LIMIT[kind]
    return ability != TRAP_STACK or attack.size() >= LIMIT[kind]


def disarms(attack: Laid) -> bool:
    """Return whether an attack's DISARM forbids traps."""
    one = attack.live_primary()
    two = attack.live_support()
    return (one != NONE and ABILITY[one] == DISARM) or (two != NONE and ABILITY[two] == DISARM)


# Doing it


def change(build: Laid, action: i64) -> None:
    """Change the set that is being laid."""
    verb = action - action % VERB
    ref = action % VERB // FIRST
    price = action % FIRST
    if verb == LAY:
        build.primary = ref
    elif verb == ADD:
        build.supports = [*build.supports, ref]
    elif verb == COUNTER:
        build.counter = ref
    elif verb == TAKE_BACK:
        take_back(build, ref)
    elif verb == USE_PRIMARY:
        build.using |= PRIMARY
        build.price = NONE if price == NOTHING else price
    elif verb == USE_SUPPORT:
        build.using |= SUPPORT
        build.helper = build.supports.index(ref)
        build.support_price = NONE if price == NOTHING else price
    elif verb == REST_PRIMARY:
        build.using &= ~PRIMARY
        build.price = NONE
    else:
        rest_support(build)


def rest_support(build: Laid) -> None:
    """Announce a support's ability no longer."""
    build.using &= ~SUPPORT
    build.helper = NONE
    build.support_price = NONE


def take_back(build: Laid, ref: i64) -> None:
    """Take a support or the counter back; of equal supports one whose ability isn't announced."""
    if ref == build.counter:
        build.counter = NONE
        return
    place = build.supports.index(ref)
    if place == build.helper and ref in build.supports[place + 1 :]:
        place = build.supports.index(ref, place + 1)
    if place == build.helper:
        rest_support(build)
    build.lose_support(place)


def finish(state: DustState, seat: i64) -> Laid:
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
