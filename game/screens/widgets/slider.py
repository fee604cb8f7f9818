"""A slider: a number between two ends, dragged by the pointer or stepped by keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.screens.widgets.widget import Widget
from game.table.art.frames import DISABLED_INK, bar, socket
from game.table.art.palette import FROST, GILT, GOLD
from game.table.art.text.text import fitted


class Slider(Widget):
    """A whole number from `low` to `high`; arrow keys move it by `step`, Home and End to its ends."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        ends: tuple[int, int, int],
        value: int,
        changed: Callable[[int], None],
        *,
        words: Callable[[int], str] = str,
        hint: str = "",
    ) -> None:
        """Go from ends[0] to ends[1] in steps of ends[2]; `words` words a value, `changed` gets it."""
        super().__init__(name, rect, hint=hint)
        self.low, self.high, self.step = ends
        self.value = self._snapped(value)
        self.changed = changed
        self.words = words
        self.patient = False  # report only on release, not while dragging
        self._held = False
        self._told = self.value

    def _snapped(self, value: float) -> int:
        steps = round((value - self.low) / self.step)
        return max(self.low, min(self.high, self.low + steps * self.step))

    def set(self, value: float) -> None:
        """Set the nearest valid value, and report it."""
        nearest = self._snapped(value)
        if self.enabled and nearest != self.value:
            self.value = nearest
            if not (self.patient and self._held):
                self._tell()

    def _tell(self) -> None:
        if self.value != self._told:
            self._told = self.value
            self.changed(self.value)

    def key(self, event: pygame.event.Event) -> bool:
        """Handle the left and right arrow, Home and End."""
        if event.type != pygame.KEYDOWN:
            return False
        wanted = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }.get(event.key)
        if wanted is None:
            return False
        self.set(wanted)
        return True

    def mouse(self, event: pygame.event.Event) -> bool:
        """Follow the pointer from press to release."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held:
            self._held = False
            self._tell()
            return True
        if self._held and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            groove = self._groove()
            self.set(self.low + (event.pos[0] - groove.x) / groove.width * (self.high - self.low))
            return True
        return False

    def _groove(self) -> pygame.Rect:
        """Return the range of the knob's centre: the rest of the width shows the value."""
        height = self.rect.height
        told = round(height * 1.7)
        return pygame.Rect(self.rect.x + height // 2, self.rect.y, self.rect.width - told - height, height)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw groove, knob and value."""
        groove = self._groove()
        share = (self.value - self.low) / (self.high - self.low)
        thick = max(6, self.rect.height // 4)
        filled = bar((groove.width, thick), GILT if self.enabled else DISABLED_INK, share)
        surface.blit(filled, filled.get_rect(center=groove.center))
        size = round(self.rect.height * (0.72 if self.hovered or self._held or self.focused else 0.64))
        knob = socket(size, GOLD, (96, 70, 24))
        surface.blit(knob, knob.get_rect(center=(groove.x + round(share * groove.width), groove.centery)))
        box = (round(self.rect.height * 1.6), self.rect.height)
        line = fitted(self.words(self.value), "sans_bold", box, FROST, round(self.rect.height * 0.46))
        surface.blit(line, line.get_rect(midright=(self.rect.right, self.rect.centery)))
