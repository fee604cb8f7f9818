"""Which means a person has at hand: keys and mouse, or a controller, which can't type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.menus.page_scene import PageScene
from game.screens.widgets.text_line import TextLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.scene import Scene

NUDGE: Final = 3  # pixels at once; a mouse that moves less may only have been knocked


def by_hand(event: pygame.event.Event) -> bool:
    """Whether an event comes of keys or the mouse, and means that they are used."""
    if event.type == pygame.MOUSEMOTION:
        moved: tuple[int, ...] = getattr(event, "rel", (0, 0))
        return max(map(abs, moved)) >= NUDGE
    return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)


def field_of(scene: Scene | None) -> Callable[[], TextLine | None] | None:
    """Return how to find the scene's text field that has the focus, or None if none has."""
    if not isinstance(scene, PageScene) or not isinstance(scene.page.focused, TextLine):
        return None
    name = scene.page.focused.name

    def found() -> TextLine | None:
        field = scene.page.named(name)
        return field if isinstance(field, TextLine) else None

    return found
