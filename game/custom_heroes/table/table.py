"""The table of Custom Heroes: where everything lies, what picks mean, how faces are painted."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.table import deeds, prompting, rail
from game.custom_heroes.table import picks as meaning
from game.custom_heroes.table.describing import described
from game.custom_heroes.table.drawing import painting
from game.custom_heroes.table.drawing.cloth import cloth
from game.custom_heroes.table.overlays.deck_browser import deck_browser
from game.custom_heroes.table.overlays.overlay_frame import fitted
from game.custom_heroes.table.overlays.reward_sheet import reward_sheet
from game.custom_heroes.table.overlays.round_board import round_board
from game.custom_heroes.table.panels.chips import chips
from game.custom_heroes.table.panels.demand import demand
from game.custom_heroes.table.panels.hand_layout import own_hand, own_stamp
from game.custom_heroes.table.panels.header import header
from game.custom_heroes.table.panels.own_panel import own
from game.custom_heroes.table.panels.rival_panels import rivals
from game.custom_heroes.table.panels.trick_layout import trick
from game.custom_heroes.table.places import SHAPE
from game.custom_heroes.table.stand import Stand
from game.custom_heroes.words import says
from game.engine.errors import Reason
from game.engine.events import Event
from game.engine.views import View
from game.table.contract import Setting, Waiver
from game.table.layout.frame import Frame
from game.table.pieces import Face, Placed
from game.table.stock.deed import Deed
from game.table.stock.offers import Kind, Prompt

__all__ = [
    "SHAPE",
    "arrange",
    "at_once",
    "background",
    "best_first",
    "button",
    "cycle",
    "deed",
    "describe",
    "dropped",
    "kinds",
    "paint",
    "pauses",
    "picks",
    "prompt",
    "refuse",
    "remark",
    "waive",
]

Size = tuple[int, int]


def arrange(view: View, frame: Frame, setting: Setting) -> list[Placed]:
    """Return where everything lies in one window for the seat that sees `view`."""
    stand = Stand(_own(view), setting, frame)
    mine = [*own_hand(stand), *chips(stand), *own(stand), *own_stamp(stand)]
    others = [*trick(stand), *demand(stand), *rivals(stand), *header(stand)]
    sheets = fitted(_sheets(stand), stand.places.sheet, frame.whole, stand.bag_spot)
    return [*mine, *others, *sheets]


def _sheets(stand: Stand) -> list[Placed]:
    """What lies over the table: an open sheet, or the round's result."""
    toggled = stand.setting.toggled
    if "deck" in toggled:
        return deck_browser(stand)
    if "rewards" in toggled:
        return reward_sheet(stand)
    return round_board(stand) if stand.round_over else []


def kinds(view: View, setting: Setting) -> tuple[Kind, ...]:
    """List the kinds of what is decided now, for the rail."""
    return rail.kinds(_own(view), setting)


def prompt(view: View, setting: Setting) -> Prompt:
    """Return what is going on and what the viewer can do."""
    return prompting.prompt(_own(view), setting)


def deed(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Show what a step's events come to; None for nothing to show."""
    return deeds.deed(events, setting)


def picks(view: View, action: int) -> tuple[str, ...]:
    """Name the keys that mean `action` when all of them are picked."""
    return meaning.picks(_own(view), action)


def dropped(view: View, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging the piece `key` onto the piece `zone` means, best first."""
    return meaning.dropped(_own(view), key, zone)


def best_first(view: View, actions: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG001 (always the same)
    """Order actions that the same picks mean."""
    return meaning.best_first(actions)


def at_once(view: View, action: int) -> bool:  # noqa: ARG001 (never)
    """Return whether a single click performs `action`: never, a second click confirms."""
    return False


def cycle(view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
    """List the plays that a number key goes through, or the plate of a value."""
    return meaning.cycle(_own(view), actions, digit)


def waive(view: View, actions: tuple[int, ...]) -> Waiver | None:
    """Skip a betting decision without any Kodora, unless another viewer could learn from that."""
    return meaning.waive(_own(view), actions)


def pauses(view: View, action: int) -> bool:  # noqa: ARG001 (only the view tells)
    """Return whether to pause so that people can look at a round's result before the next deal."""
    own = _own(view)
    return own.phase in {"dealing", "judging"} and own.round > 0


def button(view: View, action: int, setting: Setting) -> str:
    """Word `action` for its button."""
    return says.button(_own(view), action, setting.texts)


def refuse(view: View, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`."""
    return meaning.refuse(_own(view), picked)


def remark(view: View, picked: tuple[str, ...]) -> Reason | None:
    """Return what the picked cards lack to be a set."""
    return meaning.remark(_own(view), picked)


def describe(view: View, key: str, setting: Setting) -> str:
    """Word what a piece is; "" for one that needs no words."""
    return described(_own(view), key, setting)


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels."""
    return painting.paint(face, size)


def background(size: Size) -> pygame.Surface:
    """Draw the empty table."""
    return cloth(size)


def _own(view: View) -> HeroesView:
    if not isinstance(view, HeroesView):
        raise TypeError(f"a view of Custom Heroes is needed, not {type(view).__name__}")
    return view
