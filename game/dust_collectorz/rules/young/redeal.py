"""Dealing again, in Young Champions, what a seat can't know, so that it agrees with all it does (DC-20).

Of another's hand a seat knows which tribes its cards can't be of (see `pieces`), and that who may play can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE
from game.dust_collectorz.rules.pieces import BITS, CHARACTERS
from game.engine.contract import OVER, TABLE

if TYPE_CHECKING:
    from game.dust_collectorz.rules.young.chain import Chain
    from game.engine.rng import Rng


def redeal(state: Chain, seat: i64, rng: Rng) -> None:
    """Deal the other hands and all piles from what is not seen, tribe by tribe."""
    if not state.rest and not any(player.hand for player in state.players):
        return  # nothing is dealt out yet, and all decks are known
    pool = state.pool(seat)
    pool.sort()
    _deal_hands(state, seat, pool, rng)
    for player in state.players:
        many = len(player.deck)
        player.deck = sorted(pool[:many])
        pool = pool[many:]
    state.rest = sorted(pool)


def _deal_hands(state: Chain, seat: i64, pool: list[int], rng: Rng) -> None:
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
    need = state.wanted() if mover not in (TABLE, OVER, seat) and state.chained == 0 else 0
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
