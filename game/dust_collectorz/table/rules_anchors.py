"""The rules page's anchors for the pieces of the table, in `rules.<language>.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.cards.card_table import ABILITIES
from game.dust_collectorz.rules.cards.cards import SLUGS
from game.dust_collectorz.rules.cards.facts import ABILITY, is_counter
from game.dust_collectorz.rules.pieces import KIND
from game.dust_collectorz.rules.view import DustView

if TYPE_CHECKING:
    from game.engine.views import View

OF_CARD: Final = frozenset({"card", "over", "laid", "ability", "salvage"})
OF_KIND: Final = {  # by the first word of a piece's key
    "wheel": "wheel",
    "stat": "attack",
    "deck": "deck",
    "toggle": "deck",
    "pile": "points",
    "points": "points",
    "discards": "discards",
    "coin": "toss",
    "back": "after",
    "part": "clash",
    "value": "clash",
    "zone": "laying",
}
OF_PHASE: Final = {  # where no piece is meant
    "tossing": "toss",
    "choosing": "toss",
    "naming": "team",
    "attacking": "attack",
    "answering": "answer",
    "following": "free-for-all",
    "cancelling": "cancel",
    "sniping": "snipe",
    "destroying": "traps",
    "springing": "traps",
    "comparing": "clash",
    "salvaging": "salvage",
    "capturing": "after",
    "refilling": "after",
    "arriving": "overflow",
    "finishing": "points",
}
OF_CHILDREN: Final = {"deck": "young-draw", "back": "young-draw", "tribe": "young-deal", "coin": "young"}


def anchor(view: View, key: str) -> str:
    """Return the anchor for the piece `key`, or for the current moment without one."""
    if not isinstance(view, DustView):
        raise TypeError(f"a view of Dust Collectorz is needed, not {type(view).__name__}")
    kind, *names = key.split(":")
    if view.mode == "young":
        return _of_children(view, kind)
    if kind in OF_CARD and names and names[-1].isdecimal():
        return of_card(int(names[-1]) & KIND)
    if kind == "seat":
        return "team" if view.mode == "team" else "free-for-all" if view.seats > 2 else "round"
    if view.places and not key:
        return "points"
    return OF_KIND.get(kind) or OF_PHASE.get(view.phase, "round")


def of_card(kind: int) -> str:
    """Return the anchor of a counter, or of the ability of a character."""
    return SLUGS[kind] if is_counter(kind) else ABILITIES[ABILITY[kind]].lower().replace("_", "-")


def _of_children(view: DustView, kind: str) -> str:
    if view.places and not kind:
        return "young-end"
    if kind in OF_CHILDREN:
        return OF_CHILDREN[kind]
    if kind == "wheel":
        return "wheel"
    return "young-deal" if view.phase == "setting aside" else "young-play"
