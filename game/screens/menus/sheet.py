"""A plate above a darkened table: the base of what lies over a match for a while."""

from __future__ import annotations

from game.screens.menus.menu import Dialog
from game.screens.widgets.layout import Column, Metal, Raised, Space
from game.table.pieces import Area


class Sheet(Dialog):
    """A plate in the middle, above the darkened table."""

    def sheet(self, width: float, height: float, heading: str) -> tuple[float, float, float]:
        """Put plate and heading on the page; return left, top and width of what is free, in units."""
        wide, high = self.room
        width = min(width, wide - 40)
        left, top = (wide - width) / 2, max(8.0, (high - height) / 2)
        plate = Column([Metal(heading, 30.0, name=""), Space()], 0.0, [88.0, None])
        self.lay(Raised(plate, "dialog", 0.0), Area(left, top, width, height))
        return left + 34, top + 84, width - 68
