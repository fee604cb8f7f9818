"""A round: who attacks, who answers next, capture, refill, the overflow step, the end of the game.

A Duel is a Free for All of two seats. In a Team the sets attack in turn: A1, D1, A2 (DC-27).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules import phases
from game.dust_collectorz.rules.actions import FIRST, SALVAGE_CARD
from game.dust_collectorz.rules.battle import laying, reports
from game.dust_collectorz.rules.cards.facts import HAND, NO_TRIBE, TRIBE
from game.dust_collectorz.rules.events import CountersDiscarded, Dealt, Salvaged
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.pieces import (
    CHARACTERS,
    DUEL,
    KIND,
    NOBODY,
    NONE,
    PRIMARY,
    SUPPORT,
    TEAM,
    Player,
    different,
)
from game.engine.contract import OVER, TABLE

if TYPE_CHECKING:
    from game.dust_collectorz.rules.battle.table import Battle
    from game.engine.rng import Rng


def deal(state: Battle) -> None:
    """Let each seat draw six (DC-5)."""
    for player in state.players:
        fill(player, state.chance)
    if state.events is not None:
        state.events.append(Dealt(TABLE, state.hands()))
    begin(state)


def begin(state: Battle) -> None:
    """Let the attacker attack, or discard its counters where it has nothing else (DC-21)."""
    state.round.begins()
    state.clash.answer = Laid()
    state.clash.outcome = 0
    if state.events is not None:
        reports.round_began(state)
    let_attack(state, phases.DISCARDING)


def let_attack(state: Battle, otherwise: i64) -> None:
    """Ask the attacker for its attack; without a character the table takes the step `otherwise`."""
    player = state.players[state.attacker]
    if player.has_character():
        state.decides(state.attacker, phases.ATTACKING)
    else:
        player.rule_out(CHARACTERS)
        state.table_moves(otherwise)


def discard_counters(state: Battle) -> None:
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
    let_attack(state, phases.FINISHING)


def attack(state: Battle, stat: i64, target: i64) -> None:
    """Lay an attack: the round's first, or further cards after a counter (DC-6, DC-25, DC-28)."""
    following = state.phase == phases.FOLLOWING
    if following:
        state.round.beaten.append(state.clash.attack)
    elif state.mode == TEAM:
        state.round.target = target - 1
    state.clash.attacks(laying.finish(state, state.to_move), stat)
    if state.events is not None:
        reports.attacked(state, named=target > 0, following=following)
    ask(state)


def ask(state: Battle) -> None:
    """Ask the next seat to answer the active attack; without any card it loses the clash (DC-21)."""
    seat = state.defender()
    if state.players[seat].spent():
        state.clash.awaits(seat)
        state.clash.answer.void = 1
        state.table_moves(phases.COMPARING)
    else:
        state.clash.awaits(NOBODY)
        state.decides(seat, phases.ANSWERING)


def clash_done(state: Battle, *, answer_won: bool) -> None:
    """Go on after a clash: the winner's set, or in a Team the answer, is the active attack (DC-24, DC-27)."""
    clash = state.clash
    going = state.round
    going.answered += 1
    going.leader = clash.answer.seat if answer_won else clash.attack.seat
    if state.side(going.leader) != state.side(state.attacker):
        going.wins += 1
    going.followed = 0
    if answer_won or state.mode == TEAM:
        going.beaten.append(clash.attack)
        clash.attack = clash.answer
        going.followed = 1 if clash.answer.counter != NONE else 0
    else:
        going.beaten.append(clash.answer)
    after_salvage(state)


def salvages(state: Battle) -> list[int]:
    """List what SALVAGE can bring back: characters of the own discard pile."""
    kinds = [kind for kind in sorted(state.players[state.round.salvager].discards) if TRIBE[kind] != NO_TRIBE]
    return [SALVAGE_CARD + FIRST * kind for kind in different(kinds)]


def salvage(state: Battle, kind: i64) -> None:
    """Choose a card that SALVAGE brings back."""
    state.players[state.round.salvager].discards.remove(kind)
    state.comes_back(state.round.salvager, kind)
    state.round.salvages -= 1
    if state.events is not None:
        state.events.append(Salvaged(state.round.salvager, kind))
    after_salvage(state)


def after_salvage(state: Battle) -> None:
    """Let the winner choose what comes back, then go on."""
    if state.round.salvages > 0 and salvages(state):
        state.decides(state.round.salvager, phases.SALVAGING)
        return
    state.round.salvages = 0
    next_answer(state)


def next_answer(state: Battle) -> None:
    """Let the next seat answer, or end the round; after a counter further cards may be laid first."""
    if state.round.answered == state.seats - 1:
        state.table_moves(phases.CAPTURING)
        return
    if state.round.followed:
        player = state.players[state.clash.attack.seat]
        if player.has_character():
            state.decides(state.clash.attack.seat, phases.FOLLOWING)
            return
        player.rule_out(CHARACTERS)
    ask(state)


# The end of a round


def capture_all(state: Battle) -> None:
    """Let the round's winner take all its cards but those that go elsewhere (DC-14, DC-26, DC-29)."""
    winner = state.captor()
    before = None if state.events is None else reports.lengths(state, winner)
    for laid in [*state.round.beaten, state.clash.attack]:
        capture_set(state, winner, laid)
    state.last_winner = winner
    if before is not None:
        reports.round_won(state, winner, before)
    state.attacker = winner
    state.round.beaten = []
    state.clash.attack = Laid(NOBODY)
    state.clash.answer = Laid(NOBODY)
    state.table_moves(phases.REFILLING)


def capture_set(state: Battle, winner: i64, laid: Laid) -> None:
    """Capture a set and its counter; SPITE, RECALL and RESCUE save a beaten one's cards from another side."""
    if laid.counter != NONE:
        state.capture(winner, laid.seat, [laid.counter])
    kinds = laid.cards()
    if laid.lost == 0 or state.side(winner) == state.side(laid.seat):
        state.capture(winner, laid.seat, kinds)
        return
    for place in range(len(kinds)):
        bit: i64 = PRIMARY if place == 0 else SUPPORT if place == laid.helper + 1 else 0
        if laid.spited & bit:
            state.players[laid.seat].discards.append(kinds[place])
        elif laid.rescued or laid.recalled & bit:
            state.comes_back(laid.seat, kinds[place])
        else:
            state.capture(winner, laid.seat, [kinds[place]])


def refill(state: Battle, seat: i64) -> None:
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


def refill_all(state: Battle) -> None:
    """Let all draw up to six, the winner first (DC-15)."""
    for turn in range(state.seats):
        refill(state, (state.attacker + turn) % state.seats)
    if arrives(state):
        state.table_moves(phases.ARRIVING)
    else:
        end_round(state)


def arrives(state: Battle) -> bool:
    """Return whether anything happens in the overflow step."""
    return len(state.round.arrivals) > 0 or any(player.draws > 0 for player in state.players)


def arrive(state: Battle) -> None:
    """Let cards return and be drawn: into the hand up to six, the rest is overflow (DC-15)."""
    for turn in range(state.seats):
        seat = (state.attacker + turn) % state.seats
        player = state.players[seat]
        for card in state.round.arrivals:
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
    state.round.arrivals = []
    end_round(state)


def end_round(state: Battle) -> None:
    """End the game where cards have run out (DC-21); else begin the next round."""
    for player in state.players:
        player.hush = max(player.hush - 1, player.hush_next, 0)
        player.hush_next = 0
    if run_out(state):
        state.table_moves(phases.FINISHING)
    else:
        begin(state)


def run_out(state: Battle) -> bool:
    """Return whether no further round begins: a Duel needs both seats, others who would attack (DC-21)."""
    if state.brief and any(not player.deck for player in state.players):
        return True
    if state.seats == DUEL:
        return any(player.spent() for player in state.players)
    return state.players[state.attacker].spent()


def put_away(state: Battle) -> None:
    """Put what is left of decks, hands and overflows on the own capture piles (DC-21)."""
    for seat in range(state.seats):
        player = state.players[seat]
        for kind in player.hand[:]:
            player.lose_from_hand(kind)
            state.capture(seat, seat, [kind])
        state.capture(seat, seat, player.overflow)
        state.capture(seat, seat, player.deck)
        player.overflow = []
        player.deck = []
        player.sent = []


def finish(state: Battle) -> None:
    """End the game: all capture what they have left (DC-21)."""
    if state.events is not None:
        reports.why_over(state)
    put_away(state)
    if state.events is not None:
        reports.finished(state)
    state.to_move = OVER
