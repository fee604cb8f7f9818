"""How the rules of battles report events that take more than a line to put together.

Called only where somebody listens; so a search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.dust_collectorz.rules import events, values
from game.dust_collectorz.rules.actions import CANCEL_PRIMARY, SNIPE_CARD, parts
from game.dust_collectorz.rules.cards.abilities import CANCEL, SNIPE
from game.dust_collectorz.rules.cards.facts import ABILITY, POINTS
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.pieces import CHAMPIONS, DUEL, KIND, NOBODY, NONE, OWNER, TEAM
from game.engine.contract import TABLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.rules.battle.table import Battle
    from game.engine.events import Event


def report(state: Battle, *happened: Event) -> None:
    """Report what happened to whoever listens."""
    if state.events is not None:
        state.events += happened


def side_of(state: Battle, seat: int) -> tuple[int, ...]:
    """List the seats that play together with a seat, itself included."""
    return tuple(one for one in range(state.seats) if state.side(one) == state.side(seat))


def points(state: Battle) -> tuple[int, ...]:
    """Tell each seat's points."""
    return tuple(state.points(seat) for seat in range(state.seats))


# Sets


def paid(laid: Laid) -> tuple[int, ...]:
    """List the cards that were destroyed for abilities of a set."""
    return tuple(kind for kind in (laid.price, laid.support_price) if kind != NONE)


def attacked(state: Battle, *, named: bool, following: bool) -> None:
    """Report an attack that has just been laid."""
    laid, target, stat = state.clash.attack, state.defender(), state.clash.stat
    less = state.behind(laid.seat, target)
    value = values.worth(laid, Laid(NOBODY), stat, values.NO_BOOK, defends=False, behind=less)
    kinds, using = tuple(laid.cards()), tuple(laid.announced())
    report(
        state,
        events.Attacked(laid.seat, target, named, following, kinds, using, paid(laid), stat, value),
    )


def answered(state: Battle) -> None:
    """Report an answer that has just been laid, before it has any effect."""
    laid, attack = state.clash.answer, state.clash.attack
    stat = state.clash.stat if laid.stat == NONE else laid.stat
    less = state.behind(laid.seat, attack.seat)
    value = values.worth(laid, attack, stat, values.NO_BOOK, defends=True, behind=less)
    kinds, using = tuple(laid.cards()), tuple(laid.announced())
    told = (laid.seat, attack.seat, kinds, using, paid(laid), laid.counter, laid.stat, stat, value)
    report(state, events.Answered(*told))


def nullified(state: Battle) -> None:
    """Report that a counter is about to cancel the attack's abilities, if there are any."""
    answer, attack = state.clash.answer, state.clash.attack
    if attack.live():
        report(state, events.Nullified(answer.seat, attack.seat, answer.counter, tuple(attack.live())))


# A clash


def chosen(state: Battle, action: int) -> None:
    """Report what is about to be cancelled or destroyed, and by which card."""
    verb, kind, _ = parts(action)
    mine, foe = state.clash.chooser(), state.clash.foe()
    ability = SNIPE if verb == SNIPE_CARD else CANCEL
    by = next(one for one in mine.live() if ABILITY[one] == ability)
    if verb == SNIPE_CARD:
        report(state, events.Sniped(mine.seat, foe.seat, kind, by))
        return
    card = foe.primary if verb == CANCEL_PRIMARY else foe.supports[foe.helper]
    report(state, events.Cancelled(mine.seat, foe.seat, card, by))


def clash_won(state: Battle, *, answer_won: bool) -> None:
    """Report a comparison, before anything comes of it."""
    attack, answer = state.clash.attack, state.clash.answer
    winner, loser = (answer, attack) if answer_won else (attack, answer)
    report(
        state,
        events.ClashWon(
            winner.seat,
            loser.seat,
            attack.seat,
            tuple(attack.cards()),
            tuple(answer.cards()),
            state.clash.compared,
            (attack.value, answer.value),
            state.clash.over,
            unopposed=bool(answer.void),
            standing=bool(attack.void),
            leads=answer_won and _leads(state),
        ),
    )


def trap_worked(state: Battle) -> None:
    """Report that a trap takes effect, before it does."""
    trap, attack = state.clash.answer, state.clash.attack
    stopped = (*state.clash.doomed, *attack.cards())
    report(state, events.TrapWorked(trap.seat, attack.seat, trap.counter, stopped, _leads(state)))


def _leads(state: Battle) -> bool:
    """Tell whether an answer that wins leads the round (DC-24)."""
    return state.mode == CHAMPIONS and state.seats > DUEL


def crushed(state: Battle, *, by_choice: bool) -> None:
    """Report what a trap destroys, if anything."""
    if state.clash.doomed:
        trap, attack = state.clash.answer, state.clash.attack
        report(state, events.Crushed(trap.seat, attack.seat, tuple(state.clash.doomed), by_choice))


def caught(state: Battle, kinds: Sequence[int]) -> None:
    """Report what a trap has captured, if anything."""
    if kinds:
        trap, attack = state.clash.answer, state.clash.attack
        report(state, events.Caught(trap.seat, attack.seat, tuple(kinds), points(state)))


def returning(state: Battle, seat: int, kinds: Sequence[int]) -> None:
    """Report which of a seat's cards will return, if any."""
    if kinds:
        report(state, events.Returning(seat, tuple(kinds)))


def stolen(state: Battle, seat: int, foe: int, card: int, since: int) -> None:
    """Report what lies on a seat's capture pile `since` so many cards, taken from a foe's, if anything."""
    kinds = kinds_of(state.pile(seat)[since:])
    if kinds:
        report(state, events.Stolen(seat, foe, card, kinds, points(state)))


def trampled(state: Battle, seat: int, foe: int, card: int, since: int) -> None:
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


def lengths(state: Battle, winner: int) -> Lengths:
    """Count the cards that lie where a round's cards go."""
    return Lengths(
        len(state.pile(winner)),
        tuple(len(player.discards) for player in state.players),
        len(state.round.arrivals),
    )


def round_won(state: Battle, winner: int, before: Lengths) -> None:
    """Report where a round's cards went: what lies there now on top of what lay there `before`."""
    won = kinds_of(state.pile(winner)[before.captured :])
    gained = sum(POINTS[kind] for kind in won)
    report(state, events.RoundWon(winner, side_of(state, winner), won, gained, points(state)))
    for seat, count in enumerate(before.discards):
        gone = tuple(state.players[seat].discards[count:])
        if gone:
            report(state, events.Spited(seat, gone))
    back = state.round.arrivals[before.arrivals :]
    for seat in dict.fromkeys(card // OWNER for card in back):
        returning(state, seat, kinds_of([card for card in back if card // OWNER == seat]))


def returned(state: Battle, seat: int) -> None:
    """Report what returns to a seat, if anything."""
    kinds = kinds_of([card for card in state.round.arrivals if card // OWNER == seat])
    if kinds:
        report(state, events.Returned(seat, kinds))


def drew(state: Battle, seat: int, kinds: Sequence[int], room: int) -> None:
    """Report what a seat drew, if anything: `room` cards into its hand, the rest into the overflow."""
    if kinds:
        hand = tuple(kinds[: max(room, 0)])
        report(state, events.Drew(seat, hand, len(hand), tuple(kinds[len(hand) :])))


def round_began(state: Battle) -> None:
    """Report that a round begins."""
    hushed = tuple(seat for seat, player in enumerate(state.players) if player.hush > 0)
    report(state, events.RoundBegan(state.attacker, state.round.number, hushed))


# The end


def why_over(state: Battle) -> None:
    """Report who can't go on: without a card, a deck, or a character to attack with (DC-21)."""
    needed = range(state.seats) if state.seats == DUEL else [state.attacker]
    spent: list[Event] = [events.RanOut(seat) for seat in needed if state.players[seat].spent()]
    if state.brief and not spent:
        spent = [events.DeckEmpty(seat) for seat, player in enumerate(state.players) if not player.deck]
    report(state, *(spent or [events.NoCharacter(state.attacker)]))


def finished(state: Battle) -> None:
    """Report the points at the end."""
    sides = tuple(side_of(state, seat) for seat in range(2 if state.mode == TEAM else state.seats))
    scored = tuple(state.points(side[0]) for side in sides)
    report(state, events.Finished(TABLE, sides, scored))


def kinds_of(found: Sequence[int]) -> tuple[int, ...]:
    """List the kinds of cards whose owners are told."""
    return tuple(card & KIND for card in found)
