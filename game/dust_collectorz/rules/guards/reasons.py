"""Why something can't be done now: a closed set of reasons, each with its clause; `refusals` has the words.

All is told from the view of the seat that is to move. What concerns a set being laid is in `laying_reasons`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.actions import (
    ADD,
    ANSWER,
    ATTACK,
    BEGIN,
    CANCEL_PRIMARY,
    CANCEL_SUPPORT,
    COUNTER,
    DESTROY,
    DONE,
    ENOUGH,
    FIRST,
    FORFEIT,
    LAY,
    NOTHING,
    OF_KIND,
    OF_REF,
    PLAIN,
    PLAY,
    REST_PRIMARY,
    REST_SUPPORT,
    SALVAGE_CARD,
    SET_ASIDE,
    SNIPE_CARD,
    STAND,
    TABLE_STEPS,
    TABLE_WORDS,
    TAKE_ALL_BACK,
    TAKE_BACK,
    TRAP,
    USE_PRIMARY,
    USE_SUPPORT,
    VERB,
)
from game.dust_collectorz.rules.cards.card_table import STATS
from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE, stronger
from game.dust_collectorz.rules.guards import laid
from game.dust_collectorz.rules.guards.laid import kind_of
from game.dust_collectorz.rules.guards.laying import (
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
from game.engine.contract import OVER
from game.engine.errors import Reason

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView

CODES: Final = (
    "match_over",
    "table_step",
    "not_an_action",
    "choose_side",
    "name_beginner",
    "settled",
    "other_team",
    "attack_now",
    "answer_now",
    "follow_now",
    "not_following",
    "cancel_first",
    "snipe_first",
    "trap_first",
    "salvage_first",
    "nothing_to_cancel",
    "nothing_to_destroy",
    "nothing_to_salvage",
    "not_in_hand",
    "laid_already",
    "not_laid",
    "nothing_laid",
    "no_primary",
    "primary_laid",
    "counter_cant_attack",
    "counter_cant_stack",
    "own_tribe",
    "own_tribe_other",
    "nearer_tribe",
    "off_tribe",
    "mix_first",
    "mix_full",
    "take_back_all",
    "counter_needed",
    "no_counter",
    "one_counter",
    "trap_alone",
    "counter_needs_set",
    "no_trap",
    "disarmed",
    "trap_too_many",
    "trap_too_few",
    "nothing_to_trap",
    "hushed",
    "used_already",
    "one_support",
    "mix_is_primarys",
    "no_sacrifice",
    "price_missing",
    "price_wrong",
    "no_price",
    "not_used",
    "mix_in_use",
    "target_needed",
    "no_target",
    "partner",
    "no_switch",
    "stat_needed",
    "no_answer",
    "may_answer",
    "help_first",
    "character_first",
    "no_help",
    "helped",
    "deck_empty",
    "cancelled_already",
    "never_primary",
    "not_there",
    "not_discarded",
    "salvage_counter",
    "only_young",
    "set_aside_first",
    "play_now",
    "not_beating",
    "play_first",
    "dealt_already",
)
NOW: Final = {  # by phase: what is to be done first
    "choosing": ("choose_side", "DC-5"),
    "naming": ("name_beginner", "DC-27"),
    "attacking": ("attack_now", "DC-6"),
    "answering": ("answer_now", "DC-7"),
    "following": ("follow_now", "DC-25"),
    "cancelling": ("cancel_first", "DC-19"),
    "sniping": ("snipe_first", "DC-19"),
    "destroying": ("trap_first", "DC-19"),
    "salvaging": ("salvage_first", "DC-19"),
}
LAYING: Final = ("attacking", "answering", "following")
CHOICES: Final = {  # what is chosen within a clash: in which phases, and what is said while a set is laid
    int(CANCEL_PRIMARY): (("cancelling",), "nothing_to_cancel"),
    int(CANCEL_SUPPORT): (("cancelling",), "nothing_to_cancel"),
    int(ENOUGH): (("cancelling", "sniping"), "nothing_to_cancel"),
    int(SNIPE_CARD): (("sniping",), "nothing_to_destroy"),
    int(DESTROY): (("destroying",), "nothing_to_destroy"),
    int(SALVAGE_CARD): (("salvaging",), "nothing_to_salvage"),
}


def why_not(view: DustView, action: int) -> Reason:
    """Return why `action` can't be done in the position `view` by the seat that is to move."""
    if view.to_move == OVER:
        return Reason("match_over", "DC-34" if view.mode == "young" else "DC-21")
    if not exists(action, view.seats):
        return Reason("not_an_action", "DC-6")
    if view.to_move < 0 or action >= TABLE_STEPS:
        return Reason("table_step", "DC-5")
    verb, one, two = action - action % int(VERB), action % int(VERB) // int(FIRST), action % int(FIRST)
    if view.mode == "young":
        return _of_young(view, verb, one)
    if verb >= SET_ASIDE:
        return Reason("only_young", "DC-31")
    if verb in CHOICES:
        return _of_choice(view, verb, one)
    if verb < LAY:
        return _of_beginning(view)
    return _of_laying(view, verb, one, two)


def exists(action: int, seats: int) -> bool:
    """Return whether a number means an action in a game of as many seats."""
    if action in PLAIN or action - int(TABLE_STEPS) in TABLE_WORDS:
        return True
    verb, one, two = action - action % int(VERB), action % int(VERB) // int(FIRST), action % int(FIRST)
    if verb == USE_PRIMARY:
        return one == NOTHING and (two == NOTHING or is_ref(two))
    if verb == USE_SUPPORT:
        return is_ref(one) and (two == NOTHING or is_ref(two))
    if verb == ATTACK:
        return one < len(STATS) and two <= seats
    found = verb in OF_REF and is_ref(one)
    found |= verb in OF_KIND and one < len(CARDS)
    found |= verb == ANSWER and one <= len(STATS)
    found |= (verb == BEGIN and one < seats) or (verb == SET_ASIDE and one < NO_TRIBE)
    return found and two == 0


def is_ref(number: int) -> bool:
    """Return whether a number names a card of the hand or the overflow."""
    return kind_of(number) < len(CARDS)


def _now(view: DustView) -> Reason:
    """Return what is to be done first."""
    return Reason(*NOW[view.phase])


def _of_beginning(view: DustView) -> Reason:
    if view.phase == "naming":
        return Reason("other_team", "DC-27")
    return _now(view) if view.phase == "choosing" else Reason("settled", "DC-5")


def _of_choice(view: DustView, verb: int, kind: int) -> Reason:
    """Return why this can't be cancelled, destroyed or brought back."""
    phases, otherwise = CHOICES[verb]
    if view.phase in LAYING:
        return Reason(otherwise, "DC-19")
    if view.phase not in phases:
        return _now(view)
    if view.phase == "cancelling":
        return Reason("cancelled_already", "DC-19")
    return salvages(view, kind) if verb == SALVAGE_CARD else destroys(view, kind)


def _of_laying(view: DustView, verb: int, one: int, two: int) -> Reason:
    if view.phase not in LAYING:
        return _now(view)
    if verb == STAND:
        return Reason("not_following", "DC-25")
    of_ref = {
        int(LAY): lays,
        int(ADD): adds,
        int(COUNTER): counters,
        int(TAKE_BACK): takes_back,
        int(TRAP): traps,
    }
    if verb in of_ref:
        return of_ref[verb](view, one)
    if verb == TAKE_ALL_BACK:
        return Reason("no_primary" if laid.laid_refs(view.build) else "nothing_laid", "DC-6")
    if verb in {int(USE_PRIMARY), int(USE_SUPPORT)}:
        return uses(view, one if verb == USE_SUPPORT else None, two)
    if verb in {int(REST_PRIMARY), int(REST_SUPPORT)}:
        return rests(view, primary=verb == REST_PRIMARY)
    if (verb == ATTACK) != (view.phase in FRESH):
        return _now(view)
    if verb == ATTACK:
        return attacks(view, two)
    if verb == ANSWER:
        return answers(view, one)
    return forfeits(view, one) if verb == FORFEIT else helps(view)


# Choices within a clash


def destroys(view: DustView, kind: int) -> Reason:
    """Return why a card of the other set can't be destroyed (SNIPE, TRAP_DESTROY)."""
    foe = laid.foe(view)
    primary = view.phase == "sniping" and foe is not None and foe.primary == kind
    return Reason("never_primary" if primary else "not_there", "DC-19", {"card": kind})


def salvages(view: DustView, kind: int) -> Reason:
    """Return why a card doesn't come back from the own discards (SALVAGE)."""
    there = kind in view.players[view.to_move].discards
    return Reason("salvage_counter" if there else "not_discarded", "DC-19", {"card": kind})


# Young Champions


def _of_young(view: DustView, verb: int, one: int) -> Reason:
    if view.phase == "setting aside":
        return Reason("set_aside_first", "DC-31")
    if verb == PLAY:
        return plays(view, one)
    if verb == DONE:
        return Reason("play_first", "DC-33")
    return Reason("dealt_already" if verb == SET_ASIDE else "play_now", "DC-31")


def plays(view: DustView, kind: int) -> Reason:
    """Return why a card can't be played (DC-32)."""
    if kind not in (laid.hand_of(view, view.to_move) or ()) or not view.played:
        return Reason("not_in_hand", "DC-32", {"card": kind})
    last = TRIBE[view.played[-1]]
    return Reason("not_beating", "DC-32", {"tribe": TRIBE[kind], "last": last, "wanted": stronger(last)})
