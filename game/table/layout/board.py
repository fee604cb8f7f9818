"""Board units and window pixels: how the canvas fills a window. It draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.table.layout.frame import LEAST, SHORT_SIDE, Frame, Shape, frame_of
from game.table.pieces import Area, Placed, Point

UI_SCALES: Final = (0.75, 2.0)  # smallest and largest


class Board:
    """The canvas in one window: as large as the window, its shorter side has 1080 units at 100 %.

    `ui_scale` (0.75 to 2.0): a larger one leaves fewer units, so words keep their size in units.
    """

    def __init__(self, window: tuple[int, int], ui_scale: float = 1.0) -> None:
        """Measure a window of `window` pixels, none of them less than one."""
        self.window = (max(1, window[0]), max(1, window[1]))
        self.ui_scale = min(UI_SCALES[1], max(UI_SCALES[0], ui_scale))
        least = LEAST[self.window[1] > self.window[0]]
        largest = min(self.window[0] / least[0], self.window[1] / least[1])
        self.scale = min(largest, min(self.window) / SHORT_SIDE * self.ui_scale)  # pixels per unit
        self.canvas = (self.window[0] / self.scale, self.window[1] / self.scale)

    def _facts(self) -> tuple[object, ...]:
        return self.window, self.ui_scale, self.canvas

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def frame(self, shape: Shape) -> Frame:
        """Return the parts of the table in this window, for a game that wants them in this `shape`."""
        return frame_of(Area(0.0, 0.0, *self.canvas), shape)

    def length(self, units: float) -> int:
        """Convert a length in board units to whole pixels, at least one."""
        return max(1, round(units * self.scale))

    def size(self, units: tuple[float, float]) -> tuple[int, int]:
        """Convert a size in board units to whole pixels."""
        return self.length(units[0]), self.length(units[1])

    def pixel(self, point: Point) -> tuple[int, int]:
        """Convert a point in board units to the nearest pixel."""
        return round(point[0] * self.scale), round(point[1] * self.scale)

    def point(self, pixel: tuple[float, float]) -> Point:
        """Convert a pixel to board units; it may lie outside the canvas."""
        return pixel[0] / self.scale, pixel[1] / self.scale

    def rect(self, area: Area) -> pygame.Rect:
        """Convert an area in board units to pixels; neighbouring areas stay neighbours."""
        left, top = self.pixel((area.x, area.y))
        right, bottom = self.pixel((area.x + area.width, area.y + area.height))
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))


def covers(piece: Placed, point: Point) -> bool:
    """Whether `piece`, turned as it lies, covers `point` (board units)."""
    x, y = point[0] - piece.centre[0], point[1] - piece.centre[1]
    if piece.angle:
        x, y = pygame.Vector2(x, y).rotate(piece.angle)  # y points down: this undoes an anticlockwise turn
    return abs(x) <= piece.size[0] / 2 and abs(y) <= piece.size[1] / 2


def lying_on(layout: Sequence[Placed], below: Placed) -> list[int]:
    """List the places of pieces above `below` and entirely within its outline, lowest first."""
    reach = (below.size[0] / 2 + 1, below.size[1] / 2 + 1)
    found = [
        (piece.height, at)
        for at, piece in enumerate(layout)
        if piece.height > below.height
        and abs(piece.centre[0] - below.centre[0]) + piece.size[0] / 2 <= reach[0]
        and abs(piece.centre[1] - below.centre[1]) + piece.size[1] / 2 <= reach[1]
    ]
    return [at for _, at in sorted(found)]
