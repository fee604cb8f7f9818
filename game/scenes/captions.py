"""Captions: a line at the foot of the window for each event, and in brackets for each sound with a meaning.

A sound that only goes with what is seen, a card that slides or a button, has no caption.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.reader.log import LogNews
from game.table.art.frames import panel
from game.table.art.palette import FROST
from game.table.art.text import fitted
from game.table.motion import NEVER

if TYPE_CHECKING:
    import pygame

    from game.scenes.program import Program

SECONDS: Final = 3.0  # a short line stays so long
SECONDS_A_LETTER: Final = 0.05  # and a long one longer
SOUND_SECONDS: Final = 2.5
TYPE: Final = 17.0  # units
SEEN: Final = frozenset({"slide", "place", "flip", "chip", "chips", "tile", "click", "cheer", "triumph"})
"""Sounds of what moves, is pressed or is cheered in sight."""


class Captions:
    """What has just happened and sounded, in words, for as long as it takes to read it."""

    def __init__(self, program: Program) -> None:
        """Begin with nothing; a sound that is played is heard of through the program's audio."""
        self.program = program
        self._log = LogNews()
        self.event = ("", 0.0)  # the sentence, and the seconds that it still stays
        self.sound = ("", 0.0)
        program.audio.listener = self.hear

    @property
    def text(self) -> str:
        """The line as it shows now."""
        return "   ".join(words for words, _ in (self.sound, self.event) if words)

    def hear(self, name: str) -> None:
        """Take note of a sound, whether or not it can be heard."""
        if name not in SEEN:
            self.sound = (self.program.words(f"captions-{name}"), SOUND_SECONDS)
            self.program.stir()

    def update(self, seconds: float) -> None:
        """Let time pass, and take up what is new."""
        fresh = self._log.take(self.program.top)
        if fresh is None:  # the screen is somebody else's now
            self.event = ("", 0.0)
        elif fresh:
            text = " ".join(fresh[-2:])
            self.event = (text, SECONDS + SECONDS_A_LETTER * len(text))
            self.program.stir()
        self.event, self.sound = _aged(self.event, seconds), _aged(self.sound, seconds)

    def shows_in(self) -> float:
        """Return in how many seconds a part of the line goes."""
        shown = (self.event, self.sound) if self.program.settings.captions else ()
        return min((left for words, left in shown if words), default=NEVER)

    def draw(self, surface: pygame.Surface) -> None:
        """Show the line, if it is wished and there is one."""
        if not self.program.settings.captions or not self.text:
            return
        unit = self.program.unit
        width, height = surface.get_size()
        most = (round(width * 0.94), round(TYPE * 1.5 * unit))
        line = fitted(self.text, "sans_medium", most, FROST, round(TYPE * unit))
        size = (line.get_width() + round(36 * unit), line.get_height() + round(4 * unit))
        plate = panel(size, "tooltip")
        place = plate.get_rect(midbottom=(width // 2, height - round(unit)))
        surface.blit(plate, place)
        surface.blit(line, line.get_rect(center=place.center))


def _aged(line: tuple[str, float], seconds: float) -> tuple[str, float]:
    text, left = line
    return (text, left - seconds) if left > seconds else ("", 0.0)
