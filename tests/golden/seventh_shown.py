"""The table of Seventh Hero in lines, for playthroughs."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.contract import State
from game.seventh_hero.rules.cards import NAMES
from game.seventh_hero.rules.pieces import CURRENT
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.rules.view import BuriedCard, SeatView, SeventhView


def shown(state: State) -> dict[str, str]:
    """Write what lies where; what only some seats know stands in lines of their own."""
    assert isinstance(state, SeventhState)
    views = [state.view(seat) for seat in range(state.seats)]
    view = views[0]
    used = "; ".join(f"{state.notation(use.action)} by seat {use.seat + 1}" for use in view.stack)
    lines = {
        "turn": f"seat {view.leader + 1} leads, {view.phase}, {view.left} in the pile",
        "quest": f"{NAMES[view.quest]}{', free' if view.free else ''}",
        "wanderer": _wanderer(view),
        "just used": used or "-",
        "discards": f"{_counts(view.discards)}; {len(view.buried)} face down",
    }
    for seat, its in enumerate(view.players):
        lines[f"seat {seat + 1}"] = _seat(its)
        lines[f"only seat {seat + 1} knows"] = _secrets(views[seat])
    return lines


def _wanderer(view: SeventhView) -> str:
    if not view.wandering:
        return "-"
    openly = "open" if view.openly else "unseen" if view.blind else "hidden"
    knowing = [f"seat {seat + 1}" for seat, its in enumerate(view.players) if its.knows]
    told = f"known to {', '.join(knowing)}" if knowing else "known to nobody"
    hints = [card for card in view.buried if card.about == CURRENT]
    answers = "".join(f"; seat {card.seat + 1} heard {'yes' if card.equal else 'no'}" for card in hints)
    return f"{openly}, before seat {view.holder + 1}, one of {_numbers(view.possible)}, {told}{answers}"


def _seat(its: SeatView) -> str:
    parts = [
        " ".join(f"{hero.number}{'' if hero.ready else ' used'}" for hero in its.party) or "no hero",
        f"{its.cards} cards",
        f"eliminated {_numbers(its.eliminated)}" if its.eliminated else "",
        "barred" if its.barred else "",
    ]
    return "; ".join(part for part in parts if part)


def _secrets(view: SeventhView) -> str:
    parts = [
        f"hand {_numbers(view.players[view.seat].hand)}",
        f"the wanderer is {view.number}" if view.number and not view.openly else "",
        _seen(view.buried),
    ]
    return "; ".join(part for part in parts if part)


def _seen(buried: Iterable[BuriedCard]) -> str:
    seen = [card.number for card in buried if card.number is not None]
    return f"face down lie {_numbers(seen)}" if seen else ""


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers)) or "-"


def _counts(counts: tuple[int, ...]) -> str:
    return " ".join(f"{count}x{number}" for number, count in enumerate(counts, 1) if count) or "-"
