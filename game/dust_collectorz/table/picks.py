"""Maps picked pieces to actions in the modes with clashes, and names the rule that a pick breaks.

Keys: "card:0:12" (seat, kind: in the own hand, or open on the table), "over:0:12" (in an overflow), "laid:12"
(ref: in the set being laid), "ability:12" (of such a card; "ability:1:12" of a foe's), "stat:2", "seat:3",
"salvage:12"; zones "zone:clash" and "zone:hand".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.battle.seen import foe, seen
from game.dust_collectorz.rules.cards.facts import is_counter, is_trap
from game.dust_collectorz.rules.pieces import FROM_OVERFLOW, KIND
from game.engine.errors import Reason

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView

CLASH_ZONE: Final = "zone:clash"
HAND_ZONE: Final = "zone:hand"
SALVAGE: Final = "salvage"
STEPS: Final = frozenset(  # what changes the set being laid, and can be changed back
    int(verb)
    for verb in (
        do.LAY,
        do.ADD,
        do.COUNTER,
        do.TAKE_BACK,
        do.TAKE_ALL_BACK,
        do.USE_PRIMARY,
        do.USE_SUPPORT,
        do.REST_PRIMARY,
        do.REST_SUPPORT,
    )
)
ORDER: Final = (
    do.LAY,
    do.ADD,
    do.COUNTER,
    do.TRAP,
    do.FORFEIT,
)  # what a card that is put into the clash means, likeliest first


def card_key(seat: int, kind: int) -> str:
    """Name a card of a seat's hand, or one of its cards that lies open; equal ones can't be told apart."""
    return f"card:{seat}:{kind}"


def over_key(seat: int, kind: int) -> str:
    """Name a card of an overflow."""
    return f"over:{seat}:{kind}"


def laid_key(ref: int) -> str:
    """Name a card of the set that is being laid."""
    return f"laid:{ref}"


def ability_key(ref: int) -> str:
    """Name the ability of such a card."""
    return f"ability:{ref}"


def used_key(seat: int, kind: int) -> str:
    """Name an ability of a set that lies."""
    return f"ability:{seat}:{kind}"


def stat_key(stat: int) -> str:
    """Name a stat to attack with."""
    return f"stat:{stat}"


def seat_key(seat: int) -> str:
    """Name a seat's panel."""
    return f"seat:{seat}"


def ref_key(seat: int, ref: int) -> str:
    """Name a card of hand or overflow by its ref."""
    kind = ref & KIND
    return over_key(seat, int(kind)) if ref & FROM_OVERFLOW else card_key(seat, int(kind))


def picks(view: DustView, action: int) -> tuple[str, ...]:
    """Name the keys that mean `action`; () for what is only a button, or a step of the table's."""
    seat = view.to_move
    verb, one, two = do.parts(action)
    if seat < 0:
        return ()
    if verb == do.BEGIN:
        return (seat_key(one),)
    if verb == do.ATTACK:
        return (stat_key(one), seat_key(two - 1)) if two else (stat_key(one),)
    if verb == do.ANSWER:
        return (stat_key(one - 1),) if one else ()
    if verb in {do.CANCEL_PRIMARY, do.CANCEL_SUPPORT, do.SNIPE_CARD, do.DESTROY}:
        return _picks_of_foe(view, verb, one)
    if verb == do.SALVAGE_CARD:
        return (f"{SALVAGE}:{one}",)
    return _picks_of_build(view, verb, one, two)


def _picks_of_build(view: DustView, verb: int, ref: int, price: int) -> tuple[str, ...]:
    """Name what means a step of laying; hidden from those who don't lay."""
    if verb in do.OF_REF and verb != do.TAKE_BACK:
        return (ref_key(view.to_move, ref),) if view.seat == view.to_move else ()
    build = view.build
    primary: int | None = None if build is None else build.primary  # None where not all who look see it
    if build is None or primary is None:
        return ()
    if verb == do.TAKE_BACK:
        return (laid_key(ref),)
    if verb == do.TAKE_ALL_BACK:
        return (laid_key(build.primary),)
    if verb in {do.USE_PRIMARY, do.REST_PRIMARY}:
        key = ability_key(build.primary)
    elif verb in {do.USE_SUPPORT, do.REST_SUPPORT}:
        key = ability_key(ref if verb == do.USE_SUPPORT else build.supports[build.helper])
    else:
        return ()
    priced = verb in {do.USE_PRIMARY, do.USE_SUPPORT} and price != do.NOTHING
    return (key, ref_key(view.to_move, price)) if priced else (key,)


def _picks_of_foe(view: DustView, verb: int, kind: int) -> tuple[str, ...]:
    other = foe(view)
    if other is None:
        return ()
    if verb == do.CANCEL_PRIMARY:
        return (used_key(other.seat, other.primary),)
    if verb == do.CANCEL_SUPPORT:
        return (used_key(other.seat, other.supports[other.helper]),)
    return (card_key(other.seat, kind),)


def at_once(action: int) -> bool:
    """Return whether a single click performs it: a step that costs nothing and can be taken back."""
    verb = do.verb_of(action)
    priced = verb in {do.USE_PRIMARY, do.USE_SUPPORT} and action % do.FIRST != do.NOTHING
    return verb in STEPS and not priced


def best_first(actions: tuple[int, ...]) -> tuple[int, ...]:
    """Order actions that the same picks mean: those that say something first, passing last."""
    return tuple(sorted(actions, key=lambda action: action == do.STAND))


def dropped(view: DustView, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging `key` onto `zone` means, best first."""
    word, _, name = key.partition(":")
    where = zone.partition(":")[0]
    if word in {"card", "over"} and (zone == CLASH_ZONE or where in {"laid", "card"}):
        return _card_dropped(view, word, name)
    if word == "laid" and where != "laid" and zone != CLASH_ZONE:
        build = view.build
        whole = build is not None and build.primary == int(name)
        back = int(do.TAKE_BACK + do.FIRST * int(name))
        return (do.TAKE_ALL_BACK, back) if whole else (back,)
    if word == "stat" and where == "seat":
        return (int(do.ATTACK + do.FIRST * int(name)) + int(zone.partition(":")[2]) + 1,)
    return ()


def _card_dropped(view: DustView, word: str, name: str) -> tuple[int, ...]:
    seat, kind = (int(part) for part in name.split(":"))
    if seat != view.to_move:
        return ()
    ref = kind + int(FROM_OVERFLOW if word == "over" else 0)
    return tuple(int(verb + do.FIRST * ref) for verb in ORDER)


def refuse(view: DustView, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`; the last pick is the latest attempt."""
    if not picked or view.to_move < 0 or view.to_move != view.seat:
        return Reason("table_step", "DC-5")
    return seen(view).why_not(meant(view, picked[-1]))


def meant(view: DustView, key: str) -> int:
    """Return the action that picking a piece most likely means."""
    word, _, name = key.partition(":")
    numbers = [int(part) for part in name.split(":") if part.lstrip("-").isdecimal()]
    kind = numbers[-1] if numbers else 0
    if word == "stat":
        verb = do.ANSWER if view.phase == "answering" else do.ATTACK
        return int(verb) + do.FIRST * (kind + (1 if verb == do.ANSWER else 0))
    if word == "seat":
        return do.BEGIN + do.FIRST * kind
    if word == "laid":
        return do.TAKE_BACK + do.FIRST * kind
    if word == "ability":
        return _meant_ability(view, numbers)
    if word == SALVAGE:
        return do.SALVAGE_CARD + do.FIRST * kind
    return _meant_card(view, word, kind)


def _meant_ability(view: DustView, numbers: list[int]) -> int:
    if len(numbers) > 1:
        return do.CANCEL_PRIMARY
    build = view.build
    if build is not None and build.primary == numbers[0]:
        return do.USE_PRIMARY + do.NOTHING
    return do.USE_SUPPORT + do.FIRST * numbers[0] + do.NOTHING


def _meant_card(view: DustView, word: str, kind: int) -> int:
    """Return what picking a card means: laying it, as the moment has it, or choosing it in a clash."""
    if view.phase in {"sniping", "cancelling"}:
        return do.SNIPE_CARD + do.FIRST * kind
    if view.phase == "destroying":
        return do.DESTROY + do.FIRST * kind
    ref = kind + int(FROM_OVERFLOW if word == "over" else 0)
    if is_counter(kind):
        return int(do.TRAP if is_trap(kind) else do.COUNTER) + do.FIRST * ref
    primary: int | None = -1 if view.build is None else view.build.primary
    return int(do.LAY if primary is None or primary < 0 else do.ADD) + do.FIRST * ref
