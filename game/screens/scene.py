"""The interface of scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

    from saves.disk.notices import Notice


class Unsaved(NamedTuple):
    """A match whose latest state could not be saved."""

    match: str  # its name for people
    notice: Notice  # why it could not be saved
    copy: Callable[[], None]  # copies its code to the clipboard


class Scene:
    """One screen of the program. No method blocks, sleeps, reads a clock or loads from disk."""

    covers: bool = True
    """Whether nothing below it shows. A dialog that leaves the scene below visible says False."""

    listening: bool = False
    """Whether it wants to hear every key, those too that mean the same in all scenes."""

    place: str = ""
    """The game whose table it sounds like; "" leaves it to the scene below."""

    def entered(self) -> None:
        """The scene has become the topmost one: pushed, or uncovered."""

    def left(self) -> None:
        """The scene is no longer the topmost one: covered, or removed."""

    def gone(self) -> None:
        """The scene is removed for good: release resources."""

    def handle(self, event: pygame.event.Event) -> None:
        """Handle one event; only the topmost scene gets any. WINDOWLEAVE: the pointer is elsewhere."""

    def update(self, seconds: float) -> None:
        """Advance by `seconds`; only the topmost scene. Call `program.stir` if the picture changes."""

    def shows_in(self) -> float:
        """Return the seconds until it changes by itself: 0.0 while something moves."""
        return NEVER

    def works_in(self) -> float:
        """Return the seconds until `update` must be called, even without visible effect."""
        return NEVER

    def draw(self, surface: pygame.Surface) -> None:
        """Draw itself; a scene that covers fills the whole surface. What is to be painted next stirs."""

    def resized(self, size: tuple[int, int]) -> None:
        """Lay out again: the window has a new size in pixels, or the text scale has changed."""

    def language_changed(self) -> None:
        """Refresh all texts."""

    def unsaved(self) -> Unsaved | None:
        """Return the match that would be lost by closing now, because it can't be saved."""
        return None

    def closing(self) -> None:
        """Save what must not be lost: the program quits after this call."""


@runtime_checkable
class TakesFiles(Protocol):
    """A scene onto which files can be dropped."""

    def dropped(self, path: Path) -> bool:
        """Take a dropped file; False lets the window handle it, which opens matches."""


@runtime_checkable
class NamesKeys(Protocol):
    """A scene that names keys in hints."""

    def keys_changed(self) -> None:
        """Name them anew: a controller is used now, or the keyboard again."""
