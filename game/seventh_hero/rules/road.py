"""The wanderer's way: sent, passed on, asked about, recruited or gone again (SH-5 to SH-14, SH-18, SH-20).

Each of its stops begins with a window for abilities; those are the matter of `windows`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.engine.contract import OVER
from game.seventh_hero.rules import reports, windows
from game.seventh_hero.rules.actions import HINT, MOVE_ON, RECRUIT, SEND, SEND_BLIND, SEND_PARTY, USE_OUTCAST
from game.seventh_hero.rules.cards import OUTCAST, WINNING
from game.seventh_hero.rules.events import Asked, NobodySent
from game.seventh_hero.rules.pieces import (
    AFTER_QUEST,
    ARRIVED,
    BITS,
    BLINDING,
    CURRENT,
    DECLARED,
    EVERYTHING,
    JOINED,
    LAPS,
    NO_HERO,
    NOBODY,
    NUMBERS,
    PAIRED,
    QUESTING,
    SENDING,
    SETTLED,
    SLAIN,
    WENT,
    WENT_BURIED,
    WENT_WANDERING,
    Buried,
)

if TYPE_CHECKING:
    from game.seventh_hero.rules.state import SeventhState


# What may be done


def sendings(state: SeventhState) -> list[int]:
    """List what the leader may send: from the hand, else from the party (SH-5, SH-6).

    With a Tale Weaver it may ignore the quest, or keep to it with all that this allows (SH-22).
    """
    me = state.players[state.leader]
    wanted = state.wanted()
    found = [SEND + number for number in different(me.hand) if wanted >> number & 1]
    if meets_quest(state, me.hand):
        return found
    asked_for = state.asked_for()
    found += party_sendings(state, asked_for if me.hand else wanted)
    if found and state.free and state.left and not me.party & asked_for:
        found.append(SEND_BLIND)
    return found


def farewells(state: SeventhState, seat: i64) -> list[int]:
    """List whom the leader could bar with an Outcast that is about to be sent (SH-24).

    Whether it is follows from the leader's hand: nobody is asked because of this alone, lest it tell.
    """
    me = state.players[seat]
    if seat != state.leader or state.window != AFTER_QUEST or not me.ready(OUTCAST):
        return []
    if SEND_PARTY + OUTCAST not in sendings(state):
        return []
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    return [USE_OUTCAST + other for other in others if not state.barred >> other & 1]


def party_sendings(state: SeventhState, wanted: i64) -> list[int]:
    """List the heroes of the leader's party that may go; an Outcast that was used for it has to (SH-24)."""
    heroes: i64 = state.players[state.leader].party & wanted
    if state.barred and heroes & BITS[OUTCAST]:
        heroes = BITS[OUTCAST]
    return [SEND_PARTY + number for number in NUMBERS if heroes & BITS[number]]


def meets_quest(state: SeventhState, hand: list[int]) -> bool:
    """Return whether a card of a hand meets the quest, whether it may be ignored or not."""
    asked_for = state.asked_for()
    return any(asked_for >> number & 1 for number in hand)


def holdings(state: SeventhState) -> list[int]:
    """List what the holder may do (SH-8, SH-12 to SH-14)."""
    hand = state.players[state.holder].hand
    found = [RECRUIT, MOVE_ON]
    if len(hand) > 1 and not state.openly and state.knowers >> state.leader & 1:
        found += [HINT + number for number in different(hand)]
    return found


def different(hand: list[int]) -> list[int]:
    """List the numbers of a sorted hand, each once."""
    return [hand[place] for place in range(len(hand)) if place == 0 or hand[place] != hand[place - 1]]


# Sending (SH-5 to SH-7)


def ask_leader(state: SeventhState) -> None:
    """Let the leader send a wanderer, or the pile where it can't."""
    me = state.players[state.leader]
    if not state.free and not meets_quest(state, me.hand):
        me.rule_out(state.asked_for())
    if sendings(state):
        state.decides(state.leader, SENDING)
    elif state.left:
        state.table_moves(BLINDING)
    else:
        if state.events is not None:
            state.events.append(NobodySent(state.leader))
        settle(state)


def send(state: SeventhState, action: i64) -> None:
    """Let a card of the leader's hand, a hero of its party or the pile's top card set out."""
    me = state.players[state.leader]
    if action == SEND_BLIND:
        me.rule_out(state.asked_for())
        send_blind(state)
        return
    if state.events is not None:
        state.events.extend(reports.sent(state, action))
    state.possible = state.wanted()
    if action != SEND_PARTY + OUTCAST:
        state.barred = 0  # an Outcast that stays at home bars nobody (SH-24)
    if action >= SEND_PARTY:
        me.rule_out(state.asked_for())
        state.number = action - SEND_PARTY
        me.party &= ~BITS[state.number]
        me.used &= ~BITS[state.number]
        state.openly = 1
        state.knowers = BITS[state.seats] - 1
        state.possible = BITS[state.number]
    else:
        state.number = action - SEND
        me.lose_card(state.number, WENT_WANDERING)
        state.knowers = BITS[state.leader]
    arrive(state, (state.leader + 1) % state.seats)


def send_blind(state: SeventhState) -> None:
    """Let the top card of the pile set out, seen by nobody."""
    state.possible = EVERYTHING
    state.number = state.take()
    state.blind = 1
    if state.events is not None:
        state.events.extend(reports.sent_blind(state))
    state.barred = 0
    arrive(state, (state.leader + 1) % state.seats)


# Wandering (SH-8 to SH-14)


def arrive(state: SeventhState, seat: i64) -> None:
    """Lay the wanderer before a seat."""
    state.holder = seat
    windows.open_window(state, ARRIVED)


def move_on(state: SeventhState) -> None:
    """Pass the wanderer to the left."""
    if state.events is not None:
        state.events.append(reports.passed(state))
    if state.holder == state.leader:
        state.laps += 1
    arrive(state, (state.holder + 1) % state.seats)


def leaves(state: SeventhState) -> bool:
    """Return whether the wanderer that lies before a barred seat is out of the game (SH-20).

    So it is when nobody may recruit it, when the leader was barred once it had come home, and when it has
    gone round long enough for a leader that was barred before.
    """
    if state.barred == BITS[state.seats] - 1:
        return True
    return state.holder == state.leader and state.laps >= LAPS


def hint(state: SeventhState, number: i64) -> None:
    """Show the leader a card, who says whether it equals the wanderer (SH-12)."""
    state.players[state.holder].lose_card(number, WENT_BURIED + len(state.buried))
    shown = Buried(number, state.holder, BITS[state.holder] | BITS[state.leader], EVERYTHING)
    shown.about = CURRENT
    shown.equal = 1 if number == state.number else 0
    state.buried.append(shown)
    if state.events is not None:
        equal = number == state.number
        state.events.append(Asked(state.holder, state.leader, number, equal))


# The end of the road


def declare(state: SeventhState) -> None:
    """Let the holder say that it recruits; before the wanderer is turned up, the others are asked (SH-25)."""
    if state.events is not None:
        state.events.append(reports.declared(state))
    windows.open_window(state, DECLARED)


def reveal(state: SeventhState) -> None:
    """Turn the wanderer up: it joins the party, or goes with its double (SH-10, SH-27)."""
    me = state.players[state.holder]
    if me.party >> state.number & 1:
        me.party &= ~BITS[state.number]
        me.used &= ~BITS[state.number]
        me.eliminated.append(state.number)
        state.fate = PAIRED
    else:
        me.party |= BITS[state.number]
        state.fate = JOINED
    if state.events is not None:
        state.events.append(reports.revealed(state))
    tell_number(state)
    if me.size() == WINNING:
        state.winner = state.holder
        state.number = NO_HERO
        state.holder = NOBODY
        state.to_move = OVER
    else:
        settle(state)


def slay(state: SeventhState) -> None:
    """Let the wanderer go to the discards for all to see (SH-18)."""
    state.discards[state.number] += 1
    tell_number(state)
    state.fate = SLAIN
    settle(state)


def leave(state: SeventhState) -> None:
    """Let the wanderer go unseen: nobody may recruit it (SH-20)."""
    if state.events is not None:
        state.events.append(reports.leaving(state))
    place: i64 = len(state.buried)
    for given in state.buried:
        if given.about == CURRENT:
            given.about = place
    if state.openly:
        state.discards[state.number] += 1
    else:
        seat: i64 = NOBODY if state.blind else state.leader
        state.buried.append(Buried(state.number, seat, state.knowers, state.possible))
        replace_in_past(state, WENT_BURIED + place)
    settle(state)


def settle(state: SeventhState) -> None:
    """The wanderer is settled; a last window, then the turn ends (SH-11, SH-25)."""
    state.number = NO_HERO
    state.holder = NOBODY
    windows.open_window(state, SETTLED)


def end_turn(state: SeventhState) -> None:
    """Let the leader draw, and the next one lead; the game ends with the pile (SH-11, SH-28)."""
    seat: i64 = state.leader
    card: i64 = NO_HERO
    if state.left:
        card = state.take()
        state.players[seat].add_card(card)
    if state.left:
        state.leader = (seat + 1) % state.seats
        state.table_moves(QUESTING)
    else:
        state.to_move = OVER
    if state.events is not None:
        state.events.append(reports.turn_ended(state, seat, card))


def tell_number(state: SeventhState) -> None:
    """Let all see the wanderer, and what follows for the hints that were given about it."""
    state.turned = 1
    state.shown = state.number
    state.shown_at = state.holder
    for given in state.buried:
        if given.about == CURRENT:
            given.about = NOBODY
            given.mask &= BITS[state.number] if given.equal else ~BITS[state.number]
    replace_in_past(state, WENT + state.number)


def replace_in_past(state: SeventhState, event: i64) -> None:
    """Let the leader's past tell what became of the card that it sent."""
    past = state.players[state.leader].past
    for place in range(len(past)):
        if past[place] == WENT_WANDERING:
            past[place] = event
