"""Where a table lies in its window: its parts, in board units and in pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.layout.board import Board

if TYPE_CHECKING:
    import pygame

    from game.table.layout.frame import Frame, Shape
    from game.table.pieces import Area


class TableWindow:
    """The window of one table; it changes its size."""

    def __init__(self, shape: Shape, board: Board | None = None) -> None:
        """Begin with `board`, or no room, for a game that wants its parts in this `shape`."""
        self.board = board or Board((1, 1))
        self._shape = shape

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Take a size in pixels, and the UI scale."""
        self.board = Board(size, scale)

    @property
    def frame(self) -> Frame:
        """The parts of the window."""
        return self.board.frame(self._shape)

    @property
    def kept_free(self) -> list[pygame.Rect]:
        """What words over the table never cover, in pixels: prompt, actions and tools."""
        frame = self.frame
        return [self.board.rect(area) for area in (frame.ribbon, frame.rail, frame.tools, frame.recap)]

    @property
    def room(self) -> pygame.Rect:
        """Where a close look may lie, in pixels: between the bar and the lit panel."""
        return self.board.rect(self.frame.table)

    def rect(self, area: Area) -> pygame.Rect:
        """Convert an area to pixels."""
        return self.board.rect(area)

    def point(self, spot: tuple[int, int]) -> tuple[float, float]:
        """Convert a pixel to board units."""
        return self.board.point(spot)

    def length(self, units: float) -> int:
        """Convert a length to pixels."""
        return self.board.length(units)
