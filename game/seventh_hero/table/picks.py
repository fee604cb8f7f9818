"""Maps picked pieces to actions, and names the rule that a pick breaks. `table` says where they lie.

Keys: "hand:4" (of the own hand), "hero:0:4" (a hero of a party), "wanderer", "pile", "seat:2" (a panel);
zones "zone:send" (before the left neighbour), "zone:hint" (before the leader), "zone:road" (all of the road),
"zone:own" (the own party).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.errors import Reason
from game.seventh_hero.rules import reasons
from game.seventh_hero.rules.actions import (
    CANCEL,
    DECLINE,
    HINT,
    MOVE_ON,
    RECRUIT,
    SEND,
    SEND_BLIND,
    SEND_PARTY,
    USE,
    USE_CHIEFTAIN,
    USE_OUTCAST,
)
from game.seventh_hero.rules.cards import CHIEFTAIN, OUTCAST, SHIELD_MAIDEN

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import SeventhView

WANDERER: Final = "wanderer"
PILE: Final = "pile"
SEND_ZONE: Final = "zone:send"
HINT_ZONE: Final = "zone:hint"
OWN_ZONE: Final = "zone:own"
ROAD_ZONE: Final = "zone:road"


def hand_key(number: int) -> str:
    """Name a card of the own hand; cards of one number can't be told apart."""
    return f"hand:{number}"


def hero_key(seat: int, number: int) -> str:
    """Name a hero of a party."""
    return f"hero:{seat}:{number}"


def seat_key(seat: int) -> str:
    """Name a seat's panel."""
    return f"seat:{seat}"


def picks(view: SeventhView, action: int) -> tuple[str, ...]:
    """Name the keys that mean `action`; () for what is only a button, or a step of the table's."""
    seat, number = view.to_move, action % 10
    if seat < 0 or action in {DECLINE, MOVE_ON}:
        return ()
    if action == RECRUIT:
        return (WANDERER,)
    if action == SEND_BLIND:
        return (PILE,)
    if action == CANCEL:
        return (hero_key(seat, SHIELD_MAIDEN),)
    verb = action - number
    if verb in {SEND, HINT}:
        return (hand_key(number),) if seat == view.seat else ()
    targets = {
        int(SEND_PARTY): (hero_key(view.leader, number),),
        int(USE): (hero_key(seat, number),),
        int(USE_CHIEFTAIN): (hero_key(seat, CHIEFTAIN), hero_key(seat, number)),
        int(USE_OUTCAST): (hero_key(seat, OUTCAST), seat_key(number)),
    }
    return targets.get(verb, ())


def best_first(view: SeventhView, actions: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG001 (always the same)
    """Order actions that the same picks mean: what was picked comes before what only has a button."""
    return tuple(sorted(actions, key=lambda action: action in {DECLINE, MOVE_ON}))


def dropped(view: SeventhView, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging `key` onto `zone` means, best first."""
    kind, _, name = key.partition(":")
    if kind == "wanderer":
        return _wanderer_dropped(view, zone)
    if kind == "hand":
        return _card_dropped(view, int(name), zone)
    if kind == "hero" and int(name[0]) == view.to_move:
        return _hero_dropped(view, int(name[2]), zone)
    return ()


def _wanderer_dropped(view: SeventhView, zone: str) -> tuple[int, ...]:
    if zone in {OWN_ZONE, seat_key(view.seat)} or zone.startswith(f"hero:{view.seat}:"):
        return (int(RECRUIT),)
    return (int(MOVE_ON),) if zone == seat_key((view.seat + 1) % view.seats) else ()


def _card_dropped(view: SeventhView, number: int, zone: str) -> tuple[int, ...]:
    if view.phase == "sending":
        return (int(SEND + number),) if _sends(view, zone) else ()
    asking = {HINT_ZONE, ROAD_ZONE, WANDERER, seat_key(view.leader)}
    asks = zone in asking or zone.startswith(f"hero:{view.leader}:")
    return (int(HINT + number),) if asks else ()


def _sends(view: SeventhView, zone: str) -> bool:
    """Whether what is dropped there is sent: on the way to the left neighbour, or on its panel and party."""
    left = (view.leader + 1) % view.seats
    return zone in {SEND_ZONE, ROAD_ZONE, seat_key(left)} or zone.startswith(f"hero:{left}:")


def _hero_dropped(view: SeventhView, hero: int, zone: str) -> tuple[int, ...]:
    if view.phase == "sending" and _sends(view, zone):
        return (int(SEND_PARTY + hero),)
    kind, _, name = zone.partition(":")
    if hero == OUTCAST and kind == "seat":
        return (int(USE_OUTCAST) + int(name),)
    if hero not in {OUTCAST, CHIEFTAIN} and zone in {WANDERER, ROAD_ZONE}:
        return (int(USE + hero),)
    if hero == CHIEFTAIN and kind == "hero":
        return (int(USE_CHIEFTAIN) + int(name[2]),)
    return ()


def refuse(view: SeventhView, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`; the last pick is the latest attempt."""
    if not picked or view.to_move < 0 or view.to_move != view.seat:
        return Reason("table_step", "SH-4")
    kind, _, name = picked[-1].partition(":")
    if kind == "hand":
        return _refuse_card(view, int(name))
    if kind == "wanderer":
        return reasons.why_not(view, int(RECRUIT))
    if kind == PILE:
        return reasons.why_not(view, int(SEND_BLIND))
    heroes = [key for key in picked if key.startswith("hero:")]
    if heroes:
        return _refuse_hero(view, heroes, name if kind == "seat" else None)
    return Reason("nothing_to_decline", "SH-25")


def _refuse_card(view: SeventhView, number: int) -> Reason:
    verb = HINT if view.phase == "holding" else SEND
    return reasons.why_not(view, int(verb) + number)


def _refuse_hero(view: SeventhView, heroes: list[str], seat: str | None) -> Reason:
    """Return why a hero can't be sent or used, or not so; after a Chieftain it was to be readied."""
    owner, number = (int(part) for part in heroes[-1].split(":")[1:])
    if owner != view.to_move:
        return Reason("not_yours", "SH-15", {"hero": number})
    if view.phase == "sending":
        return reasons.why_not(view, int(SEND_PARTY) + number)
    if hero_key(owner, CHIEFTAIN) in heroes[:-1]:
        return reasons.uses(view, owner, CHIEFTAIN, int(USE_CHIEFTAIN) + number)
    target = int(USE_OUTCAST) + int(seat) if seat and number == OUTCAST else None
    return reasons.uses(view, owner, number, target)
