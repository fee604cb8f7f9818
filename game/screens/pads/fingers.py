"""Two fingers on a touch screen scroll what lies between them.

SDL makes a mouse of the first finger, so taps, long presses and drags need nothing of their own. As soon as a
second one comes down, that mouse lets go without a click, and does nothing more until all fingers are up.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.pads.pads import wheel

if TYPE_CHECKING:
    from pygame.event import Event

NOTCH: Final = 0.07  # of the window's height that fingers move for one notch of a wheel
FINGERS_LIMIT: Final = 10
NOWHERE: Final = (-1, -1)  # outside the window: a button that is let go there isn't pressed
_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_FINGERS: Final = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)


class Fingers:
    """The fingers on the screen."""

    def __init__(self) -> None:
        """Start with none."""
        self._at: dict[tuple[int, int], tuple[float, float]] = {}  # by device and finger; 0.0 to 1.0
        self._scrolling = False  # two have been down since the last time that none was
        self._rolled = 0.0  # notches not yet sent

    def translate(self, event: Event, size: tuple[int, int]) -> list[Event]:
        """Return what an event means to scenes in a window of `size` pixels: mostly itself."""
        if event.type in _MOUSE and self._scrolling and getattr(event, "touch", False):
            return []
        if event.type not in _FINGERS:
            return [event]
        finger = (event.touch_id, event.finger_id)
        if event.type == pygame.FINGERUP:
            self._at.pop(finger, None)
            self._scrolling = self._scrolling and bool(self._at)
        elif event.type == pygame.FINGERDOWN and len(self._at) < FINGERS_LIMIT:
            self._at[finger] = (event.x, event.y)
            if len(self._at) == 2 and not self._scrolling:
                self._scrolling, self._rolled = True, 0.0
                return self._let_go(size)
        elif finger in self._at:
            before, self._at[finger] = self._at[finger], (event.x, event.y)
            if self._scrolling:
                return self._roll(event.y - before[1])
        return []

    def _let_go(self, size: tuple[int, int]) -> list[Event]:
        """Release the mouse where nothing is, and point between the fingers."""
        across, down = (sum(at) / len(at) for at in zip(*self._at.values(), strict=True))
        middle = (round(across * size[0]), round(down * size[1]))
        return [
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=NOWHERE, button=1, touch=True),
            pygame.event.Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0), touch=True),
        ]

    def _roll(self, down: float) -> list[Event]:
        """Turn the wheel as far as one of the fingers has moved."""
        self._rolled += down / NOTCH / max(1, len(self._at))
        whole = math.trunc(self._rolled)
        self._rolled -= whole
        return [wheel(whole)] if whole else []
