"""Whether a person is active, and how much decoration moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from saves.settings import Settings

TOUCHES: Final = frozenset(
    {
        pygame.KEYDOWN,
        pygame.TEXTINPUT,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.WINDOWFOCUSGAINED,
    }
)
"""Events that only a person brings about."""
DRIFTS: Final = 8.0  # seconds of inactivity after which decoration stands still
SETTLING: Final = 2.0  # the last of them, in which it slows down


class Presence:
    """How active the person is."""

    settings: Settings
    present: bool = True
    """Whether the window can be seen, and has the keyboard."""
    untouched: float = 0.0
    """Seconds since a person did something."""

    @property
    def liveliness(self) -> float:
        """The amount of decorative motion: 0.0 none to 1.0."""
        return {"full": 1.0, "gentle": 0.5, "none": 0.0}[self.settings.motion]

    @property
    def attended(self) -> bool:
        """Whether a person was active a short while ago."""
        return self.untouched < DRIFTS

    @property
    def drift(self) -> float:
        """The amount of endless motion: it comes to rest when nobody is active."""
        return self.liveliness * max(0.0, min(1.0, (DRIFTS - self.untouched) / SETTLING))
