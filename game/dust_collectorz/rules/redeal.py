"""Dealing again what a seat can't know, so that it agrees with all it does know (DC-20).

Of another's hand a seat knows which cards returned there, which tribes the others can't be of (see `pieces`),
and that who is asked for a card has one. Secret decks are guessed: any legal deck with the cards seen so far.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules.cards import decks
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE
from game.dust_collectorz.rules.pieces import (
    ATTACKING,
    BITS,
    CHARACTERS,
    COUNTERS,
    FOLLOWING,
    GENERATION,
    KIND,
    NOBODY,
    NONE,
    PLAYING,
    YOUNG,
    Laid,
    Player,
)
from game.dust_collectorz.rules.young import round as young
from game.engine.contract import OVER, TABLE
from game.engine.rng import Rng

if TYPE_CHECKING:
    from game.dust_collectorz.rules.state import DustState

TRIES = 8  # deals at random before one card is chosen with care


def redeal(state: DustState, seat: i64, rng: Rng) -> None:
    """Deal again, in place, what `seat` can't know."""
    if state.to_move != seat:
        state.build = Laid(state.to_move if state.to_move >= 0 else NOBODY)
    if state.mode == YOUNG:
        _redeal_young(state, seat, rng)
    else:
        state.lists = state.lists[:]
        for other in range(state.seats):
            if other != seat:
                _redeal_seat(state, other, rng)
    state.chance = Rng(rng.seed())


# Duel, Free for All, Team


def _redeal_seat(state: DustState, seat: i64, rng: Rng) -> None:
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


def needed(state: DustState, seat: i64) -> i64:
    """Tell, as a mask, tribes of which `seat` is known to have a card, since it is asked for one."""
    if seat != state.to_move:
        return 0
    if state.phase in (ATTACKING, FOLLOWING):
        return CHARACTERS
    if state.phase == PLAYING and state.chained == 0:
        return young.wanted(state)
    return 0


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


def _guessed(state: DustState, seat: i64, rng: Rng) -> list[int]:
    """Guess a secret deck, and list what of it is not seen."""
    seen = public_kinds(state, seat)
    pool = list(decks.completed(seen + state.players[seat].sent, rng))
    state.lists[seat] = pool[:]
    for kind in seen:
        pool.remove(kind)
    return pool


def public_kinds(state: DustState, seat: i64) -> list[int]:
    """List the kinds of a seat's own cards that all see, wherever they lie."""
    player = state.players[seat]
    kinds = player.overflow + player.known + player.discards
    for other in state.players:
        for card in other.captured:
            if card >> 7 == seat:
                kinds.append(card & KIND)
    for card in state.arrivals:
        if card >> 7 == seat:
            kinds.append(card & KIND)
    for laid in [*state.beaten, state.attack]:
        _add_set(kinds, laid, seat)
    if state.answer is not state.attack and state.outcome == 0:
        _add_set(kinds, state.answer, seat)
    if state.attack.seat == seat:
        kinds += state.doomed
    return kinds


def _add_set(kinds: list[int], laid: Laid, seat: i64) -> None:
    if laid.seat != seat:
        return
    if laid.primary != NONE:
        kinds.append(laid.primary)
        kinds += laid.supports
    if laid.counter != NONE:
        kinds.append(laid.counter)


# Young Champions


def _redeal_young(state: DustState, seat: i64, rng: Rng) -> None:
    """Deal the other hands and all piles from what is not seen, tribe by tribe."""
    if not state.rest and not any(player.hand for player in state.players):
        return  # nothing is dealt out yet, and all decks are known
    pool: list[int] = state.rest[:]
    for other in range(state.seats):
        player = state.players[other]
        pool += player.deck
        if other != seat:
            pool += player.hand
    pool.sort()
    _deal_hands(state, seat, pool, rng)
    for player in state.players:
        many = len(player.deck)
        player.deck = sorted(pool[:many])
        pool = pool[many:]
    state.rest = sorted(pool)


def _deal_hands(state: DustState, seat: i64, pool: list[int], rng: Rng) -> None:
    """Take the other seats' hands out of the pool, so that every mask is kept; the rest is shuffled."""
    seats: list[int] = []
    masks: list[int] = []
    for other in range(state.seats):
        if other != seat:
            masks += state.players[other].masks
            seats += [other] * len(state.players[other].masks)
            state.players[other].hand = []
    counts = [0] * NO_TRIBE
    for kind in pool:
        counts[TRIBE[kind]] += 1
    mover = state.to_move
    need = needed(state, mover) if mover not in (TABLE, OVER, seat) else 0
    if need:
        places = [place for place in range(len(seats)) if seats[place] == mover]
        _restrict_one(masks, places, need, counts, rng)
    places = [place for place in range(len(seats)) if masks[place]]
    masks = [masks[place] for place in places]
    for place in range(len(places)):
        kind = _of_tribe(pool, _tribe_for(masks, place, counts, rng), rng)
        counts[TRIBE[kind]] -= 1
        pool.remove(kind)
        state.players[seats[places[place]]].hand.append(kind)
    rng.shuffle(pool)
    for place in range(len(seats)):
        if place not in places:
            state.players[seats[place]].hand.append(pool.pop())
    for player in state.players:
        player.hand.sort()


def _of_tribe(pool: list[int], tribe: i64, rng: Rng) -> int:
    """Draw one of the kinds of a tribe."""
    kinds = [kind for kind in pool if TRIBE[kind] == tribe]
    return kinds[rng.below(len(kinds))]


def _restrict_one(masks: list[int], places: list[int], need: i64, counts: list[int], rng: Rng) -> None:
    """Choose which of a seat's cards is the one of the tribes `need` that it is known to have."""
    rng.shuffle(places)
    for place in places:
        mask = masks[place]
        masks[place] |= CHARACTERS & ~need
        if _enough(masks, 0, counts):
            return
        masks[place] = mask


def _tribe_for(masks: list[int], place: i64, counts: list[int], rng: Rng) -> i64:
    """Draw a tribe for a card, by how many there are, so that there are enough left for the later cards."""
    spare = _spare(masks, place + 1, counts)
    barred: i64 = masks[place]
    for tribes in range(CHARACTERS + 1):
        if spare[tribes] <= 0:
            barred |= tribes
    total: i64 = 0
    for tribe in range(NO_TRIBE):
        if not barred & BITS[tribe]:
            total += counts[tribe]
    if total == 0:
        raise ValueError("no hands agree with what is known in this position")
    chosen: i64 = rng.below(total)
    for tribe in range(NO_TRIBE):
        if not barred & BITS[tribe]:
            if chosen < counts[tribe]:
                return tribe
            chosen -= counts[tribe]
    raise AssertionError("one of them is chosen")


def _enough(masks: list[int], first: i64, counts: list[int]) -> bool:
    """Return whether the cards from `first` on ask for no set of tribes more often than it is there."""
    return min(_spare(masks, first, counts)) >= 0


def _spare(masks: list[int], first: i64, counts: list[int]) -> list[int]:
    """Count, for each set of tribes, the cards that those from `first` on, which ask for no other, leave."""
    asked = [0] * (CHARACTERS + 1)
    spare = [0] * (CHARACTERS + 1)
    for place in range(first, len(masks)):
        asked[~masks[place] & CHARACTERS] += 1
    for tribe in range(NO_TRIBE):
        bit = BITS[tribe]
        for tribes in range(CHARACTERS + 1):
            if tribes & bit:
                asked[tribes] += asked[tribes ^ bit]
                spare[tribes] += counts[tribe]
    for tribes in range(CHARACTERS + 1):
        spare[tribes] -= asked[tribes]
    return spare
