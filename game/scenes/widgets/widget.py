"""One thing in a menu that shows something and may be pressed. Its page decides when it is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.table.art import contrast
from game.table.art.light import halo
from game.table.art.palette import FROST, GILT
from game.table.art.shapes import rim, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import words_of
from game.table.motion import NEVER

RING: int = 3  # pixels at a scale of 1


class Widget:
    """A rectangle of a menu. `name` finds it again when the menu is laid out again, and in tests."""

    focusable: ClassVar[bool] = True
    title: str = ""  # what it is called where it shows no words of its own

    def __init__(self, name: str, rect: pygame.Rect, *, hint: str = "") -> None:
        """Lie at `rect`, in pixels; `hint` is shown while the pointer rests on it."""
        self.name = name
        self.rect = rect
        self.hint = hint
        self.enabled = True
        self.hovered = False
        self.focused = False

    @property
    def can_focus(self) -> bool:
        """Whether the keyboard can reach it now."""
        return self.focusable and self.enabled

    @property
    def spoken(self) -> str:
        """What it is called for who can't see it; "": the words before it on the page are its name."""
        return self.title or self.hint

    def move(self, across: int, down: int) -> None:
        """Lie elsewhere, by so many pixels."""
        self.rect.move_ip(across, down)

    def draw(self, surface: pygame.Surface) -> None:
        """Show itself."""

    def update(self, seconds: float) -> None:
        """Let time pass."""

    def shows_in(self) -> float:
        """Return in how many seconds it looks different by itself: 0.0 while something moves."""
        return NEVER

    def key(self, event: pygame.event.Event) -> bool:
        """Answer a key or a typed text while it has the focus; whether it meant something here."""
        return False

    def mouse(self, event: pygame.event.Event) -> bool:
        """Answer a press over it, and what follows until the release; whether it meant something here."""
        return False

    def focus_changed(self) -> None:
        """Answer that `focused` is no longer what it was."""

    def gone(self) -> None:
        """Give back what it holds: its page is laid out again or taken away."""


class Picture(Widget):
    """A surface that only shows; it lies at its middle or, where asked, at another corner of `rect`."""

    focusable = False

    def __init__(self, surface: pygame.Surface, name: str = "", **place: tuple[int, int]) -> None:
        """Lie as `place` says in the words of pygame's rectangles: center=(x, y), topleft=(x, y)."""
        super().__init__(name, surface.get_rect(**place))
        self.surface = surface

    @property
    def spoken(self) -> str:
        """The words that the picture shows."""
        return words_of(self.surface)

    def draw(self, surface: pygame.Surface) -> None:
        """Show the picture."""
        surface.blit(self.surface, self.rect)


class Painted(Widget):
    """What a function draws again in every frame: something that changes or moves."""

    focusable = False

    def __init__(
        self, name: str, rect: pygame.Rect, paint: Callable[[pygame.Surface, pygame.Rect], None]
    ) -> None:
        """Let `paint` draw onto a surface, at a rectangle."""
        super().__init__(name, rect)
        self.paint = paint

    def draw(self, surface: pygame.Surface) -> None:
        """Let it be painted."""
        self.paint(surface, self.rect)


def is_enter(event: pygame.event.Event) -> bool:
    """Whether a key means "do it" on what has the focus."""
    return event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def draw_ring(surface: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw the keyboard's focus about `rect`: a bright double line with a warm light around it."""
    thicker = contrast.RING if contrast.high_contrast() else 1.0
    gap = round(5 * unit)
    place = rect.inflate(2 * gap, 2 * gap)
    spread = round(9 * unit)
    radius = round(14 * unit)
    light = halo(place.size, GILT, radius, spread)
    surface.blit(light, light.get_rect(center=place.center))
    surface.blit(_ring(place.size, radius, max(2, round(RING * thicker * unit))), place)


@kept_on(SPRITES)
def _ring(size: tuple[int, int], radius: int, width: int) -> pygame.Surface:
    result = tinted(rim(size, radius, 0, width), FROST)
    result.blit(tinted(rim(size, radius - width, width, width * 0.7), (20, 26, 54), 230), (0, 0))
    return result
