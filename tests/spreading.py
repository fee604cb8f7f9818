"""Lays any game's table out in a window of the usual size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.layout.board import Board

if TYPE_CHECKING:
    from game.engine.views import View
    from game.table.contract import GameTable, Setting
    from game.table.pieces import Placed

SIZE: Final = (1920, 1080)


def spread(table: GameTable, view: View, setting: Setting) -> list[Placed]:
    """Say where everything lies on the table `view` is of."""
    return table.arrange(view, Board(SIZE).frame(table.SHAPE), setting)
