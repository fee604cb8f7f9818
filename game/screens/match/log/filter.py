"""Whose lines the log shows: everybody's, or one seat's; a row of signs in the log's head."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.widgets.widget import draw_ring
from game.table.art.paint.shapes import rounded, tinted
from game.table.art.palette import FROST, MIST
from game.table.art.seats import seat_symbol
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.texts.texts import Voice

ALL: Final = -1  # the seat that stands for everybody
CELL: Final = 60.0  # units of width, at most
SIGN: Final = 22.0
TYPE: Final = 18.0


class SeatFilter:
    """The signs; the chosen one stands on a light plate."""

    def __init__(self, words: Voice, colours: Sequence[int], changed: Callable[[], None]) -> None:
        """Show everybody's lines; `colours` are the seats', `changed` hears that others are wanted."""
        self.seat = ALL
        self.focused = False
        self._changed = changed
        self._words = words
        self._colours = tuple(colours)
        self._rect = pygame.Rect(0, 0, 1, 1)
        self._unit = 1.0

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Lie at the right of `rect`, in pixels, with `unit` pixels a unit."""
        cells = len(self._colours) + 1
        wide = min(round(CELL * unit), rect.width // cells) * cells
        self._rect = pygame.Rect(rect.right - wide, rect.top, wide, rect.height)
        self._unit = unit

    def cells(self) -> dict[int, pygame.Rect]:
        """Return where each seat's sign lies in the window, ALL first."""
        seats = (ALL, *range(len(self._colours)))
        wide = self._rect.width / len(seats)
        left, top, high = self._rect.left, self._rect.top, self._rect.height
        return {
            seat: pygame.Rect(round(left + at * wide), top, round(wide), high)
            for at, seat in enumerate(seats)
        }

    def choose(self, seat: int) -> None:
        """Show the lines of one seat's decisions, or with ALL everybody's."""
        if seat != self.seat:
            self.seat = seat
            self._changed()

    def press(self, spot: tuple[int, int]) -> None:
        """Choose the seat whose sign lies at a pixel; that of the chosen seat stands for everybody."""
        found = next((seat for seat, cell in self.cells().items() if cell.collidepoint(spot)), None)
        if found is not None:
            self.choose(ALL if found == self.seat else found)

    def step(self, way: int) -> None:
        """Choose the seat `way` signs further."""
        self.choose(max(ALL, min(len(self._colours) - 1, self.seat + way)))

    def draw(self, surface: pygame.Surface) -> None:
        """Show the signs."""
        air = max(2, round(5 * self._unit))
        for seat, cell in self.cells().items():
            inner = cell.inflate(-air, -2 * air)
            if seat == self.seat:
                surface.blit(tinted(rounded(inner.size, inner.height // 4), FROST, 60), inner)
                if self.focused:
                    draw_ring(surface, inner, self._unit)
            if seat == ALL:
                ink = FROST if self.seat == ALL else MIST
                sign = fitted(
                    self._words("match-log-all"), "sans_bold", inner.size, ink, round(TYPE * self._unit)
                )
            else:
                sign = seat_symbol(self._colours[seat], round(SIGN * self._unit))
            surface.blit(sign, sign.get_rect(center=inner.center))
