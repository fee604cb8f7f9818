"""The table of Dust Collectorz: where everything lies, what picks mean, how faces are painted.

Young Champions has a table of its own, made for children; all other modes share one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.dust_collectorz.rules.view import DustView
from game.dust_collectorz.table import deeds, rail
from game.dust_collectorz.table import picks as battle
from game.dust_collectorz.table.describing import described
from game.dust_collectorz.table.drawing import painting
from game.dust_collectorz.table.drawing.cloth import cloth
from game.dust_collectorz.table.panels import seat_panels
from game.dust_collectorz.table.panels.overlays import overlays
from game.dust_collectorz.table.panels.own_cards import own_cards
from game.dust_collectorz.table.panels.seat_panels import own_seat
from game.dust_collectorz.table.panels.stage_layout import stage
from game.dust_collectorz.table.panels.wheel_panel import wheel_panel
from game.dust_collectorz.table.situation import Situation
from game.dust_collectorz.table.young import layout as young_layout
from game.dust_collectorz.table.young import picks as young_picks
from game.dust_collectorz.table.young import rail as young_rail
from game.dust_collectorz.words import says
from game.dust_collectorz.words.reckoning import foreseen
from game.engine.errors import Reason
from game.engine.events import Event
from game.engine.views import View
from game.table.contract import Setting
from game.table.layout.frame import Frame, Shape
from game.table.pieces import Face, Placed
from game.table.stock.deed import Deed
from game.table.stock.offers import Kind, Prompt

Size = tuple[int, int]
YOUNG: Final = "young"
SHAPE: Final = Shape(panel=0.335, rail=0.28, spare=26.0)


def arrange(view: View, frame: Frame, setting: Setting) -> list[Placed]:
    """Return where everything lies for the seat that sees `view`, in the table and the panel of `frame`."""
    own = _own(view)
    if own.mode == YOUNG:
        return young_layout.arrange(own, frame, setting)
    situation = Situation(own, setting, frame)
    mine = [*own_cards(situation), *stage(situation), *own_seat(situation)]
    return [*mine, *seat_panels.rivals(situation), *wheel_panel(situation), *overlays(situation)]


def kinds(view: View, setting: Setting) -> tuple[Kind, ...]:
    """List every kind of action, for the rail: always all of them, in one order."""
    own = _own(view)
    return young_rail.kinds(own, setting) if own.mode == YOUNG else rail.kinds(own, setting)


def prompt(view: View, setting: Setting) -> Prompt:
    """Return what is going on and what the viewer can do."""
    own = _own(view)
    return young_rail.prompt(own, setting) if own.mode == YOUNG else rail.prompt(own, setting)


def deed(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Return what the viewers may know of a step's outcome; None for nothing to show."""
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
    """Return whether a single click performs `action`: undoable steps, and everything in Young Champions."""
    return young_picks.at_once(action) if _own(view).mode == YOUNG else battle.at_once(action)


def cycle(view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """Leave number keys to the buttons."""
    return None


def waive(view: View, actions: tuple[int, ...]) -> None:
    """Skip nothing: every decision here matters."""


def pauses(view: View, action: int) -> bool:  # noqa: ARG001 (only the view tells)
    """Return whether to pause so that people can look at a clash before it takes effect."""
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


def _own(view: View) -> DustView:
    if not isinstance(view, DustView):
        raise TypeError(f"a view of Dust Collectorz is needed, not {type(view).__name__}")
    return view
