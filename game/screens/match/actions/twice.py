"""A press that only repeats the one that has just decided something, such as a double click on a button.

What lies under the pointer, or what a key means, has changed meanwhile: nobody has meant that.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from game.screens.match.table.interaction import InteractionController

SECONDS: Final = 0.3  # within which a second press is the same
NEAR: Final = 12.0  # pixels


class Twice:
    """Watches what is pressed in one match."""

    def __init__(self, picking: InteractionController) -> None:
        """Ask `picking` for the decisions."""
        self._picking = picking
        self._last: pygame.event.Event | None = None
        self._since = 0.0  # seconds
        self._made = 0  # decisions before the last press

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._since += seconds

    def repeats(self, event: pygame.event.Event) -> bool:
        """Whether a press is to be ignored; keeps it in mind if it isn't."""
        decided = self._picking.made > self._made
        if decided and self._since < SECONDS and self._last is not None and _same(self._last, event):
            return True
        self._last, self._since, self._made = event, 0.0, self._picking.made
        return False

    def forget(self) -> None:
        """Take the next press for a new one: something else was on the screen meanwhile."""
        self._last = None


def _same(one: pygame.event.Event, other: pygame.event.Event) -> bool:
    """Whether two presses are of one key, or of one button of the mouse at one spot."""
    if one.type != other.type:
        return False
    if one.type == pygame.KEYDOWN:
        return bool(one.key == other.key)
    return bool(one.button == other.button and math.dist(one.pos, other.pos) < NEAR)
