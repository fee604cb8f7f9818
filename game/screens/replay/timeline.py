"""The timeline below a replay: rounds, turning points, bookmarks, and the current position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import pygame

from game.screens.analysis.chart.signs import turn_sign
from game.screens.menus.tool_signs import sign_of
from game.screens.widgets.page import draw_hint
from game.screens.widgets.widget import Widget
from game.table.art.frames import bar, socket
from game.table.art.palette import FROST, GILT, GOLD, MIST, WARM
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.replay.course import Course

CLOSEST: Final = 26.0  # units between two round numbers, at least
LEAP: Final = 8  # decisions per Page up or down


class Watched(Protocol):
    """What a timeline asks of what is watched."""

    course: Course

    @property
    def turning(self) -> list[int]:
        """The move numbers of the turning points, in order."""

    @property
    def bookmarks(self) -> set[int]:
        """The positions with a bookmark."""

    def place_told(self, done: int) -> str:
        """Word a position."""


class Timeline(Widget):
    """A track with a knob; arrows move by one decision, Page up and down by several."""

    def __init__(
        self, rect: pygame.Rect, watched: Watched, go_to: Callable[[int], None], unit: float
    ) -> None:
        """Place it at `rect`, in pixels; `unit` is the pixels per unit."""
        super().__init__("timeline", rect)
        self.watched = watched
        self.go_to = go_to
        self.unit = unit
        self.pointed: int | None = None
        self._held = False

    @property
    def spoken(self) -> str:
        """The current position."""
        return self.watched.place_told(self.watched.course.done)

    @property
    def groove(self) -> pygame.Rect:
        """The range of the knob's centre."""
        air = round(14 * self.unit)
        return pygame.Rect(self.rect.x + air, self.rect.y, self.rect.width - 2 * air, self.rect.height)

    def spot(self, done: int) -> int:
        """Return the x pixel of a position."""
        groove = self.groove
        return groove.x + round(groove.width * self._share(done))

    def _share(self, done: int) -> float:
        """Return how far a position lies in what is shown, 0 to 1."""
        course = self.watched.course
        return (done - course.first) / max(1, course.length - course.first)

    def place(self, across: int) -> int:
        """Return the position at an x pixel."""
        groove = self.groove
        share = (across - groove.x) / max(1, groove.width)
        course = self.watched.course
        return course.first + round(max(0.0, min(1.0, share)) * (course.length - course.first))

    # Input

    def key(self, event: pygame.event.Event) -> bool:
        """Handle Page up and down; arrows, Home and End belong to the scene."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            step = LEAP if event.key == pygame.K_PAGEDOWN else -LEAP
            self.go_to(self.watched.course.done + step)
            return True
        return False

    def mouse(self, event: pygame.event.Event) -> bool:
        """Follow the pointer from press to release."""
        if event.type == pygame.MOUSEMOTION:
            self.pointed = self.place(event.pos[0])
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held:
            self._held = False
            return True
        if self._held and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            self.go_to(self.place(event.pos[0]))
            return True
        return False

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the track with all its marks, and the knob."""
        course, px = self.watched.course, self.unit
        groove = self.groove
        thick = max(5, round(9 * px))
        middle = groove.y + round(groove.height * 0.62)
        filled = bar((groove.width, thick), GILT, self._share(course.done))
        surface.blit(filled, filled.get_rect(center=(groove.centerx, middle)))
        self._draw_rounds(surface, middle, thick)
        self._draw_marks(surface, middle)
        size = round((26 if self.hovered or self.focused or self._held else 22) * px)
        knob = socket(size, GOLD, (96, 70, 24))
        surface.blit(knob, knob.get_rect(center=(self.spot(course.done), middle)))
        if (self.hovered or self._held) and self.pointed is not None:
            told = self.watched.place_told(self.pointed)
            draw_hint(surface, told, (self.spot(self.pointed), self.rect.y - round(64 * px)), px)

    def _draw_rounds(self, surface: pygame.Surface, middle: int, thick: int) -> None:
        """Draw where rounds begin, with as many numbers as fit."""
        free = self.groove.x - self.rect.width
        foot = round(11 * self.unit)
        course = self.watched.course
        for begin, number in course.rounds.begins:
            if begin < course.first:
                continue
            x = self.spot(begin)
            pygame.draw.line(
                surface, MIST, (x, middle - thick), (x, middle + thick), max(1, round(self.unit * 1.5))
            )
            if x - free >= CLOSEST * self.unit:
                words = fitted(
                    str(number), "sans_bold", (60, round(15 * self.unit)), FROST, round(13 * self.unit)
                )
                surface.blit(words, words.get_rect(center=(x, middle + thick + foot)))
                free = x

    def _draw_marks(self, surface: pygame.Surface, middle: int) -> None:
        """Draw turning points as lozenges with their numbers, bookmarks as ribbons."""
        done, size = self.watched.course.done, round(20 * self.unit)
        head = middle - round(17 * self.unit)
        for number, place in enumerate(self.watched.turning, 1):
            sign = turn_sign(number, size, place == done)
            surface.blit(sign, sign.get_rect(center=(self.spot(place), head)))
        for place in sorted(self.watched.bookmarks):
            ribbon = sign_of("bookmark", round(18 * self.unit), WARM if place == done else GILT)
            surface.blit(ribbon, ribbon.get_rect(center=(self.spot(place), head)))
