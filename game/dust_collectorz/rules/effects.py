"""How a clash comes out: a trap takes effect, or values are compared and what depends on the result follows.

Up to the values a clash is in `clash`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.dust_collectorz.rules import clash, laying, reports, rounds, values
from game.dust_collectorz.rules.actions import FIRST, SALVAGE_CARD
from game.dust_collectorz.rules.cards.facts import (
    ABILITY,
    AMOUNT,
    DRAW,
    HUSH,
    LIMIT,
    NO_TRIBE,
    OP_DESTROY,
    OP_DRAW,
    OP_STEAL,
    RECALL,
    RESCUE,
    SALVAGE,
    SPITE,
    TIEBREAKER,
    TRAP_CAPTURE,
    TRAP_DESTROY,
    TRAP_STACK,
    TRIBE,
)
from game.dust_collectorz.rules.events import Hushed, MoreDraws, Salvaged, ShuffledIn
from game.dust_collectorz.rules.pieces import NONE, PRIMARY, SALVAGING, SUPPORT, Laid

if TYPE_CHECKING:
    from game.dust_collectorz.rules.state import DustState

ATTACK_STANDS: Final[i64] = 1  # how the last clash ended
ANSWER_WINS: Final[i64] = 2
TRAPPED: Final[i64] = 3
FORFEITED: Final[i64] = 4


def spring(state: DustState) -> None:
    """Let a trap take effect: the attack stops, and the trap's owner wins the clash (DC-18)."""
    attack = state.attack
    if state.events is not None:
        reports.trap_worked(state)
    chosen = len(state.doomed) > 0
    if (
        ABILITY[state.answer.counter] == TRAP_DESTROY and state.left > 0
    ):  # all of it: nothing was to be chosen
        state.doomed += [attack.primary, *attack.supports]
        attack.primary = NONE
        attack.supports = []
    if state.events is not None:
        reports.crushed(state, by_choice=chosen)
    state.players[attack.seat].discards += state.doomed
    state.doomed = []
    state.left = 0
    stop(state)
    attack.primary = NONE
    attack.supports = []
    attack.using = 0
    state.outcome = TRAPPED
    state.clash_over = 0
    rounds.clash_done(state, answer_won=True)


def stop(state: DustState) -> None:
    """Let what is left of a trapped attack go where the trap sends it: to be captured, or back."""
    attack = state.attack
    laid = state.answer
    ability = ABILITY[laid.counter]
    stopped = attack.supports if attack.primary == NONE else [attack.primary, *attack.supports]
    caught: list[int] = []
    back: list[int] = []
    if ability == TRAP_CAPTURE:
        caught = stopped
    elif ability == TRAP_STACK:
        caught = attack.supports
        back = [attack.primary]
    elif ability == TRAP_DESTROY:
        back = stopped
    else:
        for kind in stopped:
            state.players[attack.seat].shuffle_in(kind)
        if state.events is not None:
            state.events.append(ShuffledIn(attack.seat, tuple(stopped)))
        steal(state, laid.seat, attack.seat, laid.counter)
    rounds.capture(state, laid.seat, attack.seat, caught)
    for kind in back:
        rounds.comes_back(state, attack.seat, kind)
    if state.events is not None:
        reports.caught(state, caught)
        reports.returning(state, attack.seat, back)


def compare(state: DustState) -> None:
    """Compare the values; the winner's and the loser's effects follow (DC-12, DC-13)."""
    attack = state.attack
    laid = state.answer
    if laid.void:
        state.clash_stat = state.stat
        attack.value = value_of(state, attack, laid, defends=False)
        laid.value = 0
        state.outcome = FORFEITED
        state.clash_over = 0
        if state.events is not None:
            reports.clash_won(state, answer_won=False)
        settle(state, attack, laid, 0)
        rounds.clash_done(state, answer_won=False)
        return
    attack.value = value_of(state, attack, laid, defends=False)
    laid.value = value_of(state, laid, attack, defends=True)
    tie = clash.has(attack, TIEBREAKER) and not clash.has(laid, TIEBREAKER)
    won = laid.value > attack.value or (laid.value == attack.value and not tie)
    state.outcome = ANSWER_WINS if won else ATTACK_STANDS
    over: i64 = laid.value - attack.value if won else attack.value - laid.value
    if attack.void:
        over = 0
    state.clash_over = over
    if state.events is not None:
        reports.clash_won(state, answer_won=won)
    if won:
        settle(state, laid, attack, over)
    else:
        if laid.counter != NONE and ABILITY[laid.counter] == RESCUE:
            laid.rescued = 1
        settle(state, attack, laid, over)
    rounds.clash_done(state, answer_won=won)


def value_of(state: DustState, laid: Laid, foe: Laid, *, defends: bool) -> i64:
    """Count a set's value in this clash, and write down how."""
    laid.book = []
    less = clash.behind(state, laid.seat, foe.seat)
    return values.worth(laid, foe, state.clash_stat, laid.book, defends=defends, behind=less)


def settle(state: DustState, winner: Laid, loser: Laid, over: i64) -> None:
    """Let what depends on the result take place: first the loser's effects, then the winner's (DC-19)."""
    loser.lost = 1
    loser.over = over
    save(loser, loser.live_primary(), PRIMARY, over)
    save(loser, loser.live_support(), SUPPORT, over)
    once(state, winner, loser, winner.live_primary(), PRIMARY, over)
    once(state, winner, loser, winner.live_support(), SUPPORT, over)
    once(state, loser, winner, loser.live_primary(), PRIMARY, NONE)
    once(state, loser, winner, loser.live_support(), SUPPORT, NONE)


def save(loser: Laid, kind: i64, bit: i64, over: i64) -> None:
    """Let SPITE or RECALL keep a card of the losing set from being captured."""
    if kind == NONE:
        return
    if ABILITY[kind] == SPITE:
        loser.spited |= bit
    elif ABILITY[kind] == RECALL and over <= LIMIT[kind]:
        loser.recalled |= bit


def once(state: DustState, laid: Laid, foe: Laid, kind: i64, bit: i64, over: i64) -> None:
    """Let a one-shot ability take effect, once a round (DC-30); `over` is NONE for the loser's."""
    if kind == NONE or laid.done & bit:
        return
    ability = ABILITY[kind]
    amount = AMOUNT[kind]
    if ability == DRAW:
        more_draws(state, laid.seat, kind)
    elif ability == HUSH:
        hushed = state.players[foe.seat]
        hushed.hush_next = max(hushed.hush_next, amount)
        if state.events is not None:
            state.events.append(Hushed(laid.seat, foe.seat, kind, amount))
    elif over == NONE:
        return
    elif ability == SALVAGE:
        state.salvages += amount
        state.salvager = laid.seat
    elif over < LIMIT[kind]:
        return
    elif ability == OP_DRAW:
        more_draws(state, laid.seat, kind)
    elif ability == OP_DESTROY:
        destroy_at_random(state, laid.seat, foe.seat, kind)
    elif ability == OP_STEAL:
        steal(state, laid.seat, foe.seat, kind)
    else:
        return
    laid.done |= bit


def more_draws(state: DustState, seat: i64, kind: i64) -> None:
    """Let a seat draw in the overflow step as many cards as an ability of this kind says (DRAW, OP_DRAW)."""
    state.players[seat].draws += AMOUNT[kind]
    if state.events is not None:
        state.events.append(MoreDraws(seat, kind, AMOUNT[kind]))


def destroy_at_random(state: DustState, seat: i64, foe: i64, by: i64) -> None:
    """Destroy random cards of a foe's hand, as many as the card `by` says (OP_DESTROY)."""
    player = state.players[foe]
    since = len(player.discards)
    for _ in range(min(AMOUNT[by], len(player.hand))):
        kind = player.hand[state.chance.below(len(player.hand))]
        player.lose_from_hand(kind)
        player.discards.append(kind)
    if state.events is not None:
        reports.trampled(state, seat, foe, by, since)


def steal(state: DustState, seat: i64, foe: i64, by: i64) -> None:
    """Take random cards from a foe's capture pile, as many as `by` says (OP_STEAL, TRAP_RETURN)."""
    mine = state.players[state.side(seat)].captured
    theirs = state.players[state.side(foe)].captured
    since = len(mine)
    for _ in range(min(AMOUNT[by], len(theirs))):
        mine.append(theirs.pop(state.chance.below(len(theirs))))
    if state.events is not None:
        reports.stolen(state, seat, foe, by, since)


def salvages(state: DustState) -> list[int]:
    """List what SALVAGE can bring back: characters of the own discard pile."""
    kinds = [kind for kind in sorted(state.players[state.salvager].discards) if TRIBE[kind] != NO_TRIBE]
    return [SALVAGE_CARD + FIRST * kind for kind in laying.different(kinds)]


def salvage(state: DustState, kind: i64) -> None:
    """Choose a card that SALVAGE brings back."""
    state.players[state.salvager].discards.remove(kind)
    rounds.comes_back(state, state.salvager, kind)
    state.salvages -= 1
    if state.events is not None:
        state.events.append(Salvaged(state.salvager, kind))
    after_salvage(state)


def after_salvage(state: DustState) -> None:
    """Let the winner choose what comes back, then go on."""
    if state.salvages > 0 and salvages(state):
        state.decides(state.salvager, SALVAGING)
        return
    state.salvages = 0
    rounds.next_answer(state)
