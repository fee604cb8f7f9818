"""Buttons: metal plates with words that do something when pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.screens.widgets.pane import Pane
from game.screens.widgets.row import beside, meant
from game.screens.widgets.widget import Widget, is_enter
from game.table.art.frames import BUTTON_INK, DISABLED_INK, button_face, panel
from game.table.art.paint.light import plate_shadow
from game.table.art.palette import FROST, INK, WARM
from game.table.art.text.text import fitted, paragraph


class Button(Widget):
    """A button. Its style is "primary" (gold), "secondary" (steel) or "danger" (red)."""

    letters = 0  # type size in pixels; 0: from its height

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        action: Callable[[], None],
        *,
        style: str = "secondary",
        hint: str = "",
    ) -> None:
        """Show `text`, and call `action` when pressed."""
        super().__init__(name, rect, hint=hint)
        self.text = text
        self.action = action
        self.style = style
        self.pressed = False

    @property
    def spoken(self) -> str:
        """Its words, or its hint if it only shows a sign."""
        return self.text or self.title or self.hint

    @property
    def switched(self) -> bool | None:
        """Whether a toggle button is on; None for all others."""
        return None

    def press(self) -> None:
        """Perform its action."""
        if self.enabled and not self.working:
            self.working = True
            try:
                self.action()
            finally:
                self.working = False

    def key(self, event: pygame.event.Event) -> bool:
        """Press it with Enter or Space."""
        if is_enter(event):
            self.press()
            return True
        return False

    def mouse(self, event: pygame.event.Event) -> bool:
        """Press it with a click; releasing elsewhere cancels."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.pressed = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.pressed = False
            if self.rect.collidepoint(event.pos):
                self.press()
            return True
        return False

    @property
    def state(self) -> str:
        """Its current look: one of the art kit's states."""
        if not self.enabled:
            return "disabled"
        if self.pressed and self.hovered:
            return "pressed"
        return "hover" if self.hovered or self.focused else "normal"

    def draw(self, surface: pygame.Surface) -> None:
        """Draw plate, shadow and words."""
        size = self.rect.size
        blur = max(3, size[1] // 7)
        under = plate_shadow(size, round(size[1] * 0.3), blur, 170)
        surface.blit(under, (self.rect.x - 2 * blur, self.rect.y - 2 * blur + blur // 2))
        surface.blit(button_face(size, self.style, self.state), self.rect)
        self.draw_words(surface)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the words on one line, never cut off."""
        width, height = self.rect.size
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        under = INK if self.style != "primary" or not self.enabled else None
        box = (width - beside(height), round(height * 0.62))
        words = fitted(self.text, "title", box, ink, self.letters or meant(height), under)
        sunk = 1 if self.state == "pressed" else 0
        surface.blit(words, words.get_rect(center=(self.rect.centerx, self.rect.centery + sunk)))


class Entry(Button):
    """An entry of a table of contents: flat, left-aligned, with a golden sign if it is the current one."""

    current = False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words, wrapped if they are long."""
        width, height = self.rect.size
        lit = self.hovered or self.focused
        if lit or self.current:
            surface.blit(panel(self.rect.size, "active" if self.current else "row"), self.rect)
        size = self.letters or round(height * 0.38)
        left = round(size * 0.9)
        colour = WARM if self.current or lit else FROST
        box = (width - 2 * left, round(height * 0.96))
        words = paragraph(self.text, "sans_medium", box, colour, size)
        surface.blit(words, words.get_rect(midleft=(self.rect.x + left, self.rect.centery)))


def mark_current(entries: Sequence[tuple[Entry, int]], pane: Pane) -> None:
    """Mark the last of `entries` whose target, in pixels from the pane's start, is at the top."""
    shown = pane.offset + pane.rect.height // 5
    if pane.furthest and pane.offset >= pane.furthest:
        shown = pane.offset + pane.rect.height // 2
    reached = [entry for entry, top in entries if top <= shown]
    for entry, _ in entries:
        entry.current = bool(reached) and entry is reached[-1]
