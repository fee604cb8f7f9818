"""The log: what happened, line by line, with the piece and the seat it was about, by rounds.

It scrolls, and shows one seat's lines alone where that is wanted.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.screens.match.log.filter import ALL, SeatFilter
from game.table.art.frames import panel
from game.table.art.paint.light import plate_shadow
from game.table.art.paint.shapes import rounded, tinted
from game.table.art.palette import FROST, GILT, INK, MIST, Rgb
from game.table.art.seats import seat_symbol
from game.table.art.text.fonts import font
from game.table.art.text.text import fitted, fitting_size, metal_text, paragraph, wrapped_height
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.match.log.icons import LogIcons
    from game.screens.match.log.story import Line
    from game.texts.texts import Voice

TYPE: Final = 19  # units of the lines' type
HEAD: Final = 54  # units of height of title and filter
ICON: Final = 36  # units of a picture,
TEXT: Final = 50  # and from the left edge of the lines to their words
TIGHT: Final = 3  # pixels by which the type may break lines earlier than its words measure
WHEEL: Final = 64  # units that one notch of the wheel scrolls


class Row(NamedTuple):
    """A line as it lies in the log, in pixels from the top of all lines."""

    line: Line | None  # None: the rule that opens a round
    text: str
    top: int
    height: int


class LogPanel:
    """The log as a panel; `lines` is set anew whenever something has happened."""

    def __init__(self, words: Voice, colours: Sequence[int], icons: LogIcons | None = None) -> None:
        """Begin closed; `colours` are the seats', `icons` gives the pictures of decisions."""
        self.filter = SeatFilter(words, colours, self._filtered)
        self._words = words
        self._colours = tuple(colours)
        self.open = False
        self.foot = ""  # what can be done with it
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._unit = 1.0
        self.lines: tuple[Line, ...] = ()
        self.rows: list[Row] = []
        self.pointed: Row | None = None  # under the pointer
        self.chosen = -1  # the decision that was clicked
        self._icons = icons
        self._bottom = 0  # pixels scrolled up from the newest line

    # What it shows

    def toggle(self) -> None:
        """Open it, or show nothing any more."""
        self.open = not self.open
        self.pointed = None
        self.filter.focused = False

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Lie at `rect`, in pixels, with `unit` pixels a unit."""
        if (rect, unit) != (self.rect, self._unit):
            self.rect = rect
            self._unit = unit
            title = self._px(120)
            head = pygame.Rect(rect.left + title, rect.top, rect.width - title - self._px(14), self._px(HEAD))
            self.filter.place(head, unit)
            self._arrange()

    def tell(self, lines: Sequence[Line]) -> None:
        """Show these lines; the newest one stays in sight unless one has scrolled away from it."""
        told = tuple(line for line in lines if line.text)
        if told != self.lines:
            self.lines = told
            self._arrange()

    def _arrange(self) -> None:
        self.rows = []
        top = 0
        round_now = 0
        size, width, air = self._px(TYPE), self._text_width, self._px(9)
        for line in self.lines:
            if self.filter.seat not in (ALL, line.seat):
                continue
            if line.round != round_now and line.decision >= 0:
                round_now = line.round
                rule = Row(None, self._words("match-round", round=round_now), top, self._px(TYPE * 1.7))
                self.rows.append(rule)
                top += rule.height
            height = max(_height(line.text, size, width), self._icon if line.actor >= 0 else 0) + air
            self.rows.append(Row(line, line.text, top, height))
            top += height
        self._bottom = min(self._bottom, self._furthest)
        self.pointed = None

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))

    @property
    def _text_width(self) -> int:
        return max(40, self.rect.width - self._px(TEXT + 42))

    @property
    def _icon(self) -> int:
        """How large the pictures are, in pixels; 0 where there are none."""
        return self._px(ICON) if self._icons else 0

    @property
    def _body(self) -> pygame.Rect:
        """Where the lines show, in pixels."""
        air = self._px(14)
        top = self.rect.top + self._px(HEAD)
        return pygame.Rect(
            self.rect.left + air, top, self.rect.width - 2 * air, self.rect.bottom - self._px(40) - top
        )

    @property
    def _length(self) -> int:
        return self.rows[-1].top + self.rows[-1].height if self.rows else 0

    @property
    def _furthest(self) -> int:
        return max(0, self._length - self._body.height)

    def _origin(self) -> int:
        """Where the top of all lines lies now, in pixels of the window."""
        body = self._body
        if self._length <= body.height:
            return body.top
        return body.bottom - self._length + self._bottom

    def text(self) -> str:
        """Return all of it, for the clipboard."""
        return "\n".join(f"— {row.text} —" if row.line is None else row.text for row in self.rows)

    # What a person does with it

    def _scroll(self, units: float) -> None:
        """Go so many units towards older lines, or newer ones if negative."""
        self._bottom = max(0, min(self._furthest, self._bottom + round(units * self._unit)))

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer wheel, page keys and pointer while it is open; whether that was meant for the log."""
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(event.y * WHEEL)
            return True
        if event.type == pygame.KEYDOWN and self.filter.focused and event.key in _STEPS:
            self.filter.step(_STEPS[event.key])
            return True
        if event.type == pygame.KEYDOWN and event.key in _PAGES:
            self._scroll(_PAGES[event.key] * self._body.height / self._unit)
            return True
        if event.type == pygame.MOUSEMOTION:
            self.pointed = self._at(event.pos)
            return self.rect.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos):
            if event.pos[1] < self._body.top:
                self.filter.press(event.pos)
                return True
            row = self._at(event.pos)
            number = row.line.decision if row and row.line else -1
            self.chosen = -1 if number == self.chosen else number
            return True
        return False

    def _filtered(self) -> None:
        """Show the newest of other lines."""
        self._bottom = 0
        self._arrange()

    def _at(self, spot: tuple[int, int]) -> Row | None:
        if not self._body.collidepoint(spot):
            return None
        down = spot[1] - self._origin()
        return next((row for row in self.rows if row.line and 0 <= down - row.top < row.height), None)

    # Drawing

    def shows_in(self) -> float:
        """Return in how many seconds it looks different by itself: at once while pictures are painted."""
        return 0.0 if self.open and self._icons is not None and self._icons.missing else NEVER

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the panel with what fits in; closed, it only gets its plates ready: it opens at once then."""
        blur = self._px(10)
        shade = plate_shadow(self.rect.size, self._px(16), blur, 170)
        plate = panel(self.rect.size, "dialog")
        if not self.open:
            return
        surface.blit(shade, (self.rect.x - 2 * blur, self.rect.y - 2 * blur + blur // 2))
        surface.blit(plate, self.rect)
        title = self._title()
        surface.blit(title, title.get_rect(midleft=(self.rect.x + self._px(20), self.rect.y + self._px(30))))
        box = (self.rect.width - self._px(32), self._px(20))
        foot = fitted(self.foot, "sans", box, MIST, self._px(15))
        surface.blit(foot, foot.get_rect(center=(self.rect.centerx, self.rect.bottom - self._px(20))))
        self.filter.draw(surface)
        outer = surface.get_clip()
        surface.set_clip(self._body.clip(outer))
        self._draw_rows(surface)
        surface.set_clip(outer)
        self._draw_bar(surface)

    def _title(self) -> pygame.Surface:
        """Draw the heading, smaller where the filter leaves it less room."""
        words = self._words("match-log-title")
        room = self.filter.cells()[ALL].left - self.rect.x - self._px(32)
        size = fitting_size(words, "title", (room, self._px(HEAD)), self._px(22))
        return metal_text(words, "title", size)

    def _draw_rows(self, surface: pygame.Surface) -> None:
        if not self.rows:
            words, size = self._words("match-log-empty"), self._px(TYPE)
            empty = fitted(words, "text_italic", self._body.size, MIST, size)
            surface.blit(empty, self._body.topleft)
        if self._icons:
            self._icons.open_frame()
        origin = self._origin()
        for row in self.rows:
            top = origin + row.top
            if top + row.height > self._body.top and top < self._body.bottom:
                (self._draw_rule if row.line is None else self._draw_line)(surface, row, top)

    def _draw_rule(self, surface: pygame.Surface, row: Row, top: int) -> None:
        words = fitted(row.text, "sans_bold", self._body.size, GILT, self._px(16))
        middle = top + row.height // 2 + self._px(2)
        place = words.get_rect(center=(self._body.centerx, middle))
        for left, right in ((self._body.left, place.left), (place.right, self._body.right)):
            air = self._px(10)
            pygame.draw.line(surface, _DARK_GILT, (left + air, middle), (right - air, middle))
        surface.blit(words, place)

    def _draw_line(self, surface: pygame.Surface, row: Row, top: int) -> None:
        line = row.line
        if line is None:
            return
        body = self._body
        light = 60 if row is self.pointed else 38 if line.decision == self.chosen >= 0 else 0
        if light:
            size = (body.width - self._px(10), row.height - self._px(2))
            surface.blit(tinted(rounded(size, self._px(6)), FROST, light), (body.left, top - self._px(3)))
        if line.actor >= 0:
            self._draw_icon(surface, line, top)
        words = paragraph(
            row.text,
            "sans",
            (self._text_width, row.height + self._px(TYPE)),
            FROST if line.actor >= 0 else _PALE,
            self._px(TYPE),
        )
        down = max(0, (self._icon - words.get_height()) // 2) if line.actor >= 0 else 0
        surface.blit(words, (body.left + self._px(TEXT), top + down))

    def _draw_icon(self, surface: pygame.Surface, line: Line, top: int) -> None:
        """Show the piece that was decided about with the seat's sign in its corner, or the sign alone."""
        place = pygame.Rect(self._body.left + self._px(6), top, self._icon, self._icon)
        picture = self._icons.of(line.decision, place.width) if self._icons else None
        sign = seat_symbol(self._colours[line.actor], self._px(17))
        if picture is None:
            middle = top + max(self._icon, self._px(TYPE * 1.24)) // 2
            surface.blit(sign, sign.get_rect(center=(place.left + self._px(ICON / 2), middle)))
            return
        where = picture.get_rect(center=place.center)
        surface.blit(picture, where, special_flags=pygame.BLEND_PREMULTIPLIED)
        surface.blit(sign, sign.get_rect(bottomright=(place.right + self._px(4), place.bottom + self._px(2))))

    def _draw_bar(self, surface: pygame.Surface) -> None:
        if not self._furthest:
            return
        body = self._body
        wide = self._px(6)
        high = max(wide * 4, body.height * body.height // self._length)
        top = body.bottom - high - (body.height - high) * self._bottom // self._furthest
        surface.blit(tinted(rounded((wide, body.height), wide / 2), INK, 120), (body.right - wide, body.top))
        surface.blit(tinted(rounded((wide, high), wide / 2), MIST, 190), (body.right - wide, top))


_PAGES: Final[dict[int, float]] = {
    pygame.K_PAGEUP: 0.85,
    pygame.K_PAGEDOWN: -0.85,
    pygame.K_HOME: 1e6,
    pygame.K_END: -1e6,
}
_STEPS: Final = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}
_DARK_GILT: Final[Rgb] = (120, 104, 66)
_PALE: Final[Rgb] = (196, 208, 232)


@lru_cache(maxsize=4096)
def _height(text: str, size: int, width: int) -> int:
    return max(wrapped_height(text, "sans", size, width - TIGHT), font("sans", size).get_linesize())
