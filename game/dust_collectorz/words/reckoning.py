"""The values of a clash as everybody at the table counts them before they are compared (DC-12, DC-13).

When both sets lie open and all choices are made, nothing is hidden any more; so what the comparison will
bring can be shown and looked at in peace before its consequences take place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from game.dust_collectorz.rules import values
from game.dust_collectorz.rules.battle.seen import clash_of, laid_of, side
from game.dust_collectorz.rules.cards.abilities import SURE_FOOTED, WHEEL_MASTER
from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.rules.cards.facts import ABILITY
from game.dust_collectorz.rules.pieces import NOBODY, NONE

if TYPE_CHECKING:
    from game.dust_collectorz.rules.battle.clash import Clash
    from game.dust_collectorz.rules.view import DustView, SetView

Parts = tuple[tuple[str, int], ...]


class Reckoning(NamedTuple):
    """What a clash comes to. Side 0 is the attack, side 1 the answer."""

    values: tuple[int, int]
    parts: tuple[Parts, Parts]
    over: int  # overpower
    winner: int  # the side


def reckoned(view: DustView) -> Reckoning:
    """Count the clash of two sets that lie open and are about to be compared."""
    return compared(view, clash_of(view))


def compared(view: DustView, clash: Clash) -> Reckoning:
    """Compare the values of a clash, be it one that is only thought of; its answer may be missing."""
    attack, answer = clash.attack, clash.answer
    piles = [
        view.players[side(view, int(one.seat))].captured for one in (attack, answer) if one.seat != NOBODY
    ]
    lead = len(piles[0]) - len(piles[1]) if len(piles) > 1 else 0
    won = clash.compare(attack_behind=lead < 0, answer_behind=lead > 0)
    parts = (values.parts(attack.book), values.parts(answer.book))
    return Reckoning((attack.value, answer.value), parts, clash.over, int(won))


def settled(view: DustView, attack: SetView, answer: SetView) -> Reckoning:
    """Return a clash that the rules have compared."""
    winner = 1 if view.outcome in {"answer wins", "trapped"} else 0
    return Reckoning((attack.value, answer.value), (attack.parts, answer.parts), view.over, winner)


def sources(view: DustView, laid: SetView, foe: SetView, parts: Parts, *, defends: bool) -> list[int]:
    """Return for each part of a value the card that brings it, NONE for none: the wheel, the floor."""
    supports = iter(laid.supports)
    effects = iter(_effects(view, laid, foe, parts, defends=defends))
    weakening = iter(_weakening(view, foe))
    found = []
    for what, amount in parts:
        kind = NONE
        if what == "primary":
            kind = laid.primary
        elif what == "support":
            kind = next(supports, kind)
        elif what == "ability":
            kind = next(effects, kind)
        elif what == "weakened":
            kind = next(weakening, kind)
        elif what == "counter":
            kind = laid.counter
        elif what == "wheel":
            kind = _turning(laid, amount, defends=defends)
        found.append(kind)
    return found


def _effects(view: DustView, laid: SetView, foe: SetView, parts: Parts, *, defends: bool) -> list[int]:
    """List the cards whose abilities change their own set's value, in the order of its parts.

    The capture piles, which COMEBACK looks at, may have changed since; so amounts tell which card it was.
    """
    ours, theirs = laid_of(laid), laid_of(foe)
    amounts = [amount for what, amount in parts if what == "ability"]

    def adds(kind: int, *, behind: bool) -> int:
        return int(values.of_ability(ours, theirs, kind, view.clash_stat, defends=defends, behind=behind))

    able = [kind for kind in ours.live() if adds(kind, behind=False) or adds(kind, behind=True)]
    if len(able) == len(amounts):
        return able
    return [
        next((kind for behind in (False, True) for kind in able if adds(kind, behind=behind) == amount), NONE)
        for amount in amounts
    ]


def _weakening(view: DustView, foe: SetView) -> list[int]:
    """List the cards of a foe's set whose abilities take from a value, in the order of its parts."""
    return [kind for kind in laid_of(foe).live() if values.weakening(kind, view.clash_stat) != 0]


def _turning(laid: SetView, amount: int, *, defends: bool) -> int:
    """Return the card whose ability made the wheel bring what it usually doesn't (DC-12)."""
    if defends and amount <= 1:
        return NONE
    turning = (WHEEL_MASTER, SURE_FOOTED)
    return next((kind for kind in laid_of(laid).live() if ABILITY[kind] in turning), NONE)


def cancelled_of(laid: SetView) -> list[int]:
    """List the cards of a set whose abilities were announced and then cancelled."""
    found = [laid.primary] if laid.primary_used and laid.cancelled[0] and laid.primary >= 0 else []
    if 0 <= laid.helper < len(laid.supports) and laid.cancelled[1]:
        found.append(laid.supports[laid.helper])
    return found


def in_full(view: DustView, kind: int, amount: int) -> bool:
    """Return whether a support counts more than its half (DC-10)."""
    return amount > CARDS[kind].stats[view.clash_stat] // 2


def foreseen(view: DustView) -> DustView:
    """Return a view in which two sets that are about to be compared have their values already."""
    attack, answer = view.attack, view.answer
    if view.phase != "comparing" or attack is None or answer is None:
        return view
    found = reckoned(view)
    both = [
        replace(laid, value=found.values[side], parts=found.parts[side])
        for side, laid in enumerate((attack, answer))
    ]
    return replace(view, attack=both[0], answer=both[1])
