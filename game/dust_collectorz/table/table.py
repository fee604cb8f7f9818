"""The table of Dust Collectorz: where everything lies, what picks mean, how faces are painted.

Young Champions has a table of its own, made for children; all other modes share one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

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
from game.engine.views import View
from game.table.contract import Setting
from game.table.layout.frame import Frame, Shape
from game.table.pieces import Placed
from game.table.stock.offers import Kind, Prompt

Size = tuple[int, int]
SHAPE: Final = Shape(panel=0.335, rail=0.28, spare=26.0)
deed = deeds.deed
paint = painting.paint


class Room(NamedTuple):
    """What a table is, for the modes that share one."""

    arrange: Callable[[DustView, Frame, Setting], list[Placed]]
    kinds: Callable[[DustView, Setting], tuple[Kind, ...]]
    prompt: Callable[[DustView, Setting], Prompt]
    picks: Callable[[DustView, int], tuple[str, ...]]
    dropped: Callable[[DustView, str, str], tuple[int, ...]]
    best_first: Callable[[tuple[int, ...]], tuple[int, ...]]
    at_once: Callable[[int], bool]
    refuse: Callable[[DustView, tuple[str, ...]], Reason]
    shown: Callable[[DustView], DustView]  # the view from which pieces are described


def _arrange(view: DustView, frame: Frame, setting: Setting) -> list[Placed]:
    situation = Situation(view, setting, frame)
    mine = [*own_cards(situation), *stage(situation), *own_seat(situation)]
    return [*mine, *seat_panels.rivals(situation), *wheel_panel(situation), *overlays(situation)]


BATTLE: Final = Room(
    *(_arrange, rail.kinds, rail.prompt, battle.picks, battle.dropped),
    *(battle.best_first, battle.at_once, battle.refuse, foreseen),
)
YOUNG: Final = Room(
    *(young_layout.arrange, young_rail.kinds, young_rail.prompt, young_picks.picks, young_picks.dropped),
    *(young_picks.best_first, young_picks.at_once, young_picks.refuse, lambda view: view),
)


def arrange(view: View, frame: Frame, setting: Setting) -> list[Placed]:
    """Return where everything lies for the seat that sees `view`, in the table and the panel of `frame`."""
    return _room(view).arrange(_own(view), frame, setting)


def kinds(view: View, setting: Setting) -> tuple[Kind, ...]:
    """List every kind of action, for the rail: always all of them, in one order."""
    return _room(view).kinds(_own(view), setting)


def prompt(view: View, setting: Setting) -> Prompt:
    """Return what is going on and what the viewer can do."""
    return _room(view).prompt(_own(view), setting)


def picks(view: View, action: int) -> tuple[str, ...]:
    """Name the keys that mean `action` when all of them are picked."""
    return _room(view).picks(_own(view), action)


def dropped(view: View, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging the piece `key` onto the piece `zone` means, best first."""
    return _room(view).dropped(_own(view), key, zone)


def best_first(view: View, actions: tuple[int, ...]) -> tuple[int, ...]:
    """Order actions that the same picks mean."""
    return _room(view).best_first(actions)


def at_once(view: View, action: int) -> bool:
    """Return whether a single click performs `action`: undoable steps, and everything in Young Champions."""
    return _room(view).at_once(action)


def cycle(view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """Leave number keys to the buttons."""
    return None


def auto_pass(view: View, actions: tuple[int, ...]) -> None:
    """Skip nothing: every decision here matters."""


def pauses(view: View, action: int) -> bool:  # noqa: ARG001 (only the view tells)
    """Return whether to pause so that people can look at a clash before it takes effect."""
    return _own(view).phase in {"comparing", "springing"}


def button(view: View, action: int, setting: Setting) -> str:
    """Word `action` for its button."""
    return says.button(_own(view), action, setting.addressed, setting.texts)


def refuse(view: View, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`."""
    return _room(view).refuse(_own(view), picked)


def remark(view: View, picked: tuple[str, ...]) -> None:
    """Remark nothing: here only what could still be done can be picked."""


def describe(view: View, key: str, setting: Setting) -> str:
    """Word what a piece is; "" for one that needs no words."""
    if key.startswith("toggle:"):
        return setting.texts("tip-list")
    return described(_room(view).shown(_own(view)), key, setting)


def background(size: Size) -> pygame.Surface:
    """Draw the empty table."""
    return cloth(size)


def _room(view: View) -> Room:
    return YOUNG if _own(view).mode == "young" else BATTLE


def _own(view: View) -> DustView:
    if not isinstance(view, DustView):
        raise TypeError(f"a view of Dust Collectorz is needed, not {type(view).__name__}")
    return view
