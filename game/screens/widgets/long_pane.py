"""A pane with very many rows. Only visible and nearby ones exist: ten thousand cost no more than ten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.screens.widgets.pane import Pane
from game.screens.widgets.widget import Widget

SPARE: Final = 3  # rows made above and below the visible ones, for the arrow keys


class LongPane(Pane):
    """Rows of equal height, made on demand."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        unit: float,
        step: float,
        make: Callable[[int, pygame.Rect], Widget],
    ) -> None:
        """Show rows made by `make`, `step` units from one to the next."""
        super().__init__(name, rect, unit)
        self.step = round(step * unit)
        self._first = rect.move(round(6 * unit), round(4 * unit))
        self._first.width -= round(26 * unit)
        self._first.height = self.step - round(12 * unit)
        self._make = make
        self._made: dict[int, Widget] = {}
        self.count = 0
        self.kept = 0  # the row that always exists, with its neighbours: the chosen one

    def hold(self, count: int, kept: int) -> None:
        """Set the number of rows, of which `kept` always exists; all are made again."""
        self.count, self.kept = count, kept
        self._measure()
        for widget in self._made.values():
            widget.gone()
        self._made = {}
        self.offset = min(self.offset, self.furthest)
        self._fill()

    def grow(self, count: int) -> None:
        """Add rows at the end."""
        self.count = count
        self._measure()
        self._fill()

    def _measure(self) -> None:
        end = self._first.bottom - self.rect.top + (self.count - 1) * self.step
        self.height = end + round(10 * self.unit) if self.count else 0

    @property
    def top_line(self) -> int:
        """The first visible row."""
        return self.offset // self.step

    def keep(self, number: int) -> None:
        """Set the row that always exists."""
        if number != self.kept:
            self.kept = number
            self._fill()

    def scroll_to(self, offset: float) -> None:
        """Scroll to `offset` pixels below the start, and make the rows nearby."""
        super().scroll_to(offset)
        self._fill()

    def _fill(self) -> None:
        """Make the rows nearby, and drop the others, except the chosen and the focused one."""
        above = (self.offset - (self._first.top - self.rect.top)) // self.step - SPARE
        shown = self.rect.height // self.step + 2 + 2 * SPARE
        wanted = {number for number in range(above, above + shown) if 0 <= number < self.count}
        wanted |= {number for number in range(self.kept - 1, self.kept + 2) if 0 <= number < self.count}
        wanted |= {number for number, one in self._made.items() if one.focused}
        if wanted == self._made.keys():
            return
        for number in self._made.keys() - wanted:
            self._made.pop(number).gone()
        for number in wanted - self._made.keys():
            place = self._first.move(0, number * self.step - self.offset)
            self._made[number] = self._make(number, place)
        self.inside = [self._made[number] for number in sorted(self._made)]
