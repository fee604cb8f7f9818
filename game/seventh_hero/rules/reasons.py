"""Why something can't be done now: a closed set of reasons, each with its clause; `says` has the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.contract import OVER
from game.engine.errors import Fact, Reason
from game.seventh_hero.rules.actions import (
    CANCEL,
    DEAL,
    HINT,
    SEND,
    SEND_BLIND,
    SEND_PARTY,
    USE,
    USE_CHIEFTAIN,
    USE_OUTCAST,
    exists,
)
from game.seventh_hero.rules.cards import (
    CHIEFTAIN,
    FOREST_STRIDER,
    HEROES,
    ORACLE,
    OUTCAST,
    SHIELD_MAIDEN,
    TALE_WEAVER,
    quest,
)

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import SeventhView

CODES: Final = (
    "match_over",
    "not_an_action",
    "table_step",
    "answer_first",
    "send_first",
    "recruit_or_move_on",
    "nothing_to_decline",
    "not_in_hand",
    "quest_not_met",
    "hand_meets_quest",
    "not_in_party",
    "only_leader_sends",
    "decline_first",
    "sending_over",
    "only_holder",
    "no_hint_open",
    "no_hint_blind",
    "last_card",
    "held_by_holder",
    "not_yours",
    "already_used",
    "nothing_to_cancel",
    "own_ability",
    "turned_up",
    "no_wanderer",
    "already_known",
    "too_late_to_bar",
    "already_barred",
    "not_oneself",
    "nobody_to_ready",
    "not_turned",
    "pile_empty",
    "quest_only",
    "already_free",
    "pile_last",
    "outcast_goes",
    "only_for_her",
)


def why_not(view: SeventhView, action: int) -> Reason:
    """Return why `action` can't be done in the position `view` by the seat that is to move."""
    if view.to_move == OVER:
        return Reason("match_over", "SH-28")
    if not exists(action, view.seats):
        return Reason("not_an_action", "SH-25")
    if view.to_move < 0 or action >= DEAL:
        return Reason("table_step", "SH-4")
    if action >= USE or action == CANCEL:
        return uses(view, view.to_move, hero_of(action), action)
    if SEND <= action < HINT or action == SEND_BLIND:
        return sends(view, action)
    if action >= HINT:
        return hints(view, action - HINT)
    if view.phase == "sending":
        return Reason("send_first", "SH-5")
    if view.phase == "holding":
        return Reason("recruit_or_move_on", "SH-8")
    return Reason("only_holder", "SH-8")


def hero_of(action: int) -> int:
    """Return which hero a use turns."""
    if action == CANCEL:
        return SHIELD_MAIDEN
    if action >= USE_OUTCAST:
        return OUTCAST
    return CHIEFTAIN if action >= USE_CHIEFTAIN else action - int(USE)


def uses(view: SeventhView, seat: int, hero: int, action: int | None = None) -> Reason:
    """Return why `seat` can't use a hero now (SH-15 to SH-26)."""
    me = view.players[seat]
    owned = [one for one in me.party if one.number == hero]
    if not owned:
        return Reason("not_yours", "SH-15", {"hero": hero})
    if view.holder == seat:
        return Reason("held_by_holder", "SH-16", {"hero": hero})
    if not owned[0].ready:
        return Reason("already_used", "SH-15", {"hero": hero})
    if hero == SHIELD_MAIDEN:
        return _cancels(view, seat)
    if view.phase == "replying":
        maiden_lies = any(one.number == SHIELD_MAIDEN and not one.ready for one in me.party)
        code = "only_for_her" if hero == CHIEFTAIN and maiden_lies else "answer_first"
        return Reason(code, "SH-26", {"hero": hero})
    if view.phase == "sending" and not (hero == OUTCAST and _outcast_goes(view)):
        return Reason("send_first", "SH-5")
    return _works(view, hero, action)


def _cancels(view: SeventhView, seat: int) -> Reason:
    if view.stack and view.stack[-1].seat == seat:
        return Reason("own_ability", "SH-17")
    return Reason("nothing_to_cancel", "SH-17")


def _works(view: SeventhView, hero: int, action: int | None) -> Reason:
    """Return why a ready hero would have no effect in this window (SH-25)."""
    facts: dict[str, Fact] = {"hero": hero}
    if hero == CHIEFTAIN:
        return _readies(view, action)
    if hero == FOREST_STRIDER:
        return Reason("pile_empty", "SH-23")
    if hero == TALE_WEAVER:
        return Reason("already_free" if view.free and view.window == "quest" else "quest_only", "SH-22")
    if hero == OUTCAST and _outcast_goes(view):
        return _bars(view, action)
    if view.window not in {"arrived", "declared"}:
        return Reason("turned_up" if view.turned else "no_wanderer", "SH-25", facts)
    if hero == ORACLE:
        return Reason("already_known", "SH-21")
    return _bars(view, action)


def _readies(view: SeventhView, action: int | None) -> Reason:
    """Return why a ready Chieftain can't ready that hero, or none."""
    used = any(not one.ready for one in view.players[view.to_move].party)
    if action is None or not used:
        return Reason("nobody_to_ready", "SH-19")
    return Reason("not_turned", "SH-19", {"hero": action - int(USE_CHIEFTAIN)})


def _outcast_goes(view: SeventhView) -> bool:
    """Return whether the Outcast of the seat to move, which has one, may be about to be sent (SH-24).

    Not where several look together and its hand is hidden.
    """
    hand: tuple[int, ...] | None = view.players[view.to_move].hand
    if hand is None or view.to_move != view.leader or view.window != "quest" or _meets_quest(view, hand):
        return False
    return bool(quest(view.quest, view.seats) >> OUTCAST & 1 or (view.free and not hand))


def _meets_quest(view: SeventhView, hand: tuple[int, ...]) -> bool:
    """Return whether a card of a hand meets the quest, whether it may be ignored or not."""
    asked_for = quest(view.quest, view.seats)
    return any(asked_for >> number & 1 for number in hand)


def _bars(view: SeventhView, action: int | None) -> Reason:
    """Return why a ready Outcast can't bar that seat, or none."""
    if action is None:
        return Reason("too_late_to_bar", "SH-20")
    seat = action - int(USE_OUTCAST)
    if seat == view.to_move:
        return Reason("not_oneself", "SH-20")
    code = "already_barred" if view.players[seat].barred else "too_late_to_bar"
    return Reason(code, "SH-20", {"seat": seat})


def sends(view: SeventhView, action: int) -> Reason:
    """Return why this card can't be sent (SH-4 to SH-7, SH-22, SH-24)."""
    me = view.players[view.to_move]
    number = action % 10
    if view.to_move != view.leader:
        return Reason("only_leader_sends", "SH-5")
    if view.phase != "sending":
        return Reason("decline_first" if view.window == "quest" else "sending_over", "SH-25")
    wanted = [one for one in HEROES if quest(view.quest, view.seats) >> one & 1]
    facts: dict[str, Fact] = {"number": number, "wanted": tuple(wanted)}
    held = [one.number for one in me.party]
    if action == SEND_BLIND:
        needed = not _meets_quest(view, me.hand) and not any(one in wanted for one in held)
        return Reason("pile_empty" if needed else "pile_last", "SH-7")
    if action < SEND_PARTY:
        return Reason("quest_not_met" if number in me.hand else "not_in_hand", "SH-5", facts)
    if _meets_quest(view, me.hand):
        return Reason("hand_meets_quest", "SH-6", facts)
    if number not in held:
        return Reason("not_in_party", "SH-6", facts)
    if number in wanted or (view.free and not me.hand):
        return Reason("outcast_goes", "SH-24", {"hero": OUTCAST})
    return Reason("quest_not_met", "SH-6", facts)


def hints(view: SeventhView, number: int) -> Reason:
    """Return why this card can't be given as a hint (SH-12 to SH-14)."""
    me = view.players[view.to_move]
    if view.phase != "holding":
        return Reason("only_holder", "SH-12")
    if view.openly:
        return Reason("no_hint_open", "SH-14")
    if not view.players[view.leader].knows:
        return Reason("no_hint_blind", "SH-14")
    hand: tuple[int, ...] | None = me.hand
    if hand is not None and number not in hand:
        return Reason("not_in_hand", "SH-12", {"number": number})
    return Reason("last_card", "SH-13")
