"""Samples what a seat can't see, consistent with everything it knows.

Hidden from a seat are the others' hands, their unused advancements, what they sleeved and did not show, and
the bag. All counts are public: everybody sees when advancements are drawn, sleeved and played. Power is no
secret to anyone who remembers, because every token is gained and spent in the open (CH-18 to CH-21, CH-33).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.custom_heroes.rules.cards import FORM, KODORA, YELLOW
from game.custom_heroes.rules.pieces import (
    COPIES,
    GEM,
    IN_BAG,
    OWN_FORM,
    OWN_KODORA,
    how_many,
    slot,
    with_kind,
)
from game.engine.rng import Rng

if TYPE_CHECKING:
    from game.custom_heroes.rules.position import Position


def redeal(state: Position, seat: i64, rng: Rng) -> None:
    """Replace, in place, what `seat` can't see by a random sample."""
    left = unseen_copies(state, seat)
    unseen = state.unseen_cards(seat)
    hidden = forget_hidden(state, seat, unseen)
    rooms = clear_screens(state, seat)
    deal_hands(state, seat, unseen, rng)
    strays = bound_specials(state, unseen, left, hidden, rng)
    most: i64 = min(hidden, free_slots(state, unseen, YELLOW)) - len(strays)
    strays += deal_specials(state, rooms, seat, left, most, rng)
    pool: list[int] = []
    for kind in IN_BAG:
        pool += [kind] * left[kind]
    rng.shuffle(pool)
    if hidden:
        pool = hide(state, seat, unseen, strays + pool, hidden, rng)
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            room = rooms[other] - len(player.unused)
            player.unused = sorted(player.unused + pool[:room])
            del pool[:room]
    state.bag = sorted(pool)
    remember(state, seat)
    state.chance = Rng(rng.seed())


def unseen_copies(state: Position, seat: i64) -> list[int]:
    """Count, by kind, the advancements in play that `seat` doesn't see."""
    left = COPIES[:]
    left[FORM] = state.seats
    left[KODORA] = state.seats
    for kind in state.players[seat].unused:
        left[kind] -= 1
    for slots in state.seen[seat]:
        if slots:
            for gem in range(4):
                inside = slot(slots, gem)
                if inside:
                    left[inside - 1] -= 1
    return left


def forget_hidden(state: Position, seat: i64, unseen: list[int]) -> i64:
    """Reset the cards that `seat` doesn't see to what it knows of them; count what it doesn't know."""
    hidden: i64 = 0
    seen = state.seen[seat]
    for card in unseen:
        if state.slots[card] != seen[card]:
            hidden += how_many(state.slots[card]) - how_many(seen[card])
            state.set_slots(card, seen[card])
    return hidden


def clear_screens(state: Position, seat: i64) -> list[int]:
    """Remove the others' unused advancements; return how many each has, the viewer none."""
    rooms = [0] * state.seats
    for other in range(state.seats):
        if other != seat:
            rooms[other] = len(state.players[other].unused)
            state.players[other].unused = []
    if state.turn != seat:
        state.loose = []  # what another seat sleeved this turn is no longer on the same cards
    return rooms


def deal_hands(state: Position, seat: i64, unseen: list[int], rng: Rng) -> None:
    """Deal the unseen cards to the other hands; the rest is set aside (CH-39)."""
    deck = unseen[:]
    rng.shuffle(deck)
    at: i64 = 0
    for other in range(state.seats):
        if other != seat:
            size: i64 = len(state.players[other].hand)
            state.players[other].hand = state.in_order(deck[at : at + size])
            at += size


def free_slots(state: Position, cards: list[int], gem: i64) -> i64:
    """Count the cards whose slot for this gem is empty."""
    count: i64 = 0
    for card in cards:
        if not slot(state.slots[card], gem):
            count += 1
    return count


def bound_specials(state: Position, unseen: list[int], left: list[int], hidden: i64, rng: Rng) -> list[int]:
    """Remove the Forms and Kodoras that must be hidden on cards, since too little else fits there."""
    if not hidden:
        return []
    for gem in range(4):
        copies: i64 = 0
        for kind in IN_BAG:
            if GEM[kind] == gem:
                copies += left[kind]
        hidden -= min(copies, free_slots(state, unseen, gem))
    bound: list[int] = []
    while len(bound) < hidden:
        one: i64 = FORM if rng.below(left[FORM] + left[KODORA]) < left[FORM] else KODORA
        left[one] -= 1
        bound.append(one)
    return bound


def deal_specials(
    state: Position, rooms: list[int], seat: i64, left: list[int], most: i64, rng: Rng
) -> list[int]:
    """Put the others' Forms and Kodoras behind their screens; return those hidden on cards, `most` or fewer.

    A seat that has not shown its own most likely still has it: only what was sleeved in secret is elsewhere.
    """
    others = [other for other in range(state.seats) if other != seat]
    rng.shuffle(others)
    kodoras = deal_special(state, rooms, others, KODORA, OWN_KODORA, left[KODORA])
    forms = deal_special(state, rooms, others, FORM, OWN_FORM, left[FORM])
    for other in others:  # more than can lie hidden: what is public misled about who showed what
        player = state.players[other]
        while forms + kodoras > most and len(player.unused) < rooms[other]:
            if forms:
                player.unused.append(FORM)
                forms -= 1
            else:
                player.unused.append(KODORA)
                kodoras -= 1
    return [FORM] * forms + [KODORA] * kodoras


def deal_special(
    state: Position, rooms: list[int], others: list[int], kind: i64, mark: i64, many: i64
) -> i64:
    """Deal one of `kind` to each seat that has not shown its own, then where it fits; return the rest."""
    for shown in range(2):
        for other in others:
            player = state.players[other]
            unlikely = 1 if player.shown & mark else 0
            if many and unlikely == shown and kind not in player.unused and len(player.unused) < rooms[other]:
                player.unused.append(kind)
                many -= 1
    return many


def hide(state: Position, seat: i64, unseen: list[int], pool: list[int], hidden: i64, rng: Rng) -> list[int]:
    """Sleeve so many of `pool` on cards that `seat` doesn't see, if they fit; return the rest."""
    rest: list[int] = []
    for kind in pool:
        card = hiding_place(state, seat, unseen, kind, rng) if hidden else -1
        if card < 0:
            rest.append(kind)
        else:
            state.set_slots(card, with_kind(state.slots[card], kind))
            hidden -= 1
    for other in range(state.seats):
        if other != seat:
            state.players[other].hand = state.in_order(state.players[other].hand)
    return rest


def hiding_place(state: Position, seat: i64, unseen: list[int], kind: i64, rng: Rng) -> i64:
    """Choose a card that fits `kind`, in the hand of a seat with hidden ones left to place; -1: none."""
    for other in range(state.seats):
        player = state.players[other]
        if other != seat and player.fresh > held_back(state, player.hand, seat):
            fitting = [card for card in player.hand if not slot(state.slots[card], GEM[kind])]
            if fitting:
                return fitting[rng.below(len(fitting))]
    fitting = [card for card in unseen if not slot(state.slots[card], GEM[kind])]
    return fitting[rng.below(len(fitting))] if fitting else -1


def held_back(state: Position, hand: list[int], seat: i64) -> i64:
    """Count the advancements on a hand's cards that `seat` has not seen."""
    count: i64 = 0
    for card in hand:
        count += how_many(state.slots[card]) - how_many(state.seen[seat][card])
    return count


def remember(state: Position, seat: i64) -> None:
    """Restore what the others know: public knowledge, and their own hands."""
    for other in range(state.seats):
        if other != seat:
            seen = state.public[:]
            for card in state.players[other].hand:
                seen[card] = state.slots[card]
            state.seen[other] = seen
