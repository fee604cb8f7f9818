"""A month of daily deals: a cell for each day, which shows how its try ended and can be chosen."""

from __future__ import annotations

import calendar
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.screens.widgets.button import Button
from game.screens.widgets.layout import Column, Fill, Made, Part, Row, Space
from game.table.art.frames import panel
from game.table.art.palette import FROST, GILT, GOOD, INK, MIST, Rgb
from game.table.art.text.text import fitted
from game.table.layout.boxes import REST

if TYPE_CHECKING:
    from game.screens.menus.menu import MenuScene

GAP: Final = 5.0  # units between two cells
HEAD: Final = 40.0  # units of height of the month,
NAMES: Final = 26.0  # and of the days' names
WEEK: Final = 7
FADED: Final[Rgb] = (96, 110, 142)


class Mark(NamedTuple):
    """How a day's try stands."""

    sign: str  # in few letters; "" for none
    colour: Rgb
    told: str  # in words


class DayCell(Button):
    """A day, to be chosen."""

    def __init__(
        self, rect: pygame.Rect, day: date, mark: Mark, told: str, choose: Callable[[], None]
    ) -> None:
        """Show `day` with its `mark`; `told` is its date in words."""
        super().__init__(f"day.{day.isoformat()}", rect, "", choose, hint=f"{told}: {mark.told}")
        self.day = day
        self.mark = mark
        self.chosen = self.today = False

    @property
    def switched(self) -> bool:
        """Whether it is the chosen day."""
        return self.chosen

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the number, and the mark below it."""
        width, height = self.rect.size
        if self.enabled:
            surface.blit(panel(self.rect.size, "active" if self.chosen else "row"), self.rect)
        if self.hovered or self.focused:
            pygame.draw.rect(surface, GILT, self.rect, max(1, height // 30), border_radius=height // 5)
        colour = GILT if self.today else FROST if self.enabled else FADED
        number = fitted(
            str(self.day.day), "sans_bold", (width, height // 2), colour, round(height * 0.36), INK
        )
        middle = self.rect.centery - (round(height * 0.16) if self.mark.sign else 0)
        surface.blit(number, number.get_rect(center=(self.rect.centerx, middle)))
        if self.mark.sign:
            box = (width - 6, round(height * 0.34))
            sign = fitted(self.mark.sign, "sans_bold", box, self.mark.colour, round(height * 0.26), INK)
            below = self.rect.centery + round(height * 0.24)
            surface.blit(sign, sign.get_rect(center=(self.rect.centerx, below)))


class Month(NamedTuple):
    """What a calendar shows, and what it does."""

    first: date  # its first day
    chosen: date
    today: date
    mark: Callable[[date], Mark]
    choose: Callable[[date], None]
    turn: Callable[[int], None]  # goes on by so many months


def month_part(scene: MenuScene, month: Month) -> Part:
    """Return the calendar of a month, in six weeks that begin on Mondays."""
    texts = scene.program.words.texts
    first = month.first
    days = list(calendar.Calendar().itermonthdates(first.year, first.month))
    days += [date.fromordinal(days[-1].toordinal() + after) for after in range(1, 6 * WEEK - len(days) + 1)]

    def cell(day: date) -> Part:
        if day.month != first.month:
            return Space()

        def make(rect: pygame.Rect) -> DayCell:
            made = DayCell(rect, day, month.mark(day), texts.date(day), lambda: month.choose(day))
            made.enabled = day <= month.today
            made.chosen, made.today = day == month.chosen, day == month.today
            return made

        return Made(make)

    turns = [
        scene.push("before", "<", lambda: month.turn(-1), hint=scene.program.words("daily-month_before")),
        Fill(texts.month(first), "sans_bold", 23.0, GILT, "center", "month"),
        scene.push(
            "after",
            ">",
            lambda: month.turn(1),
            hint=scene.program.words("daily-month_after"),
            enabled=(first.year, first.month) < (month.today.year, month.today.month),
        ),
    ]
    names: list[Part] = [Fill(name, "sans_medium", 17.0, MIST, "center") for name in texts.weekdays()]
    rows = [Row([cell(day) for day in days[at : at + WEEK]], GAP, [REST] * WEEK) for at in range(0, 42, WEEK)]
    parts = [Row(turns, 8.0, [52.0, REST, 52.0]), Row(names, GAP, [REST] * WEEK), *rows]
    return Column(parts, GAP, [HEAD, NAMES, *[REST] * 6])


def place_mark(place: int, seats: int, told: str) -> Mark:
    """Mark a finished try: place 1 of 3 as "1/3"."""
    return Mark(f"{place}/{seats}", GOOD if place == 1 else FROST, told)
