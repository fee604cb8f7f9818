"""Preloads texts, a little in each frame, so that no frame waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.registry import GAMES
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from game.screens.app.program import Program

EVERY: Final = 0.01  # seconds between two idle steps


class WordsAhead:
    """Preloads in the current language, and again after it changes."""

    def __init__(self, program: Program) -> None:
        """Start with nothing loaded."""
        self._program = program
        self._read = ""  # the language that is completely loaded

    def update(self, seconds: float) -> None:
        """Take a step, the last played game first. Longer frames don't take longer steps."""
        if seconds > 0 and self.works_in() < NEVER:
            last = self._program.settings.last_game
            first = (last,) if last in GAMES else ()
            if not self._program.words.read_on(dict.fromkeys((*first, *GAMES))):
                self._read = self._program.words.language
                self._program.hooks.set_aside()

    def works_in(self) -> float:
        """Return the seconds until the next step."""
        return NEVER if self._read == self._program.words.language else EVERY
