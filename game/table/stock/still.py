"""A table that is only looked at: its pieces on their plate, without prompt, strip and rail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.layout.frame import frame_of
from game.table.stock.furniture import plate

if TYPE_CHECKING:
    from game.engine.views import View
    from game.table.contract import GameTable, Setting
    from game.table.pieces import Area, Placed


def still(table: GameTable, view: View, area: Area, setting: Setting, theme: str) -> list[Placed]:
    """Lay the table for the seat that sees `view` into `area`, in the manner of `theme`."""
    frame = frame_of(area, table.SHAPE)
    return [plate(frame.panel, f"lit_{theme}"), *table.arrange(view, frame, setting)]
