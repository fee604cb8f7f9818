"""Reads the sets on the table from a view: whose set is fought, which tribes fit, what is announced.

The same facts as in `laying` and `clash`, for code that has only a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.cards.facts import (
    ABILITY,
    AMOUNT,
    FREE_TRIBE,
    MIXED_STACK,
    NO_TRIBE,
    TRIBE,
    stronger,
    weaker,
)
from game.dust_collectorz.rules.pieces import FROM_OVERFLOW, KIND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.rules.view import DustView, SetView

TRIBES: Final = range(int(NO_TRIBE))


def kind_of(ref: int) -> int:
    """Return the kind of a ref."""
    return ref & int(KIND)


# Sides


def side(view: DustView, seat: int) -> int:
    """Tell before which seat the capture pile of a seat lies: partners share one (DC-30)."""
    return seat % 2 if view.mode == "team" else seat


def team(view: DustView, seat: int, names: Sequence[str]) -> list[str]:
    """Name a seat, in a Team with its partner."""
    if view.mode != "team":
        return [names[seat]]
    return [names[one] for one in range(view.seats) if one % 2 == seat % 2]


# Sets


def foe(view: DustView) -> SetView | None:
    """Return the set that the seat to move chooses from: the other side's in this clash."""
    if view.attack is not None and view.attack.seat == view.to_move:
        return view.answer
    return view.attack


def cards(one: SetView | None) -> tuple[int, ...]:
    """List the characters of a set, the primary first."""
    if one is None or one.primary < 0:
        return () if one is None else one.supports
    return (one.primary, *one.supports)


def used(one: SetView) -> list[int]:
    """List the cards of a set whose abilities are announced, the primary first."""
    found = [one.primary] if one.primary_used else []
    if one.helper >= 0:
        found.append(one.supports[one.helper])
    return found


def live(one: SetView) -> list[int]:
    """List the cards of a set whose abilities are announced and not cancelled."""
    found = [one.primary] if one.primary_used and not one.cancelled[0] else []
    if one.helper >= 0 and not one.cancelled[1]:
        found.append(one.supports[one.helper])
    return found


def set_tribe(one: SetView | None) -> int:
    """Return the tribe a set counts as (DC-10); NO_TRIBE without one."""
    return int(NO_TRIBE) if one is None or one.primary < 0 else TRIBE[kind_of(one.primary)]


def off_tribe(build: SetView) -> int:
    """Count the supports of other tribes than the primary's."""
    return sum(TRIBE[kind_of(ref)] != set_tribe(build) for ref in build.supports)


def mixes(build: SetView) -> int:
    """Return how many supports of other tribes a set may have; 0 while that isn't announced."""
    primary = kind_of(build.primary)
    return AMOUNT[primary] if build.primary_used and ABILITY[primary] == MIXED_STACK else 0


# Playable cards


def playable(view: DustView, seat: int) -> list[int]:
    """List the refs of a seat's playable cards, as far as they are seen."""
    overflow = [kind + int(FROM_OVERFLOW) for kind in view.players[seat].overflow]
    return [*(hand_of(view, seat) or ()), *overflow]


def hand_of(view: DustView, seat: int) -> tuple[int, ...] | None:
    """Return a seat's hand; None unless all who look may see it."""
    player = view.players[seat]
    hand: tuple[int | None, ...] | None = player.hand
    if view.seat != seat or hand is None or len(hand) != player.cards:
        return None
    known = tuple(kind for kind in hand if kind is not None)
    return known if len(known) == len(hand) else None


def laid_refs(build: SetView | None) -> list[int]:
    """List the refs of the set being laid, including what SACRIFICE destroys."""
    if build is None:
        return []
    found = [build.primary, *build.supports, build.counter, *build.prices]
    return [ref for ref in found if ref >= 0]


def free(view: DustView) -> list[int]:
    """List the refs of the playable cards of the seat to move that it isn't laying."""
    found = playable(view, view.to_move)
    for ref in laid_refs(view.build):
        if ref in found:
            found.remove(ref)
    return found


def tribes(view: DustView) -> set[int]:
    """Return the tribes of the playable characters of the seat to move."""
    return {TRIBE[kind_of(ref)] for ref in playable(view, view.to_move)} & set(TRIBES)


def fitting(view: DustView) -> set[int]:
    """Return the tribes a defender's primary may have without a counter's help (DC-7, DC-8)."""
    has, attack = tribes(view), set_tribe(view.attack)
    if attack == NO_TRIBE:
        return has
    near = has & {stronger(attack), weaker(attack)}
    return near or has - {attack}


def allowed(view: DustView) -> set[int]:
    """Return the tribes a defender's primary may have, given the counter that lies beside it."""
    counter = view.build.counter if view.build is not None else -1
    if counter >= 0 and ABILITY[kind_of(counter)] == FREE_TRIBE:
        return tribes(view)
    return fitting(view)
