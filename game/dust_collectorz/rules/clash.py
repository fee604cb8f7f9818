"""A clash, from the answer on: the order in which effects take place is fixed (DC-19).

First what was announced is cancelled (NULLIFY, then the defender's CANCEL, then the attacker's), then the
stat may change (TWIST, SWITCH), supports are destroyed (SNIPE, the defender's first), values are compared,
and what depends on the result takes place. A trap ends the clash before all that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.dust_collectorz.rules import laying, reports
from game.dust_collectorz.rules.actions import (
    CANCEL_PRIMARY,
    CANCEL_SUPPORT,
    DESTROY,
    ENOUGH,
    FIRST,
    SNIPE_CARD,
    VERB,
)
from game.dust_collectorz.rules.cards.facts import (
    ABILITY,
    ABILITY_STAT,
    AMOUNT,
    CANCEL,
    FREE_TRIBE,
    LOCK,
    NO_TRIBE,
    NULLIFY,
    SHIELDED,
    SNIPE,
    SWITCH,
    TRAP_DESTROY,
    TRIBE,
    TWIST,
)
from game.dust_collectorz.rules.events import Forfeited, StatChanged, TrapDestroyed, TrapSprung
from game.dust_collectorz.rules.pieces import (
    CANCELLING,
    CHARACTERS,
    COMPARING,
    DESTROYING,
    KIND,
    NONE,
    PRIMARY,
    SNIPING,
    SPRINGING,
    SUPPORT,
    Laid,
)

if TYPE_CHECKING:
    from game.dust_collectorz.rules.state import DustState

DEFENDER_CANCELS: Final[i64] = 1  # steps of a clash in which somebody may choose
ATTACKER_CANCELS: Final[i64] = 2
STAT_CHANGES: Final[i64] = 3
DEFENDER_SNIPES: Final[i64] = 4
ATTACKER_SNIPES: Final[i64] = 5
TRAP_CHOOSES: Final[i64] = 6
VALUES: Final[i64] = 7


# Answering


def answer(state: DustState, stat: i64) -> None:
    """Lay the set that was built against the attack; `stat`: named with SWITCH, or NONE."""
    seat = state.to_move
    counter = state.build.counter
    if counter == NONE or ABILITY[counter & KIND] != FREE_TRIBE:
        _show_lack(state, seat)
    laid = laying.finish(state, seat)
    laid.stat = stat
    state.answer = laid
    state.step = 0
    if state.events is not None:
        reports.answered(state, behind=behind(state, seat, state.attack.seat))
    if laid.counter != NONE and ABILITY[laid.counter] == NULLIFY and not shielded(state.attack):
        if state.events is not None:
            reports.nullified(state)
        state.attack.cancelled = PRIMARY | SUPPORT
    go_on(state)


def _show_lack(state: DustState, seat: i64) -> None:
    """Whoever answers with a tribe that is neither stronger nor weaker has shown to have neither (DC-7)."""
    fitting = laying.fitting_tribes(state, seat)
    attack = state.attack.tribe()
    if attack != NO_TRIBE and fitting & BIT_NEAR[attack] == 0:
        state.players[seat].rule_out(BIT_NEAR[attack])


def trap(state: DustState, ref: i64) -> None:
    """Answer with a trap (DC-18)."""
    seat = state.to_move
    laid = Laid(seat)
    laid.counter = state.players[seat].lay(ref)
    laid.void = 1
    state.answer = laid
    if state.events is not None:
        state.events.append(TrapSprung(seat, state.attack.seat, laid.counter))
    state.step = TRAP_CHOOSES
    state.left = 0
    if ABILITY[laid.counter] == TRAP_DESTROY:
        state.left = min(AMOUNT[laid.counter], state.attack.size())
        if state.left < state.attack.size():
            state.decides(seat, DESTROYING)
            return
    state.table_moves(SPRINGING)


def forfeit(state: DustState, ref: i64) -> None:
    """Give in with a card that counts nothing (DC-9)."""
    seat = state.to_move
    player = state.players[seat]
    show_no_answer(state, seat)
    laid = Laid(seat)
    laid.void = 1
    kind = player.lay(ref)
    laid.primary = kind
    if state.events is not None:
        state.events.append(Forfeited(seat, state.attack.seat, kind))
    if TRIBE[kind] == NO_TRIBE:
        player.rule_out(CHARACTERS)
    state.answer = laid
    state.table_moves(COMPARING)


def show_no_answer(state: DustState, seat: i64) -> None:
    """Whoever has no legal set has shown to have characters of the attacking tribe alone."""
    attack = state.attack.tribe()
    tribes = CHARACTERS if attack == NO_TRIBE else CHARACTERS & ~BIT_OF[attack]
    state.players[seat].rule_out(tribes)


# Up to the values


def go_on(state: DustState) -> None:
    """Go on to the next step in which somebody has something to choose, or to the values."""
    while True:
        if state.left > 0 and choices(state):
            defends = state.step in (DEFENDER_CANCELS, DEFENDER_SNIPES)
            seat = state.answer.seat if defends else state.attack.seat
            state.decides(seat, CANCELLING if state.step <= ATTACKER_CANCELS else SNIPING)
            return
        state.step += 1
        state.left = 0
        if state.step == DEFENDER_CANCELS:
            state.left = total(state.answer, CANCEL)
        elif state.step == ATTACKER_CANCELS:
            state.left = total(state.attack, CANCEL)
        elif state.step == STAT_CHANGES:
            change_stat(state)
        elif state.step == DEFENDER_SNIPES:
            state.left = total(state.answer, SNIPE)
        elif state.step == ATTACKER_SNIPES:
            state.left = total(state.attack, SNIPE)
        else:
            state.table_moves(COMPARING)
            return


def choices(state: DustState) -> list[int]:
    """List what can be cancelled or destroyed in this step; [] where there is nothing."""
    if state.step in (DEFENDER_CANCELS, ATTACKER_CANCELS):
        foe = state.attack if state.step == DEFENDER_CANCELS else state.answer
        if shielded(foe):
            return []
        found = [CANCEL_PRIMARY] if foe.live_primary() != NONE else []
        if foe.live_support() != NONE:
            found.append(CANCEL_SUPPORT)
        return found
    if state.step == TRAP_CHOOSES:
        kinds = sorted([state.attack.primary, *state.attack.supports])
        return [DESTROY + FIRST * kind for kind in laying.different(kinds)]
    foe = state.attack if state.step == DEFENDER_SNIPES else state.answer
    return [SNIPE_CARD + FIRST * kind for kind in laying.different(sorted(foe.supports))]


def choose(state: DustState, action: i64) -> None:
    """Cancel, destroy, or let it be."""
    if action == ENOUGH:
        state.left = 0
        go_on(state)
        return
    foe = state.attack if state.step in (DEFENDER_CANCELS, DEFENDER_SNIPES) else state.answer
    verb = action - action % VERB
    kind = action % VERB // FIRST
    state.left -= 1
    if state.events is not None:
        reports.chosen(state, verb, foe, kind)
    if verb == CANCEL_PRIMARY:
        foe.cancelled |= PRIMARY
    elif verb == CANCEL_SUPPORT:
        foe.cancelled |= SUPPORT
    else:
        state.players[foe.seat].discards.append(foe.lose_support(place_of(foe, kind)))
    go_on(state)


def place_of(laid: Laid, kind: i64) -> i64:
    """Find a support of a kind; of two, the one whose ability is announced: it is worth most."""
    if laid.using & SUPPORT and laid.supports[laid.helper] == kind:
        return laid.helper
    return laid.supports.index(kind)


def destroy(state: DustState, kind: i64) -> None:
    """Let a trap destroy a card of the attack (TRAP_DESTROY)."""
    state.doomed.append(kind)
    attack = state.attack
    if state.events is not None:
        state.events.append(TrapDestroyed(state.to_move, attack.seat, kind, state.answer.counter))
    if attack.primary == kind and kind not in attack.supports:
        attack.primary = NONE
        attack.using = 0
        attack.helper = NONE
        if attack.supports:
            attack.primary = attack.lose_support(0)
    else:
        attack.lose_support(place_of(attack, kind))
    state.left -= 1
    if state.left == 0 or attack.size() == 0:
        state.table_moves(SPRINGING)


def shielded(laid: Laid) -> bool:
    """Return whether SHIELDED keeps a set's abilities from being cancelled."""
    return has(laid, SHIELDED)


def has(laid: Laid, ability: i64) -> bool:
    """Return whether a live ability of a set is this one."""
    one = laid.live_primary()
    two = laid.live_support()
    return (one != NONE and ABILITY[one] == ability) or (two != NONE and ABILITY[two] == ability)


def total(laid: Laid, ability: i64) -> i64:
    """Add up the amounts of a set's live abilities of one sort."""
    one = laid.live_primary()
    two = laid.live_support()
    amount: i64 = 0
    if one != NONE and ABILITY[one] == ability:
        amount += AMOUNT[one]
    if two != NONE and ABILITY[two] == ability:
        amount += AMOUNT[two]
    return amount


def change_stat(state: DustState) -> None:
    """Let TWIST, then SWITCH, change the clash's stat, unless LOCK forbids it."""
    state.clash_stat = state.stat
    if has(state.attack, LOCK):
        return
    laid = state.answer
    for kind in (laid.live_primary(), laid.live_support()):
        if kind != NONE and ABILITY[kind] == TWIST:
            state.clash_stat = ABILITY_STAT[kind]
    if laid.counter != NONE and ABILITY[laid.counter] == SWITCH:
        state.clash_stat = laid.stat
    if state.events is not None and state.clash_stat != state.stat:
        state.events.append(StatChanged(laid.seat, state.clash_stat))


def behind(state: DustState, seat: i64, foe: i64) -> bool:
    """Return whether a seat's side has captured fewer cards than a foe's (COMEBACK)."""
    mine = state.players[state.side(seat)].captured
    return len(mine) < len(state.players[state.side(foe)].captured)


BIT_OF: Final[list[int]] = [1 << tribe for tribe in range(NO_TRIBE)]
BIT_NEAR: Final[list[int]] = [
    (1 << (tribe + NO_TRIBE - 1) % NO_TRIBE) | (1 << (tribe + 1) % NO_TRIBE) for tribe in range(NO_TRIBE)
]
