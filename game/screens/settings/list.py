"""The list of settings pages; the arrow keys move through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.screens.widgets.choice import Choice
from game.table.art.frames import panel
from game.table.art.palette import FROST, WARM
from game.table.art.text.text import fitted

TALLEST: Final = 0.24  # of the width


class PageList(Choice[str]):
    """A list with one current page, which is shown unless `lit` is off."""

    lit = True

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        values: Sequence[tuple[str, str]],
        value: str,
        changed: Callable[[str], None],
        *,
        hint: str = "",
    ) -> None:
        """List `values` in `rect`, no taller than they need."""
        super().__init__(name, rect, values, value, changed, hint=hint)
        self.rect.height = self._step * len(self.values)

    @property
    def side_by_side(self) -> bool:
        """Whether all pages are visible at once."""
        return True

    @property
    def _step(self) -> int:
        """Pixels between two lines."""
        return min(self.rect.height // len(self.values), round(self.rect.width * TALLEST))

    def choose(self, index: int) -> None:
        """Go to the page, even if it is the current one: search results may cover it."""
        self.index = index
        self.changed(self.value)

    def key(self, event: pygame.event.Event) -> bool:
        """Move up and down; at the ends the focus leaves the list."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            wanted = self.index + (1 if event.key == pygame.K_DOWN else -1)
            if 0 <= wanted < len(self.values):
                self.choose(wanted)
                return True
        return False

    def _line_at(self, spot: tuple[int, int]) -> int:
        return (spot[1] - self.rect.y) // max(1, self._step)

    def mouse(self, event: pygame.event.Event) -> bool:
        """Go to the page under the pointer."""
        if event.type == pygame.MOUSEMOTION:
            self._pointed = self._line_at(event.pos)
            return False
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        part = self._line_at(event.pos)
        if 0 <= part < len(self.values):
            self.choose(part)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all pages, the current one highlighted."""
        step = self._step
        gap = max(1, step // 8)
        for number, (_, words) in enumerate(self.values):
            place = pygame.Rect(self.rect.x, self.rect.y + number * step, self.rect.width, step - gap)
            current = self.lit and number == self.index
            pointed = self.hovered and number == self._pointed
            if current or pointed:
                surface.blit(panel(place.size, "active" if current else "row"), place)
            air = round(place.height * 0.36)
            box = (place.width - 2 * air, place.height)
            size = round(place.height * 0.46)
            line = fitted(words, "sans_medium", box, WARM if current or pointed else FROST, size)
            surface.blit(line, line.get_rect(midleft=(place.x + air, place.centery)))
