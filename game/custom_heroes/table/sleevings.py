"""Sleevings that let a card join a set it can't join now, from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.custom_heroes.rules.actions import PLAY, SLEEVE, VERB, other_in, place_in, played_places
from game.custom_heroes.rules.cards import ADVANCEMENTS, ASCEND, NO_ABILITY
from game.custom_heroes.rules.plays import follows
from game.custom_heroes.words.outcomes import BEATS, TIES, value_with

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.rules.view import HeroesView


class Sleeving(NamedTuple):
    """A sleeving that makes a set playable that wasn't."""

    action: int
    kind: int
    card: int
    value: int  # of the card then
    result: str  # BEATS or TIES
    ascended: bool


def helpful(view: HeroesView, legal: Sequence[int]) -> tuple[Sleeving, ...]:
    """List the sleevings that make a set playable, the ones that cost least first.

    Only while following: a leader can play anything.
    """
    if view.last < 0:
        return ()
    able = 0
    for action in legal:
        able |= played_places(action) if action & VERB == PLAY else 0
    sleeving = [one for one in legal if one & VERB == SLEEVE and not able >> place_in(one) & 1]
    found = [one for action in sleeving if (one := _result(view, action))]
    return tuple(sorted(found, key=lambda one: _rank(view, one)))


def _result(view: HeroesView, action: int) -> Sleeving | None:
    me, place, kind = view.players[view.seat], place_in(action), other_in(action)
    card, what = me.hand[place], ADVANCEMENTS[kind]
    if what.ability == ASCEND and what.cost <= me.power:
        return Sleeving(action, kind, card.card, card.value, BEATS, ascended=True)
    value = value_with(card, kind)
    if view.ascended or what.ability != NO_ABILITY or value == card.value:
        return None
    equals = sum(other.value == value for at, other in enumerate(me.hand) if at != place)
    if equals + 1 < view.count or not follows(value, view.value, view.strict, view.falling):
        return None
    return Sleeving(action, kind, card.card, value, TIES if value == view.value else BEATS, ascended=False)


def _rank(view: HeroesView, one: Sleeving) -> tuple[bool, bool, int, int]:
    """Items before forms, what beats before what ties, then as little as is needed."""
    return one.ascended, one.result == TIES, abs(one.value - view.value), one.kind
