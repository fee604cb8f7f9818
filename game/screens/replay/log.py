"""The log of a replay: all lines, the current one marked; a click goes to a line's position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.match.log.log import LogPanel
from game.screens.widgets.widget import Widget
from game.table.art.frames import panel
from game.table.art.paint.shapes import rounded, tinted
from game.table.art.palette import GILT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.match.log.icons import LogIcons
    from game.screens.match.log.log import Row
    from game.texts.texts import Voice

AIR: Final = 12.0  # units around the lines
VEIL: Final = 150  # opacity of the veil over later lines, of 255


class ReplayLog(LogPanel):
    """Lines on a plain plate, later ones veiled."""

    def __init__(self, words: Voice, colours: Sequence[int], icons: LogIcons | None = None) -> None:
        """Start before the first line."""
        super().__init__(words, colours, icons)
        self.spoken_title = words("match-log-title")
        self.open = True
        self.tall = False  # covers the right side
        self.now = -1  # the decision shown last

    @property
    def _body(self) -> pygame.Rect:
        """The area of the lines, in pixels."""
        air = self._px(AIR)
        return self.rect.inflate(-2 * air, -2 * air)

    def _current(self) -> Row | None:
        """Return the last row of the current decision, or of an earlier one."""
        past = [row for row in self.rows if row.line and row.line.decision <= self.now]
        return past[-1] if past else None

    def follow(self, decision: int) -> None:
        """Mark a decision's lines, and scroll to them."""
        if decision != self.now:
            self.now = decision
            self.show_now()

    def show_now(self) -> None:
        """Scroll so that the current line is slightly below the middle."""
        row = self._current()
        bottom = row.top + row.height if row else 0
        wanted = self._length - bottom - self._body.height * 2 // 5
        self._bottom = max(0, min(self._furthest, wanted))

    def at(self, spot: tuple[int, int]) -> int | None:
        """Return the decision of the line at a point; None if there is none."""
        row = self._at(spot)
        return row.line.decision if row and row.line else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw plate and lines."""
        surface.blit(panel(self.rect.size, "dialog"), self.rect)
        outer = surface.get_clip()
        surface.set_clip(self._body.clip(outer))
        row = self._current()
        if row is not None:
            self._draw_current(surface, row)
        self._draw_rows(surface)
        self._draw_veil(surface, row)
        surface.set_clip(outer)
        self._draw_bar(surface)

    def _draw_current(self, surface: pygame.Surface, last: Row) -> None:
        """Draw a plate behind the current decision's lines, with a golden edge on the left."""
        decision = last.line.decision if last.line else -1
        first = next(row for row in self.rows if row.line and row.line.decision == decision)
        top = self._origin() + first.top - self._px(4)
        size = (self._body.width - self._px(12), last.top + last.height - first.top)
        surface.blit(tinted(rounded(size, self._px(6)), GILT, 46), (self._body.left, top))
        edge = pygame.Rect(self._body.left, top, self._px(4), size[1])
        pygame.draw.rect(surface, GILT, edge, border_radius=self._px(2))

    def _draw_veil(self, surface: pygame.Surface, last: Row | None) -> None:
        """Darken later lines."""
        body = self._body
        top = self._origin() + (last.top + last.height - self._px(4) if last else 0)
        high = body.bottom - max(body.top, top)
        if high > 0 and self.rows:
            shade = pygame.Surface((body.width - self._px(10), high))
            shade.fill((12, 16, 38))
            shade.set_alpha(VEIL)
            surface.blit(shade, (body.left, max(body.top, top)))


class LogWidget(Widget):
    """The log on a page; clicking a line calls `chosen` with its decision."""

    def __init__(self, rect: pygame.Rect, log: ReplayLog, unit: float, chosen: Callable[[int], None]) -> None:
        """Place it at `rect`, in pixels."""
        super().__init__("log", rect)
        self.log = log
        self.chosen = chosen
        self.title = log.spoken_title
        log.place(rect, unit)

    def key(self, event: pygame.event.Event) -> bool:
        """Move between lines with the arrows up and down; Page up and down scroll."""
        if event.type != pygame.KEYDOWN:
            return False
        numbers = sorted({row.line.decision for row in self.log.rows if row.line})
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            now = self.log.now
            below = [number for number in numbers if number < now]
            above = [number for number in numbers if number > now]
            wanted = below[-1:] if event.key == pygame.K_UP else above[:1]
            if wanted:
                self.chosen(wanted[0])
            return True
        return self.log.handle(event)

    def mouse(self, event: pygame.event.Event) -> bool:
        """Hover a line, or go to its position."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            number = self.log.at(event.pos)
            if number is not None:
                self.chosen(number)
            return True
        return self.log.handle(event) if event.type == pygame.MOUSEMOTION else False

    def update(self, seconds: float) -> None:
        """Reset hovering once the pointer is elsewhere."""
        if not self.hovered:
            self.log.pointed = None

    def draw(self, surface: pygame.Surface) -> None:
        """Show the log."""
        self.log.draw(surface)
