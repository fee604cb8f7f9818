"""The table of Dust Collectorz in lines, for playthroughs."""

from __future__ import annotations

from collections.abc import Iterable

from game.dust_collectorz.rules.cards.card_table import STATS, TRIBES
from game.dust_collectorz.rules.cards.cards import SLUGS
from game.dust_collectorz.rules.cards.facts import TRIBE
from game.dust_collectorz.rules.pieces import KIND
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.view import DustView, SeatView, SetView
from game.engine.contract import State


def shown(state: State) -> dict[str, str]:
    """Write what lies where; what only the seat to move knows stands in a line of its own."""
    assert isinstance(state, DustState)
    view = state.view(0)
    lines = _young(view) if view.mode == "young" else _battle(view)
    for seat, its in enumerate(view.players):
        lines[f"seat {seat + 1}"] = _seat(its)
    if state.to_move >= 0:
        own = state.view(state.to_move)
        laying = "" if own.build is None or own.build.primary < 0 else f"; lays {_laid(own.build)}"
        lines["hidden"] = f"{_cards(own.players[state.to_move].hand)}{laying}"
    return lines


def _battle(view: DustView) -> dict[str, str]:
    last = f"overpower {view.over} {view.outcome}".strip()
    lines = {
        "round": f"{view.round}, {view.phase}, in {STATS[view.stat]}, {last}",
        "attack": _set(view.attack),
        "answer": _set(view.answer),
    }
    for place, laid in enumerate(view.beaten):
        lines[f"other set {place + 1}"] = _set(laid)
    return lines


def _young(view: DustView) -> dict[str, str]:
    last = f"{_cards(view.played[-1:])} ({TRIBES_OF[view.played[-1]]})" if view.played else "-"
    return {
        "turn": f"{view.phase}, {len(view.played)} played, {view.rest} aside, {view.idle} idle",
        "last": last,
    }


def _set(laid: SetView | None) -> str:
    if laid is None:
        return "-"
    counts = ", ".join(f"{part} {amount}" for part, amount in laid.parts)
    return f"seat {laid.seat + 1} {_laid(laid)}" + (f", worth {laid.value}: {counts}" if counts else "")


def _laid(laid: SetView) -> str:
    words = [] if laid.primary < 0 else [_card(laid.primary) + _use(laid, 0)]
    for place, kind in enumerate(laid.supports):
        words.append(_card(kind) + (_use(laid, 1) if place == laid.helper else ""))
    words += [f"+{_card(laid.counter)}"] if laid.counter >= 0 else []
    return " ".join(words) + (" void" if laid.void else "")


def _use(laid: SetView, which: int) -> str:
    """Mark an ability that is announced, and one that is cancelled."""
    if which == 0 and not laid.primary_used:
        return ""
    return "?" if laid.cancelled[which] else "!"


def _seat(its: SeatView) -> str:
    parts = {
        "hand": str(its.cards),
        "deck": str(its.deck),
        "captured": str(len(its.captured)),
        "discards": str(len(its.discards)),
        "hushed": str(its.hush),
        "overflow": _cards(its.overflow) if its.overflow else "0",
        "known": _cards(its.known) if its.known else "0",
        "lacking": " ".join(str(mask) for mask in its.masks) if any(its.masks) else "0",
        "points": str(its.points),
    }
    return "; ".join(f"{word} {part}" for word, part in parts.items() if part != "0") or "nothing"


def _cards(kinds: Iterable[int]) -> str:
    return " ".join(_card(kind) for kind in kinds) or "-"


def _card(kind: int) -> str:
    return SLUGS[kind & KIND]


TRIBES_OF = [TRIBES[tribe] if tribe < len(TRIBES) else "counter" for tribe in TRIBE]
