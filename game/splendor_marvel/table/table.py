"""The table of Splendor: Marvel: where everything lies, what picks mean, how faces are painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.engine.errors import Reason
from game.engine.events import Event
from game.engine.views import View
from game.splendor_marvel.rules.view import SplendorView
from game.splendor_marvel.table import deeds
from game.splendor_marvel.table import layout as plan
from game.splendor_marvel.table import picks as meaning
from game.splendor_marvel.table.describing import described
from game.splendor_marvel.table.drawing import faces
from game.splendor_marvel.table.drawing.plates import plate
from game.splendor_marvel.words import says
from game.table.art.paint.cloth import cloth
from game.table.art.paint.shapes import blank
from game.table.contract import Setting
from game.table.pieces import Face
from game.table.stock import furniture
from game.table.stock.deed import Deed

Size = tuple[int, int]

SHAPE: Final = plan.SHAPE
arrange = plan.arrange
kinds = plan.kinds
prompt = plan.prompt


def deed(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Show what a step's events come to; None for nothing to show."""
    return deeds.deed(events, setting)


def picks(view: View, action: int) -> tuple[str, ...]:
    """Name the keys that mean `action` when all of them are picked."""
    return meaning.picks(_own(view), action)


def dropped(view: View, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging the piece `key` onto the piece `zone` means, best first."""
    return meaning.dropped(_own(view), key, zone)


def best_first(view: View, actions: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG001 (the same in any position)
    """Order actions that the same picks mean: recruiting comes before reserving."""
    return meaning.best_first(actions)


def at_once(view: View, action: int) -> bool:  # noqa: ARG001 (never)
    """Return whether a single click performs `action`: here picks are done on purpose, by a second click."""
    return False


def cycle(view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """Leave the number keys to the buttons."""
    return None


def auto_pass(view: View, actions: tuple[int, ...]) -> None:
    """Let nothing pass."""


def pauses(view: View, action: int) -> bool:  # noqa: ARG001 (no step of this table's needs a longer look)
    """Never wait."""
    return False


def button(view: View, action: int, setting: Setting) -> str:
    """Word `action` for its button."""
    return says.button(_own(view), action, setting.texts)


def refuse(view: View, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`."""
    return meaning.refuse(_own(view), picked)


def remark(view: View, picked: tuple[str, ...]) -> None:
    """Let nothing be gathered that means nothing."""


def describe(view: View, key: str, setting: Setting) -> str:
    """Word what a piece is; "" for one that needs no words."""
    return described(_own(view), key, setting)


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels."""
    match face.kind, face.facts:
        case "card", (int(card),):
            return faces.card_face(card, size)
        case "card", (int(card), due, missing):
            return faces.card_face(card, size, due, missing)  # type: ignore[arg-type]
        case "back", (int(level),):
            return faces.card_back(level, size)
        case "location", (int(side),):
            return faces.location_face(side, size)
        case "avengers", _:
            return faces.avengers_face(size)
        case "gauntlet", _:
            return faces.gauntlet_face(size)
        case "wings", _:
            return faces.avengers_mark(size[0])
        case "bonus" | "no_bonus" | "column" | "good", _:
            return plate(face, size)
        case "pile", _:
            return blank(size)
        case _:
            return furniture.paint(face, size)


def background(size: Size) -> pygame.Surface:
    """Draw the empty table."""
    return cloth(size)


def _own(view: View) -> SplendorView:
    if not isinstance(view, SplendorView):
        raise TypeError(f"a view of Splendor: Marvel is needed, not {type(view).__name__}")
    return view
