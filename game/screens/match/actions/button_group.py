"""Buttons beside a table, with the pointer and the keyboard's focus on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.widgets.focus import neighbour
from game.screens.widgets.page import draw_hint
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from game.screens.widgets.button import Button

HINT_AFTER: Final = 0.4  # seconds that the pointer rests
NOWHERE: Final = (-1, -1)


class ButtonGroup:
    """Buttons of which others may come and go; focus and pointer stay with those of the same name."""

    def __init__(self) -> None:
        """Begin without any."""
        self.focused: Button | None = None
        self._hovered: Button | None = None
        self._held: Button | None = None
        self._rested = 0.0
        self._pointer = NOWHERE

    @property
    def buttons(self) -> list[Button]:
        """All of them, in order."""
        return []

    def covers(self, spot: tuple[int, int]) -> bool:
        """Whether a pixel belongs to the group."""
        return any(button.rect.collidepoint(spot) for button in self.buttons)

    def named(self, name: str) -> Button | None:
        """Find a button."""
        return next((button for button in self.buttons if button.name == name), None)

    def _keep_hold(self) -> None:
        self.focused, self._hovered, self._held = (
            self.named(old.name) if old else None for old in (self.focused, self._hovered, self._held)
        )
        for button in self.buttons:
            button.focused = button is self.focused
            button.hovered = button is self._hovered
            button.pressed = button is self._held

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer the pointer; whether it was meant for a button."""
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
            if self._held:
                self._held.mouse(event)
            return self._held is not None or self.covers(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._point(event.pos)
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP and self._held:
            held, self._held = self._held, None
            return held.mouse(event)
        return False

    def _press(self, event: pygame.event.Event) -> bool:
        if self._hovered and self._hovered.enabled and event.button == 1:
            self._held = self._hovered
            return self._held.mouse(event)
        return self.covers(event.pos) and event.button == 1

    def _point(self, spot: tuple[int, int]) -> None:
        self._pointer = spot
        under = next((button for button in self.buttons if button.rect.collidepoint(spot)), None)
        if under is not self._hovered:
            self._rested = 0.0
            self._hovered = under
        for button in self.buttons:
            button.hovered = button is under

    def pointer_gone(self) -> None:
        """Let the pointer be over none of the buttons."""
        self._point(NOWHERE)

    @property
    def hovered(self) -> str:
        """The name of the button under the pointer or with the focus; "" for none."""
        button = self._hovered or self.focused
        return button.name if button else ""

    def focus(self, button: Button | None) -> None:
        """Give the keyboard's focus to a button, or take it away."""
        self.focused = button
        for one in self.buttons:
            one.focused = one is button

    def step(self, direction: tuple[int, int]) -> bool:
        """Move the focus to the next button in `direction`; whether there is one."""
        able = [button for button in self.buttons if button.can_focus]
        found = neighbour(able, self.focused, direction)
        button = next((one for one in able if one is found), None)
        if button is not None:
            self.focus(button)
        return button is not None

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._rested += seconds

    def shows_in(self) -> float:
        """Return in how many seconds a hint appears."""
        hinted = self._hovered is not None and self._hovered.hint and not self._held
        return HINT_AFTER - self._rested if hinted and self._rested <= HINT_AFTER else NEVER

    def draw_hint(self, surface: pygame.Surface, scale: float) -> None:
        """Show what the button under the pointer is for, once the pointer rests."""
        if self._hovered and self._hovered.hint and self._rested > HINT_AFTER and not self._held:
            draw_hint(surface, self._hovered.hint, self._pointer, scale)
