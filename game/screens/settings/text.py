"""Text of a settings page, wrapped, with search matches marked."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.screens.widgets.layout import Kit, Part
from game.screens.widgets.widget import Widget
from game.table.art.paint.shapes import rounded, tinted
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.fonts import font
from game.table.art.text.text import label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.art.palette import Rgb
    from game.table.pieces import Area


class MarkedText(Widget):
    """Words wrapped to a width; a longer word, such as a path, is broken anywhere."""

    focusable = False

    def __init__(
        self,
        text: str,
        face: str,
        size: int,
        colour: Rgb,
        *,
        corner: tuple[int, int],
        width: int,
        marks: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Lay out `text` from `corner` on, with a highlight behind each of `marks` (start, end)."""
        super().__init__("", pygame.Rect(*corner, width, 1))
        self.text = text
        self.face, self.size, self.colour = face, size, colour
        self.marks = tuple(marks)
        self._lines = wrapped(text, face, size, width)  # start and end of each
        self._step = font(face, size).get_linesize()
        self.rect.height = self._step * max(1, len(self._lines))

    @property
    def spoken(self) -> str:
        """The words."""
        return self.text

    def draw(self, surface: pygame.Surface) -> None:
        """Draw highlights and words."""
        type_face = font(self.face, self.size)
        for number, (start, end) in enumerate(self._lines):
            spot = (self.rect.x, self.rect.y + number * self._step)
            for first, last in self.marks:
                here = max(first, start), min(last, end)
                if here[0] < here[1]:
                    left = type_face.size(self.text[start : here[0]])[0]
                    wide = type_face.size(self.text[start : here[1]])[0] - left
                    surface.blit(_light((wide + 4, self._step)), (spot[0] + left - 2, spot[1]))
            surface.blit(label(self.text[start:end], self.face, self.size, self.colour), spot)


class Marked(Part):
    """Such words as a part of a page."""

    def __init__(
        self, text: str, face: str, size: float, colour: Rgb, marks: Sequence[tuple[int, int]]
    ) -> None:
        """Write `text` in `size` units, with a highlight behind each of `marks`."""
        self.style = (text, face, size, colour)
        self.marks = marks

    def _widget(self, kit: Kit, corner: tuple[int, int], width: float) -> MarkedText:
        text, face, size, colour = self.style
        return MarkedText(
            text, face, kit.px(size), colour, corner=corner, width=kit.px(width), marks=self.marks
        )

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        """The height of its lines."""
        return 0.0, kit.units(self._widget(kit, (0, 0), width).rect.height)

    def put(self, kit: Kit, area: Area) -> None:
        """Put the words."""
        kit.add(self._widget(kit, kit.rect(area).topleft, area.width))


@lru_cache(maxsize=1024)
def wrapped(text: str, face: str, size: int, width: int) -> tuple[tuple[int, int], ...]:
    """Return start and end of each line of `text` wrapped to `width` pixels."""
    type_face = font(face, size)
    lines: list[tuple[int, int]] = []
    start = 0
    while start < len(text):
        end = _fitting(text, start, type_face, width)
        lines.append((start, end))
        start = end
        while start < len(text) and text[start] == " ":
            start += 1
    return tuple(lines)


def _fitting(text: str, start: int, type_face: pygame.font.Font, width: int) -> int:
    """Return where the line from `start` ends: after the last word, else the last letter, that fits."""
    ends = range(start + 1, len(text) + 1)
    wide = bisect_right(ends, width, key=lambda end: type_face.size(text[start:end])[0])
    end = ends[max(0, wide - 1)]
    if end == len(text) or text[end] == " ":
        return end
    blank = text.rfind(" ", start, end)
    return blank if blank > start else end


@cached(SPRITES)
def _light(size: tuple[int, int]) -> pygame.Surface:
    return tinted(rounded(size, 4), (176, 122, 30), 170)
