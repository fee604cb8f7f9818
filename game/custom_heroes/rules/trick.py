"""A turn in a trick: sleeving, playing, passing, and winning the trick (CH-12 to CH-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.custom_heroes.rules import events, reports, rounds
from game.custom_heroes.rules.cards import ASCEND, DOUBLE, NO_ABILITY, REVERSE, TRADE, TRICK_POINT, WILD
from game.custom_heroes.rules.pieces import (
    BIT,
    GEM,
    NOBODY,
    PASSED,
    PLAYED,
    ability_of,
    price_of,
    with_kind,
    without,
)

if TYPE_CHECKING:
    from game.custom_heroes.rules.pieces import Player
    from game.custom_heroes.rules.position import Position


def sleeve(state: Position, place: i64, kind: i64) -> None:
    """Sleeve `kind` on the card at `place` of the hand; it can be taken back in this turn (CH-17)."""
    me = state.players[state.turn]
    card: i64 = me.hand[place]
    me.unused.remove(kind)
    me.fresh += 1
    state.loose.append(card * 4 + GEM[kind])
    was: i64 = state.values[card]
    craft(state, me, card, with_kind(state.slots[card], kind))
    if state.events is not None:
        state.events.append(reports.sleeved(state, card, kind, was, back=False))


def take_back(state: Position, place: i64, gem: i64) -> None:
    """Take back what was sleeved in this turn."""
    me = state.players[state.turn]
    card: i64 = me.hand[place]
    kind: i64 = state.kind_at(card, gem)
    was: i64 = state.values[card]
    me.unused.append(kind)
    me.unused.sort()
    me.fresh -= 1
    state.loose.remove(card * 4 + gem)
    craft(state, me, card, without(state.slots[card], gem))
    if state.events is not None:
        state.events.append(reports.sleeved(state, card, kind, was, back=True))


def craft(state: Position, me: Player, card: i64, slots: i64) -> None:
    """Let a card of the hand carry other advancements; nobody else sees it."""
    state.set_slots(card, slots)
    state.seen[state.turn][card] = slots
    me.hand = state.in_order(me.hand)


def passes(state: Position) -> None:
    """Play nothing; what was sleeved stays (CH-3, CH-13)."""
    state.players[state.turn].mark = PASSED
    state.loose = []
    if state.events is not None:
        state.events.append(events.Passed(state.turn))
    state.next_turn()


def play(state: Position, places: i64, active: i64) -> None:
    """Put a set on the trick; power for what was not activated comes after it (CH-20, CH-21)."""
    me = state.players[state.turn]
    before = None if state.events is None else reports.standing(state)
    paid = pay(state, me, active)
    laid: i64 = 0
    gained: i64 = 0
    kept: list[int] = []
    for place in range(len(me.hand)):
        card: i64 = me.hand[place]
        if places >> place & 1:
            laid |= BIT[card]
            rounds.show(state, me, card)
            if not paid >> card & 1 and ability_of(state.slots[card]) != NO_ABILITY:
                gained += 1
        else:
            kept.append(card)
    me.hand = kept
    me.mark = PLAYED
    state.loose = []
    follow(state, laid, paid)
    state.trick += [state.turn, laid, paid]
    state.last = state.turn
    me.power += gained
    if state.events is not None and before is not None:
        state.events.append(reports.played(state, before, gained))
    rounds.check_power(state, state.turn, gained=me.power - gained < TRADE <= me.power)


def pay(state: Position, me: Player, active: i64) -> i64:
    """Pay for the abilities at these places of the hand; return their cards, a bit each."""
    paid: i64 = 0
    for place in range(len(me.hand)):
        if active >> place & 1:
            card: i64 = me.hand[place]
            me.power -= price_of(state.slots[card])
            paid |= BIT[card]
    return paid


def follow(state: Position, laid: i64, paid: i64) -> None:
    """Let a set decide on count, value, order and skipping (CH-13, CH-14, CH-22 to CH-28)."""
    following = state.last != NOBODY
    was_ascended = state.ascended
    was_value = state.value
    count: i64 = 0
    for card in range(len(state.slots)):
        if laid >> card & 1:
            ability: i64 = ability_of(state.slots[card]) if paid >> card & 1 else NO_ABILITY
            count += 2 if ability == DOUBLE else 1
            if ability == ASCEND:
                state.ascended = 1
            elif ability == REVERSE:
                state.falling ^= 1
            elif ability == TRICK_POINT:
                state.players[state.turn].wisps += 1
            if ability != WILD and ability != ASCEND:  # noqa: PLR1714 (compiled)
                state.value = state.values[card]
    if not following:
        state.count = count
    equal = was_ascended == 1 if state.ascended else state.value == was_value
    state.skips = 1 if following and equal and not state.strict else 0


def sweep(state: Position) -> None:
    """Clear a trick that was won; its winner leads, or the next seat with cards (CH-16, CH-28)."""
    winner = state.players[state.last]
    winner.vp += winner.wisps
    state.leader = state.last
    while not state.players[state.leader].hand:
        state.leader = (state.leader + 1) % state.seats
    if state.events is not None:
        state.events.append(reports.trick_won(state))
    state.clear_trick()
    state.start_turn(state.leader)
