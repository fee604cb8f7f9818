"""Why something can't be done now: a closed set of reasons, each with its clause; `says` has the words.

They come from the guards of `road` and `reactions`, asked about a position as far as a seat sees it.
"""

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
    hero_of,
)
from game.seventh_hero.rules.cards import CHIEFTAIN, OUTCAST, SHIELD_MAIDEN, mask_of, numbers
from game.seventh_hero.rules.pieces import NO_HERO, Player
from game.seventh_hero.rules.reactions import Reactions, replies
from game.seventh_hero.rules.road import Road
from game.seventh_hero.rules.view import WINDOWS

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import SeatView, SeventhView

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

EFFECTS: Final = {  # the clause of each reason for which a hero has no effect, if it isn't SH-25
    "nobody_to_ready": "SH-19",
    "not_turned": "SH-19",
    "pile_empty": "SH-23",
    "quest_only": "SH-22",
    "already_free": "SH-22",
    "already_known": "SH-21",
    "not_oneself": "SH-20",
    "already_barred": "SH-20",
    "too_late_to_bar": "SH-20",
}


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


def uses(view: SeventhView, seat: int, hero: int, action: int | None = None) -> Reason:
    """Return why `seat` can't use a hero now (SH-15 to SH-26)."""
    me = _player(view.players[seat])
    facts: dict[str, Fact] = {"hero": hero}
    if not me.party >> hero & 1:
        return Reason("not_yours", "SH-15", facts)
    if view.holder == seat:
        return Reason("held_by_holder", "SH-16", facts)
    if not me.ready(hero):
        return Reason("already_used", "SH-15", facts)
    if hero == SHIELD_MAIDEN:
        own = view.stack and view.stack[-1].seat == seat
        return Reason("own_ability" if own else "nothing_to_cancel", "SH-17")
    if view.phase == "replying":
        readies = hero == CHIEFTAIN and USE_CHIEFTAIN + SHIELD_MAIDEN in replies(me)
        return Reason("only_for_her" if readies else "answer_first", "SH-26", facts)
    return _works(view, seat, hero, action)


def _works(view: SeventhView, seat: int, hero: int, action: int | None) -> Reason:
    """Return why a ready hero would have no effect in this window, or not upon that."""
    road, me, reactions = _road(view), _player(view.players[seat]), Reactions()
    reactions.open(WINDOWS.index(view.window))
    goes = hero == OUTCAST and reactions.outcast_goes(road, seat, me)
    if view.phase == "sending" and not goes:
        return Reason("send_first", "SH-5")
    code = "" if goes else reactions.no_effect(road, seat, me, view.left, hero)
    if not code and action is not None:
        code = reactions.no_target(road, seat, me, action)
    facts: dict[str, Fact] = {}
    if code in {"turned_up", "no_wanderer"}:
        facts = {"hero": hero}
    elif code == "not_turned" and action is not None:
        facts = {"hero": action - int(USE_CHIEFTAIN)}
    elif code in {"already_barred", "too_late_to_bar"} and action is not None:
        facts = {"seat": action - int(USE_OUTCAST)}
    code = code or ("nobody_to_ready" if hero == CHIEFTAIN else "too_late_to_bar")
    return Reason(code, EFFECTS.get(code, "SH-25"), facts)


def sends(view: SeventhView, action: int) -> Reason:
    """Return why this card can't be sent (SH-4 to SH-7, SH-22, SH-24)."""
    if view.to_move != view.leader:
        return Reason("only_leader_sends", "SH-5")
    if view.phase != "sending":
        return Reason("decline_first" if view.window == "quest" else "sending_over", "SH-25")
    road, me, number = _road(view), _player(view.players[view.to_move]), action % 10
    if action == SEND_BLIND:
        return Reason(road.no_blind(me, view.left), "SH-7")
    facts: dict[str, Fact] = {"number": number, "wanted": numbers(road.asked_for())}
    if action < SEND_PARTY:
        return Reason("quest_not_met" if number in me.hand else "not_in_hand", "SH-5", facts)
    if road.meets_quest(me.hand):
        return Reason("hand_meets_quest", "SH-6", facts)
    if not me.party >> number & 1:
        return Reason("not_in_party", "SH-6", facts)
    road.barred = 0
    if road.departing(me) >> number & 1:  # but for the Outcast that was used
        return Reason("outcast_goes", "SH-24", {"hero": OUTCAST})
    return Reason("quest_not_met", "SH-6", facts)


def hints(view: SeventhView, number: int) -> Reason:
    """Return why this card can't be given as a hint (SH-12 to SH-14)."""
    if view.phase != "holding":
        return Reason("only_holder", "SH-12")
    me = _player(view.players[view.to_move])
    code = _road(view).no_hint(len(me.hand))
    if code in {"no_hint_open", "no_hint_blind"}:
        return Reason(code, "SH-14")
    if number not in me.hand:
        return Reason("not_in_hand", "SH-12", {"number": number})
    return Reason(code, "SH-13")


# A position as the viewer sees it


def _road(view: SeventhView) -> Road:
    road = Road(view.seats)
    road.leader, road.holder = view.leader, view.holder
    road.quest, road.free = view.quest, int(view.free)
    road.openly, road.turned, road.laps = int(view.openly), int(view.turned), view.laps
    road.barred = _seats([player.barred for player in view.players])
    road.knowers = _seats([player.knows for player in view.players])
    return road


def _seats(which: list[bool]) -> int:
    """Make a mask with a bit for each seat."""
    return sum(1 << seat for seat, is_one in enumerate(which) if is_one)


def _player(seen: SeatView) -> Player:
    """Make a seat's pieces as they are seen; NO_HERO stands for a card of a hidden hand."""
    me = Player()
    me.party = mask_of(*(hero.number for hero in seen.party))
    me.used = mask_of(*(hero.number for hero in seen.party if not hero.ready))
    me.hand = list(seen.hand or [int(NO_HERO)] * seen.cards)
    return me
