"""Dealing again what a seat can't know, so that it agrees with all it does know (DC-20).

Of another's hand a seat knows which cards returned there, which tribes the others can't be of (see `pieces`),
and that who is asked for a card has one. Secret decks are guessed: any legal deck with the cards seen so far.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules.cards import decks
from game.dust_collectorz.rules.cards.facts import TRIBE
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.phases import ATTACKING, FOLLOWING
from game.dust_collectorz.rules.pieces import (
    BITS,
    CHARACTERS,
    COUNTERS,
    GENERATION,
    KIND,
    NOBODY,
    NONE,
    Player,
)

if TYPE_CHECKING:
    from game.dust_collectorz.rules.battle.table import Battle
    from game.engine.rng import Rng

TRIES = 8  # deals at random before one card is chosen with care


def redeal(state: Battle, seat: i64, rng: Rng) -> None:
    """Deal again, in place, what `seat` can't know."""
    if state.to_move != seat:
        state.build = Laid(state.to_move if state.to_move >= 0 else NOBODY)
    state.lists = state.lists[:]
    for other in range(state.seats):
        if other != seat:
            _redeal_seat(state, other, rng)


def _redeal_seat(state: Battle, seat: i64, rng: Rng) -> None:
    """Deal hand and deck of one seat from what may be in them."""
    player = state.players[seat]
    pool = _guessed(state, seat, rng) if state.secret else _hidden(player)
    need = needed(state, seat)
    if need and has_any(player.known, need) | has_any(player.overflow, need):
        need = 0
    for _ in range(TRIES):
        hand = drawn(player, pool, rng, NONE, 0)
        if not need or has_any(hand, need):
            _give(player, pool, hand)
            return
    places = list(range(len(player.masks)))
    rng.shuffle(places)
    for place in places:
        hand = drawn(player, pool, rng, place, need)
        if hand:
            _give(player, pool, hand)
            return
    raise ValueError("no hand agrees with what is known in this position")


def _hidden(player: Player) -> list[int]:
    """List, sorted, the kinds in a deck and in a hand but for those all saw."""
    pool = player.deck + player.hand
    for kind in player.known:
        pool.remove(kind)
    pool.sort()
    return pool


def _give(player: Player, pool: list[int], hand: list[int]) -> None:
    deck = pool[:]
    for kind in hand:
        deck.remove(kind)
    player.deck = deck
    player.hand = player.known + hand
    player.hand.sort()


def needed(state: Battle, seat: i64) -> i64:
    """Tell, as a mask, tribes of which `seat` is known to have a card, since it is asked for one."""
    asked = seat == state.to_move and state.phase in (ATTACKING, FOLLOWING)
    return CHARACTERS if asked else 0


def has_any(kinds: list[int], tribes: i64) -> bool:
    """Return whether a card of these tribes is among `kinds`."""
    return any(BITS[TRIBE[kind]] & tribes for kind in kinds)


def drawn(player: Player, pool: list[int], rng: Rng, first: i64, need: i64) -> list[int]:
    """Draw the hidden cards of a hand, the oldest first: its mask is the narrowest; [] where one is left out.

    The card at the place `first`, if any, is drawn before all others and from the tribes `need`.
    """
    left = pool[:]
    hand: list[int] = []
    if first != NONE and not _draw(
        left, hand, player, player.masks[first] | (CHARACTERS & ~need) | COUNTERS, rng
    ):
        return []
    for place in range(len(player.masks)):
        if place != first and not _draw(left, hand, player, player.masks[place], rng):
            return []
    return hand


def _draw(left: list[int], hand: list[int], player: Player, mask: i64, rng: Rng) -> bool:
    """Move a card that a mask allows from `left` to `hand`; False where there is none."""
    # kinds that went to the deck when the card was in hand already
    later = [player.sent[place] for place in range(len(player.sent)) if mask < GENERATION * (place + 1)]
    fitting: list[int] = []
    for kind in left:
        if not mask & BITS[TRIBE[kind]]:
            if later and kind in later:
                later.remove(kind)
            else:
                fitting.append(kind)
    if not fitting:
        return False
    kind = fitting[rng.below(len(fitting))]
    left.remove(kind)
    hand.append(kind)
    return True


def _guessed(state: Battle, seat: i64, rng: Rng) -> list[int]:
    """Guess a secret deck, and list what of it is not seen."""
    seen = public_kinds(state, seat)
    pool = list(decks.completed(seen + state.players[seat].sent, rng))
    state.lists[seat] = pool[:]
    for kind in seen:
        pool.remove(kind)
    return pool


def public_kinds(state: Battle, seat: i64) -> list[int]:
    """List the kinds of a seat's own cards that all see, wherever they lie."""
    player = state.players[seat]
    kinds = player.overflow + player.known + player.discards
    for other in state.players:
        for card in other.captured:
            if card >> 7 == seat:
                kinds.append(card & KIND)
    for card in state.round.arrivals:
        if card >> 7 == seat:
            kinds.append(card & KIND)
    for laid in [*state.round.beaten, state.clash.attack]:
        _add_set(kinds, laid, seat)
    if state.clash.outcome == 0:
        _add_set(kinds, state.clash.answer, seat)
    if state.clash.attack.seat == seat:
        kinds += state.clash.doomed
    return kinds


def _add_set(kinds: list[int], laid: Laid, seat: i64) -> None:
    if laid.seat == seat:
        kinds += laid.cards()
        if laid.counter != NONE:
            kinds.append(laid.counter)
