"""A referee for sets: it reads the clauses card by card, slowly, and names all that forbids a set.

It shares the facts of the box with the rules, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from game.custom_heroes.rules.advancements import ABILITIES
from game.custom_heroes.rules.cards import ADVANCEMENTS
from game.custom_heroes.rules.pieces import kinds_of, value_of
from game.custom_heroes.rules.state import HeroesState


def ability(state: HeroesState, card: int) -> str:
    """Tell a card's ability by its word; "" for none."""
    kind = kinds_of(state.slots[card])[2]
    return "" if kind < 0 else ABILITIES[ADVANCEMENTS[kind].ability]


def cost(state: HeroesState, card: int) -> int:
    """Tell what activating a card's ability costs."""
    kind = kinds_of(state.slots[card])[2]
    return 0 if kind < 0 else ADVANCEMENTS[kind].cost


def broken(state: HeroesState, cards: Sequence[int], active: Sequence[int]) -> set[str]:
    """Name all that forbids to play `cards` now, the abilities of `active` among them paid for."""
    faults = set(_abilities(state, active))
    working = {card: ability(state, card) for card in active}
    if "ascend" in working.values():
        return faults | ({"form_alone"} if len(cards) > 1 else set())
    if state.last >= 0 and state.ascended:
        faults.add("only_form")
    values = {value_of(card, state.slots[card]) for card in cards if working.get(card) != "wild"}
    if not values:
        return faults | {"wild_needs_card"}
    if len(values) > 1:
        return faults | {"values_differ"}
    count = sum(2 if working.get(card) == "double" else 1 for card in cards)
    if state.last >= 0 and not state.ascended:
        faults |= {"wrong_count"} if count != state.count else set()
        faults |= _order(state, values.pop())
    return faults


def _abilities(state: HeroesState, active: Sequence[int]) -> Iterator[str]:
    for card in active:
        if ability(state, card) == "":
            yield "no_ability"
        if ability(state, card) == "bet":
            yield "bet_only_before"
    if sum(cost(state, card) for card in active) > state.players[state.turn].power:
        yield "too_little_power"


def _order(state: HeroesState, value: int) -> set[str]:
    if value == state.value:
        return {"equal_forbidden"} if state.strict else set()
    if state.falling:
        return {"too_high"} if value > state.value else set()
    return {"too_low"} if value < state.value else set()


def subsets(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """List every part of `cards`, the empty one too."""
    return chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))
