"""The rules page's anchors for the pieces of the table, in `rules.<language>.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.cards import ADVANCEMENTS, YELLOW
from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.table.describing import known
from game.engine.notation import slug

if TYPE_CHECKING:
    from game.engine.views import View

KINDS: Final = {  # first words of pieces' keys, by the anchor
    "sleeving": ("loose", "sheet"),
    "screens": ("closed", "screen", "seat"),
    "heroes": ("back",),
    "trading": ("vp",),
    "power": ("power", "paid"),
    "trick": ("leader",),
    "passing": ("mark",),
    "rewards": ("place",),
    "bets": ("stake",),
    "advancements": ("bag",),
    "winning": ("goal", "crown"),
    "ascended-form": ("only_forms",),
    "charmy": ("order",),
    "playing": ("cycle", "zone", "own_place"),
}
OF_KIND: Final = {kind: anchor for anchor, kinds in KINDS.items() for kind in kinds}
OF_TOGGLE: Final = {"rewards": "rewards", "deck": "advancements", "sort": "values"}
OF_PHASE: Final = {  # where no piece is meant
    "betting": "bets",
    "turn": "your-turn",
    "ending": "power",
    "dealing": "round",
    "sweeping": "winning-a-trick",
    "scoring": "rewards",
    "judging": "sudden-death",
}


def anchor(view: View, key: str) -> str:
    """Return the anchor for the piece `key`, or for the current moment without one."""
    if not isinstance(view, HeroesView):
        raise TypeError(f"a view of Custom Heroes is needed, not {type(view).__name__}")
    kind, *names = key.split(":")
    if kind in {"card", "ability"} and names[0].isdecimal():
        return _of_card(view, int(names[0]), ability=kind == "ability")
    if kind in {"kind", "made"}:
        return of_kind(int(names[0]))
    if kind == "toggle":
        return OF_TOGGLE.get(names[0], "table")
    if view.places and not key:
        return "winning"
    return OF_KIND.get(kind) or OF_PHASE.get(view.phase, "your-turn")


def of_kind(kind: int) -> str:
    """Return the anchor of an advancement: of its ability, if it has one."""
    row = ADVANCEMENTS[kind]
    return slug(row.english) if row.ability else "values"


def _of_card(view: HeroesView, number: int, *, ability: bool) -> str:
    """What is special about a hero is its ability, if the viewer knows of one; else its value."""
    card = known(view, number)
    buddy = -1 if card is None else card.slots[YELLOW]
    if buddy >= 0:
        return of_kind(buddy)
    return "abilities" if ability else "values"
