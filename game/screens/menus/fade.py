"""The change from one scene to another: what was to be seen before fades over what is to be seen now.

It is only a picture: the new scene is there at once, and gets all events.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.table.motion.animation import Tween, in_out

SECONDS: Final = 0.2
LONGEST_STEP: Final = 1 / 30  # seconds: a scene whose first frame takes long fades in all the same


class Fade:
    """The fading picture of the last scene, if there is one."""

    def __init__(self) -> None:
        """Begin with nothing to be seen."""
        self._shown: pygame.Surface | None = None  # what the last frame was drawn on
        self._before: pygame.Surface | None = None
        self._due = False
        self._time = Tween(0.0)

    @property
    def running(self) -> bool:
        """Whether a scene fades, or will in the next frame."""
        return self._due or self._before is not None

    def begin(self) -> None:
        """Let the next frame begin a change from the last one."""
        self._due = self._shown is not None

    def stop(self) -> None:
        """Show the new scene at once."""
        self._due = False
        self._before = None

    def update(self, seconds: float) -> None:
        """Advance time."""
        if self._before is not None:
            self._time.advance(min(seconds, LONGEST_STEP))
            if self._time.done:
                self._before = None

    def keep(self, surface: pygame.Surface) -> None:
        """Before a frame is drawn on `surface`, keep the last one if a change begins."""
        if self._due and surface is self._shown:
            self._before = surface.copy()
            self._time = Tween(SECONDS, in_out)
        self._due = False
        self._shown = surface

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is left of the last scene over the new one."""
        if self._before is not None:
            self._before.set_alpha(round(255 * (1 - self._time.share)))
            surface.blit(self._before, (0, 0))
