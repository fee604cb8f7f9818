"""Captions: a line at the bottom of the window for each event and, in brackets, each meaningful sound.

Sounds that only accompany what is visible, such as a sliding card or a button, have no caption.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.reader.log import LogNews
from game.table.art.frames import panel
from game.table.art.palette import FROST
from game.table.art.text.text import fitted
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    import pygame

    from game.screens.app.host import Host
    from game.screens.scene import Scene

SECONDS: Final = 3.0  # minimum time
SECONDS_A_LETTER: Final = 0.05  # added per letter
SOUND_SECONDS: Final = 2.5
TYPE: Final = 17.0  # units
SEEN: Final = frozenset({"slide", "place", "flip", "chip", "chips", "tile", "click", "cheer", "triumph"})
"""Sounds of what moves, is pressed or is cheered in sight."""


class Captions:
    """The current caption, shown as long as it takes to read."""

    def __init__(self, host: Host) -> None:
        """Start empty."""
        self._host = host
        self._log = LogNews()
        self.event = ("", 0.0)  # the sentence, and its remaining seconds
        self.sound = ("", 0.0)

    @property
    def text(self) -> str:
        """The current line."""
        return "   ".join(words for words, _ in (self.sound, self.event) if words)

    def hear(self, name: str) -> None:
        """Record a sound, audible or not."""
        if name not in SEEN:
            self.sound = (self._host.words(f"captions-{name}"), SOUND_SECONDS)
            self._host.stir()

    def update(self, seconds: float, top: Scene | None) -> None:
        """Advance time, and take new events of the topmost scene."""
        fresh = self._log.take(top)
        if fresh is None:  # the screen now belongs to someone else
            self.event = ("", 0.0)
        elif fresh:
            text = " ".join(fresh[-2:])
            self.event = (text, SECONDS + SECONDS_A_LETTER * len(text))
            self._host.stir()
        self.event, self.sound = _aged(self.event, seconds), _aged(self.sound, seconds)

    def shows_in(self) -> float:
        """Return the seconds until a part of the line disappears."""
        shown = (self.event, self.sound) if self._host.settings.captions else ()
        return min((left for words, left in shown if words), default=NEVER)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line, if captions are on and there is one."""
        if not self._host.settings.captions or not self.text:
            return
        unit = self._host.unit
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
