"""What each action does: a seat's own, and the steps that the table takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules import clash, effects, laying, reports, rounds
from game.dust_collectorz.rules.actions import (
    ANSWER,
    ATTACK,
    ATTACK_FIRST,
    BEGIN,
    DESTROY,
    DONE,
    ENOUGH,
    FIRST,
    FORFEIT,
    HELP,
    LAY,
    PLAY,
    SALVAGE_CARD,
    STAND,
    TABLE_STEPS,
    TAKE_ALL_BACK,
    TRAP,
    VERB,
)
from game.dust_collectorz.rules.cards.facts import HAND
from game.dust_collectorz.rules.events import AttacksFirst, Begins, Dealt, Helped, Stood, TossWon
from game.dust_collectorz.rules.pieces import (
    ARRIVING,
    CAPTURING,
    CHOOSING,
    COMPARING,
    DEALING,
    DISCARDING,
    NAMING,
    REFILLING,
    SHARING,
    SPRINGING,
    TAKING,
    TEAM,
    TOSSING,
    YOUNG,
    Laid,
)
from game.dust_collectorz.rules.young import round as young
from game.engine.contract import OVER, TABLE

if TYPE_CHECKING:
    from game.dust_collectorz.rules.state import DustState


def do(state: DustState, action: i64) -> None:
    """Do one of the legal actions."""
    if action >= TABLE_STEPS:
        table_step(state)
        return
    verb = action - action % VERB
    first: i64 = action % VERB // FIRST
    if verb < LAY:
        begin(state, verb, first)
    elif verb < ATTACK:
        build(state, action)
    elif verb == ATTACK:
        rounds.attack(state, laying.finish(state, state.to_move), first, action % FIRST)
    elif verb <= STAND:
        answer(state, verb, first)
    elif verb <= ENOUGH:
        choose(state, verb, first, action)
    elif verb == PLAY:
        young.play(state, first)
    elif verb == DONE:
        young.done(state)
    else:
        young.set_aside(state, first)


# A seat's own


def begin(state: DustState, verb: i64, seat: i64) -> None:
    """Settle who attacks first: the toss, and in a team a second choice (DC-5, DC-27)."""
    if verb == BEGIN:
        state.attacker = seat
        if state.events is not None:
            state.events.append(Begins(state.to_move, seat))
        state.table_moves(DEALING)
        return
    state.attacker = state.to_move if verb == ATTACK_FIRST else (state.to_move + 1) % state.seats
    if state.events is not None:
        side = reports.side_of(state, state.attacker)
        state.events.append(AttacksFirst(state.to_move, state.attacker, side))
    if state.mode == TEAM:
        state.decides(state.attacker, NAMING)
    else:
        state.table_moves(DEALING)


def build(state: DustState, action: i64) -> None:
    """Change the set that is being laid."""
    if action == TAKE_ALL_BACK:
        state.build = Laid(state.to_move)
    else:
        laying.change(state.build, action)


def answer(state: DustState, verb: i64, first: i64) -> None:
    """Answer the attack, or lay no further cards after a counter."""
    if verb == ANSWER:
        clash.answer(state, first - 1)
    elif verb == TRAP:
        clash.trap(state, first)
    elif verb == FORFEIT:
        clash.forfeit(state, first)
    elif verb == HELP:
        get_help(state)
    else:
        if state.events is not None:
            state.events.append(Stood(state.to_move))
        rounds.ask(state)


def get_help(state: DustState) -> None:
    """Let a defender without a legal set draw one and try again (DC-9)."""
    player = state.players[state.to_move]
    clash.show_no_answer(state, state.to_move)
    state.helped = 1
    full = len(player.hand) >= HAND
    kind = player.draw(state.chance)
    if state.events is not None:
        state.events.append(Helped(state.to_move, kind, full))


def choose(state: DustState, verb: i64, kind: i64, action: i64) -> None:
    """Choose within a clash."""
    if verb == DESTROY:
        clash.destroy(state, kind)
    elif verb == SALVAGE_CARD:
        effects.salvage(state, kind)
    else:
        clash.choose(state, action)


# The table's


def table_step(state: DustState) -> None:
    """Take the table's next step."""
    phase = state.phase
    if phase == COMPARING:
        effects.compare(state)
    elif phase == SPRINGING:
        effects.spring(state)
    elif phase == CAPTURING:
        rounds.capture_all(state)
    elif phase == REFILLING:
        rounds.refill_all(state)
    elif phase == ARRIVING:
        rounds.arrive(state)
    elif phase == DISCARDING:
        rounds.discard_counters(state)
    elif phase == TAKING:
        young.table_take(state)
    elif phase == TOSSING:
        toss(state)
    elif phase == DEALING:
        deal(state)
    elif phase == SHARING:
        young.share(state)
    elif state.mode == YOUNG:
        young.skip(state)
    else:
        finish(state)


def toss(state: DustState) -> None:
    """Toss a coin for who chooses, or who begins (DC-5, DC-31)."""
    state.attacker = state.chance.below(state.seats)
    if state.mode == YOUNG:
        if state.events is not None:
            state.events.append(Begins(TABLE, state.attacker))
        young.begin(state)
    else:
        if state.events is not None:
            state.events.append(TossWon(state.attacker))
        state.decides(state.attacker, CHOOSING)


def deal(state: DustState) -> None:
    """Let each seat draw six (DC-5)."""
    for player in state.players:
        rounds.fill(player, state.chance)
    if state.events is not None:
        state.events.append(Dealt(TABLE, reports.hands(state)))
    rounds.begin(state)


def finish(state: DustState) -> None:
    """End the game: all capture what they have left (DC-21)."""
    if state.events is not None:
        reports.why_over(state)
    rounds.put_away(state)
    if state.events is not None:
        reports.finished(state)
    state.to_move = OVER
