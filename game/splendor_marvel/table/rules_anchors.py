"""The rules page's anchors for the pieces of the table, in `rules.<language>.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.splendor_marvel.rules.view import SplendorView

if TYPE_CHECKING:
    from game.engine.views import View

OF_KIND: Final = {  # by the first word of a piece's key
    "back": "open",
    "deck": "reserve",
    "under": "decks",
    "pile": "paying",
    "tile": "locations",
    "avengers": "avengers",
    "gauntlet": "gauntlet",
    "seat": "open",
}
OF_CHIP: Final = {"shield": "shield", "time": "time-stone"}
OF_ZONE: Final = {"own": "paying", "hand": "reserve", "stock": "take"}
OF_PHASE: Final = {  # without a piece
    "returning": "limit",
    "choosing": "locations",
    "dealing": "table",
    "refilling": "refilling",
    "locating": "locations",
    "avenging": "avengers",
    "calling": "gauntlet",
}


def anchor(view: View, key: str) -> str:
    """Return the anchor for the piece `key`, or for the current moment without one."""
    if not isinstance(view, SplendorView):
        raise TypeError(f"a view of Splendor: Marvel is needed, not {type(view).__name__}")
    kind, *names = key.split(":")
    if kind in {"stock", "chip", "own"}:
        return _of_chip(view, kind, names[0])
    if kind == "zone":
        return OF_ZONE.get(names[0], "turn")
    if kind == "card":
        return _of_card(view, int(names[0]))
    if view.places and not key:
        return "gauntlet"
    return OF_KIND.get(kind) or OF_PHASE.get(view.phase, "turn")


def _of_chip(view: SplendorView, kind: str, name: str) -> str:
    """Return the anchor of a chip: in stock to be taken, one's own to pay with or to return."""
    if kind != "own" or name in OF_CHIP:
        return OF_CHIP.get(name, "take")
    return "limit" if view.phase == "returning" else "paying"


def _of_card(view: SplendorView, card: int) -> str:
    """Return the anchor of a character: to recruit, reserved, or as a bonus."""
    if any(one.card == card for player in view.players for one in player.reserved):
        return "reserve"
    return "paying" if any(card in player.recruited for player in view.players) else "recruit"
