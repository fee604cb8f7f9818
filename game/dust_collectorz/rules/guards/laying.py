"""Why a set can't be laid, announced, attack or answer so; part of the closed set of `reasons`.

All is told from the view of the seat that is to move. The functions by subject (`lays`, `adds`, `uses` ...)
also serve who knows what was meant better than an action's number tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.actions import NOTHING
from game.dust_collectorz.rules.cards.facts import (
    ABILITY,
    AMOUNT,
    DISARM,
    LIMIT,
    MIXED_STACK,
    SACRIFICE,
    SWITCH,
    TRAP_CAPTURE,
    TRIBE,
    is_counter,
    is_trap,
)
from game.dust_collectorz.rules.guards import laid
from game.dust_collectorz.rules.guards.laid import kind_of
from game.engine.errors import Fact, Reason

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView, SetView

FRESH: Final = ("attacking", "following")  # an attack is laid, not an answer


# Laying


def _primary(view: DustView) -> int:
    """Return the ref of the primary of the set being laid; -1 for none."""
    return -1 if view.build is None else view.build.primary


def _missing(view: DustView, ref: int) -> Reason | None:
    """Return whether a card can't be taken from hand or overflow, and why."""
    if ref in laid.free(view):
        return None
    code = "laid_already" if ref in laid.laid_refs(view.build) else "not_in_hand"
    return Reason(code, "DC-6", {"card": kind_of(ref)})


def lays(view: DustView, ref: int) -> Reason:
    """Return why a card can't be the primary (DC-6 to DC-8, DC-18)."""
    kind = kind_of(ref)
    missing = _missing(view, ref)
    if missing is not None:
        return missing
    if is_counter(kind):
        return _counter_out_of_place(view, kind)
    if _primary(view) >= 0:
        return Reason("primary_laid", "DC-6", {"card": kind_of(_primary(view))})
    attack = laid.set_tribe(view.attack)
    found = fitting_cards(view)
    if TRIBE[kind] != attack:
        return Reason("nearer_tribe", "DC-7", {"card": kind, "tribe": attack, "cards": found})
    facts: dict[str, Fact] = {"card": kind, "tribe": attack}
    if not found:
        return Reason("own_tribe", "DC-8", facts)
    return Reason("own_tribe_other", "DC-8", facts | {"cards": found})


def fitting_cards(view: DustView) -> tuple[int, ...]:
    """List the kinds that a defender may lay as its primary."""
    allowed = laid.allowed(view)
    kinds = {kind_of(ref) for ref in laid.playable(view, view.to_move)}
    return tuple(sorted(kind for kind in kinds if TRIBE[kind] in allowed))


def _counter_out_of_place(view: DustView, kind: int) -> Reason:
    code = "counter_cant_attack" if view.phase in FRESH else "counter_cant_stack"
    return Reason(code, "DC-18", {"card": kind})


def adds(view: DustView, ref: int) -> Reason:
    """Return why a card can't support the primary (DC-10, DC-18)."""
    kind, build = kind_of(ref), view.build
    missing = _missing(view, ref)
    if missing is not None:
        return missing
    if is_counter(kind):
        return _counter_out_of_place(view, kind)
    if build is None or build.primary < 0:
        return Reason("no_primary", "DC-6")
    primary = kind_of(build.primary)
    if laid.mixes(build):
        return Reason("mix_full", "DC-10", {"other": primary, "limit": AMOUNT[primary]})
    if ABILITY[primary] == MIXED_STACK and not view.players[view.to_move].hush:
        return Reason("mix_first", "DC-10", {"card": kind, "other": primary})
    return Reason("off_tribe", "DC-10", {"card": kind, "tribe": TRIBE[primary]})


def takes_back(view: DustView, ref: int) -> Reason:
    """Return why a card can't be taken back."""
    build = view.build
    if build is None or not laid.laid_refs(build):
        return Reason("nothing_laid", "DC-6")
    facts: dict[str, Fact] = {"card": kind_of(ref)}
    if ref == build.primary:
        return Reason("take_back_all", "DC-6", facts)
    return (
        Reason("counter_needed", "DC-7", facts) if ref == build.counter else Reason("not_laid", "DC-6", facts)
    )


# Counters


def counters(view: DustView, ref: int) -> Reason:
    """Return why a card can't be laid beside an answer (DC-18)."""
    kind = kind_of(ref)
    missing = _missing(view, ref)
    if missing is not None:
        return missing
    facts: dict[str, Fact] = {"card": kind}
    if not is_counter(kind):
        return Reason("no_counter", "DC-18", facts)
    if view.phase in FRESH:
        return Reason("counter_cant_attack", "DC-18", facts)
    if is_trap(kind):
        return Reason("trap_alone", "DC-18", facts)
    if view.build is not None and view.build.counter >= 0:
        return Reason("one_counter", "DC-18", {"card": kind_of(view.build.counter)})
    return Reason("counter_needs_set", "DC-18", facts)


def traps(view: DustView, ref: int) -> Reason:
    """Return why a card can't be played as a trap (DC-18)."""
    kind = kind_of(ref)
    missing = _missing(view, ref)
    if missing is not None:
        return missing
    facts: dict[str, Fact] = {"card": kind}
    if not is_trap(kind):
        return Reason("no_trap", "DC-18", facts)
    if view.phase in FRESH:
        return Reason("counter_cant_attack", "DC-18", facts)
    if laid.laid_refs(view.build):
        return Reason("trap_alone", "DC-18", facts)
    size = len(laid.cards(view.attack))
    if not size or view.attack is None:
        return Reason("nothing_to_trap", "DC-18")
    disarming = [one for one in laid.live(view.attack) if ABILITY[one] == DISARM]
    if disarming:
        return Reason("disarmed", "DC-18", {"card": disarming[0]})
    code = "trap_too_many" if ABILITY[kind] == TRAP_CAPTURE else "trap_too_few"
    return Reason(code, "DC-18", {"card": kind, "limit": LIMIT[kind], "size": size})


# Abilities


def uses(view: DustView, support: int | None, price: int = int(NOTHING)) -> Reason:
    """Return why an ability can't be announced (DC-11): the primary's, or that of the ref `support`."""
    build = view.build
    if build is None or build.primary < 0:
        return Reason("no_primary", "DC-6")
    kind = kind_of(build.primary if support is None else support)
    facts: dict[str, Fact] = {"card": kind}
    if support is not None and support not in build.supports:
        return Reason("not_laid", "DC-11", facts)
    hush = view.players[view.to_move].hush
    if hush:
        return Reason("hushed", "DC-11", {"rounds": hush})
    taken = _taken(build, support)
    if taken is not None:
        return taken
    if support is not None and ABILITY[kind] == MIXED_STACK:
        return Reason("mix_is_primarys", "DC-11", facts)
    return _pays(view, kind, price)


def _taken(build: SetView, support: int | None) -> Reason | None:
    """Return whether no further ability of this sort can be announced, and why."""
    if support is None:
        card = kind_of(build.primary)
        return Reason("used_already", "DC-11", {"card": card}) if build.primary_used else None
    if build.helper < 0:
        return None
    helper = build.supports[build.helper]
    if helper == support:
        return Reason("used_already", "DC-11", {"card": kind_of(support)})
    return Reason("one_support", "DC-11", {"card": kind_of(support), "other": kind_of(helper)})


def _pays(view: DustView, kind: int, price: int) -> Reason:
    """Return what is wrong with the price of an ability; only SACRIFICE has one."""
    facts: dict[str, Fact] = {"card": kind}
    if ABILITY[kind] != SACRIFICE:
        return Reason("no_price", "DC-11", facts)
    if not laid.free(view):
        return Reason("no_sacrifice", "DC-11", facts)
    if price == NOTHING:
        return Reason("price_missing", "DC-11", facts)
    return Reason("price_wrong", "DC-11", facts | {"other": kind_of(price)})


def rests(view: DustView, *, primary: bool) -> Reason:
    """Return why an announced ability can't rest again."""
    build = view.build
    if build is not None and primary and build.primary_used:
        return Reason("mix_in_use", "DC-10", {"card": kind_of(build.primary)})
    return Reason("not_used", "DC-11")


# Attacking, answering, giving in


def attacks(view: DustView, target: int) -> Reason:
    """Return why the set can't attack; `target` is 0, or a seat + 1 (DC-6, DC-27)."""
    if _primary(view) < 0:
        return Reason("no_primary", "DC-6")
    if view.mode != "team" or view.phase == "following":
        return Reason("no_target", "DC-24")
    return Reason("partner" if target else "target_needed", "DC-27")


def answers(view: DustView, stat: int) -> Reason:
    """Return why the set can't answer; `stat` is 0, or the stat named + 1."""
    build = view.build
    if build is None or build.primary < 0:
        return Reason("no_primary" if laid.allowed(view) else "no_answer", "DC-7")
    if not stat and build.counter >= 0 and ABILITY[kind_of(build.counter)] == SWITCH:
        return Reason("stat_needed", "DC-18", {"card": kind_of(build.counter)})
    return Reason("no_switch", "DC-6")


def _could_answer(view: DustView) -> Reason | None:
    """Return whether a defender need not give in, as it can answer."""
    found = fitting_cards(view)
    return Reason("may_answer", "DC-9", {"cards": found}) if found else None


def forfeits(view: DustView, ref: int) -> Reason:
    """Return why one can't give in, or not with this card (DC-9)."""
    reason = _could_answer(view) or _missing(view, ref)
    if reason is not None:
        return reason
    if view.helps and not view.helped and view.players[view.to_move].deck:
        return Reason("help_first", "DC-9")
    return Reason("character_first", "DC-9", {"card": kind_of(ref)})


def helps(view: DustView) -> Reason:
    """Return why no card is drawn to try again (DC-9)."""
    if not view.helps:
        return Reason("no_help", "DC-9")
    reason = _could_answer(view)
    if reason is not None:
        return reason
    return Reason("helped" if view.helped else "deck_empty", "DC-9")
