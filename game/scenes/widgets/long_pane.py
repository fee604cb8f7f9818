"""A pane of very many lines. Only those near what shows are made: ten thousand cost no more than ten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.scenes.widgets.pane import Pane
from game.scenes.widgets.widget import Widget

SPARE: Final = 3  # lines made above and below what shows: where the arrow keys go next


class LongPane(Pane):
    """Lines of equal height below each other, made when they come near."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        unit: float,
        line: tuple[pygame.Rect, int],
        make: Callable[[int, pygame.Rect], Widget],
    ) -> None:
        """Show lines made by `make`; `line` is where the first one lies, and how far the next is below it."""
        super().__init__(name, rect, unit)
        self._first, self.step = line
        self._make = make
        self._made: dict[int, Widget] = {}
        self.count = 0
        self.kept = 0  # the line that is always there, with its neighbours: the chosen one

    def hold(self, count: int, kept: int) -> None:
        """Have so many lines, of which the one numbered `kept` is always there; all are made again."""
        self.count, self.kept = count, kept
        self._measure()
        for widget in self._made.values():
            widget.gone()
        self._made = {}
        self.offset = min(self.offset, self.furthest)
        self._fill()

    def grow(self, count: int) -> None:
        """Have more lines below those that there are."""
        self.count = count
        self._measure()
        self._fill()

    def _measure(self) -> None:
        end = self._first.bottom - self.rect.top + (self.count - 1) * self.step
        self.height = end + round(10 * self.unit) if self.count else 0

    @property
    def top_line(self) -> int:
        """The first line that shows."""
        return self.offset // self.step

    def keep(self, number: int) -> None:
        """Have another line always there."""
        if number != self.kept:
            self.kept = number
            self._fill()

    def scroll_to(self, offset: float) -> None:
        """Show what lies `offset` pixels below its beginning, and make the lines that come near."""
        super().scroll_to(offset)
        self._fill()

    def _fill(self) -> None:
        """Make the lines that are near, and let go of the others, but the chosen one and that in use."""
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
