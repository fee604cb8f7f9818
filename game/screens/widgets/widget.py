"""The base of all widgets; the page calls its methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.table.art import contrast
from game.table.art.paint.light import halo
from game.table.art.paint.shapes import rim, tinted
from game.table.art.palette import FROST, GILT
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import words_of
from game.table.motion.animation import NEVER

RING: int = 3  # pixels at a scale of 1


class Element:
    """Something that lies on a page. `name` identifies it after a new layout, and in tests."""

    def __init__(self, name: str, rect: pygame.Rect) -> None:
        """Place it at `rect`, in pixels."""
        self.name = name
        self.rect = rect

    @property
    def spoken(self) -> str:
        """Its words for a screen reader; "" for decoration."""
        return ""

    def move(self, across: int, down: int) -> None:
        """Move by so many pixels."""
        self.rect.move_ip(across, down)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw itself."""

    def update(self, seconds: float) -> None:
        """Advance time."""

    def shows_in(self) -> float:
        """Return the seconds until it changes by itself: 0.0 while something moves."""
        return NEVER

    def gone(self) -> None:
        """Release resources: its page is laid out again or removed."""


class Widget(Element):
    """An element that people point at, and use if it is `focusable`."""

    focusable: ClassVar[bool] = True
    title: str = ""  # its name if it shows no words

    def __init__(self, name: str, rect: pygame.Rect, *, hint: str = "") -> None:
        """Place it at `rect`, in pixels; `hint` is its tooltip."""
        super().__init__(name, rect)
        self.hint = hint
        self.enabled = True
        self.hovered = False
        self.working = False  # it was pressed, and what it does may take a while
        self.focused = False

    @property
    def can_focus(self) -> bool:
        """Whether it can have the keyboard focus now."""
        return self.focusable and self.enabled

    @property
    def spoken(self) -> str:
        """Its name for a screen reader; "": the words before it on the page are its name."""
        return self.title or self.hint

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key or text while focused; return whether it had an effect."""
        return False

    def mouse(self, event: pygame.event.Event) -> bool:
        """Handle a press on it, and what follows until the release; return whether it had an effect."""
        return False

    def focus_changed(self) -> None:
        """Called when `focused` has changed."""


class Picture(Widget):
    """A surface without interaction, centred or aligned within `rect`."""

    focusable = False

    def __init__(self, surface: pygame.Surface, name: str = "", **place: tuple[int, int]) -> None:
        """Place it by pygame's rectangle keywords: center=(x, y), topleft=(x, y)."""
        super().__init__(name, surface.get_rect(**place))
        self.surface = surface

    @property
    def spoken(self) -> str:
        """The words on the picture."""
        return words_of(self.surface)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture."""
        surface.blit(self.surface, self.rect)


class Painted(Widget):
    """A widget that a function draws in every frame: something that changes or moves."""

    focusable = False

    def __init__(
        self, name: str, rect: pygame.Rect, paint: Callable[[pygame.Surface, pygame.Rect], None]
    ) -> None:
        """Call `paint` with a surface and a rectangle."""
        super().__init__(name, rect)
        self.paint = paint

    def draw(self, surface: pygame.Surface) -> None:
        """Call the function."""
        self.paint(surface, self.rect)


def is_enter(event: pygame.event.Event) -> bool:
    """Whether a key presses the focused widget."""
    return event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def draw_ring(surface: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw the focus ring around `rect`: a bright double line with a warm light."""
    thicker = contrast.RING if contrast.high_contrast() else 1.0
    gap = round(5 * unit)
    place = rect.inflate(2 * gap, 2 * gap)
    spread = round(9 * unit)
    radius = round(14 * unit)
    light = halo(place.size, GILT, radius, spread)
    surface.blit(light, light.get_rect(center=place.center))
    surface.blit(_ring(place.size, radius, max(2, round(RING * thicker * unit))), place)


@cached(SPRITES)
def _ring(size: tuple[int, int], radius: int, width: int) -> pygame.Surface:
    result = tinted(rim(size, radius, 0, width), FROST)
    result.blit(tinted(rim(size, radius - width, width, width * 0.7), (20, 26, 54), 230), (0, 0))
    return result
