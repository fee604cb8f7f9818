"""Predicts what plays and sleevings come to, from the view alone: which beat, tie, or make a set playable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.custom_heroes.rules.actions import (
    PLAY,
    SLEEVE,
    VERB,
    active_places,
    other_in,
    place_in,
    played_places,
)
from game.custom_heroes.rules.cards import ADVANCEMENTS, ASCEND, DOUBLE, NO_ABILITY, WILD, YELLOW
from game.custom_heroes.rules.plays import follows
from game.custom_heroes.rules.reasons import ability
from game.custom_heroes.table.picks import card_key, kind_key
from game.custom_heroes.words.says import value_with

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.rules.view import Card, HeroesView

LEADS: Final = "leads"
BEATS: Final = "beats"
TIES: Final = "ties"


class Outcome(NamedTuple):
    """What a set comes to."""

    result: str  # LEADS, BEATS or TIES
    size: int  # cards it counts as
    value: int  # without meaning for an Ascended Form
    ascended: bool
    cost: int  # power paid for abilities
    gain: int  # power for abilities that sleep
    cards: tuple[Card, ...]
    active: tuple[bool, ...]
    skipped: int  # the seat that a tie skips; -1 for none


class Sleeving(NamedTuple):
    """A sleeving that makes a set playable that wasn't."""

    action: int
    kind: int
    card: int
    value: int  # of the card then
    result: str  # BEATS or TIES
    ascended: bool

    @property
    def keys(self) -> frozenset[str]:
        """The pieces it needs."""
        return frozenset({kind_key(self.kind), card_key(self.card)})


def played(view: HeroesView, action: int) -> Outcome:
    """Return what a legal play of the viewer's comes to."""
    places, active = played_places(action), active_places(action)
    chosen = [(card, bool(active >> at & 1)) for at, card in enumerate(_hand(view)) if places >> at & 1]
    working = [card for card, on in chosen if on]
    asleep = sum(1 for card, on in chosen if not on and ability(card) != NO_ABILITY)
    ascended = any(ability(card) == ASCEND for card in working)
    own = [card.value for card, on in chosen if not (on and ability(card) == WILD)]
    value = own[0] if own else 0
    result = LEADS
    if view.last >= 0:
        result = TIES if value == view.value and not ascended and not view.ascended else BEATS
    return Outcome(
        result,
        len(chosen) + sum(1 for card in working if ability(card) == DOUBLE),
        value,
        ascended,
        sum(ADVANCEMENTS[card.slots[YELLOW]].cost for card in working),
        asleep,
        tuple(card for card, _ in chosen),
        tuple(on for _, on in chosen),
        next_seat(view) if result == TIES else -1,
    )


def _hand(view: HeroesView) -> tuple[Card, ...]:
    hand: tuple[Card, ...] | None = view.players[view.seat].hand
    return hand or ()


def next_seat(view: HeroesView) -> int:
    """Return the seat after the viewer that still holds cards and isn't ahead; -1 for none."""
    for step in range(1, view.seats):
        seat = (view.seat + step) % view.seats
        if seat == view.last:
            return -1
        if view.players[seat].cards and view.taking_part[seat]:
            return seat
    return -1


def chances_of(view: HeroesView, legal: Sequence[int]) -> tuple[Sleeving, ...]:
    """List the sleevings that let a card join a set it can't join now, the ones that cost least first.

    Only while following: a leader can play anything.
    """
    if view.last < 0:
        return ()
    hand = _hand(view)
    able = 0
    for action in legal:
        able |= played_places(action) if action & VERB == PLAY else 0
    found = []
    for action in legal:
        if action & VERB == SLEEVE and not able >> place_in(action) & 1:
            one = _chance(view, hand, action)
            if one is not None:
                found.append(one)
    return tuple(sorted(found, key=lambda one: _rank(view, one)))


def _chance(view: HeroesView, hand: tuple[Card, ...], action: int) -> Sleeving | None:
    place, kind = place_in(action), other_in(action)
    card, what = hand[place], ADVANCEMENTS[kind]
    if what.ability == ASCEND and what.cost <= view.players[view.seat].power:
        return Sleeving(action, kind, card.card, card.value, BEATS, ascended=True)
    if view.ascended or what.ability != NO_ABILITY:
        return None
    value = value_with(card, kind)
    equals = sum(1 for at, other in enumerate(hand) if at != place and other.value == value)
    if (
        value == card.value
        or equals + 1 < view.count
        or not follows(value, view.value, view.strict, view.falling)
    ):
        return None
    return Sleeving(action, kind, card.card, value, TIES if value == view.value else BEATS, ascended=False)


def _rank(view: HeroesView, one: Sleeving) -> tuple[bool, bool, int, int]:
    """Items before forms, what beats before what ties, then as little as is needed."""
    return one.ascended, one.result == TIES, abs(one.value - view.value), one.kind


def best_of_each(found: Sequence[Sleeving]) -> tuple[Sleeving, ...]:
    """Keep the best sleeving of each card."""
    best: dict[int, Sleeving] = {}
    for one in found:
        best.setdefault(one.card, one)
    return tuple(best.values())
