"""The table of Dust Collectorz: where everything lies, what picks mean, how faces are painted.

Young Champions has a table of its own, made for children; all other modes share one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.dust_collectorz import deeds, foresight, painting, says, young_layout, young_picks
from game.dust_collectorz import picks as battle
from game.dust_collectorz.clash_layout import clash
from game.dust_collectorz.cloth import cloth
from game.dust_collectorz.describing import described
from game.dust_collectorz.hand_layout import own_hand, own_overflow, own_place
from game.dust_collectorz.moment import Moment
from game.dust_collectorz.reckoning import foreseen
from game.dust_collectorz.seats_layout import rivals
from game.dust_collectorz.sheets import sheets
from game.dust_collectorz.side_layout import side
from game.dust_collectorz.view import DustView
from game.engine.errors import Reason
from game.engine.events import Event
from game.engine.views import View
from game.table.board import scaled_into
from game.table.deed import Deed
from game.table.pieces import Area, Face, Placed, Setting

Size = tuple[int, int]
YOUNG: Final = "young"


def layout(view: View, area: Area, setting: Setting) -> list[Placed]:
    """Return where everything lies for the seat that sees `view`, the whole table scaled into `area`."""
    own = _own(view)
    if own.mode == YOUNG:
        return young_layout.layout(own, area, setting)
    moment = Moment(own, setting)
    mine = [*own_hand(moment), *own_overflow(moment), *clash(moment), *own_place(moment)]
    return scaled_into([*mine, *rivals(moment), *side(moment), *sheets(moment)], area)


def deed(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Return what a step's events, as those who look may know them, come to; None for nothing to show."""
    return deeds.deed(events, setting)


def picks(view: View, action: int) -> tuple[str, ...]:
    """Name the keys that mean `action` when all of them are picked."""
    own = _own(view)
    return young_picks.picks(own, action) if own.mode == YOUNG else battle.picks(own, action)


def dropped(view: View, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging the piece `key` onto the piece `zone` means, best first."""
    own = _own(view)
    return young_picks.dropped(own, key, zone) if own.mode == YOUNG else battle.dropped(own, key, zone)


def best_first(view: View, actions: tuple[int, ...]) -> tuple[int, ...]:
    """Order actions that the same picks mean."""
    young = _own(view).mode == YOUNG
    return young_picks.best_first(actions) if young else battle.best_first(actions)


def at_once(view: View, action: int) -> bool:
    """Return whether a single click performs `action`: undoable steps, and all of a child's."""
    return young_picks.at_once(action) if _own(view).mode == YOUNG else battle.at_once(action)


def cycle(view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """Leave number keys to the buttons."""
    return None


def waive(view: View, actions: tuple[int, ...]) -> None:
    """Let nothing pass: every decision here is one's own."""


def pauses(view: View, action: int) -> bool:  # noqa: ARG001 (only the view tells)
    """Return whether people want to look at a clash in peace before it takes effect."""
    own = _own(view)
    return own.mode != YOUNG and own.phase in {"comparing", "springing"}


def button(view: View, action: int, setting: Setting) -> str:
    """Word `action` for its button."""
    return says.button(_own(view), action, setting.addressed, setting.texts)


def refuse(view: View, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`."""
    own = _own(view)
    return young_picks.refuse(own, picked) if own.mode == YOUNG else battle.refuse(own, picked)


def remark(view: View, picked: tuple[str, ...]) -> None:
    """Remark nothing: here only what could still be done can be picked."""


def describe(view: View, key: str, setting: Setting) -> str:
    """Word what a piece is; "" for one that needs no words."""
    own = _own(view)
    if key.startswith("toggle:"):
        return setting.texts("tip-list")
    if own.mode == YOUNG:
        return described(own, key, setting)
    return described(foreseen(own), key, setting)


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels."""
    return painting.paint(face, size)


def background(size: Size) -> pygame.Surface:
    """Draw the empty table."""
    return cloth(size)


def ahead(view: View, setting: Setting) -> tuple[tuple[Face, tuple[float, float]], ...]:
    """List what may still come up, in each size that it may have."""
    own = _own(view)
    if own.mode == YOUNG:
        return young_layout.ahead(own, setting)
    return foresight.faces_ahead(Moment(own, setting))


def _own(view: View) -> DustView:
    if not isinstance(view, DustView):
        raise TypeError(f"a view of Dust Collectorz is needed, not {type(view).__name__}")
    return view
