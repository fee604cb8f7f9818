"""Abilities: who is asked when, what can be used, how it works, who may cancel it (SH-15 to SH-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.engine.contract import TABLE
from game.seventh_hero.rules import reports
from game.seventh_hero.rules.actions import CANCEL, USE, USE_CHIEFTAIN, USE_OUTCAST
from game.seventh_hero.rules.cards import (
    CHIEFTAIN,
    FOREST_STRIDER,
    ORACLE,
    OUTCAST,
    SHIELD_MAIDEN,
    TALE_WEAVER,
    WYRMSLAYER,
)
from game.seventh_hero.rules.events import Cancelled, Drew, LastTurn, Readied
from game.seventh_hero.rules.pieces import (
    AFTER_QUEST,
    ARRIVED,
    ASKING,
    BITS,
    DECLARED,
    LAPS,
    NUMBERS,
    REPLYING,
)

if TYPE_CHECKING:
    from game.seventh_hero.rules.state import SeventhState


def open_window(state: SeventhState, window: i64) -> None:
    """Ask all seats but the holder, clockwise from the leader, whether they use an ability (SH-25)."""
    state.window = window
    state.asked = 0
    ask_next(state)


def ask_next(state: SeventhState) -> None:
    """Ask the next seat that could use something, or go on."""
    while state.asked < state.seats:
        seat: i64 = (state.leader + state.asked) % state.seats
        state.asked += 1
        if uses(state, seat):
            state.decides(seat, ASKING)
            return
    state.go_on()


def decline(state: SeventhState) -> None:
    """Use nothing; the next one is asked."""
    if state.phase == REPLYING:
        ask_for_replies(state)
    else:
        ask_next(state)


def uses(state: SeventhState, seat: i64) -> list[int]:
    """List the abilities that `seat` could use now with an effect (SH-16, SH-25)."""
    me = state.players[seat]
    ready: i64 = me.party & ~me.used
    if seat == state.holder or ready == 0:
        return []
    found: list[int] = []
    if state.window == ARRIVED or state.window == DECLARED:  # noqa: PLR1714 (compiled)
        found += uses_on_wanderer(state, seat, ready)
    if ready & BITS[CHIEFTAIN]:
        others: i64 = me.used & ~BITS[CHIEFTAIN]
        found += [USE_CHIEFTAIN + number for number in NUMBERS if others & BITS[number]]
    if state.window == AFTER_QUEST and ready & BITS[TALE_WEAVER] and not state.free:
        found.append(USE + TALE_WEAVER)
    if ready & BITS[FOREST_STRIDER] and state.left:
        found.append(USE + FOREST_STRIDER)
    return found


def uses_on_wanderer(state: SeventhState, seat: i64, ready: i64) -> list[int]:
    """List what can be done about the wanderer (SH-18, SH-20, SH-21)."""
    found: list[int] = []
    if ready & BITS[WYRMSLAYER]:
        found.append(USE + WYRMSLAYER)
    if ready & BITS[OUTCAST]:
        found += [USE_OUTCAST + other for other in still_to_come(state) if other != seat]
    if ready & BITS[ORACLE] and not state.knowers >> seat & 1:
        found.append(USE + ORACLE)
    return found


def still_to_come(state: SeventhState) -> list[int]:
    """List the seats, from the holder on, that could still recruit the wanderer.

    It goes to the leader; past a leader who was barred before, it goes round once more (SH-20).
    """
    found: list[int] = []
    circles = state.barred >> state.leader & 1 == 1 and state.laps < LAPS
    seat: i64 = state.holder
    for _ in range(state.seats):
        if not state.barred >> seat & 1:
            found.append(seat)
        if seat == state.leader and not circles:
            break
        seat = (seat + 1) % state.seats
    return found


def replies(state: SeventhState, seat: i64) -> list[int]:
    """List how `seat` could reply to the use declared last: with a Shield Maiden, or readying her (SH-26)."""
    me = state.players[seat]
    if me.ready(SHIELD_MAIDEN):
        return [CANCEL]
    if me.used & BITS[SHIELD_MAIDEN] and me.ready(CHIEFTAIN):
        return [USE_CHIEFTAIN + SHIELD_MAIDEN]
    return []


def hero_of(action: i64) -> i64:
    """Return which hero a use turns."""
    if action == CANCEL:
        return SHIELD_MAIDEN
    if action >= USE_OUTCAST:
        return OUTCAST
    return CHIEFTAIN if action >= USE_CHIEFTAIN else action - USE


def use(state: SeventhState, seat: i64, action: i64) -> None:
    """Turn a hero; before it takes effect, others may cancel it (SH-15, SH-26)."""
    me = state.players[seat]
    if state.events is not None:
        state.events.append(reports.used(state, seat, action))
    me.used |= BITS[hero_of(action)]
    if action >= USE_OUTCAST and state.window == AFTER_QUEST:
        me.rule_out(state.asked_for())  # or the Outcast could not be about to be sent (SH-6)
    state.stack += [seat, action, 0]
    ask_for_replies(state)


def ask_for_replies(state: SeventhState) -> None:
    """Ask the next seat that could cancel the use declared last, or let it take effect."""
    while state.stack:
        seat: i64 = state.stack[-3]
        while state.stack[-1] < state.seats - 1:
            state.stack[-1] += 1
            other: i64 = (seat + state.stack[-1]) % state.seats
            if other != state.holder and replies(state, other):
                state.decides(other, REPLYING)
                return
        action: i64 = state.stack[-2]
        del state.stack[-3:]
        if action == CANCEL:
            if state.events is not None:
                state.events.append(Cancelled(seat, state.stack[-3], hero_of(state.stack[-2])))
            del state.stack[-3:]
        elif state.stack:  # a Chieftain in reply: its seat is asked once more, now that she is ready
            state.players[seat].used &= ~BITS[SHIELD_MAIDEN]
            state.stack[-1] -= 1
            if state.events is not None:
                state.events.append(Readied(seat, SHIELD_MAIDEN))
        else:
            take_effect(state, seat, action)
            return
    open_window(state, state.window)


def take_effect(state: SeventhState, seat: i64, action: i64) -> None:
    """Let a use that nobody cancelled work, and ask everybody again."""
    me = state.players[seat]
    if state.events is not None:
        told = reports.worked(state, seat, action)
        if told is not None:
            state.events.append(told)
    if action == USE + WYRMSLAYER:
        state.slay()
        return
    if action >= USE_OUTCAST:
        state.barred |= BITS[action - USE_OUTCAST]
        if state.holder == action - USE_OUTCAST == state.leader:
            state.laps = LAPS  # it has come home already (SH-20)
    elif action >= USE_CHIEFTAIN:
        me.used &= ~BITS[action - USE_CHIEFTAIN]
    elif action == USE + ORACLE:
        state.knowers |= BITS[seat]
    elif action == USE + TALE_WEAVER:
        state.free = 1
    else:
        draw_two(state, seat)
    open_window(state, state.window)


def draw_two(state: SeventhState, seat: i64) -> None:
    """Let a Forest Strider draw two cards, or the last one (SH-23)."""
    drawn: list[int] = []
    for _ in range(min(2, state.left)):
        card: i64 = state.take()
        state.players[seat].add_card(card)
        drawn.append(card)
    if state.events is not None:
        drawn.sort()
        state.events.append(Drew(seat, tuple(drawn)))
        if drawn and not state.left:
            state.events.append(LastTurn(TABLE))
