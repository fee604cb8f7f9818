"""Young Champions: only tribes count, and who is rid of all cards first wins (DC-31 to DC-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.dust_collectorz.rules import reports
from game.dust_collectorz.rules.actions import DONE, FIRST, PLAY, SET_ASIDE
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE, YOUNG_CARDS, YOUNG_HAND
from game.dust_collectorz.rules.events import (
    ChainEnded,
    Played,
    SetAside,
    Shared,
    Skipped,
    Standstill,
    TookCard,
    WentOut,
)
from game.dust_collectorz.rules.laying import different
from game.dust_collectorz.rules.pieces import (
    BITS,
    CHARACTERS,
    NONE,
    PLAYING,
    SETTING_ASIDE,
    SHARING,
    SKIPPING,
    TAKING,
)
from game.engine.contract import OVER, TABLE

if TYPE_CHECKING:
    from game.dust_collectorz.rules.state import DustState

FOR_HAND: Final[i64] = 1  # bits: why a seat drew in its turn
FOR_PLAY: Final[i64] = 2


def begin(state: DustState) -> None:
    """Let each seat that brings its cards set one aside (DC-31)."""
    for player in state.players:
        player.deck = [kind for kind in player.deck if TRIBE[kind] != NO_TRIBE]
    state.decides(state.attacker, SETTING_ASIDE)


def set_asides() -> list[int]:
    """List the tribes of which a card can be set aside: only they count."""
    return [SET_ASIDE + FIRST * tribe for tribe in range(NO_TRIBE)]


def set_aside(state: DustState, tribe: i64) -> None:
    """Set a random card of a tribe aside."""
    seat = state.to_move
    deck = state.players[seat].deck
    kinds = [kind for kind in deck if TRIBE[kind] == tribe]
    kind = kinds[state.chance.below(len(kinds))]
    deck.remove(kind)
    state.players[seat].discards.append(kind)
    if state.events is not None:
        state.events.append(SetAside(seat, kind))
    following = (seat + 1) % state.seats
    if state.short or following == state.attacker:
        state.table_moves(SHARING)
    else:
        state.decides(following, SETTING_ASIDE)


def share(state: DustState) -> None:
    """Shuffle all that was brought together, deal it out evenly, and draw (DC-31)."""
    cards: list[int] = []
    for seat in range(state.seats):
        player = state.players[seat]
        if not state.short or seat == state.attacker:
            cards += player.deck
        player.deck = []
    cards.sort()
    state.chance.shuffle(cards)
    each = YOUNG_CARDS // state.seats if state.short else YOUNG_CARDS
    for seat in range(state.seats):
        player = state.players[seat]
        player.deck = sorted(cards[seat * each : (seat + 1) * each])
        for _ in range(YOUNG_HAND):
            take(state, seat)
    state.rest = sorted(cards[state.seats * each :])
    if state.events is not None:
        state.events.append(Shared(TABLE, reports.hands(state), state.attacker))
    begin_turn(state, state.attacker)


def take(state: DustState, seat: i64) -> i64:
    """Draw a card from the own pile; return its kind."""
    player = state.players[seat]
    kind: i64 = player.deck.pop(state.chance.below(len(player.deck)))
    player.hand.append(kind)
    player.hand.sort()
    player.masks.append(0)
    state.idle = 0
    return kind


def begin_turn(state: DustState, seat: i64) -> None:
    """Begin a seat's turn: with an empty hand it draws first (DC-33)."""
    state.attacker = seat
    state.chained = 0
    state.drew = 0
    if not state.players[seat].hand:
        state.table_moves(TAKING)
    else:
        go_on(state)


def wanted(state: DustState) -> i64:
    """Tell, as a mask, the tribes that can be played now: all at first, then what beats the last (DC-32)."""
    if not state.played:
        return CHARACTERS
    last = TRIBE[state.played[-1]]
    return BITS[(last + NO_TRIBE - 1) % NO_TRIBE]


def playings(state: DustState, seat: i64) -> list[int]:
    """List the cards that can be played now, each kind once."""
    mask = wanted(state)
    hand = different(state.players[seat].hand)
    return [PLAY + FIRST * kind for kind in hand if BITS[TRIBE[kind]] & mask]


def choices(state: DustState) -> list[int]:
    """List what a seat may do: play a card; after the first, end the chain instead."""
    found = playings(state, state.to_move)
    if state.chained:
        found.append(DONE)
    return found


def go_on(state: DustState) -> None:
    """Let a seat play that can; else it draws once, or is skipped (DC-33)."""
    seat = state.attacker
    player = state.players[seat]
    if playings(state, seat):
        state.decides(seat, PLAYING)
        return
    player.rule_out(wanted(state))
    if not state.drew & FOR_PLAY and player.deck:
        state.table_moves(TAKING)
    else:
        state.table_moves(SKIPPING)


def table_take(state: DustState) -> None:
    """Draw for the seat whose turn it is: because its hand is empty, or because it can't play (DC-33)."""
    state.drew |= FOR_PLAY if state.players[state.attacker].hand else FOR_HAND
    kind = take(state, state.attacker)
    if state.events is not None:
        state.events.append(TookCard(state.attacker, kind))
    go_on(state)


def skip(state: DustState) -> None:
    """Skip a seat that can't play; a full circuit without a play or a draw ends the game (DC-34)."""
    if not state.drew:
        state.idle += 1
    if state.events is not None:
        state.events.append(Skipped(state.attacker))
    if state.idle >= state.seats:
        if state.events is not None:
            state.events.append(Standstill(TABLE))
        state.phase = SKIPPING
        state.to_move = OVER
    else:
        begin_turn(state, (state.attacker + 1) % state.seats)


def play(state: DustState, kind: i64) -> None:
    """Play a card on the chain (DC-32); a seat with neither hand nor pile wins (DC-34)."""
    seat = state.to_move
    player = state.players[seat]
    player.lose_from_hand(kind)
    before = state.played[-1] if state.played else NONE
    state.played.append(kind)
    state.owners.append(seat)
    state.chained += 1
    state.idle = 0
    state.last_winner = seat
    if state.events is not None:
        state.events.append(Played(seat, kind, before, state.chained, len(player.hand)))
    if not player.hand and not player.deck:
        if state.events is not None:
            state.events.append(WentOut(seat))
        state.to_move = OVER
    elif player.hand:
        state.decides(seat, PLAYING)  # it ends the chain, so that nobody learns whether it had to
    else:
        begin_turn(state, (seat + 1) % state.seats)


def done(state: DustState) -> None:
    """End a chain."""
    if state.events is not None:
        state.events.append(ChainEnded(state.to_move, state.chained))
    begin_turn(state, (state.attacker + 1) % state.seats)


def rank(state: DustState, seat: i64) -> i64:
    """Return a number that is higher, the better a seat stands at the end (DC-34)."""
    player = state.players[seat]
    recent: i64 = 0
    for place in range(len(state.owners)):
        if state.owners[place] == seat:
            recent = place + 1
    empty: i64 = 0 if player.hand or player.deck else 1
    return (empty * 200 - len(player.hand)) * 1000 + recent
