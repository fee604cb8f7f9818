"""What a scene is to the program: a few methods, each with one promise. What it shows is its own matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.motion import NEVER

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

    from game.scenes.program import Program
    from game.scenes.unkept import Unkept


class Scene:
    """One screen of the program. No method blocks, sleeps, reads a clock or loads from disk."""

    covers: bool = True
    """Whether nothing below it shows. A dialog that leaves the scene below visible says False."""

    listening: bool = False
    """Whether it wants to hear every key, those too that mean the same in all scenes."""

    mood: str = ""
    """The place it sounds like, of `game.table.tones_effects.MOODS`; "" leaves it to the scene below."""

    def __init__(self, program: Program) -> None:
        """Keep the program; nothing is drawn or played yet."""
        self.program = program

    def entered(self) -> None:
        """It is now the topmost scene: pushed, or uncovered because the one above has gone."""

    def left(self) -> None:
        """It is no longer the topmost scene: covered by another, or taken away."""

    def gone(self) -> None:
        """It is taken away for good: give back what it holds of others."""

    def handle(self, event: pygame.event.Event) -> None:
        """Answer one event of the person's; only the topmost scene hears any."""

    def dropped(self, path: Path) -> bool:
        """Take a file dropped onto the window; False leaves it to the window, which opens matches."""
        return False

    def update(self, seconds: float) -> None:
        """Let `seconds` pass; only for the topmost scene. What changes the picture says `program.stir`."""

    def shows_in(self) -> float:
        """Return in how many seconds it looks different by itself: 0.0 while something moves."""
        return NEVER

    def works_in(self) -> float:
        """Return in how many seconds `update` is to be called, though nothing may be seen of it."""
        return NEVER

    @property
    def unpainted(self) -> bool:
        """Whether the last picture of it lacked something that the next one paints."""
        return False

    def pointer_gone(self) -> None:
        """Point at nothing: the pointer has left the window, or another scene has it."""

    def draw(self, surface: pygame.Surface) -> None:
        """Show itself; a scene that covers fills the whole surface."""

    def resized(self, size: tuple[int, int]) -> None:
        """Lay out anew: the window has `size` pixels now, or the scale of texts has changed."""

    def language_changed(self) -> None:
        """Word everything anew."""

    def unkept(self) -> Unkept | None:
        """Return the match it would lose if it went now, because the disk does not take it."""
        return None

    def closing(self) -> None:
        """Finish what must not be lost: the program ends after this call."""
