"""Lays any game's table out in a window of the usual size."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from game.registry import GAMES
from game.table.board import Board
from game.table.pieces import CANVAS, Area

if TYPE_CHECKING:
    from game.engine.views import View
    from game.table.pieces import Placed, Setting

SIZE: Final = (1920, 1080)


def fills(game: str) -> bool:
    """Whether a game's table fills windows of any shape."""
    return hasattr(import_module(f"game.{game}.table"), "arrange")


FIXED: Final = [game for game in GAMES if not fills(game)]
"""The games whose tables keep the proportions of their canvas."""


def spread(table: Any, view: View, setting: Setting) -> list[Placed]:
    """Say where everything lies on the table `view` is of."""
    laid: list[Placed]
    if hasattr(table, "arrange"):
        laid = table.arrange(view, Board(SIZE, 1.0, None).frame(table.SHAPE), setting)
    else:
        laid = table.layout(view, Area(0, 0, *CANVAS), setting)
    return laid
