"""How a clash comes out: a trap takes effect, or values are compared and what depends on the result follows.

Up to the values a clash is in `answering`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules.battle import reports, rounds
from game.dust_collectorz.rules.battle.clash import TRAPPED
from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.facts import ABILITY, AMOUNT, LIMIT
from game.dust_collectorz.rules.events import Hushed, MoreDraws, ShuffledIn
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.pieces import NONE, PRIMARY, SUPPORT

if TYPE_CHECKING:
    from game.dust_collectorz.rules.battle.table import Battle


def spring(state: Battle) -> None:
    """Let a trap take effect: the attack stops, and the trap's owner wins the clash (DC-18)."""
    clash = state.clash
    attack = clash.attack
    if state.events is not None:
        reports.trap_worked(state)
    chosen = len(clash.doomed) > 0
    if ABILITY[clash.answer.counter] == abilities.TRAP_DESTROY and clash.left > 0:
        clash.doomed += attack.cards()  # all of it: nothing was to be chosen
        attack.lose_all()
    if state.events is not None:
        reports.crushed(state, by_choice=chosen)
    state.players[attack.seat].discards += clash.doomed
    clash.doomed = []
    clash.left = 0
    stop(state)
    attack.lose_all()
    clash.outcome = TRAPPED
    clash.over = 0
    rounds.clash_done(state, answer_won=True)


def stop(state: Battle) -> None:
    """Let what is left of a trapped attack go where the trap sends it: to be captured, or back."""
    attack = state.clash.attack
    laid = state.clash.answer
    ability = ABILITY[laid.counter]
    stopped = attack.cards()
    caught: list[int] = []
    back: list[int] = []
    if ability == abilities.TRAP_CAPTURE:
        caught = stopped
    elif ability == abilities.TRAP_STACK:
        caught = attack.supports
        back = [attack.primary]
    elif ability == abilities.TRAP_DESTROY:
        back = stopped
    else:
        for kind in stopped:
            state.players[attack.seat].shuffle_in(kind)
        if state.events is not None:
            state.events.append(ShuffledIn(attack.seat, tuple(stopped)))
        steal(state, laid.seat, attack.seat, laid.counter)
    state.capture(laid.seat, attack.seat, caught)
    for kind in back:
        state.comes_back(attack.seat, kind)
    if state.events is not None:
        reports.caught(state, caught)
        reports.returning(state, attack.seat, back)


def compare(state: Battle) -> None:
    """Compare the values; the winner's and the loser's effects follow (DC-12, DC-13)."""
    clash = state.clash
    attack = clash.attack
    answer = clash.answer
    won = clash.compare(
        attack_behind=state.behind(attack.seat, answer.seat),
        answer_behind=state.behind(answer.seat, attack.seat),
    )
    if state.events is not None:
        reports.clash_won(state, answer_won=won)
    if won:
        settle(state, answer, attack, clash.over)
    else:
        if not answer.void and answer.counter != NONE and ABILITY[answer.counter] == abilities.RESCUE:
            answer.rescued = 1
        settle(state, attack, answer, clash.over)
    rounds.clash_done(state, answer_won=won)


def settle(state: Battle, winner: Laid, loser: Laid, over: i64) -> None:
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
    if ABILITY[kind] == abilities.SPITE:
        loser.spited |= bit
    elif ABILITY[kind] == abilities.RECALL and over <= LIMIT[kind]:
        loser.recalled |= bit


def once(state: Battle, laid: Laid, foe: Laid, kind: i64, bit: i64, over: i64) -> None:
    """Let a one-shot ability take effect, once a round (DC-30); `over` is NONE for the loser's."""
    if kind == NONE or laid.done & bit:
        return
    ability = ABILITY[kind]
    amount = AMOUNT[kind]
    if ability == abilities.DRAW:
        more_draws(state, laid.seat, kind)
    elif ability == abilities.HUSH:
        hushed = state.players[foe.seat]
        hushed.hush_next = max(hushed.hush_next, amount)
        if state.events is not None:
            state.events.append(Hushed(laid.seat, foe.seat, kind, amount))
    elif over == NONE:
        return
    elif ability == abilities.SALVAGE:
        state.round.salvages += amount
        state.round.salvager = laid.seat
    elif over < LIMIT[kind]:
        return
    elif ability == abilities.OP_DRAW:
        more_draws(state, laid.seat, kind)
    elif ability == abilities.OP_DESTROY:
        destroy_at_random(state, laid.seat, foe.seat, kind)
    elif ability == abilities.OP_STEAL:
        steal(state, laid.seat, foe.seat, kind)
    else:
        return
    laid.done |= bit


def more_draws(state: Battle, seat: i64, kind: i64) -> None:
    """Let a seat draw in the overflow step as many cards as an ability of this kind says (DRAW, OP_DRAW)."""
    state.players[seat].draws += AMOUNT[kind]
    if state.events is not None:
        state.events.append(MoreDraws(seat, kind, AMOUNT[kind]))


def destroy_at_random(state: Battle, seat: i64, foe: i64, by: i64) -> None:
    """Destroy random cards of a foe's hand, as many as the card `by` says (OP_DESTROY)."""
    player = state.players[foe]
    since = len(player.discards)
    for _ in range(min(AMOUNT[by], len(player.hand))):
        kind = player.hand[state.chance.below(len(player.hand))]
        player.lose_from_hand(kind)
        player.discards.append(kind)
    if state.events is not None:
        reports.trampled(state, seat, foe, by, since)


def steal(state: Battle, seat: i64, foe: i64, by: i64) -> None:
    """Take random cards from a foe's capture pile, as many as `by` says (OP_STEAL, TRAP_RETURN)."""
    mine = state.pile(seat)
    theirs = state.pile(foe)
    since = len(mine)
    for _ in range(min(AMOUNT[by], len(theirs))):
        mine.append(theirs.pop(state.chance.below(len(theirs))))
    if state.events is not None:
        reports.stolen(state, seat, foe, by, since)
