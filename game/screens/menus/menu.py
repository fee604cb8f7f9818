"""The base of menu scenes: a background, and the building blocks of pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.menus.page_scene import PageScene
from game.screens.widgets.button import Button
from game.screens.widgets.layout import (
    Column,
    Fitting,
    Inset,
    Kit,
    Made,
    Metal,
    Part,
    Raised,
    Row,
    Scroll,
    Sized,
    Space,
    Stack,
)
from game.screens.widgets.row import common_type, shares, wanted
from game.table.art.surface_cache import SPRITES, WINDOWS, cached
from game.table.art.title import title_background
from game.table.layout.boxes import REST, within
from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LOW: Final = 560  # units of height below which spacing shrinks
VEIL: Final = (6, 9, 26)
BAND: Final = 64  # rows of the veil that are laid at once
WAYS_GAP: Final = 14.0  # units between the buttons below a page,
WIDEST_WAY: Final = 248.0  # and the width of one
DIALOG_AIR: Final = 36.0
Way = tuple[str, str, "Callable[[], None]", str]
"""A button below a page: name, text, action and style."""


class MenuScene(PageScene):
    """A page over the whole window, laid out by containers."""

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the title's picture under a veil."""
        surface.blit(dimmed_background(surface.get_size(), 118), (0, 0))

    # Building blocks; measures are units unless they say pixels

    def px(self, units: float) -> int:
        """Convert units to pixels."""
        return round(units * self.page.unit)

    @property
    def room(self) -> tuple[float, float]:
        """The window's size in units."""
        width, height = self.program.size
        return width / self.page.unit, height / self.page.unit

    def button(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        action: Callable[[], None],
        *,
        style: str = "secondary",
        hint: str = "",
    ) -> Button:
        """Return a button that clicks when pressed; it is not on the page yet."""

        def act() -> None:
            self.program.audio.play("click")
            action()

        return Button(name, rect, text, act, style=style, hint=hint)

    # Whole pages, made of parts

    @property
    def low(self) -> bool:
        """Whether the window is low: then spacing shrinks."""
        return self.room[1] < LOW

    def lay(self, part: Part, area: Area | None = None) -> None:
        """Put a part on the page: into the whole window, or into an area of it."""
        part.put(Kit(self.page), area or Area(0.0, 0.0, *self.room))

    def push(
        self,
        name: str,
        text: str,
        action: Callable[[], None],
        *,
        style: str = "secondary",
        hint: str = "",
        tall: float = 50.0,
        wide: float = 0.0,
        enabled: bool = True,
    ) -> Made:
        """Return the part of a button that clicks."""

        def make(place: pygame.Rect) -> Button:
            button = self.button(name, place, text, action, style=style, hint=hint)
            button.enabled = enabled
            return button

        return Made(make, tall, wide)

    def exits(self, ways: Sequence[Way], beside: Part | None = None) -> Part:
        """Return a row of buttons in one type, the first at the left, the others at the right.

        `beside` lies to the right of the first.
        """
        tall = 46.0 if self.low else 56.0
        texts, high = [text for _, text, _, _ in ways], self.px(tall)

        def row(width: float) -> Part:
            wants = [wanted(text, high) / self.page.unit for text in texts]
            widths = shares(wants, width - WAYS_GAP * (len(ways) - 1), WIDEST_WAY)
            letters = common_type(texts, [self.px(each) for each in widths], high)

            def part(way: Way, wide: float) -> Part:
                def make(place: pygame.Rect) -> Button:
                    button = self.button(way[0], place, way[1], way[2], style=way[3])
                    button.letters = letters
                    return button

                return Made(make, tall, wide, "midleft")

            parts = [part(way, wide) for way, wide in zip(ways, widths, strict=True)]
            first = Row([parts[0], beside], WAYS_GAP, [widths[0], REST]) if beside else parts[0]
            return Row([first, *parts[1:]], WAYS_GAP, [REST, *widths[1:]])

        return Fitting(row)

    def framed(
        self,
        title: str,
        body: Part,
        ways: Sequence[Way],
        widest: float = 1060.0,
        *,
        top: Part | None = None,
        beside: Part | None = None,
    ) -> None:
        """Lay a whole page: the heading, a plate with `body`, and buttons below it.

        `top` lies on the heading's line, `beside` on the buttons'.
        """
        head, foot, air = (54.0, 66.0, 12.0) if self.low else (92.0, 96.0, 22.0)
        wide = min(widest, self.room[0] - 40.0)
        heading = Inset(self._title_line(title), 20.0)
        parts = [
            Space(4.0),
            Stack([heading, Sized(top, wide)]) if top else heading,
            Sized(Raised(body, "glass", air), wide),
            Sized(self.exits(ways, beside), wide),
        ]
        self.lay(Column(parts, 0.0, [4.0, head - 4.0, REST, foot]))

    def spread(self, top: Part, body: Part, ways: Sequence[Way]) -> None:
        """Lay a page over the whole window: `top`, `body`, and buttons below."""
        head, foot = (44.0, 66.0) if self.low else (66.0, 82.0)
        parts = [Inset(top, 26.0, 0.0), body, Inset(self.exits(ways), 20.0, 0.0)]
        self.lay(Column(parts, 0.0, [head, REST, foot]))

    def _title_line(self, title: str) -> Part:
        """Return a page's heading."""
        return Metal(title, 30.0 if self.low else 42.0)

    def dialog(self, heading: str, body: Part, width: float = 620.0, foot: float = 28.0) -> pygame.Rect:
        """Lay a plate in the middle, as tall as its `body` below the heading; return its place."""
        wide, high = self.room
        head = 62.0 if self.low else 84.0
        width = min(width, wide - 40.0)
        inner = Inset(
            Column([Metal(heading, 28.0), body, Space(foot)], 0.0, [head, None, foot]), DIALOG_AIR, 0.0
        )
        tall = inner.size(Kit(self.page), width)[1]
        if tall > high - 8.0:
            inner, tall = Inset(Scroll("dialog", inner), 0.0, 8.0), high - 8.0
        area = within(Area(0.0, 4.0, wide, high - 8.0), (width, tall))
        self.lay(Raised(inner, "dialog", 0.0), area)
        return Kit(self.page).rect(area)


class Dialog(MenuScene):
    """A plate in the middle, above what lies below, darkened."""

    covers = False

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken what lies below."""
        darken(surface, 150)


@cached(WINDOWS)
def dimmed_background(size: tuple[int, int], veil: int) -> pygame.Surface:
    """The title's picture under a veil of this opacity (0 to 255), for menus. Opaque."""
    result = title_background(size).copy()
    shade = pygame.Surface(size)
    shade.fill(VEIL)
    shade.set_alpha(veil)
    result.blit(shade, (0, 0))
    return result


def darken(surface: pygame.Surface, strength: int) -> None:
    """Lay a dark veil of this opacity (0 to 255) over the window, below a dialog."""
    band = _dusk(surface.get_width(), strength)
    for top in range(0, surface.get_height(), BAND):
        surface.blit(band, (0, top))


@cached(SPRITES)
def _dusk(width: int, strength: int) -> pygame.Surface:
    result = pygame.Surface((width, BAND))
    result.fill(VEIL)
    result.set_alpha(strength)
    return result
