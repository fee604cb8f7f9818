"""The base of scenes with a page of widgets: what becomes of events, and when the page is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screens.scene import Scene
from game.screens.widgets.page import Page
from game.screens.widgets.pane import Pane
from game.screens.widgets.text_line import TextLine

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.screens.app.program import Program


class PageScene(Scene):
    """A page of widgets, rebuilt whenever size, scale or language change. Escape goes back."""

    first: str = ""  # the widget focused at first
    context: str = ""  # of its keys, see `game.screens.keys`

    def __init__(self, program: Program) -> None:
        """Store the program; the page is built when the scene is entered."""
        self.program = program
        self.page = Page(program.unit)

    # For subclasses

    def build(self) -> None:
        """Put the widgets on `self.page`."""

    def back(self) -> None:
        """Go back, on Escape."""
        self.program.stack.pop()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the background."""

    # Called by the program

    def entered(self) -> None:
        """Rebuild the page: its content may have changed meanwhile."""
        self.rebuild()

    def gone(self) -> None:
        """Release the widgets: their actions know the scene, so pictures would wait for a collection."""
        self.page.gone()
        self.page = Page(self.program.unit)

    def resized(self, size: tuple[int, int]) -> None:
        """Rebuild the page at another size."""
        self.rebuild()

    def language_changed(self) -> None:
        """Rebuild the page in another language."""
        self.rebuild()

    def keys_changed(self) -> None:
        """Rebuild the page with other names of keys."""
        self.rebuild()

    def rebuild(self) -> None:
        """Rebuild the page, keeping focus, pointer and scroll positions."""
        self.program.stir()
        old = self.page
        old.gone()
        self.page = Page(self.program.unit)
        self.build()
        for pane in (one for one in self.page.widgets if isinstance(one, Pane)):
            before = next(
                (one for one in old.widgets if isinstance(one, Pane) and one.name == pane.name), None
            )
            if before:
                pane.scroll_to(before.offset * self.page.unit / before.unit)
        named = self.page.named(old.focused.name if old.focused else self.first)
        self.page.take_over(old, named or self.page.named(self.first))

    def handle(self, event: pygame.event.Event) -> None:
        """Handle the scene's own keys, or pass an event to the page; an unused Escape goes back."""
        name = self.command(event, self.context) if self.context else ""
        act = self.acts().get(name) if name else None
        if act:
            act()
            return
        if event.type == pygame.WINDOWLEAVE:
            self.pointer_gone()
        if self.page.handle(event):
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.program.audio.play("click")
            self.back()

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return what the commands of `context` do here."""
        return {}

    def command(self, event: pygame.event.Event, context: str) -> str:
        """Return the command of `context` for a pressed key, or ""; a text field takes keys as text."""
        if event.type != pygame.KEYDOWN or isinstance(self.page.focused, TextLine):
            return ""
        return self.program.keys.command(event, context)

    def update(self, seconds: float) -> None:
        """Advance time on the page."""
        self.page.update(seconds)

    def shows_in(self) -> float:
        """Return the seconds until the page changes by itself."""
        return self.page.shows_in()

    def left(self) -> None:
        """Reset hovering: the scene above has the pointer."""
        self.pointer_gone()

    def pointer_gone(self) -> None:
        """Reset hovering."""
        self.page.pointer_gone()

    def draw(self, surface: pygame.Surface) -> None:
        """Show background and page."""
        self.backdrop(surface)
        self.page.draw(surface)
