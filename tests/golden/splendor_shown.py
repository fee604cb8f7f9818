"""The table of Splendor: Marvel in lines, for playthroughs."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.contract import State
from game.splendor_marvel.rules.actions import CARD_SLUGS, LOCATION_SLUGS
from game.splendor_marvel.rules.cards import CHIPS
from game.splendor_marvel.rules.state import SplendorState
from game.splendor_marvel.rules.view import Reserved, SeatView


def shown(state: State) -> dict[str, str]:
    """Write what lies where; what only one seat knows stands in a line of its own."""
    assert isinstance(state, SplendorState)
    view = state.view(0)
    lines = {
        "round": f"{view.round}, {_holder(view.first)} began",
        "phase": view.phase,
        "stock": _counts(view.stock),
    }
    for level, name in enumerate(("I", "II", "III")):
        row = _cards(view.market[4 * level : 4 * level + 4])
        lines[name] = f"{row}; {view.decks[level]} in the deck"
    lines["tiles"] = f"avengers {_holder(view.avengers)}, gauntlet {_holder(view.gauntlet)}"
    lines["locations"] = _sides(view.locations)
    for seat in range(view.seats):
        other = state.view((seat + 1) % view.seats).players[seat]
        lines[f"seat {seat + 1}"] = _seat(other)
        secrets = [one.card for one in state.view(seat).players[seat].reserved if not one.seen]
        if secrets:
            lines[f"only seat {seat + 1} knows"] = _cards(secrets)
    return lines


def _seat(seat: SeatView) -> str:
    parts = {
        "chips": _counts(seat.chips),
        "bonuses": _counts(seat.bonuses),
        "symbols": str(seat.symbols),
        "locations": _sides(seat.locations),
        "characters": str(len(seat.recruited)),
        "reserved": ", ".join(_reserved(one) for one in seat.reserved),
    }
    said = [f"{word} {part}" for word, part in parts.items() if part not in {"", "-", "0"}]
    return "; ".join([f"{seat.points} points", *said])


def _reserved(one: Reserved) -> str:
    return f"unseen {'I' * one.level}" if one.card is None else CARD_SLUGS[one.card]


def _holder(seat: int) -> str:
    return "nobody" if seat < 0 else f"seat {seat + 1}"


def _counts(counts: tuple[int, ...]) -> str:
    words = [f"{count} {word}" for word, count in zip(CHIPS, counts, strict=False) if count]
    return " ".join(words) or "-"


def _cards(cards: Iterable[int | None]) -> str:
    return ", ".join("-" if card is None else CARD_SLUGS[card] for card in cards)


def _sides(sides: tuple[int, ...]) -> str:
    return ", ".join(LOCATION_SLUGS[side] for side in sides) or "-"
