"""Predicts what an answer would come to, where that is certain, before and while it is laid.

All is computed from what the answering seat sees. An outcome is certain unless one of the sides may
still choose what to cancel or to destroy (`clash`, DC-19).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from game.dust_collectorz.rules import clash, values
from game.dust_collectorz.rules.cards.facts import (
    ABILITY,
    ABILITY_STAT,
    AMOUNT,
    CANCEL,
    HUSH,
    LIMIT,
    LOCK,
    NULLIFY,
    OP_DESTROY,
    OP_DRAW,
    OP_STEAL,
    SACRIFICE,
    SNIPE,
    SWITCH,
    TIEBREAKER,
    TRIBE,
    TWIST,
)
from game.dust_collectorz.rules.pieces import FROM_OVERFLOW, KIND, NOBODY, NONE, PRIMARY, SUPPORT, Laid
from game.dust_collectorz.words.reckoning import Reckoning, behind, laid_of, side_of

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView, SetView

FOLLOW: Final = {
    int(OP_DESTROY): "destroys",
    int(OP_STEAL): "steals",
    int(OP_DRAW): "draws",
    int(HUSH): "hushes",
}


class Effect(NamedTuple):
    """What else the winner's ability does."""

    what: str  # "destroys" cards in hand, "steals" captured cards, "draws" cards, "hushes" for rounds
    number: int


class Outlook(NamedTuple):
    """What an answer comes to."""

    reckoning: Reckoning  # side 0 is the attack
    certain: bool
    stat: int  # in which it is compared
    effects: tuple[Effect, ...]  # of whoever wins

    @property
    def value(self) -> int:
        """What the answer is worth."""
        return self.reckoning.values[1]

    @property
    def needed(self) -> int:
        """What the attack is worth against it."""
        return self.reckoning.values[0]

    @property
    def wins(self) -> bool:
        """Whether it wins, as far as can be told."""
        return self.reckoning.winner == 1


def open_build(build: SetView) -> SetView:
    """Return the set being laid as it will lie: kinds instead of refs."""
    kinds = tuple(ref & int(KIND) for ref in build.supports)
    counter = build.counter if build.counter < 0 else build.counter & int(KIND)
    return replace(build, primary=build.primary & int(KIND), supports=kinds, counter=counter)


def alone(view: DustView) -> Reckoning | None:
    """Count the attack before anything answers it; None without one."""
    if view.attack is None:
        return None
    return _compared(view, Laid(NOBODY), laid_of(view.attack), view.stat)


def of_build(view: DustView, build: SetView) -> Outlook | None:
    """Look ahead to what the set being laid comes to; None without a primary."""
    if build.primary < 0:
        return None
    laid = laid_of(build)
    laid.primary &= int(KIND)
    laid.supports = [ref & int(KIND) for ref in build.supports]
    if laid.counter != NONE:
        laid.counter &= int(KIND)
    return _outlook(view, laid, len({*_from_hand(build)}))


def of_card(view: DustView, ref: int, *, using: bool = False) -> Outlook | None:
    """Look ahead to an answer with one card alone, with its ability or without."""
    laid = Laid(view.seat)
    laid.primary = ref & int(KIND)
    if using:
        if view.players[view.seat].hush or ABILITY[laid.primary] == SACRIFICE:
            return None
        laid.using = PRIMARY
    counter = -1 if view.build is None else view.build.counter
    if counter >= 0:
        laid.counter = counter & int(KIND)
    return _outlook(view, laid, 0 if ref & int(FROM_OVERFLOW) else 1)


def of_pair(view: DustView, first: int, second: int) -> Outlook | None:
    """Look ahead to an answer with one card and another in support, without abilities."""
    if TRIBE[first & int(KIND)] != TRIBE[second & int(KIND)]:
        return None
    laid = Laid(view.seat)
    laid.primary = first & int(KIND)
    laid.supports = [second & int(KIND)]
    return _outlook(view, laid, sum(not ref & int(FROM_OVERFLOW) for ref in (first, second)))


def with_support(view: DustView, build: SetView, ref: int) -> Outlook | None:
    """Look ahead to the set being laid with one more support."""
    laid = laid_of(build)
    laid.primary &= int(KIND)
    laid.supports = [one & int(KIND) for one in (*build.supports, ref)]
    if laid.counter != NONE:
        laid.counter &= int(KIND)
    return _outlook(view, laid, len({*_from_hand(build)}) + (not ref & int(FROM_OVERFLOW)))


def with_counter(view: DustView, build: SetView, ref: int) -> Outlook | None:
    """Look ahead to the set being laid with a counter beside it; None where a stat is still to be named."""
    kind = ref & int(KIND)
    if build.primary < 0 or ABILITY[kind] == SWITCH:
        return None
    laid = laid_of(build)
    laid.primary &= int(KIND)
    laid.supports = [one & int(KIND) for one in build.supports]
    laid.counter = kind
    return _outlook(view, laid, 0)


def with_ability(view: DustView, build: SetView, ref: int) -> Outlook | None:
    """Look ahead to the set being laid with the ability of one of its cards; None if that has a price."""
    if ABILITY[ref & int(KIND)] == SACRIFICE:
        return None
    laid = laid_of(build)
    laid.primary &= int(KIND)
    laid.supports = [one & int(KIND) for one in build.supports]
    if laid.counter != NONE:
        laid.counter &= int(KIND)
    if ref == build.primary:
        laid.using |= PRIMARY
    else:
        laid.using |= SUPPORT
        laid.helper = build.supports.index(ref)
    return _outlook(view, laid, len({*_from_hand(build)}))


def _from_hand(build: SetView) -> list[int]:
    """Number the cards of the hand that are on their way."""
    refs = (build.primary, *build.supports, build.counter, *build.prices)
    return [at for at, ref in enumerate(refs) if ref >= 0 and not ref & int(FROM_OVERFLOW)]


def _outlook(view: DustView, laid: Laid, spent: int) -> Outlook | None:
    """Compare `laid` with the attack; `spent` cards leave the answering hand for it."""
    attack = view.attack
    if attack is None:
        return None
    foe = laid_of(attack)
    if laid.counter != NONE and ABILITY[laid.counter] == NULLIFY and not clash.shielded(foe):
        foe.cancelled = PRIMARY | SUPPORT
    stat = _stat(view, laid, foe)
    found = _compared(view, laid, foe, stat)
    certain = not (_choices(laid, foe) or _choices(foe, laid)) and not (
        laid.counter != NONE and ABILITY[laid.counter] == SWITCH and view.build is not None
    )
    return Outlook(found, certain, stat, _effects(view, laid, foe, found, spent))


def _stat(view: DustView, laid: Laid, foe: Laid) -> int:
    """Return the stat that counts in the end: TWIST may change it, LOCK forbids that."""
    if clash.has(foe, LOCK):
        return view.stat
    stat = view.stat
    for kind in (laid.live_primary(), laid.live_support()):
        if kind != NONE and ABILITY[kind] == TWIST:
            stat = ABILITY_STAT[kind]
    return stat


def _compared(view: DustView, laid: Laid, foe: Laid, stat: int) -> Reckoning:
    worth = []
    for one, other, defends in ((foe, laid, False), (laid, foe, True)):
        book: list[int] = []
        less = NOBODY not in {one.seat, other.seat} and behind(view, int(one.seat), int(other.seat))
        value = int(values.worth(one, other, stat, book, defends=defends, behind=less))
        worth.append((value, tuple((values.PARTS[book[at]], book[at + 1]) for at in range(0, len(book), 2))))
    (first, ours), (second, theirs) = worth
    tie = clash.has(foe, TIEBREAKER) and not clash.has(laid, TIEBREAKER)
    won = second > first or (second == first and not tie)
    over = 0 if foe.void else abs(first - second)
    return Reckoning((first, second), (ours, theirs), over, 1 if won else 0)


def _choices(chooser: Laid, foe: Laid) -> bool:
    """Return whether one side may still choose something of the other's to cancel or destroy."""
    live = foe.live_primary() != NONE or foe.live_support() != NONE
    if clash.total(chooser, CANCEL) and live and not clash.shielded(foe):
        return True
    return bool(clash.total(chooser, SNIPE) and foe.supports)


def _effects(view: DustView, laid: Laid, foe: Laid, found: Reckoning, spent: int) -> tuple[Effect, ...]:
    """List what else the winner's abilities do; effects used in an earlier clash don't repeat."""
    mine = found.winner == 1
    if not mine and view.answered:
        return ()
    winner, loser = (laid, foe) if mine else (foe, laid)
    effects = []
    for kind in (winner.live_primary(), winner.live_support()):
        what = FOLLOW.get(int(ABILITY[kind])) if kind != NONE else None
        if what is None or (what != "hushes" and found.over < LIMIT[kind]):
            continue
        count = int(AMOUNT[kind])
        if what == "destroys":
            count = min(count, view.players[loser.seat].cards - (0 if mine else spent))
        elif what == "steals":
            count = min(count, len(view.players[side_of(view, int(loser.seat))].captured))
        if count > 0:
            effects.append(Effect(what, count))
    return tuple(effects)
