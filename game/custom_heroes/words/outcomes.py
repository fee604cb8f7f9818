"""What plays of Custom Heroes come to, from a view alone: what leads, beats or ties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.custom_heroes.rules.actions import active_places, played_places
from game.custom_heroes.rules.cards import ADVANCEMENTS, ASCEND, DOUBLE, NO_ABILITY, WILD, YELLOW
from game.custom_heroes.rules.reasons import ability

if TYPE_CHECKING:
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


def outcome_of(view: HeroesView, hand: tuple[Card, ...], action: int) -> Outcome:
    """Return what a play from `hand` comes to."""
    places, active = played_places(action), active_places(action)
    chosen = [(card, bool(active >> at & 1)) for at, card in enumerate(hand) if places >> at & 1]
    working = [card for card, on in chosen if on]
    ascended = any(ability(card) == ASCEND for card in working)
    value = next((card.value for card, on in chosen if not (on and ability(card) == WILD)), 0)
    result = LEADS
    if view.last >= 0:
        result = TIES if value == view.value and not ascended and not view.ascended else BEATS
    return Outcome(
        result,
        len(chosen) + sum(ability(card) == DOUBLE for card in working),
        value,
        ascended,
        sum(ADVANCEMENTS[card.slots[YELLOW]].cost for card in working),
        sum(not on and ability(card) != NO_ABILITY for card, on in chosen),
        tuple(card for card, _ in chosen),
        tuple(on for _, on in chosen),
        next_seat(view) if result == TIES else -1,
    )


def next_seat(view: HeroesView) -> int:
    """Return the seat after the viewer that still holds cards and isn't ahead; -1 for none."""
    for step in range(1, view.seats):
        seat = (view.seat + step) % view.seats
        if seat == view.last:
            return -1
        if view.players[seat].cards and view.taking_part[seat]:
            return seat
    return -1


def value_with(card: Card, kind: int) -> int:
    """Tell what a card would be worth with one advancement more (CH-11)."""
    row = ADVANCEMENTS[kind]
    return card.value + row.modifier if row.aura is None else card.value - card.base + row.aura
