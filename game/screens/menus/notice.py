"""Notices: lines of text shown for a while on top of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.art.frames import panel
from game.table.art.palette import FROST
from game.table.art.text.text import paragraph
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

LIMIT: Final = 3  # at once
SECONDS: Final = 4.0  # minimum time
SECONDS_A_LETTER: Final = 0.05  # added per letter
FADE: Final = 0.3  # seconds


class Notices:
    """The current notices, newest at the bottom."""

    def __init__(self, stir: Callable[[], None]) -> None:
        """Start without notices; `stir` is called when the picture changes."""
        self._stir = stir
        self.shown: list[tuple[str, float]] = []  # the text, and its remaining seconds
        self._about: dict[str, str] = {}  # the last text on a topic
        self._said: set[str] = set()

    def say(self, text: str, *, once: bool = False, about: str = "") -> None:
        """Show `text`; if it is already shown, it just stays longer.

        It replaces the last notice `about` the same topic, if that is still shown.
        """
        if once and text in self._said:
            return
        self._said.add(text)
        self._stir()
        before = self._about.get(about) if about else None
        if about:
            self._about[about] = text
        fresh = (text, SECONDS + SECONDS_A_LETTER * len(text))
        texts = [one for one, _ in self.shown]
        if before in texts and text not in texts:
            self.shown[texts.index(before)] = fresh
            return
        others = [one for one in self.shown if one[0] not in (text, before)]
        self.shown = [*others, fresh][-LIMIT:]

    def update(self, seconds: float) -> None:
        """Advance time, and drop expired notices."""
        self.shown = [(text, left - seconds) for text, left in self.shown if left > seconds]

    def shows_in(self) -> float:
        """Return the seconds until the next one begins to fade: 0.0 while one does."""
        return max(0.0, min((left - FADE for _, left in self.shown), default=NEVER))

    def draw(self, surface: pygame.Surface, unit: float) -> None:
        """Draw them below the top edge, where no menu has buttons; `unit` is the pixels per unit."""
        top = round(14 * unit)
        for text, left in self.shown:
            words = paragraph(
                text, "sans_medium", (round(560 * unit), round(120 * unit)), FROST, round(19 * unit), 1
            )
            size = (words.get_width() + round(48 * unit), words.get_height() + round(24 * unit))
            plate = panel(size, "tooltip").copy()
            plate.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2)))
            plate.set_alpha(round(255 * min(1.0, left / FADE)))
            place = plate.get_rect(midtop=(surface.get_width() // 2, top))
            surface.blit(plate, place)
            top = place.bottom + round(8 * unit)
