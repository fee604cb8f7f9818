"""A page of widgets: event handling, focus, and tooltips."""

from __future__ import annotations

from typing import Final

import pygame

from game.screens.widgets.contents import Contents
from game.screens.widgets.focus import DIRECTIONS, following, neighbour
from game.screens.widgets.pane import Pane
from game.screens.widgets.text_line import TextLine
from game.screens.widgets.widget import Widget, draw_ring
from game.table.art.frames import panel
from game.table.art.palette import FROST, GILT
from game.table.art.text.text import paragraph
from game.table.layout.overlay import beside
from game.table.motion.animation import NEVER

HINT_AFTER: Final = 0.45  # hover time in seconds
NOWHERE: Final = (-1, -1)
MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Page(Contents):
    """A page that is used: it has the focus and the pointer."""

    def __init__(self, unit: float) -> None:
        """Start empty; `unit` is the pixels per unit."""
        super().__init__(unit)
        self.focused: Widget | None = None
        self.ring = False  # show the focus ring: the keyboard was used last
        self.pointer = NOWHERE
        self._held: Widget | None = None
        self._hovered: Widget | None = None
        self._rested = 0.0

    def refocus(self, widget: Widget | None) -> None:
        """Focus `widget`, which replaces the focused one, without scrolling."""
        self.focused = widget
        if widget:
            widget.focused = True
            widget.focus_changed()

    def focus(self, widget: Widget | None) -> None:
        """Focus `widget`, and scroll to it."""
        if widget is not self.focused:
            for one, now in ((self.focused, False), (widget, True)):
                if one:
                    one.focused = now
                    one.focus_changed()
            self.focused = widget
        pane = self.pane_of(widget) if widget else None
        if widget and pane:
            pane.show(widget)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it had an effect."""
        if event.type in MOUSE:
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.KEYUP):
            return self._key(event)
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self.ring = self.ring or not isinstance(self.focused, TextLine)
            if event.key == pygame.K_TAB:
                back = event.mod & pygame.KMOD_SHIFT
                self._go(following(list(self.reachable()), self.focused, -1 if back else 1))
                return True
        if self.focused and self.focused.enabled and self.focused.key(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in DIRECTIONS:
            self._go(neighbour(list(self.reachable()), self.focused, DIRECTIONS[event.key]))
            return True
        return any(one.key(event) for one in self.widgets if isinstance(one, Pane))

    def _go(self, widget: Widget | None) -> None:
        self.ring = True
        if widget:
            self.focus(widget)

    def _under(self, spot: tuple[int, int]) -> Widget | None:
        """Return the widget at `spot`; in a pane only visible ones."""
        for widget in reversed(self.widgets):
            if not widget.rect.collidepoint(spot):
                continue
            if isinstance(widget, Pane):
                return next((one for one in reversed(widget.inside) if one.rect.collidepoint(spot)), widget)
            return widget
        return None

    def _hover(self, spot: tuple[int, int]) -> Widget | None:
        """Hover the widget at `spot`, and return it."""
        self.pointer = spot
        under = self._under(spot)
        if under is not self._hovered:
            self._rested = 0.0
            for one, now in ((self._hovered, False), (under, True)):
                if one:
                    one.hovered = now
            self._hovered = under
        return under

    def _mouse(self, event: pygame.event.Event) -> bool:
        under = self._hover(event.pos)
        if self._held:
            held = self._held
            if event.type == pygame.MOUSEBUTTONUP:
                self._held = None
            return held.mouse(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.ring = False
            return self._press(under, event)
        return bool(under and under.enabled and under.mouse(event))

    def _press(self, under: Widget | None, event: pygame.event.Event) -> bool:
        if isinstance(self.focused, TextLine) and under is not self.focused:
            self.focus(None)
        if not under or not under.enabled:
            return False
        pane = under if isinstance(under, Pane) else self.pane_of(under)
        if pane and pane.mouse(event):  # its scroll bar is on top of its content
            self._held = pane
            return True
        if under.can_focus and event.button == 1:
            self.focus(under)
        self._held = under
        return under.mouse(event)

    def _wheel(self, event: pygame.event.Event) -> bool:
        panes = [one for one in self.widgets if isinstance(one, Pane)]
        chosen = next(
            (one for one in panes if one.rect.collidepoint(self.pointer)), panes[0] if panes else None
        )
        return bool(chosen and chosen.mouse(event))

    def update(self, seconds: float) -> None:
        """Advance time."""
        self._rested += seconds
        for widget in self.widgets:
            widget.update(seconds)

    def shows_in(self) -> float:
        """Return the seconds until a widget changes by itself, or a tooltip appears."""
        hinted = self._hovered is not None and self._hovered.hint and self._rested <= HINT_AFTER
        hint = HINT_AFTER - self._rested if hinted else NEVER
        return min([hint, *(widget.shows_in() for widget in self.widgets)])

    def pointer_gone(self) -> None:
        """Reset hovering."""
        self._hover(NOWHERE)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all widgets, the focus ring, and the tooltip."""
        for widget in self.widgets:
            widget.draw(surface)
        working = next((one for one in self.reachable() if one.working), None)
        if working:
            draw_working(surface, working.rect)
        if self.focused and self.ring and self.focused.can_focus:
            pane = self.pane_of(self.focused)
            outer = surface.get_clip()
            if pane:
                surface.set_clip(pane.rect.inflate(round(16 * self.unit), round(8 * self.unit)))
            draw_ring(surface, self.focused.rect, self.unit)
            surface.set_clip(outer)
        if self._hovered and self._hovered.hint and self._rested > HINT_AFTER:
            self._draw_hint(surface, self._hovered)

    def _draw_hint(self, surface: pygame.Surface, widget: Widget) -> None:
        """Draw a tooltip: by the pointer, but not over its widget, nor over others if there is room."""
        picture = hint_picture(widget.hint, self.unit)
        place = hint_place(picture, self.pointer, surface.get_rect(), self.unit)
        others = [one.rect for one in self.reachable() if one.can_focus and one is not widget]
        if place.collidelist([widget.rect, *others]) >= 0:
            window, gap = surface.get_rect().inflate(-8, -8), round(10 * self.unit)
            place = beside(place.size, widget.rect, window, others, gap)
        surface.blit(picture, place)

    def take_over(self, old: Page, focused: Widget | None) -> None:
        """Continue from an `old` page, with `focused` focused."""
        self.ring = old.ring
        offsets = [(pane, pane.offset) for pane in self.widgets if isinstance(pane, Pane)]
        self.focus(focused)
        if not self.ring:  # with the pointer, keep everything in place
            for pane, offset in offsets:
                pane.scroll_to(offset)
        if old.pointer != NOWHERE:
            self._hover(old.pointer)


def draw_working(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw three points over a button whose action takes a while."""
    side = max(4, min(rect.height, 80) // 8)
    plate = panel((side * 9, side * 4), "tooltip")
    surface.blit(plate, plate.get_rect(center=rect.center))
    for number in (-1, 0, 1):
        spot = (rect.centerx + number * 2 * side, rect.centery)
        pygame.draw.circle(surface, GILT, spot, round(side * 0.6))


def draw_hint(surface: pygame.Surface, text: str, spot: tuple[int, int], unit: float) -> None:
    """Draw `text` on a small plate beside `spot`, entirely within the surface."""
    picture = hint_picture(text, unit)
    surface.blit(picture, hint_place(picture, spot, surface.get_rect(), unit))


def hint_place(
    picture: pygame.Surface, spot: tuple[int, int], window: pygame.Rect, unit: float
) -> pygame.Rect:
    """Return the place of a tooltip beside `spot`, entirely within the window."""
    place = picture.get_rect(topleft=(spot[0] + round(16 * unit), spot[1] + round(20 * unit)))
    return place.clamp(window.inflate(-8, -8))


def hint_picture(text: str, unit: float) -> pygame.Surface:
    """Return `text` on a small plate."""
    words = paragraph(text, "sans", (round(300 * unit), round(220 * unit)), FROST, round(17 * unit))
    size = (words.get_width() + round(24 * unit), words.get_height() + round(16 * unit))
    result = panel(size, "tooltip").copy()
    result.blit(words, words.get_rect(center=result.get_rect().center))
    return result
