"""Why something can't be done in a battle: reasons, each with its clause; `rules.reasons` lists their codes.

What concerns a set being laid is in `laying_reasons`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules import phases
from game.dust_collectorz.rules.battle.laying_reasons import (
    FRESH,
    adds,
    answers,
    attacks,
    counters,
    forfeits,
    helps,
    lays,
    rests,
    takes_back,
    traps,
    uses,
)
from game.dust_collectorz.rules.reasons import unplayable
from game.engine.errors import Reason

if TYPE_CHECKING:
    from game.dust_collectorz.rules.battle.table import Battle

NOW: Final = {  # by phase: what is to be done first
    phases.CHOOSING: ("choose_side", "DC-5"),
    phases.NAMING: ("name_beginner", "DC-27"),
    phases.ATTACKING: ("attack_now", "DC-6"),
    phases.ANSWERING: ("answer_now", "DC-7"),
    phases.FOLLOWING: ("follow_now", "DC-25"),
    phases.CANCELLING: ("cancel_first", "DC-19"),
    phases.SNIPING: ("snipe_first", "DC-19"),
    phases.DESTROYING: ("trap_first", "DC-19"),
    phases.SALVAGING: ("salvage_first", "DC-19"),
}
LAYING: Final = frozenset({phases.ATTACKING, phases.ANSWERING, phases.FOLLOWING})
CHOICES: Final = {  # what is chosen within a clash: in which phases, and what is said while a set is laid
    do.CANCEL_PRIMARY: ((phases.CANCELLING,), "nothing_to_cancel"),
    do.CANCEL_SUPPORT: ((phases.CANCELLING,), "nothing_to_cancel"),
    do.ENOUGH: ((phases.CANCELLING, phases.SNIPING), "nothing_to_cancel"),
    do.SNIPE_CARD: ((phases.SNIPING,), "nothing_to_destroy"),
    do.DESTROY: ((phases.DESTROYING,), "nothing_to_destroy"),
    do.SALVAGE_CARD: ((phases.SALVAGING,), "nothing_to_salvage"),
}


def why_not(state: Battle, action: int) -> Reason:
    """Return why the seat that is to move can't do `action` now."""
    barred = unplayable(state.to_move, state.seats, action, "DC-21")
    if barred is not None:
        return barred
    verb, one, two = (
        action - action % do.VERB,
        action % do.VERB // do.FIRST,
        action % do.FIRST,
    )
    if verb >= do.SET_ASIDE:
        return Reason("only_young", "DC-31")
    if verb in CHOICES:
        return _of_choice(state, verb, one)
    if verb < do.LAY:
        return _of_beginning(state)
    return _of_laying(state, verb, one, two)


def _now(state: Battle) -> Reason:
    """Return what is to be done first."""
    return Reason(*NOW[state.phase])


def _of_beginning(state: Battle) -> Reason:
    if state.phase == phases.NAMING:
        return Reason("other_team", "DC-27")
    return _now(state) if state.phase == phases.CHOOSING else Reason("settled", "DC-5")


def _of_choice(state: Battle, verb: int, kind: int) -> Reason:
    """Return why this can't be cancelled, destroyed or brought back."""
    then, otherwise = CHOICES[verb]
    if state.phase in LAYING:
        return Reason(otherwise, "DC-19")
    if state.phase not in then:
        return _now(state)
    if state.phase == phases.CANCELLING:
        return Reason("cancelled_already", "DC-19")
    return salvages(state, kind) if verb == do.SALVAGE_CARD else destroys(state, kind)


def _of_laying(state: Battle, verb: int, one: int, two: int) -> Reason:
    if state.phase not in LAYING:
        return _now(state)
    if verb == do.STAND:
        return Reason("not_following", "DC-25")
    of_ref = {
        do.LAY: lays,
        do.ADD: adds,
        do.COUNTER: counters,
        do.TAKE_BACK: takes_back,
        do.TRAP: traps,
    }
    if verb in of_ref:
        return of_ref[verb](state, one)
    if verb == do.TAKE_ALL_BACK:
        return Reason("no_primary" if state.build.refs() else "nothing_laid", "DC-6")
    if verb in {do.USE_PRIMARY, do.USE_SUPPORT}:
        return uses(state, one if verb == do.USE_SUPPORT else None, two)
    if verb in {do.REST_PRIMARY, do.REST_SUPPORT}:
        return rests(state, primary=verb == do.REST_PRIMARY)
    if (verb == do.ATTACK) != (state.phase in FRESH):
        return _now(state)
    if verb == do.ATTACK:
        return attacks(state, two)
    if verb == do.ANSWER:
        return answers(state, one)
    return forfeits(state, one) if verb == do.FORFEIT else helps(state)


# Choices within a clash


def destroys(state: Battle, kind: int) -> Reason:
    """Return why a card of the other set can't be destroyed (SNIPE, TRAP_DESTROY)."""
    foe = state.clash.foe()
    primary = state.phase == phases.SNIPING and foe.primary == kind
    return Reason("never_primary" if primary else "not_there", "DC-19", {"card": kind})


def salvages(state: Battle, kind: int) -> Reason:
    """Return why a card doesn't come back from the own discards (SALVAGE)."""
    there = kind in state.players[state.to_move].discards
    return Reason("salvage_counter" if there else "not_discarded", "DC-19", {"card": kind})
