"""Predicts what an answer would come to, where that is certain, before and while it is laid.

All is computed from what the answering seat sees. An outcome is certain unless one of the sides may
still choose what to cancel or to destroy (`clash`, DC-19).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from game.dust_collectorz.rules.battle.seen import clash_of, laid_of, side
from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.facts import ABILITY, AMOUNT, LIMIT, TRIBE
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.pieces import FROM_OVERFLOW, KIND, NOBODY, PRIMARY, SUPPORT
from game.dust_collectorz.words.reckoning import Reckoning, compared

if TYPE_CHECKING:
    from game.dust_collectorz.rules.battle.clash import Clash
    from game.dust_collectorz.rules.view import DustView, SetView

FOLLOW: Final = {
    int(abilities.OP_DESTROY): "destroys",
    int(abilities.OP_STEAL): "steals",
    int(abilities.OP_DRAW): "draws",
    int(abilities.HUSH): "hushes",
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
    laid = laid_of(build).bare()
    return replace(build, primary=laid.primary, supports=tuple(laid.supports), counter=laid.counter)


def alone(view: DustView) -> Reckoning | None:
    """Count the attack before anything answers it; None without one."""
    if view.attack is None:
        return None
    clash = clash_of(view)
    clash.awaits(NOBODY)
    return compared(view, clash)


def of_build(view: DustView, build: SetView) -> Outlook | None:
    """Look ahead to what the set being laid comes to; None without a primary."""
    return _outlook(view, laid_of(build)) if build.primary >= 0 else None


def of_card(view: DustView, ref: int, *, using: bool = False) -> Outlook | None:
    """Look ahead to an answer with one card alone, with its ability or without."""
    laid = Laid(view.seat)
    laid.primary = ref
    if using:
        if view.players[view.seat].hush or ABILITY[ref & KIND] == abilities.SACRIFICE:
            return None
        laid.using = PRIMARY
    if view.build is not None:
        laid.counter = view.build.counter
    return _outlook(view, laid)


def of_pair(view: DustView, first: int, second: int) -> Outlook | None:
    """Look ahead to an answer with one card and another in support, without abilities."""
    if TRIBE[first & KIND] != TRIBE[second & KIND]:
        return None
    laid = Laid(view.seat)
    laid.primary = first
    laid.supports = [second]
    return _outlook(view, laid)


def with_support(view: DustView, build: SetView, ref: int) -> Outlook | None:
    """Look ahead to the set being laid with one more support."""
    laid = laid_of(build)
    laid.supports = [*laid.supports, ref]
    return _outlook(view, laid)


def with_counter(view: DustView, build: SetView, ref: int) -> Outlook | None:
    """Look ahead to the set being laid with a counter beside it; None where a stat is still to be named."""
    if build.primary < 0 or ABILITY[ref & KIND] == abilities.SWITCH:
        return None
    laid = laid_of(build)
    laid.counter = ref
    return _outlook(view, laid)


def with_ability(view: DustView, build: SetView, ref: int) -> Outlook | None:
    """Look ahead to the set being laid with the ability of one of its cards; None if that has a price."""
    if ABILITY[ref & KIND] == abilities.SACRIFICE:
        return None
    laid = laid_of(build)
    if ref == build.primary:
        laid.using |= PRIMARY
    else:
        laid.using |= SUPPORT
        laid.helper = build.supports.index(ref)
    return _outlook(view, laid)


def _outlook(view: DustView, build: Laid) -> Outlook | None:
    """Compare what is laid with the attack."""
    if view.attack is None:
        return None
    clash = clash_of(view)
    clash.answers(build.bare())
    if clash.nullifies():
        clash.attack.cancelled = PRIMARY | SUPPORT
    clash.compared = clash.changed_stat()
    attack, answer = clash.attack, clash.answer
    certain = not (_choices(answer, attack) or _choices(attack, answer) or answer.switches())
    found = compared(view, clash)
    return Outlook(found, certain, int(clash.compared), _effects(view, clash, found, build))


def _choices(chooser: Laid, foe: Laid) -> bool:
    """Return whether one side may still choose something of the other's to cancel or destroy."""
    if chooser.total(abilities.CANCEL) and foe.live() and not foe.shielded():
        return True
    return bool(chooser.total(abilities.SNIPE) and foe.supports)


def _effects(view: DustView, clash: Clash, found: Reckoning, build: Laid) -> tuple[Effect, ...]:
    """List what else the winner's abilities do; effects used in an earlier clash don't repeat."""
    mine = found.winner == 1
    if not mine and view.answered:
        return ()
    winner, loser = (clash.answer, clash.attack) if mine else (clash.attack, clash.answer)
    effects = []
    for kind in winner.live():
        what = FOLLOW.get(int(ABILITY[kind]))
        if what is None or (what != "hushes" and found.over < LIMIT[kind]):
            continue
        count = int(AMOUNT[kind])
        if what == "destroys":
            spent = 0 if mine else sum(not ref & FROM_OVERFLOW for ref in build.refs())
            count = min(count, view.players[loser.seat].cards - spent)
        elif what == "steals":
            count = min(count, len(view.players[side(view, int(loser.seat))].captured))
        if count > 0:
            effects.append(Effect(what, count))
    return tuple(effects)
