"""The bar that adds up: each row of it begins where the one above ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.luck.telling import label, signed
from game.screens.widgets.button import Button
from game.screens.widgets.widget import Widget
from game.table.art.palette import FROST, GILT, MIST, darker, lighter
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.luck.telling import Told
    from game.texts.texts import Voice

ROW: Final = 46.0  # units of height of a row
LABEL: Final = 0.29  # share of the width for its name,
NUMBER: Final = 0.2  # and for its number
LABEL_TYPE: Final = 20.0
THIN: Final = 3  # pixels of a bar that is next to nothing
CERTAIN: Final = (0, 50, 100)  # heights with a rule


class Waterfall(Widget):
    """All rows below each other, over one scale."""

    focusable = False

    def __init__(
        self, place: pygame.Rect, rows: Sequence[Told], name: str, words: Voice, unit: float
    ) -> None:
        """Show `rows` at `place`, in pixels, for the seat called `name` or YOU."""
        super().__init__("waterfall", place)
        self.rows = rows
        self._name = name
        self._words = words
        self._unit = unit
        heights = [height for row in rows for height in (row.before, row.after)]
        self._least, self._most = min(0, *heights), max(100, *heights)

    @property
    def spoken(self) -> str:
        """All rows with their numbers."""
        return ". ".join(f"{label(row, self._name, self._words)}: {self._number(row)}" for row in self.rows)

    def _number(self, row: Told) -> str:
        """Word a row's number, with its reach."""
        shown = signed(row, self._words.texts)
        return self._words("luck-reach", share=shown, reach=row.reach) if row.reach else shown

    def bars(self) -> list[pygame.Rect]:
        """Return where each row's bar lies, in pixels."""
        found = []
        for at, row in enumerate(self.rows):
            low, high = sorted((row.before, row.after))
            left, right = self._across(low), self._across(high)
            tall = self.rect.height / len(self.rows)
            bar = pygame.Rect(left, 0, max(THIN, right - left), round(tall * 0.54))
            bar.centery = round(self.rect.y + tall * (at + 0.5))
            found.append(bar)
        return found

    def _across(self, height: int) -> int:
        """Return the x pixel of a chance in percent."""
        left = self.rect.x + self.rect.width * LABEL
        wide = self.rect.width * (1 - LABEL - NUMBER)
        return round(left + wide * (height - self._least) / (self._most - self._least))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the rules, the steps between the bars, the bars and their words."""
        bars = self.bars()
        for height in CERTAIN:
            x = self._across(height)
            pygame.draw.line(surface, darker(MIST, 0.55), (x, self.rect.y), (x, self.rect.bottom - 1))
        for row, bar, following in zip(self.rows, bars, bars[1:], strict=False):
            x = self._across(row.after)
            pygame.draw.line(surface, MIST, (x, bar.bottom), (x, following.top))
        for row, bar in zip(self.rows, bars, strict=True):
            pygame.draw.rect(surface, darker(row.colour, 0.15), bar, border_radius=4)
            pygame.draw.rect(surface, lighter(row.colour, 0.3), bar, 1, border_radius=4)
            self._write(surface, row, bar.centery)

    def _write(self, surface: pygame.Surface, row: Told, y: int) -> None:
        px, rect = self._unit, self.rect
        size, tall = round(LABEL_TYPE * px), round(ROW * 0.7 * px)
        face = "sans_bold" if row.ends else "sans_medium"
        room = (round(rect.width * LABEL - 14 * px), tall)
        named = fitted(label(row, self._name, self._words), face, room, GILT if row.ends else FROST, size)
        surface.blit(named, named.get_rect(midleft=(rect.x, y)))
        room = (round(rect.width * NUMBER - 12 * px), tall)
        number = fitted(self._number(row), "sans_bold", room, lighter(row.colour, 0.2), size)
        surface.blit(number, number.get_rect(midright=(rect.right, y)))


class LuckStrip(Button):
    """The same in one line, for the analysis; pressed, it shows all of it."""

    def __init__(
        self,
        place: pygame.Rect,
        rows: Callable[[], Sequence[Told]],
        name: str,
        words: Voice,
        action: Callable[[], None],
    ) -> None:
        """Show what `rows` returns; nothing is known yet while it returns none."""
        super().__init__("luck", place, words("luck-heading"), action, hint=words("luck-hint"))
        self._rows = rows
        self._name = name
        self._words = words

    @property
    def spoken(self) -> str:
        """Its name, and the numbers as far as they are known."""
        told = (
            f"{label(one, self._name, self._words)}: {signed(one, self._words.texts)}" for one in self._rows()
        )
        return ". ".join((self.text, *told))

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw a cell for each row: its name over its number; before they are known, what this is."""
        rows = self._rows()
        if not rows:
            super().draw_words(surface)
            return
        wide = (self.rect.width - 16) / len(rows)
        for at, row in enumerate(rows):
            cell = pygame.Rect(round(self.rect.x + 8 + wide * at), self.rect.y, round(wide), self.rect.height)
            room = (cell.width - 8, round(cell.height * 0.4))
            named = fitted(label(row, self._name, self._words), "sans", room, FROST, round(cell.height * 0.3))
            surface.blit(named, named.get_rect(center=(cell.centerx, cell.y + round(cell.height * 0.3))))
            told = signed(row, self._words.texts)
            size = round(cell.height * 0.36)
            number = fitted(told, "sans_bold", room, lighter(row.colour, 0.2), size)
            surface.blit(number, number.get_rect(center=(cell.centerx, cell.y + round(cell.height * 0.68))))
