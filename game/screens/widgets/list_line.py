"""A row of a list: focus chooses it, Enter or a double click opens it."""

from __future__ import annotations

from typing import Final, Protocol

import pygame

from game.screens.widgets.widget import Widget, is_enter

DOUBLE_CLICK: Final = 0.4  # seconds


class Listing(Protocol):
    """The scene with the list."""

    chosen: int

    def choose(self, number: int) -> None:
        """Choose another row."""

    def open(self) -> None:
        """Open the chosen row."""


class ListLine(Widget):
    """One row; subclasses draw it."""

    def __init__(self, listing: Listing, name: str, number: int, rect: pygame.Rect) -> None:
        """Make the row with that number, from 0."""
        super().__init__(name, rect)
        self.listing = listing
        self.number = number
        self._since = DOUBLE_CLICK

    @property
    def look(self) -> str:
        """The panel behind the row."""
        return "active" if self.listing.chosen == self.number else "row"

    def update(self, seconds: float) -> None:
        """Advance time."""
        self._since += seconds

    def focus_changed(self) -> None:
        """Choose the row that gets the focus."""
        if self.focused:
            self.listing.choose(self.number)

    def key(self, event: pygame.event.Event) -> bool:
        """Open the row with Enter."""
        if is_enter(event):
            self.listing.open()
            return True
        return False

    def mouse(self, event: pygame.event.Event) -> bool:
        """Open the row with a double click."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self._since < DOUBLE_CLICK:
                self.listing.open()
            self._since = 0.0
            return True
        return False
