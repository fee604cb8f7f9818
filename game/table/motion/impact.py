"""A great moment lands: time stands still for an instant, then the table shakes a little."""

from __future__ import annotations

import math
from typing import Final

import pygame

STOP: Final = 0.05  # seconds for which everything stands still
SHAKE: Final = 0.12
REACH: Final = 6.0  # pixels that the table moves at most
SWINGS: Final = 3.0  # to and fro within a shake


class Impact:
    """One impact. Behaves like a `Motion`."""

    def __init__(self) -> None:
        """Begin with standing still."""
        self.spent = 0.0

    @property
    def stops(self) -> bool:
        """Whether everything stands still."""
        return self.spent < STOP

    @property
    def done(self) -> bool:
        """Whether it is over."""
        return self.spent >= STOP + SHAKE

    def advance(self, seconds: float) -> float:
        """Advance by `seconds`; return those for which nothing stood still."""
        still = max(0.0, STOP - self.spent)
        self.spent = min(STOP + SHAKE, self.spent + seconds)
        return max(0.0, seconds - still)

    def finish(self) -> None:
        """End it at once."""
        self.spent = STOP + SHAKE

    @property
    def offset(self) -> tuple[int, int]:
        """How far the table is from its place now, in pixels."""
        share = (self.spent - STOP) / SHAKE
        if self.stops or self.done:
            return (0, 0)
        reach = REACH * (1 - share)
        turn = 2 * math.pi * SWINGS * share
        return round(reach * math.sin(turn) * 0.8), round(reach * math.cos(turn) * 0.6)

    def draw(self, surface: pygame.Surface) -> None:
        """Shake what is on `surface`."""
        across, down = self.offset
        if across or down:
            surface.scroll(across, down)
