"""A plot as a widget: pointer and arrow keys move from point to point, and it describes each one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.screens.widgets.widget import Widget
from game.table.art.frames import panel
from game.table.art.palette import FROST, GILT, INK, MIST, WARM
from game.table.art.text.text import fitted, fitting_size, paragraph

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.statistics.drawings import Drawing

HEAD: Final = 38.0  # units of the heading
AIR: Final = 12.0
STEPS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEUP: -10, pygame.K_PAGEDOWN: 10}


class Told(NamedTuple):
    """The texts of a plot."""

    title: str
    legend: str  # beside the title
    points: Sequence[str]  # the description of each point
    empty: str = ""  # shown without points


class Plot(Widget):
    """A plate with a title and a picture; the chosen point is ringed and described."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        told: Told,
        draw: Callable[[tuple[int, int], float], Drawing],
        unit: float,
    ) -> None:
        """Show what `draw` returns for a size in pixels and the pixels per unit; the last point is chosen."""
        super().__init__(name, rect)
        self.title = told.title
        self.told = told
        self.unit = unit
        self.chosen = len(told.points) - 1
        self.pointed: int | None = None  # the hovered point
        self._draw = draw
        self._drawing: Drawing | None = None

    @property
    def can_focus(self) -> bool:
        """Whether there are points."""
        return super().can_focus and bool(self.told.points)

    @property
    def spoken(self) -> str:
        """The title, and the chosen point."""
        said = self.told.points[self.chosen] if self.told.points else self.told.empty
        return f"{self.told.title}: {said}"

    @property
    def drawing(self) -> Drawing:
        """The picture, drawn on demand."""
        if self._drawing is None:
            air, head = round(AIR * self.unit), round(HEAD * self.unit)
            size = (max(60, self.rect.width - 2 * air), max(60, self.rect.height - head - air))
            self._drawing = self._draw(size, self.unit)
        return self._drawing

    @property
    def corner(self) -> tuple[int, int]:
        """The picture's top left corner, in pixels of the window."""
        return self.rect.x + round(AIR * self.unit), self.rect.y + round(HEAD * self.unit)

    # Input

    def key(self, event: pygame.event.Event) -> bool:
        """Move between points with arrows, Page up and down, Home, End; arrows leave the plot at an end."""
        if event.type != pygame.KEYDOWN or not self.told.points:
            return False
        last = len(self.told.points) - 1
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.chosen = 0 if event.key == pygame.K_HOME else last
            return True
        if event.key not in STEPS:
            return False
        before = self.chosen
        self.chosen = max(0, min(last, before + STEPS[event.key]))
        return self.chosen != before or event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN)

    def mouse(self, event: pygame.event.Event) -> bool:
        """Hover a point; a click chooses it."""
        self.pointed = self._nearest(event.pos[0])
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.pointed is not None:
            self.chosen = self.pointed
            return True
        return False

    def _nearest(self, x: int) -> int | None:
        spots = self.drawing.spots if self.told.points else []
        across = x - self.corner[0]
        return min(range(len(spots)), key=lambda at: abs(spots[at][0] - across), default=None)

    def update(self, seconds: float) -> None:
        """Reset the hovered point when the pointer is gone."""
        if not self.hovered:
            self.pointed = None

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Show everything."""
        surface.blit(panel(self.rect.size), self.rect)
        self._draw_head(surface)
        if not self.told.points:
            self._draw_empty(surface)
            return
        surface.blit(self.drawing.surface, self.corner)
        shown = self.pointed if self.pointed is not None else self.chosen if self.focused else None
        if shown is not None:
            self._draw_choice(surface, shown)

    def _draw_head(self, surface: pygame.Surface) -> None:
        px = self.unit
        box = (round(self.rect.width * 0.6), round(28 * px))
        line = fitted(self.told.title, "title", box, FROST, round(18 * px))
        place = line.get_rect(midleft=(self.rect.x + round(16 * px), self.rect.y + round(21 * px)))
        surface.blit(line, place)
        room = self.rect.right - place.right - round(36 * px)
        if self.told.points and self.told.legend and room > 60 * px:
            legend = self._legend(room)
            surface.blit(legend, legend.get_rect(midright=(self.rect.right - round(16 * px), place.centery)))

    def _legend(self, room: int) -> pygame.Surface:
        """Explain the drawing in one line, or in two where they would be clearly larger."""
        words, meant, high = self.told.legend, round(16 * self.unit), round(24 * self.unit)
        if fitting_size(words, "text_italic", (room - 2, high), meant) >= meant * 0.8:
            return fitted(words, "text_italic", (room, high), MIST, meant)
        return paragraph(words, "text_italic", (room, round(38 * self.unit)), MIST, meant, 1)

    def _draw_empty(self, surface: pygame.Surface) -> None:
        px = self.unit
        box = (self.rect.width - round(60 * px), self.rect.height - round(70 * px))
        line = paragraph(self.told.empty, "text_italic", box, MIST, round(19 * px), 1)
        surface.blit(line, line.get_rect(center=(self.rect.centerx, self.rect.centery + round(12 * px))))

    def _draw_choice(self, surface: pygame.Surface, at: int) -> None:
        """Ring a point, and describe it beside it."""
        px, (left, top) = self.unit, self.corner
        field = self.drawing.field.move(left, top)
        x, y = round(self.drawing.spots[at][0] + left), round(self.drawing.spots[at][1] + top)
        rule = pygame.Surface((max(1, round(1.6 * px)), field.height), pygame.SRCALPHA)
        rule.fill((*GILT, 150))
        surface.blit(rule, rule.get_rect(midtop=(x, field.y)))
        pygame.draw.aacircle(surface, INK, (x, y), round(8 * px))
        pygame.draw.aacircle(surface, WARM, (x, y), round(6.4 * px))
        pygame.draw.aacircle(surface, INK, (x, y), round(3.4 * px))
        wide = round(min(330 * px, field.width * 0.8))
        words = paragraph(self.told.points[at], "sans_medium", (wide, field.height), FROST, round(17 * px))
        words = words.subsurface((0, 0, max(1, words.get_bounding_rect().right), words.get_height()))
        size = (words.get_width() + round(24 * px), words.get_height() + round(16 * px))
        place = pygame.Rect((x + round(14 * px), self.rect.y + round(5 * px)), size)
        if place.right > self.rect.right:
            place.right = x - round(14 * px)
        place.clamp_ip(self.rect)
        surface.blit(panel(size, "tooltip"), place)
        surface.blit(words, words.get_rect(center=place.center))
