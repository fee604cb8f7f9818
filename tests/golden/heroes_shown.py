"""The table of Custom Heroes in lines, for playthroughs."""

from __future__ import annotations

from collections.abc import Iterable

from game.custom_heroes.rules.actions import KIND_SLUGS
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.rules.view import Card, HeroesView, Play, SeatView
from game.engine.contract import State


def shown(state: State) -> dict[str, str]:
    """Write what lies where; what only one seat knows stands in a line of its own, when it bets or leads."""
    assert isinstance(state, HeroesState)
    view = state.view(0)
    lines = {
        "round": f"{view.round}, {view.phase}, seat {view.leader + 1} leads, {view.bag} in the bag",
        "trick": _trick(view),
    }
    for seat, its in enumerate(view.players):
        lines[f"seat {seat + 1}"] = _seat(its)
    if state.to_move >= 0 and not view.trick:
        its = state.view(state.to_move).players[state.to_move]
        lines["hidden"] = f"{_cards(its.hand)}; {_kinds(its.unused)}"
    return lines


def _trick(view: HeroesView) -> str:
    if not view.trick:
        return "-"
    order = "only forms" if view.ascended else f"{'down' if view.falling else 'up'} from {view.value}"
    return f"{_play(view.trick[-1])}; {order}, {view.count} to follow"


def _play(play: Play) -> str:
    cards = [f"{_card(one)}{'!' if on else ''}" for one, on in zip(play.cards, play.active, strict=True)]
    return f"seat {play.seat + 1} {' '.join(cards)}"


def _seat(its: SeatView) -> str:
    parts = {
        "power": str(its.power),
        "cards": str(its.cards),
        "unused": str(its.advancements),
        "bets": _cards(its.bets) if its.bets else "0",
        "place": str(its.place),
        "specters": str(its.wisps),
    }
    said = [f"{word} {part}" for word, part in parts.items() if part != "0"]
    return "; ".join([f"{its.vp} VP", *said])


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(_card(one) for one in cards) or "-"


def _card(card: Card) -> str:
    return "+".join([card.name, *(KIND_SLUGS[kind] for kind in card.slots if kind >= 0)])


def _kinds(kinds: Iterable[int]) -> str:
    return " ".join(KIND_SLUGS[kind] for kind in kinds) or "-"
