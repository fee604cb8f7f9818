"""What frames the tricks (CH-8 to CH-10, CH-30 to CH-40): dealing, bets, scoring, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.custom_heroes.rules import events, reports
from game.custom_heroes.rules.actions import BET_OWN, READY
from game.custom_heroes.rules.cards import (
    BIG_HAND,
    FORM,
    HAND,
    KODORA,
    POWER_LIMIT,
    REWARDS,
    ROUNDS,
    STAKE,
    YELLOW,
)
from game.custom_heroes.rules.pieces import (
    BETTING,
    BIT,
    DEALING,
    ENDING,
    JUDGING,
    NOBODY,
    OWN_FORM,
    OWN_KODORA,
    SCORING,
    how_many,
    slot,
    with_kind,
)
from game.engine.contract import OVER

if TYPE_CHECKING:
    from game.custom_heroes.rules.pieces import Player
    from game.custom_heroes.rules.position import Position


def deal(state: Position) -> None:
    """Shuffle the whole deck and deal it, or with finalists a part of it (CH-8, CH-39)."""
    state.round += 1
    deck = list(range(len(state.slots)))
    state.chance.shuffle(deck)
    size: i64 = BIG_HAND if state.strict else HAND
    at: i64 = 0
    state.open = 0
    for seat in range(state.seats):
        player = state.players[seat]
        player.bets = []
        player.place = 0
        player.fresh = 0
        player.hand = []
        if state.takes_part(seat):
            player.hand = state.in_order(deck[at : at + size])
            at += size
            for card in player.hand:
                state.seen[seat][card] = state.slots[card]
    state.clear_trick()
    if state.events is not None:
        state.events.append(reports.dealt(state))
    ask_for_bets(state, state.leader)


def can_stake(state: Position, seat: i64) -> bool:
    """Return whether a seat has the VP for one bet more (CH-9, CH-10)."""
    player = state.players[seat]
    return player.vp - player.staked() >= STAKE


def ask_for_bets(state: Position, seat: i64) -> None:
    """Ask the seats from `seat` to the leader's right, in turn, for bets (CH-9); then the leader begins.

    A seat that has the VP is asked even when it has no Kodora, lest that be known. In round 7 nobody is: VP
    decide nothing there (CH-34).
    """
    asking: i64 = (state.leader - seat - 1) % state.seats + 1 if state.round <= ROUNDS else 0
    for step in range(asking):
        asked: i64 = (seat + step) % state.seats
        if state.takes_part(asked) and can_stake(state, asked):
            state.turn = asked
            state.decides(asked, BETTING)
            return
    state.start_turn(state.leader)


def bet(state: Position, verb: i64, place: i64) -> None:
    """Bet with a card of the hand, or be ready (CH-9)."""
    seat: i64 = state.turn
    player = state.players[seat]
    if verb != READY:
        card: i64 = player.hand[place]
        if verb == BET_OWN:
            player.unused.remove(KODORA)
            state.set_slots(card, with_kind(state.slots[card], KODORA))
            player.fresh += 1
        player.hand.remove(card)
        player.bets.append(card)
        show(state, player, card)
        if state.events is not None:
            state.events.append(reports.bet(state, seat, card))
        if can_stake(state, seat):
            return
    elif state.events is not None:
        state.events.append(events.BetsMade(seat, len(player.bets)))
    following: i64 = (seat + 1) % state.seats
    if following == state.leader:
        state.start_turn(following)
    else:
        ask_for_bets(state, following)


def show(state: Position, player: Player, card: i64) -> None:
    """Let all see a card of `player` (CH-9, CH-17)."""
    slots = state.slots[card]
    added: i64 = slots ^ state.public[card]
    if added:
        state.public[card] = slots
        player.fresh = max(0, player.fresh - how_many(added))
        kind = slot(added, YELLOW) - 1
        if kind == FORM:
            player.shown |= OWN_FORM
        elif kind == KODORA:
            player.shown |= OWN_KODORA
    for seen in state.seen:
        seen[card] = slots
    state.open |= BIT[card]


def take_place(state: Position, seat: i64) -> None:
    """Give a seat the next place in this round; it scores at once (CH-30, CH-31)."""
    placed: i64 = 0
    for player in state.players:
        if player.place:
            placed += 1
    state.players[seat].place = placed + 1
    state.scorer = seat
    if state.events is not None:
        state.events.append(events.Placed(seat, placed + 1, state.round, len(state.players[seat].hand)))
    state.table_moves(SCORING)


def score(state: Position) -> None:
    """Settle the scorer's bets, see whether it has won, and reward it (CH-32 to CH-36, CH-40)."""
    seat: i64 = state.scorer
    player = state.players[seat]
    stakes: i64 = STAKE * len(player.bets)
    had: i64 = player.vp
    player.vp += stakes if player.place == 1 else -stakes
    if player.place == 1 and (state.round > ROUNDS or player.vp >= state.goal):
        state.winner = seat
        state.to_move = OVER
        if state.events is not None:
            how = "sudden" if state.round > ROUNDS else "bet" if had < state.goal else "goal"
            state.events.append(events.Victory(seat, how, player.vp))
        return
    settled: i64 = player.vp
    unused: i64 = len(player.unused)
    vp, power, advancements = REWARDS[state.seats][player.place - 1]
    player.vp = max(0, player.vp + vp)
    player.power += power
    for _ in range(min(advancements, len(state.bag))):
        player.unused.append(state.bag.pop(state.chance.below(len(state.bag))))
    player.unused.sort()
    if state.events is not None:
        state.events.append(reports.scored(state, seat, (had, settled, unused)))
    check_power(state, seat, gained=False)


def check_power(state: Position, seat: i64, *, gained: bool) -> None:
    """Ask a seat with too much power, or now enough to trade, what to do with it (CH-18, CH-19)."""
    if gained or state.players[seat].power > POWER_LIMIT:
        state.decides(seat, ENDING)
    elif state.players[seat].place:
        after_scoring(state)
    elif not state.players[seat].hand:
        take_place(state, seat)
    else:
        state.next_turn()


def after_scoring(state: Position) -> None:
    """Go on with the trick, or with the last seat's score, or end the round (CH-30, CH-31, CH-37)."""
    left: i64 = NOBODY
    many: i64 = 0
    for seat in range(state.seats):
        if state.takes_part(seat) and not state.players[seat].place:
            left = seat
            many += 1
    state.scorer = NOBODY
    if many > 1:
        state.next_turn()
    elif many == 1:
        take_place(state, left)
    else:
        state.leader = at_place(state, state.seats)
        set_back(state, state.leader)
        state.table_moves(DEALING if state.round < ROUNDS else JUDGING)


def set_back(state: Position, seat: i64) -> None:
    """Leave the last of a round below the goal, now that it has traded, too (CH-35)."""
    player = state.players[seat]
    if player.vp >= state.goal:
        player.vp = state.goal - 1
        if state.events is not None:
            state.events.append(events.FellBack(seat, player.vp))


def at_place(state: Position, place: i64) -> i64:
    """Return who has this place in the round."""
    for seat in range(state.seats):
        if state.players[seat].place == place:
            return seat
    return NOBODY


def judge(state: Position) -> None:
    """After round 6: the round's winner has most VP and wins, or finalists play on (CH-38 to CH-40)."""
    first = at_place(state, 1)
    most: i64 = 0
    for seat in range(state.seats):
        if seat != first:
            most = max(most, state.players[seat].vp)
    if state.players[first].vp > most:
        state.winner = first
        state.to_move = OVER
        if state.events is not None:
            state.events.append(events.Victory(first, "most", state.players[first].vp))
        return
    state.finalists = 0
    many: i64 = 0
    for seat in range(state.seats):
        if seat == first or state.players[seat].vp == most:
            state.finalists |= BIT[seat]
            many += 1
            if (
                not state.takes_part(state.leader)
                or state.players[seat].place > state.players[state.leader].place
            ):
                state.leader = seat
    state.strict = many == 2
    if state.events is not None:
        state.events.append(reports.finalists(state))
    state.table_moves(DEALING)
