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

CLAUSES: Final = {  # of each reason, where none is named with it
    code: clause
    for clause, codes in {
        "SH-4": "table_step",
        "SH-5": "send_first only_leader_sends not_in_hand quest_not_met",
        "SH-6": "hand_meets_quest not_in_party",
        "SH-7": "pile_last",
        "SH-8": "recruit_or_move_on only_holder",
        "SH-13": "last_card",
        "SH-14": "no_hint_open no_hint_blind",
        "SH-15": "not_yours already_used",
        "SH-16": "held_by_holder",
        "SH-17": "nothing_to_cancel own_ability",
        "SH-19": "nobody_to_ready not_turned",
        "SH-20": "not_oneself already_barred too_late_to_bar",
        "SH-21": "already_known",
        "SH-22": "quest_only already_free",
        "SH-23": "pile_empty",
        "SH-24": "outcast_goes",
        "SH-25": "not_an_action nothing_to_decline decline_first sending_over turned_up no_wanderer",
        "SH-26": "answer_first only_for_her",
        "SH-28": "match_over",
    }.items()
    for code in codes.split()
}
CODES: Final = tuple(CLAUSES)


def because(code: str, clause: str = "", /, **facts: Fact) -> Reason:
    """Return the reason of a code, with its usual clause unless another is named."""
    return Reason(code, clause or CLAUSES[code], facts)


def why_not(view: SeventhView, action: int) -> Reason:
    """Return why `action` can't be done in the position `view` by the seat that is to move."""
    if view.to_move == OVER:
        return because("match_over")
    if not exists(action, view.seats):
        return because("not_an_action")
    if view.to_move < 0 or action >= DEAL:
        return because("table_step")
    if action >= USE or action == CANCEL:
        return uses(view, view.to_move, hero_of(action), action)
    if SEND <= action < HINT or action == SEND_BLIND:
        return sends(view, action)
    if action >= HINT:
        return hints(view, action - HINT)
    if view.phase == "sending":
        return because("send_first")
    if view.phase == "holding":
        return because("recruit_or_move_on")
    return because("only_holder")


def uses(view: SeventhView, seat: int, hero: int, action: int | None = None) -> Reason:
    """Return why `seat` can't use a hero now, on what `action` names (SH-15 to SH-26)."""
    me = _player(view.players[seat])
    if not me.party >> hero & 1:
        return because("not_yours", hero=hero)
    if view.holder == seat:
        return because("held_by_holder", hero=hero)
    if not me.ready(hero):
        return because("already_used", hero=hero)
    if hero == SHIELD_MAIDEN:
        own = view.stack and view.stack[-1].seat == seat
        return because("own_ability" if own else "nothing_to_cancel")
    if view.phase == "replying":
        readies = hero == CHIEFTAIN and USE_CHIEFTAIN + SHIELD_MAIDEN in replies(me)
        return because("only_for_her" if readies else "answer_first", hero=hero)
    road, reactions = _road(view), Reactions()
    reactions.open(WINDOWS.index(view.window))
    goes = hero == OUTCAST and reactions.outcast_goes(road, seat, me)
    if view.phase == "sending" and not goes:
        return because("send_first")
    idle = "" if goes else reactions.no_effect(road, seat, me, view.left, hero)
    if idle in {"turned_up", "no_wanderer"}:
        return because(idle, hero=hero)
    if idle or action is None:
        return because(idle or ("nobody_to_ready" if hero == CHIEFTAIN else "too_late_to_bar"))
    code = reactions.no_target(road, seat, me, action)
    if hero == CHIEFTAIN:
        return because("not_turned", hero=action % 10)
    return because(code) if code == "not_oneself" else because(code or "too_late_to_bar", seat=action % 10)


def sends(view: SeventhView, action: int) -> Reason:
    """Return why this card can't be sent (SH-4 to SH-7, SH-22, SH-24)."""
    if view.to_move != view.leader:
        return because("only_leader_sends")
    if view.phase != "sending":
        return because("decline_first" if view.window == "quest" else "sending_over")
    road, me, number = _road(view), _player(view.players[view.to_move]), action % 10
    if action == SEND_BLIND:
        return because(road.no_blind(me, view.left) or "pile_empty", "SH-7")
    facts: dict[str, Fact] = {"number": number, "wanted": numbers(road.asked_for())}
    if action < SEND_PARTY:
        return because("quest_not_met" if number in me.hand else "not_in_hand", "SH-5", **facts)
    if road.meets_quest(me.hand):
        return because("hand_meets_quest", **facts)
    if not me.party >> number & 1:
        return because("not_in_party", **facts)
    road.barred = 0
    if road.departing(me) >> number & 1:  # but for the Outcast that was used
        return because("outcast_goes", hero=OUTCAST)
    return because("quest_not_met", "SH-6", **facts)


def hints(view: SeventhView, number: int) -> Reason:
    """Return why this card can't be given as a hint (SH-12 to SH-14)."""
    if view.phase != "holding":
        return because("only_holder", "SH-12")
    me = _player(view.players[view.to_move])
    code = _road(view).no_hint(len(me.hand))
    if code not in {"no_hint_open", "no_hint_blind"} and number not in me.hand:
        return because("not_in_hand", "SH-12", number=number)
    return because(code or "last_card")


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
