"""A page in the units of the table: its pictures and words, sorted into the parts that appear together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.widgets.widget import Picture, Widget
from game.table.art.frames import panel
from game.table.art.paint.shapes import gradient
from game.table.art.palette import FROST, Rgb
from game.table.art.text.fonts import font
from game.table.art.text.text import fitted, paragraph
from game.table.pieces import Area

if TYPE_CHECKING:
    from game.table.art.palette import Stops
    from game.table.layout.board import Board

BODY: Final = 22.0  # units of type
NOTE: Final = 19.0  # and the smallest: 14 pixels at 1280x800
ENDLESS: Final = 100_000  # pixels: words are as tall as they are


class Sheet:
    """Puts widgets into parts. Everything is in units of the board, from the sheet's top left."""

    def __init__(self, board: Board, left: float = 0.0) -> None:
        """Begin empty; the sheet's left edge lies `left` units from the window's."""
        self.board = board
        self.left = left
        self.parts: dict[str, list[Widget]] = {}

    def px(self, units: float) -> int:
        """Convert a length to pixels."""
        return self.board.length(units)

    def rect(self, area: Area) -> pygame.Rect:
        """Convert an area of the sheet to pixels of the window."""
        return self.board.rect(area._replace(x=area.x + self.left))

    def add(self, part: str, widget: Widget, *, below: bool = False) -> None:
        """Put a widget into a part, `below` all others of it if wanted."""
        inside = self.parts.setdefault(part, [])
        inside.insert(0 if below else len(inside), widget)

    def move(self, parts: tuple[str, ...], down: float) -> None:
        """Move whole parts down."""
        for part in parts:
            for widget in self.parts.get(part, ()):
                widget.move(0, round(down * self.board.scale))

    def picture(self, part: str, surface: pygame.Surface, area: Area, at: str = "center") -> None:
        """Put a picture into an area, aligned at one of its sides."""
        self.add(part, Picture(surface, **{at: getattr(self.rect(area), at)}))

    def plate(self, part: str, area: Area, style: str = "glass") -> None:
        """Put a plate below everything else of its part."""
        rect = self.rect(area)
        self.add(part, Picture(panel(rect.size, style), topleft=rect.topleft), below=True)

    def rule(self, part: str, area: Area, stops: Stops) -> None:
        """Put a thin line of metal."""
        rect = self.rect(area)
        line = gradient((rect.width, max(1, rect.height)), stops)
        line.set_alpha(150)
        self.add(part, Picture(line, topleft=rect.topleft))

    def line(
        self,
        part: str,
        text: str,
        area: Area,
        size: float = BODY,
        *,
        face: str = "sans_bold",
        colour: Rgb = FROST,
        at: str = "midleft",
    ) -> None:
        """Put one line of `size`, aligned at a side of its area; it is condensed if it is too long."""
        rect = self.rect(area)
        words = fitted(text, face, (rect.width, ENDLESS), colour, self.px(size))
        self.add(part, Picture(words, **{at: getattr(rect, at)}))

    def prose(
        self,
        part: str,
        text: str,
        spot: tuple[float, float],
        width: float,
        size: float = BODY,
        *,
        face: str = "sans",
        colour: Rgb = FROST,
        centred: bool = False,
    ) -> float:
        """Put text wrapped to `width` below `spot`, the top left corner; return its height."""
        rect = self.rect(Area(*spot, width, 1.0))
        block = paragraph(text, face, (rect.width, ENDLESS), colour, self.px(size), int(centred))
        shown = Picture(block, midtop=rect.midtop) if centred else Picture(block, topleft=rect.topleft)
        self.add(part, shown)
        return block.get_height() / self.board.scale

    def wide(self, text: str, size: float, face: str = "sans_bold") -> float:
        """Measure one line of `size`."""
        return font(face, self.px(size)).size(text)[0] / self.board.scale + size * 0.2

    def wrapped(self, text: str, size: float, width: float, face: str) -> list[str]:
        """Break text into lines of at most `width`; a longer word is a line of its own."""
        lines: list[str] = []
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.wide(longer, size, face) > width:
                lines.append(word)
            else:
                lines[-1:] = [longer]
        return lines
