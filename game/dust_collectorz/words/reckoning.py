"""The values of a clash as everybody at the table counts them before they are compared (DC-12, DC-13).

When both sets lie open and all choices are made, nothing is hidden any more; so what the comparison will
bring can be shown and looked at in peace before its consequences take place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from game.dust_collectorz.rules import clash, values
from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.rules.cards.facts import ABILITY, SURE_FOOTED, TIEBREAKER, WHEEL_MASTER
from game.dust_collectorz.rules.pieces import NOBODY, NONE, PRIMARY, SUPPORT, Laid

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView, SetView

Parts = tuple[tuple[str, int], ...]


class Reckoning(NamedTuple):
    """What a clash comes to. Side 0 is the attack, side 1 the answer."""

    values: tuple[int, int]
    parts: tuple[Parts, Parts]
    over: int  # overpower
    winner: int  # the side


def reckoned(view: DustView, attack: SetView, answer: SetView) -> Reckoning:
    """Count the clash of two sets that lie open and are about to be compared."""
    ours, theirs = laid_of(attack), laid_of(answer)
    stat = view.stat if answer.void else view.clash_stat
    values_parts = [
        _worth(view, ours, theirs, stat, defends=False),
        _worth(view, theirs, ours, stat, defends=True),
    ]
    (first, _), (second, _) = values_parts
    tie = clash.has(ours, TIEBREAKER) and not clash.has(theirs, TIEBREAKER)
    won = not answer.void and (second > first or (second == first and not tie))
    even = bool(attack.void or answer.void)
    return Reckoning(
        (first, second),
        (values_parts[0][1], values_parts[1][1]),
        0 if even else abs(first - second),
        1 if won else 0,
    )


def settled(view: DustView, attack: SetView, answer: SetView) -> Reckoning:
    """Return a clash that the rules have compared."""
    winner = 1 if view.outcome in {"answer wins", "trapped"} else 0
    return Reckoning((attack.value, answer.value), (attack.parts, answer.parts), view.over, winner)


def laid_of(shown: SetView) -> Laid:
    """Return a set that lies open as the rules count it."""
    laid = Laid(shown.seat)
    laid.primary = shown.primary
    laid.supports = list(shown.supports)
    laid.counter = shown.counter
    laid.helper = shown.helper
    helps = 0 <= shown.helper < len(shown.supports)  # a trap may have taken the support away
    laid.using = (PRIMARY if shown.primary_used and shown.primary >= 0 else 0) | (SUPPORT if helps else 0)
    laid.cancelled = (PRIMARY if shown.cancelled[0] else 0) | (SUPPORT if shown.cancelled[1] else 0)
    laid.stat = shown.stat
    laid.void = 1 if shown.void else 0
    return laid


def sources(view: DustView, laid: SetView, foe: SetView, parts: Parts, *, defends: bool) -> list[int]:
    """Return for each part of a value the card that brings it, NONE for none: the wheel, the floor."""
    supports = iter(laid.supports)
    effects = iter(_effects(view, laid, foe, parts, defends=defends))
    weakening = iter(_weakening(view, foe))
    found = []
    for what, amount in parts:
        kind = int(NONE)
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

    able = [kind for kind in _live(ours) if adds(kind, behind=False) or adds(kind, behind=True)]
    if len(able) == len(amounts):
        return able
    return [
        next((kind for behind in (False, True) for kind in able if adds(kind, behind=behind) == amount), NONE)
        for amount in amounts
    ]


def _weakening(view: DustView, foe: SetView) -> list[int]:
    """List the cards of a foe's set whose abilities take from a value, in the order of its parts."""
    return [kind for kind in _live(laid_of(foe)) if values.weakening(kind, view.clash_stat) != 0]


def _turning(laid: SetView, amount: int, *, defends: bool) -> int:
    """Return the card whose ability made the wheel bring what it usually doesn't (DC-12)."""
    if defends and amount <= 1:
        return int(NONE)
    turning = (WHEEL_MASTER, SURE_FOOTED)
    return next((kind for kind in _live(laid_of(laid)) if ABILITY[kind] in turning), int(NONE))


def _live(laid: Laid) -> list[int]:
    """List the cards of a set whose abilities are announced and not cancelled, the primary first."""
    return [int(kind) for kind in (laid.live_primary(), laid.live_support()) if kind != NONE]


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
    found = reckoned(view, attack, answer)
    both = [
        replace(laid, value=found.values[side], parts=found.parts[side])
        for side, laid in enumerate((attack, answer))
    ]
    return replace(view, attack=both[0], answer=both[1])


def side_of(view: DustView, seat: int) -> int:
    """Tell before which seat the capture pile of a seat lies (DC-30)."""
    return seat % 2 if view.mode == "team" else seat


def _worth(view: DustView, laid: Laid, foe: Laid, stat: int, *, defends: bool) -> tuple[int, Parts]:
    if laid.seat == NOBODY or (laid.primary == NONE and not laid.void):
        return 0, ()
    book: list[int] = []
    less = behind(view, int(laid.seat), int(foe.seat))
    value = int(values.worth(laid, foe, stat, book, defends=defends, behind=less))
    return value, tuple((values.PARTS[book[at]], book[at + 1]) for at in range(0, len(book), 2))


def behind(view: DustView, seat: int, foe: int) -> bool:
    """Return whether a seat's side has captured fewer cards than a foe's (COMEBACK)."""
    mine = view.players[side_of(view, seat)].captured
    return len(mine) < len(view.players[side_of(view, foe)].captured)
