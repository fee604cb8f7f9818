"""Answering an attack, and choosing within the clash until its values are compared (DC-7 to DC-9, DC-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules import phases
from game.dust_collectorz.rules.actions import ENOUGH
from game.dust_collectorz.rules.battle import laying, reports
from game.dust_collectorz.rules.battle.clash import ATTACKER_CANCELS, STAT_CHANGES, TRAP_CHOOSES, VALUES
from game.dust_collectorz.rules.cards.abilities import TRAP_DESTROY
from game.dust_collectorz.rules.cards.facts import ABILITY, AMOUNT, HAND, NO_TRIBE, TRIBE
from game.dust_collectorz.rules.events import Forfeited, Helped, StatChanged, TrapDestroyed, TrapSprung
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.pieces import BITS, CHARACTERS, NONE, PRIMARY, SUPPORT

if TYPE_CHECKING:
    from game.dust_collectorz.rules.battle.table import Battle


def answer(state: Battle, stat: i64) -> None:
    """Lay the set that was built against the attack; `stat`: named with SWITCH, or NONE."""
    seat = state.to_move
    clash = state.clash
    if not state.build.frees():
        _show_lack(state, seat)
    laid = laying.finish(state, seat)
    laid.stat = stat
    clash.answers(laid)
    if state.events is not None:
        reports.answered(state)
    if clash.nullifies():
        if state.events is not None:
            reports.nullified(state)
        clash.attack.cancelled = PRIMARY | SUPPORT
    go_on(state)


def _show_lack(state: Battle, seat: i64) -> None:
    """Whoever answers with a tribe that is neither stronger nor weaker has shown to have neither (DC-7)."""
    attack = state.clash.attack.tribe()
    if attack == NO_TRIBE:
        return
    near = BITS[(attack + NO_TRIBE - 1) % NO_TRIBE] | BITS[(attack + 1) % NO_TRIBE]
    if not laying.fitting_tribes(state, seat) & near:
        state.players[seat].rule_out(near)


def trap(state: Battle, ref: i64) -> None:
    """Answer with a trap (DC-18)."""
    seat = state.to_move
    clash = state.clash
    laid = Laid(seat)
    laid.counter = state.players[seat].lay(ref)
    laid.void = 1
    clash.answer = laid
    if state.events is not None:
        state.events.append(TrapSprung(seat, clash.attack.seat, laid.counter))
    clash.step = TRAP_CHOOSES
    clash.left = 0
    if ABILITY[laid.counter] == TRAP_DESTROY:
        clash.left = min(AMOUNT[laid.counter], clash.attack.size())
        if clash.left < clash.attack.size():
            state.decides(seat, phases.DESTROYING)
            return
    state.table_moves(phases.SPRINGING)


def forfeit(state: Battle, ref: i64) -> None:
    """Give in with a card that counts nothing (DC-9)."""
    seat = state.to_move
    player = state.players[seat]
    _show_no_answer(state, seat)
    laid = Laid(seat)
    laid.void = 1
    laid.primary = player.lay(ref)
    if state.events is not None:
        state.events.append(Forfeited(seat, state.clash.attack.seat, laid.primary))
    if TRIBE[laid.primary] == NO_TRIBE:
        player.rule_out(CHARACTERS)
    state.clash.answer = laid
    state.table_moves(phases.COMPARING)


def get_help(state: Battle) -> None:
    """Let a defender without a legal set draw one and try again (DC-9)."""
    player = state.players[state.to_move]
    _show_no_answer(state, state.to_move)
    state.clash.helped = 1
    full = len(player.hand) >= HAND
    kind = player.draw(state.chance)
    if state.events is not None:
        state.events.append(Helped(state.to_move, kind, full))


def _show_no_answer(state: Battle, seat: i64) -> None:
    """Whoever has no legal set has shown to have characters of the attacking tribe alone."""
    attack = state.clash.attack.tribe()
    tribes = CHARACTERS if attack == NO_TRIBE else CHARACTERS & ~BITS[attack]
    state.players[seat].rule_out(tribes)


def go_on(state: Battle) -> None:
    """Go on to the next step in which somebody has something to choose, or to the values."""
    clash = state.clash
    while clash.left == 0 or not clash.choices():
        clash.next_step()
        if clash.step == VALUES:
            state.table_moves(phases.COMPARING)
            return
        if clash.step == STAT_CHANGES and state.events is not None and clash.compared != clash.stat:
            state.events.append(StatChanged(clash.answer.seat, clash.compared))
    phase = phases.CANCELLING if clash.step <= ATTACKER_CANCELS else phases.SNIPING
    state.decides(clash.chooser().seat, phase)


def choose(state: Battle, action: i64) -> None:
    """Cancel, destroy, or let it be."""
    if state.events is not None and action != ENOUGH:
        reports.chosen(state, action)
    kind = state.clash.choose(action)
    if kind != NONE:
        state.players[state.clash.foe().seat].discards.append(kind)
    go_on(state)


def destroy(state: Battle, kind: i64) -> None:
    """Let a trap destroy a card of the attack (TRAP_DESTROY)."""
    clash = state.clash
    attack = clash.attack
    clash.doomed.append(kind)
    if state.events is not None:
        state.events.append(TrapDestroyed(state.to_move, attack.seat, kind, clash.answer.counter))
    attack.destroy(kind)
    clash.left -= 1
    if clash.left == 0 or attack.size() == 0:
        state.table_moves(phases.SPRINGING)
