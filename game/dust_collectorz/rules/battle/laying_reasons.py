"""Why a set can't be laid, announced, attack or answer so; part of the closed set of `reasons`.

All is told by the guards of `laying`, of what the seat that is to move may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.actions import NOTHING
from game.dust_collectorz.rules.battle import laying
from game.dust_collectorz.rules.cards.abilities import DISARM, MIXED_STACK, SACRIFICE, TRAP_CAPTURE
from game.dust_collectorz.rules.cards.facts import ABILITY, AMOUNT, LIMIT, TRIBE, is_counter, is_trap
from game.dust_collectorz.rules.phases import ATTACKING, FOLLOWING
from game.dust_collectorz.rules.pieces import BITS, NONE, PRIMARY, kind_of
from game.engine.errors import Fact, Reason

if TYPE_CHECKING:
    from game.dust_collectorz.rules.battle.table import Battle
    from game.dust_collectorz.rules.laid import Laid

FRESH: Final = (int(ATTACKING), int(FOLLOWING))  # an attack is laid, not an answer


# Laying


def _missing(state: Battle, ref: int) -> Reason | None:
    """Return whether a card can't be taken from hand or overflow, and why."""
    if ref in laying.free(state, state.to_move):
        return None
    code = "laid_already" if ref in state.build.refs() else "not_in_hand"
    return Reason(code, "DC-6", {"card": kind_of(ref)})


def lays(state: Battle, ref: int) -> Reason:
    """Return why a card can't be the primary (DC-6 to DC-8, DC-18)."""
    kind = kind_of(ref)
    missing = _missing(state, ref)
    if missing is not None:
        return missing
    if is_counter(kind):
        return _counter_out_of_place(state, kind)
    if state.build.primary != NONE:
        return Reason("primary_laid", "DC-6", {"card": kind_of(state.build.primary)})
    attack = state.clash.attack.tribe()
    found = fitting_cards(state)
    if TRIBE[kind] != attack:
        return Reason("nearer_tribe", "DC-7", {"card": kind, "tribe": attack, "cards": found})
    facts: dict[str, Fact] = {"card": kind, "tribe": attack}
    if not found:
        return Reason("own_tribe", "DC-8", facts)
    return Reason("own_tribe_other", "DC-8", facts | {"cards": found})


def fitting_cards(state: Battle) -> tuple[int, ...]:
    """List the kinds that a defender may lay as its primary."""
    allowed, player = laying.allowed_tribes(state, state.to_move), state.players[state.to_move]
    kinds = {*player.hand, *player.overflow}
    return tuple(sorted(kind for kind in kinds if allowed & BITS[TRIBE[kind]]))


def _counter_out_of_place(state: Battle, kind: int) -> Reason:
    code = "counter_cant_attack" if state.phase in FRESH else "counter_cant_stack"
    return Reason(code, "DC-18", {"card": kind})


def adds(state: Battle, ref: int) -> Reason:
    """Return why a card can't support the primary (DC-10, DC-18)."""
    kind, build = kind_of(ref), state.build
    missing = _missing(state, ref)
    if missing is not None:
        return missing
    if is_counter(kind):
        return _counter_out_of_place(state, kind)
    if build.primary == NONE:
        return Reason("no_primary", "DC-6")
    if laying.is_full(state):
        return Reason("set_full", "DC-6", {"limit": int(state.largest)})
    primary = kind_of(build.primary)
    if build.mixes():
        return Reason("mix_full", "DC-10", {"other": primary, "limit": AMOUNT[primary]})
    if ABILITY[primary] == MIXED_STACK and not state.players[state.to_move].hush:
        return Reason("mix_first", "DC-10", {"card": kind, "other": primary})
    return Reason("off_tribe", "DC-10", {"card": kind, "tribe": TRIBE[primary]})


def takes_back(state: Battle, ref: int) -> Reason:
    """Return why a card can't be taken back."""
    build = state.build
    if not build.refs():
        return Reason("nothing_laid", "DC-6")
    facts: dict[str, Fact] = {"card": kind_of(ref)}
    if ref == build.primary:
        return Reason("take_back_all", "DC-6", facts)
    return (
        Reason("counter_needed", "DC-7", facts) if ref == build.counter else Reason("not_laid", "DC-6", facts)
    )


# Counters


def counters(state: Battle, ref: int) -> Reason:
    """Return why a card can't be laid beside an answer (DC-18)."""
    kind = kind_of(ref)
    missing = _missing(state, ref)
    if missing is not None:
        return missing
    facts: dict[str, Fact] = {"card": kind}
    if not is_counter(kind):
        return Reason("no_counter", "DC-18", facts)
    if state.phase in FRESH:
        return Reason("counter_cant_attack", "DC-18", facts)
    if is_trap(kind):
        return Reason("trap_alone", "DC-18", facts)
    if state.build.counter != NONE:
        return Reason("one_counter", "DC-18", {"card": kind_of(state.build.counter)})
    return Reason("counter_needs_set", "DC-18", facts)


def traps(state: Battle, ref: int) -> Reason:
    """Return why a card can't be played as a trap (DC-18)."""
    kind = kind_of(ref)
    missing = _missing(state, ref)
    if missing is not None:
        return missing
    facts: dict[str, Fact] = {"card": kind}
    if not is_trap(kind):
        return Reason("no_trap", "DC-18", facts)
    if state.phase in FRESH:
        return Reason("counter_cant_attack", "DC-18", facts)
    if state.build.refs():
        return Reason("trap_alone", "DC-18", facts)
    attack = state.clash.attack
    if not attack.size():
        return Reason("nothing_to_trap", "DC-18")
    if attack.has(DISARM):
        return Reason(
            "disarmed", "DC-18", {"card": next(one for one in attack.live() if ABILITY[one] == DISARM)}
        )
    code = "trap_too_many" if ABILITY[kind] == TRAP_CAPTURE else "trap_too_few"
    return Reason(code, "DC-18", {"card": kind, "limit": LIMIT[kind], "size": attack.size()})


# Abilities


def uses(state: Battle, support: int | None, price: int = int(NOTHING)) -> Reason:
    """Return why an ability can't be announced (DC-11): the primary's, or that of the ref `support`."""
    build = state.build
    if build.primary == NONE:
        return Reason("no_primary", "DC-6")
    kind = kind_of(build.primary if support is None else support)
    facts: dict[str, Fact] = {"card": kind}
    if support is not None and support not in build.supports:
        return Reason("not_laid", "DC-11", facts)
    hush = state.players[state.to_move].hush
    if hush:
        return Reason("hushed", "DC-11", {"rounds": hush})
    taken = _taken(build, support)
    if taken is not None:
        return taken
    if support is not None and ABILITY[kind] == MIXED_STACK:
        return Reason("mix_is_primarys", "DC-11", facts)
    return _pays(state, kind, price)


def _taken(build: Laid, support: int | None) -> Reason | None:
    """Return whether no further ability of this sort can be announced, and why."""
    if support is None:
        card = kind_of(build.primary)
        return Reason("used_already", "DC-11", {"card": card}) if build.using & PRIMARY else None
    if build.helper == NONE:
        return None
    helper = build.supports[build.helper]
    if helper == support:
        return Reason("used_already", "DC-11", {"card": kind_of(support)})
    return Reason("one_support", "DC-11", {"card": kind_of(support), "other": kind_of(helper)})


def _pays(state: Battle, kind: int, price: int) -> Reason:
    """Return what is wrong with the price of an ability; only SACRIFICE has one."""
    facts: dict[str, Fact] = {"card": kind}
    if ABILITY[kind] != SACRIFICE:
        return Reason("no_price", "DC-11", facts)
    if not laying.free(state, state.to_move):
        return Reason("no_sacrifice", "DC-11", facts)
    if price == NOTHING:
        return Reason("price_missing", "DC-11", facts)
    return Reason("price_wrong", "DC-11", facts | {"other": kind_of(price)})


def rests(state: Battle, *, primary: bool) -> Reason:
    """Return why an announced ability can't rest again."""
    build = state.build
    if primary and build.using & PRIMARY:
        return Reason("mix_in_use", "DC-10", {"card": kind_of(build.primary)})
    return Reason("not_used", "DC-11")


# Attacking, answering, giving in


def attacks(state: Battle, target: int) -> Reason:
    """Return why the set can't attack; `target` is 0, or a seat + 1 (DC-6, DC-27)."""
    if state.build.primary == NONE:
        return Reason("no_primary", "DC-6")
    if state.targets() == [0]:
        return Reason("no_target", "DC-24")
    return Reason("partner" if target else "target_needed", "DC-27")


def answers(state: Battle, stat: int) -> Reason:
    """Return why the set can't answer; `stat` is 0, or the stat named + 1."""
    build = state.build
    if build.primary == NONE:
        allowed = laying.allowed_tribes(state, state.to_move)
        return Reason("no_primary" if allowed else "no_answer", "DC-7")
    if not stat and build.switches():
        return Reason("stat_needed", "DC-18", {"card": kind_of(build.counter)})
    return Reason("no_switch", "DC-6")


def _could_answer(state: Battle) -> Reason | None:
    """Return whether a defender need not give in, as it can answer."""
    found = fitting_cards(state)
    return Reason("may_answer", "DC-9", {"cards": found}) if found else None


def forfeits(state: Battle, ref: int) -> Reason:
    """Return why one can't give in, or not with this card (DC-9)."""
    reason = _could_answer(state) or _missing(state, ref)
    if reason is not None:
        return reason
    if laying.may_draw(state):
        return Reason("help_first", "DC-9")
    return Reason("character_first", "DC-9", {"card": kind_of(ref)})


def helps(state: Battle) -> Reason:
    """Return why no card is drawn to try again (DC-9)."""
    if not state.helps:
        return Reason("no_help", "DC-9")
    reason = _could_answer(state)
    if reason is not None:
        return reason
    return Reason("helped" if state.clash.helped else "deck_empty", "DC-9")
