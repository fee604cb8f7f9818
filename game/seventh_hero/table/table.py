"""The table of Seventh Hero: where everything lies, what picks mean, how faces are painted."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.errors import Reason
from game.engine.events import Event
from game.engine.views import View
from game.seventh_hero.rules.view import SeventhView
from game.seventh_hero.table import deeds, prompting, rail, waiving
from game.seventh_hero.table import picks as meaning
from game.seventh_hero.table.describing import described
from game.seventh_hero.table.drawing import painting
from game.seventh_hero.table.drawing.cloth import cloth
from game.seventh_hero.table.panels import own_panel, rival_panels, unseen
from game.seventh_hero.table.panels.staging import stage
from game.seventh_hero.table.plan import SHAPE
from game.seventh_hero.table.stand import Stand
from game.seventh_hero.words import says
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
    return [*rival_panels.rivals(stand), *stage(stand), *unseen.side(stand), *own_panel.own(stand)]


def kinds(view: View, setting: Setting) -> tuple[Kind, ...]:
    """List every kind of action, or of reaction where somebody may react."""
    return rail.kinds(_own(view), setting)


def prompt(view: View, setting: Setting) -> Prompt:
    """Return what is going on and what the viewer can do."""
    return prompting.prompt(_own(view), setting)


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


def cycle(view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """Leave number keys to the buttons."""
    return None


def waive(view: View, actions: tuple[int, ...]) -> Waiver | None:
    """Let people skip ability windows; everything else has to be decided."""
    return waiving.waive(_own(view), actions)


def pauses(view: View, action: int) -> bool:  # noqa: ARG001 (never)
    """Return whether to pause so that people can look at the table: never needed here."""
    return False


def button(view: View, action: int, setting: Setting) -> str:
    """Word `action` for its button."""
    return says.button(_own(view), action, setting.addressed, setting.texts)


def refuse(view: View, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`."""
    return meaning.refuse(_own(view), picked)


def remark(view: View, picked: tuple[str, ...]) -> None:
    """Remark nothing: here only what could still be done can be picked."""


def describe(view: View, key: str, setting: Setting) -> str:
    """Word what a piece is; "" for one that needs no words."""
    return described(_own(view), key, setting)


def deed(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Show what a step came to as pictures and few words; None for what needs none."""
    return deeds.deed(events, setting)


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels."""
    return painting.paint(face, size)


def background(size: Size) -> pygame.Surface:
    """Draw the empty table."""
    return cloth(size)


def _own(view: View) -> SeventhView:
    if not isinstance(view, SeventhView):
        raise TypeError(f"a view of Seventh Hero is needed, not {type(view).__name__}")
    return view
