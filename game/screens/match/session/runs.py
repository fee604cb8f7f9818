"""A session as time passes for it, of whatever kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saves.settings import Settings


class Runs(ABC):
    """What a scene asks of the session under it."""

    @property
    @abstractmethod
    def ticking(self) -> bool:
        """Whether something happens once some time has passed."""

    @abstractmethod
    def follow(self, settings: Settings) -> None:
        """Do as the person before the screen wishes."""

    @abstractmethod
    def update(self, seconds: float, *, still: bool) -> None:
        """Let time pass; `still`: nothing moves on the screen."""

    @abstractmethod
    def leave(self) -> None:
        """Cancel all AI requests: nobody looks."""
