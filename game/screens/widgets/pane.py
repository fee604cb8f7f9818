"""A scrolling part of a menu."""

from __future__ import annotations

from typing import Final

import pygame

from game.screens.widgets.widget import Widget
from game.table.art.paint.shapes import rounded, tinted
from game.table.art.palette import GILT, MIST, Rgb
from game.table.art.surface_cache import SPRITES, cached
from game.table.motion.animation import NEVER

WHEEL: Final = 56  # units per notch of the wheel
BAR: Final = 8  # units of width


class Pane(Widget):
    """A scrolling area of widgets; the wheel, the scroll bar and the focus scroll it."""

    focusable = False

    def __init__(self, name: str, rect: pygame.Rect, unit: float) -> None:
        """Show its content within `rect`."""
        super().__init__(name, rect)
        self.unit = unit
        self.inside: list[Widget] = []
        self.height = 0  # pixels of the whole content
        self.offset = 0  # pixels scrolled
        self._held: int | None = None

    @property
    def furthest(self) -> int:
        """The maximum offset."""
        return max(0, self.height - self.rect.height)

    def put(self, widget: Widget) -> None:
        """Add `widget`; its rectangle is its place before scrolling."""
        self.inside.append(widget)
        widget.move(0, -self.offset)
        self.height = max(
            self.height, widget.rect.bottom + self.offset - self.rect.top + round(10 * self.unit)
        )

    def scroll_to(self, offset: float) -> None:
        """Scroll to `offset` pixels below the start, clamped."""
        wanted = max(0, min(self.furthest, round(offset)))
        if wanted != self.offset:
            for widget in self.inside:
                widget.move(0, self.offset - wanted)
            self.offset = wanted

    def show(self, widget: Widget) -> None:
        """Scroll as little as needed to show all of `widget`."""
        air = round(12 * self.unit)
        if widget.rect.top - air < self.rect.top:
            self.scroll_to(self.offset + widget.rect.top - air - self.rect.top)
        elif widget.rect.bottom + air > self.rect.bottom:
            self.scroll_to(self.offset + widget.rect.bottom + air - self.rect.bottom)

    def _bar(self) -> pygame.Rect:
        """Return the scroll bar's handle."""
        wide = max(5, round(BAR * self.unit))
        high = max(wide * 3, self.rect.height * self.rect.height // max(1, self.height))
        top = self.rect.top + (self.rect.height - high) * self.offset // max(1, self.furthest)
        return pygame.Rect(self.rect.right - wide, top, wide, high)

    def mouse(self, event: pygame.event.Event) -> bool:
        """Handle the wheel, and dragging the scroll bar."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.offset - event.y * WHEEL * self.unit)
            return True
        if not self.furthest:
            return False
        handle = self._bar()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if handle.inflate(2 * handle.width, 0).collidepoint(event.pos):
                self._held = event.pos[1] - handle.top
                return True
        elif event.type == pygame.MOUSEBUTTONUP:
            was_held, self._held = self._held is not None, None
            return was_held
        elif event.type == pygame.MOUSEMOTION and self._held is not None:
            way = max(1, self.rect.height - handle.height)
            self.scroll_to((event.pos[1] - self._held - self.rect.top) * self.furthest / way)
            return True
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Handle Page up and Page down, which the page passes on."""
        steps = {pygame.K_PAGEDOWN: 0.85, pygame.K_PAGEUP: -0.85}
        if event.type == pygame.KEYDOWN and event.key in steps:
            self.scroll_to(self.offset + self.rect.height * steps[event.key])
            return True
        return False

    def update(self, seconds: float) -> None:
        """Advance the content."""
        for widget in self.inside:
            widget.update(seconds)

    def shows_in(self) -> float:
        """Return the seconds until the content changes by itself."""
        return min((widget.shows_in() for widget in self.inside), default=NEVER)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible content, and the scroll bar if there is more."""
        outer = surface.get_clip()
        surface.set_clip(self.rect.clip(outer))
        for widget in self.inside:
            if widget.rect.colliderect(self.rect):
                widget.draw(surface)
        surface.set_clip(outer)
        if self.furthest:
            handle = self._bar()
            held = self._held is not None
            surface.blit(_handle((handle.width, self.rect.height), MIST, 46), (handle.x, self.rect.y))
            surface.blit(
                _handle(handle.size, GILT if held or self.hovered else MIST, 220 if held else 150), handle
            )

    def gone(self) -> None:
        """Release the content's resources."""
        for widget in self.inside:
            widget.gone()


@cached(SPRITES)
def _handle(size: tuple[int, int], colour: Rgb, strength: int) -> pygame.Surface:
    return tinted(rounded(size, size[0] / 2), colour, strength)
