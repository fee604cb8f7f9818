"""A round and its end: who attacks, who answers next, capture, refill, the overflow step, the last points.

A Duel is a Free for All of two seats. In a Team the sets attack in turn: A1, D1, A2 (DC-27).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules import clash, effects, reports
from game.dust_collectorz.rules.cards.facts import HAND, LAST_ROUND, POINTS, TEAM_LAST_ROUND
from game.dust_collectorz.rules.events import CountersDiscarded
from game.dust_collectorz.rules.pieces import (
    ANSWERING,
    ARRIVING,
    ATTACKING,
    CAPTURING,
    CHARACTERS,
    COMPARING,
    DISCARDING,
    DUEL,
    FINISHING,
    FOLLOWING,
    KIND,
    NOBODY,
    NONE,
    PRIMARY,
    REFILLING,
    SUPPORT,
    TEAM,
    Laid,
    Player,
    card_of,
)

if TYPE_CHECKING:
    from game.dust_collectorz.rules.state import DustState
    from game.engine.rng import Rng


def begin(state: DustState) -> None:
    """Let the attacker attack, or discard its counters where it has nothing else (DC-21)."""
    state.round += 1
    state.answered = 0
    state.wins = 0
    state.beaten = []
    state.attack = Laid(NOBODY)
    state.answer = Laid(NOBODY)
    state.outcome = 0
    if state.events is not None:
        reports.round_began(state)
    let_attack(state)


def let_attack(state: DustState) -> None:
    """Ask the attacker for its attack."""
    if state.players[state.attacker].has_character():
        state.decides(state.attacker, ATTACKING)
    else:
        state.players[state.attacker].rule_out(CHARACTERS)
        state.table_moves(DISCARDING)


def discard_counters(state: DustState) -> None:
    """Discard an attacker's counters and draw; without any character then, the game ends (DC-21)."""
    player = state.players[state.attacker]
    since = len(player.discards)
    for kind in player.hand[:]:
        player.lose_from_hand(kind)
        player.discards.append(kind)
    player.discards += player.overflow
    player.overflow = []
    if state.events is not None:
        state.events.append(CountersDiscarded(state.attacker, tuple(player.discards[since:])))
    refill(state, state.attacker)
    if player.has_character():
        state.decides(state.attacker, ATTACKING)
    else:
        player.rule_out(CHARACTERS)
        state.table_moves(FINISHING)


def attack(state: DustState, laid: Laid, stat: i64, target: i64) -> None:
    """Lay an attack: the round's first, or further cards after a counter (DC-6, DC-25, DC-28)."""
    following = state.phase == FOLLOWING
    if following:
        state.beaten.append(state.attack)
    elif state.mode == TEAM:
        state.target = target - 1
    state.attack = laid
    state.stat = stat
    state.clash_stat = stat
    if state.events is not None:
        foe = defender(state)
        less = clash.behind(state, laid.seat, foe)
        reports.attacked(state, foe, named=target > 0, following=following, behind=less)
    ask(state)


def ask(state: DustState) -> None:
    """Ask the next seat to answer the active attack; without any card it loses the clash (DC-21)."""
    seat = defender(state)
    state.helped = 0
    state.outcome = 0
    state.clash_stat = state.stat  # an answer before may have changed it
    if state.players[seat].spent():
        state.answer = Laid(seat)
        state.answer.void = 1
        state.table_moves(COMPARING)
        return
    state.answer = Laid(NOBODY)
    state.decides(seat, ANSWERING)


def defender(state: DustState) -> i64:
    """Return who answers next: in seat order (DC-24), in a Team D1, A2, D2 (DC-27)."""
    if state.mode != TEAM:
        return (state.attacker + 1 + state.answered) % state.seats
    if state.answered == 1:
        return (state.attacker + 2) % 4
    return state.target if state.answered == 0 else (state.target + 2) % 4


def clash_done(state: DustState, *, answer_won: bool) -> None:
    """Go on after a clash: the winner's set, or in a Team the answer, is the active attack (DC-24, DC-27)."""
    state.answered += 1
    winner = state.answer.seat if answer_won else state.attack.seat
    if state.side(winner) != state.side(state.attacker):
        state.wins += 1
    state.followed = 0
    if answer_won or state.mode == TEAM:
        state.beaten.append(state.attack)
        state.attack = state.answer
        state.followed = 1 if state.answer.counter != NONE else 0
    else:
        state.beaten.append(state.answer)
    state.leader = winner
    effects.after_salvage(state)


def next_answer(state: DustState) -> None:
    """Let the next seat answer, or end the round; after a counter further cards may be laid first."""
    if state.answered == state.seats - 1:
        state.table_moves(CAPTURING)
        return
    if state.followed:
        player = state.players[state.attack.seat]
        if player.has_character():
            state.decides(state.attack.seat, FOLLOWING)
            return
        player.rule_out(CHARACTERS)
    ask(state)


# The end of a round


def capture(state: DustState, seat: i64, owner: i64, kinds: list[int]) -> None:
    """Put an owner's cards on a seat's capture pile, or its team's."""
    pile = state.players[state.side(seat)].captured
    for kind in kinds:
        pile.append(card_of(owner, kind))


def comes_back(state: DustState, seat: i64, kind: i64) -> None:
    """Let a card return to its owner in the overflow step (DC-15)."""
    state.arrivals.append(card_of(seat, kind))


def captor(state: DustState) -> i64:
    """Return the round's winner: the leading seat, or the winning team's last seat to act (DC-29)."""
    if state.mode != TEAM:
        return state.leader
    won = state.wins >= 2
    return (state.target + 2) % 4 if won else (state.attacker + 2) % 4


def capture_all(state: DustState) -> None:
    """Let the round's winner take all its cards but those that go elsewhere (DC-14, DC-26, DC-29)."""
    winner = captor(state)
    before = None if state.events is None else reports.lengths(state, winner)
    for laid in [*state.beaten, state.attack]:
        capture_set(state, winner, laid)
    state.last_winner = winner
    if before is not None:
        reports.round_won(state, winner, before)
    state.attacker = winner
    state.beaten = []
    state.attack = Laid(NOBODY)
    state.answer = Laid(NOBODY)
    state.table_moves(REFILLING)


def capture_set(state: DustState, winner: i64, laid: Laid) -> None:
    """Capture a set and its counter; SPITE, RECALL and RESCUE save a beaten one's cards from another side."""
    if laid.counter != NONE:
        capture(state, winner, laid.seat, [laid.counter])
    kinds = laid.supports if laid.primary == NONE else [laid.primary, *laid.supports]
    if laid.lost == 0 or state.side(winner) == state.side(laid.seat):
        capture(state, winner, laid.seat, kinds)
        return
    for place in range(len(kinds)):
        bit: i64 = PRIMARY if place == 0 else SUPPORT if place == laid.helper + 1 else 0
        if laid.spited & bit:
            state.players[laid.seat].discards.append(kinds[place])
        elif laid.rescued or laid.recalled & bit:
            comes_back(state, laid.seat, kinds[place])
        else:
            capture(state, winner, laid.seat, [kinds[place]])


def refill(state: DustState, seat: i64) -> None:
    """Let a seat draw up to six hand cards (DC-15)."""
    drawn = fill(state.players[seat], state.chance)
    if state.events is not None:
        reports.drew(state, seat, drawn, HAND)


def fill(player: Player, chance: Rng) -> list[int]:
    """Draw up to six hand cards; return their kinds."""
    drawn: list[int] = []
    while len(player.hand) < HAND and player.deck:
        drawn.append(player.draw(chance))
    return drawn


def refill_all(state: DustState) -> None:
    """Let all draw up to six, the winner first (DC-15)."""
    for turn in range(state.seats):
        refill(state, (state.attacker + turn) % state.seats)
    if arrives(state):
        state.table_moves(ARRIVING)
    else:
        end_round(state)


def arrives(state: DustState) -> bool:
    """Return whether anything happens in the overflow step."""
    return len(state.arrivals) > 0 or any(player.draws > 0 for player in state.players)


def arrive(state: DustState) -> None:
    """Let cards return and be drawn: into the hand up to six, the rest is overflow (DC-15)."""
    for turn in range(state.seats):
        seat = (state.attacker + turn) % state.seats
        player = state.players[seat]
        for card in state.arrivals:
            if card >> 7 == seat:
                player.give_back(card & KIND)
        room = HAND - len(player.hand)
        drawn: list[int] = []
        while player.draws > 0 and player.deck:
            drawn.append(player.draw(state.chance))
            player.draws -= 1
        player.draws = 0
        if state.events is not None:
            reports.returned(state, seat)
            reports.drew(state, seat, drawn, room)
    state.arrivals = []
    end_round(state)


def end_round(state: DustState) -> None:
    """End the game where cards have run out (DC-21); else begin the next round."""
    for player in state.players:
        player.hush = max(player.hush - 1, player.hush_next, 0)
        player.hush_next = 0
    if run_out(state):
        state.table_moves(FINISHING)
    else:
        begin(state)


def run_out(state: DustState) -> bool:
    """Return whether no further round begins: a Duel needs both seats, others who would attack (DC-21)."""
    if state.seats == DUEL:
        return any(player.spent() for player in state.players)
    return state.players[state.attacker].spent()


def put_away(state: DustState) -> None:
    """Put what is left of decks, hands and overflows on the own capture piles (DC-21)."""
    for seat in range(state.seats):
        player = state.players[seat]
        for kind in player.hand[:]:
            player.lose_from_hand(kind)
            capture(state, seat, seat, [kind])
        capture(state, seat, seat, player.overflow)
        capture(state, seat, seat, player.deck)
        player.overflow = []
        player.deck = []
        player.sent = []


def points(state: DustState, seat: i64) -> i64:
    """Count the points of a seat's side (DC-22, DC-30)."""
    side = state.side(seat)
    total: i64 = 0
    for card in state.players[side].captured:
        total += POINTS[card & KIND]
    if state.last_winner != NOBODY and state.side(state.last_winner) == side:
        total += TEAM_LAST_ROUND if state.mode == TEAM else LAST_ROUND
    return total
