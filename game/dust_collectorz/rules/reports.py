"""How the rules of Dust Collectorz report events that take more than a line to put together.

Called only where somebody listens; so a search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.dust_collectorz.rules import events, values
from game.dust_collectorz.rules.actions import CANCEL_PRIMARY, SNIPE_CARD
from game.dust_collectorz.rules.cards.facts import ABILITY, CANCEL, POINTS, SNIPE
from game.dust_collectorz.rules.pieces import (
    CHAMPIONS,
    DUEL,
    KIND,
    NOBODY,
    NONE,
    OWNER,
    PRIMARY,
    SUPPORT,
    TEAM,
    Laid,
)
from game.engine.contract import TABLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.rules.state import DustState
    from game.engine.events import Event


def report(state: DustState, *happened: Event) -> None:
    """Report what happened to whoever listens."""
    if state.events is not None:
        state.events += happened


def side_of(state: DustState, seat: int) -> tuple[int, ...]:
    """List the seats that play together with a seat, itself included."""
    return tuple(one for one in range(state.seats) if state.side(one) == state.side(seat))


def points(state: DustState) -> tuple[int, ...]:
    """Tell each seat's points."""
    return tuple(state.points(seat) for seat in range(state.seats))


# Sets


def cards(laid: Laid) -> tuple[int, ...]:
    """List the characters of a set, the primary first."""
    return tuple(laid.supports) if laid.primary == NONE else (laid.primary, *laid.supports)


def announced(laid: Laid) -> tuple[int, ...]:
    """List the cards of a set whose abilities are announced, the primary first."""
    found = [laid.primary] if laid.using & PRIMARY else []
    return (*found, laid.supports[laid.helper]) if laid.using & SUPPORT else tuple(found)


def live(laid: Laid) -> tuple[int, ...]:
    """List those of them that are not cancelled."""
    return tuple(kind for kind in (laid.live_primary(), laid.live_support()) if kind != NONE)


def paid(laid: Laid) -> tuple[int, ...]:
    """List the cards that were destroyed for abilities of a set."""
    return tuple(kind for kind in (laid.price, laid.support_price) if kind != NONE)


def attacked(state: DustState, target: int, *, named: bool, following: bool, behind: bool) -> None:
    """Report an attack that has just been laid on `target`."""
    laid = state.attack
    value = values.worth(laid, Laid(NOBODY), state.stat, values.NO_BOOK, defends=False, behind=behind)
    report(
        state,
        events.Attacked(
            laid.seat,
            target,
            named,
            following,
            cards(laid),
            announced(laid),
            paid(laid),
            state.stat,
            value,
        ),
    )


def answered(state: DustState, *, behind: bool) -> None:
    """Report an answer that has just been laid, before it has any effect."""
    laid, attack = state.answer, state.attack
    stat = state.stat if laid.stat == NONE else laid.stat
    value = values.worth(laid, attack, stat, values.NO_BOOK, defends=True, behind=behind)
    report(
        state,
        events.Answered(
            laid.seat,
            attack.seat,
            cards(laid),
            announced(laid),
            paid(laid),
            laid.counter,
            laid.stat,
            stat,
            value,
        ),
    )


def nullified(state: DustState) -> None:
    """Report that a counter is about to cancel the attack's abilities, if there are any."""
    found = live(state.attack)
    if found:
        report(state, events.Nullified(state.answer.seat, state.attack.seat, state.answer.counter, found))


# A clash


def chosen(state: DustState, verb: int, foe: Laid, kind: int) -> None:
    """Report what a seat is about to cancel or to destroy of a foe's set."""
    mine = state.answer if foe is state.attack else state.attack
    ability = SNIPE if verb == SNIPE_CARD else CANCEL
    by = next(one for one in live(mine) if ABILITY[one] == ability)
    if verb == SNIPE_CARD:
        report(state, events.Sniped(mine.seat, foe.seat, kind, by))
        return
    card = foe.primary if verb == CANCEL_PRIMARY else foe.supports[foe.helper]
    report(state, events.Cancelled(mine.seat, foe.seat, card, by))


def clash_won(state: DustState, *, answer_won: bool) -> None:
    """Report a comparison, before anything comes of it."""
    attack, answer = state.attack, state.answer
    winner, loser = (answer, attack) if answer_won else (attack, answer)
    report(
        state,
        events.ClashWon(
            winner.seat,
            loser.seat,
            attack.seat,
            cards(attack),
            cards(answer),
            state.clash_stat,
            (attack.value, answer.value),
            state.clash_over,
            unopposed=bool(answer.void),
            standing=bool(attack.void),
            leads=answer_won and _leads(state),
        ),
    )


def trap_worked(state: DustState) -> None:
    """Report that a trap takes effect, before it does."""
    trap, attack = state.answer, state.attack
    stopped = (*state.doomed, *cards(attack))
    report(state, events.TrapWorked(trap.seat, attack.seat, trap.counter, stopped, _leads(state)))


def _leads(state: DustState) -> bool:
    """Tell whether an answer that wins leads the round (DC-24)."""
    return state.mode == CHAMPIONS and state.seats > DUEL


def crushed(state: DustState, *, by_choice: bool) -> None:
    """Report what a trap destroys, if anything."""
    if state.doomed:
        trap, attack = state.answer, state.attack
        report(state, events.Crushed(trap.seat, attack.seat, tuple(state.doomed), by_choice))


def caught(state: DustState, kinds: Sequence[int]) -> None:
    """Report what a trap has captured, if anything."""
    if kinds:
        trap, attack = state.answer, state.attack
        report(state, events.Caught(trap.seat, attack.seat, tuple(kinds), points(state)))


def returning(state: DustState, seat: int, kinds: Sequence[int]) -> None:
    """Report which of a seat's cards will return, if any."""
    if kinds:
        report(state, events.Returning(seat, tuple(kinds)))


def stolen(state: DustState, seat: int, foe: int, card: int, since: int) -> None:
    """Report what lies on a seat's capture pile `since` so many cards, taken from a foe's, if anything."""
    kinds = kinds_of(state.players[state.side(seat)].captured[since:])
    if kinds:
        report(state, events.Stolen(seat, foe, card, kinds, points(state)))


def trampled(state: DustState, seat: int, foe: int, card: int, since: int) -> None:
    """Report what lies on a foe's discards `since` so many cards, if anything."""
    kinds = tuple(state.players[foe].discards[since:])
    if kinds:
        report(state, events.Trampled(seat, foe, card, kinds))


# The end of a round


class Lengths(NamedTuple):
    """How many cards lay where before a round's cards are captured."""

    captured: int  # by the winner's side
    discards: tuple[int, ...]  # by seat
    arrivals: int


def lengths(state: DustState, winner: int) -> Lengths:
    """Count the cards that lie where a round's cards go."""
    return Lengths(
        len(state.players[state.side(winner)].captured),
        tuple(len(player.discards) for player in state.players),
        len(state.arrivals),
    )


def round_won(state: DustState, winner: int, before: Lengths) -> None:
    """Report where a round's cards went: what lies there now on top of what lay there `before`."""
    won = kinds_of(state.players[state.side(winner)].captured[before.captured :])
    gained = sum(POINTS[kind] for kind in won)
    report(state, events.RoundWon(winner, side_of(state, winner), won, gained, points(state)))
    for seat, count in enumerate(before.discards):
        gone = tuple(state.players[seat].discards[count:])
        if gone:
            report(state, events.Spited(seat, gone))
    back = state.arrivals[before.arrivals :]
    for seat in dict.fromkeys(card // OWNER for card in back):
        returning(state, seat, kinds_of([card for card in back if card // OWNER == seat]))


def returned(state: DustState, seat: int) -> None:
    """Report what returns to a seat, if anything."""
    kinds = kinds_of([card for card in state.arrivals if card // OWNER == seat])
    if kinds:
        report(state, events.Returned(seat, kinds))


def drew(state: DustState, seat: int, kinds: Sequence[int], room: int) -> None:
    """Report what a seat drew, if anything: `room` cards into its hand, the rest into the overflow."""
    if kinds:
        hand = tuple(kinds[: max(room, 0)])
        report(state, events.Drew(seat, hand, len(hand), tuple(kinds[len(hand) :])))


def round_began(state: DustState) -> None:
    """Report that a round begins."""
    hushed = tuple(seat for seat, player in enumerate(state.players) if player.hush > 0)
    report(state, events.RoundBegan(state.attacker, state.round, hushed))


def hands(state: DustState) -> tuple[tuple[int, ...], ...]:
    """List each seat's hand."""
    return tuple(tuple(player.hand) for player in state.players)


# The end


def why_over(state: DustState) -> None:
    """Report who can't go on: without a card, or without a character to attack with (DC-21)."""
    needed = range(state.seats) if state.seats == DUEL else [state.attacker]
    spent: list[Event] = [events.RanOut(seat) for seat in needed if state.players[seat].spent()]
    report(state, *(spent or [events.NoCharacter(state.attacker)]))


def finished(state: DustState) -> None:
    """Report the points at the end."""
    sides = tuple(side_of(state, seat) for seat in range(2 if state.mode == TEAM else state.seats))
    scored = tuple(state.points(side[0]) for side in sides)
    report(state, events.Finished(TABLE, sides, scored))


def kinds_of(found: Sequence[int]) -> tuple[int, ...]:
    """List the kinds of cards whose owners are told."""
    return tuple(card & KIND for card in found)
