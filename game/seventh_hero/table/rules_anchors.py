"""The rules page's anchors for the pieces of the table, in `rules.<language>.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules.actions import hero_of
from game.seventh_hero.rules.cards import ORACLE, SHIELD_MAIDEN, TALE_WEAVER
from game.seventh_hero.rules.view import SeventhView

if TYPE_CHECKING:
    from game.engine.views import View

OF_KIND: Final = {  # by the first word of a piece's key
    "pile": "drawing",
    "back": "party",
    "discards": "hints",
    "hint": "hints",
    "answer": "hints",
    "leader": "turn",
    "note": "notes",
    "toggle": "notes",
    "seat": "party",
    "eliminated": "double",
    "peek": f"hero-{ORACLE}",
    "free": f"hero-{TALE_WEAVER}",
    "zone": "wandering",
}
OF_PHASE: Final = {  # where no piece is meant
    "asking": "abilities",
    "replying": f"hero-{SHIELD_MAIDEN}",
    "sending": "sending",
    "blinding": "blind",
    "holding": "recruiting",
    "drawing": "drawing",
}


def anchor(view: View, key: str) -> str:
    """Return the anchor for the piece `key`, or for the current moment without one."""
    if not isinstance(view, SeventhView):
        raise TypeError(f"a view of Seventh Hero is needed, not {type(view).__name__}")
    kind, *names = key.split(":")
    if kind == "hero":
        return f"hero-{names[-1]}"
    if kind == "hand":
        return _of_hand(view, names[0])
    if kind == "wanderer":
        return "recruiting" if view.holder == view.seat else "wandering"
    if kind == "quest" and view.quest:
        return f"quest-{view.quest}"
    if kind == "use" and int(names[0]) < len(view.stack):
        return f"hero-{hero_of(view.stack[int(names[0])].action)}"
    if view.places and not key:
        return "winning"
    return OF_KIND.get(kind) or OF_PHASE.get(view.phase, "turn")


def _of_hand(view: SeventhView, number: str) -> str:
    """A card in hand is to be sent, or to be asked with; else it is the hero that it shows."""
    if view.to_move == view.seat and view.phase == "sending":
        return "sending"
    return "hints" if view.to_move == view.seat and view.phase == "holding" else f"hero-{number}"
