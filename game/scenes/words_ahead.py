"""Reads the texts that will be needed, a little in each frame, so that none has to wait for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.registry import GAMES
from game.table.motion import NEVER

if TYPE_CHECKING:
    from game.scenes.program import Program

EVERY: Final = 0.01  # seconds between two steps while nothing else happens


class WordsAhead:
    """Reads ahead in the language spoken; after a change of language in the new one."""

    def __init__(self, program: Program) -> None:
        """Begin with nothing read."""
        self._program = program
        self._read = ""  # the language that is there whole

    def update(self, seconds: float) -> None:
        """Take a step: the game played last comes first of all games. A longer frame has no longer step."""
        if seconds > 0 and self.works_in() < NEVER:
            last = self._program.settings.last_game
            first = (last,) if last in GAMES else ()
            if not self._program.words.read_on(dict.fromkeys((*first, *GAMES))):
                self._read = self._program.words.language
                self._program.set_aside()

    def works_in(self) -> float:
        """Return in how many seconds the next step is due."""
        return NEVER if self._read == self._program.words.language else EVERY
