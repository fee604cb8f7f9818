"""Whether somebody is there, and how much decoration moves then."""

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
DRIFTS: Final = 8.0  # seconds without a person, after which decoration stands still
SETTLING: Final = 2.0  # of them it slows down


class Presence:
    """What a program knows about the person before it."""

    settings: Settings
    untouched: float = 0.0
    """Seconds since a person did something."""

    @property
    def liveliness(self) -> float:
        """How much of the merely decorative motion is wanted: 0.0 none to 1.0."""
        return {"full": 1.0, "gentle": 0.5, "none": 0.0}[self.settings.motion]

    @property
    def attended(self) -> bool:
        """Whether a person has done something a short while ago."""
        return self.untouched < DRIFTS

    @property
    def drift(self) -> float:
        """The same of motion that would never end: it comes to rest when nobody does anything."""
        return self.liveliness * max(0.0, min(1.0, (DRIFTS - self.untouched) / SETTLING))
