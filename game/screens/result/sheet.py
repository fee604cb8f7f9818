"""A page in the units of the table, whose widgets are sorted into the parts that appear together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.widgets.layout import Fill, Kit, Part, Plate, Prose, Shown, Space
from game.screens.widgets.page import Page
from game.screens.widgets.widget import Picture, Widget
from game.table.art.paint.shapes import gradient
from game.table.art.palette import FROST, Rgb
from game.table.art.text.fonts import font
from game.table.pieces import Area

if TYPE_CHECKING:
    import pygame

    from game.table.art.palette import Stops
    from game.table.layout.board import Board

BODY: Final = 22.0  # units of type
NOTE: Final = 19.0  # and the smallest: 14 pixels at 1280x800


class Sheet(Kit):
    """Takes what the common containers put, into the part that is laid."""

    def __init__(self, board: Board) -> None:
        """Begin empty, with the window's top left as its own."""
        super().__init__(Page(board.scale))
        self.board = board
        self.parts: dict[str, list[Widget]] = {}
        self._part = ""

    def px(self, units: float) -> int:
        """Convert a length to pixels."""
        return self.board.length(units)

    def rect(self, area: Area) -> pygame.Rect:
        """Convert an area of the sheet to pixels of the window."""
        return self.board.rect(area)

    def add(self, widget: Widget) -> None:
        """Put a widget into the part that is laid."""
        self.parts.setdefault(self._part, []).append(widget)

    def put(self, part: str, laid: Part, area: Area) -> None:
        """Lay something into an area, as a piece of `part`."""
        self._part = part
        laid.put(self, area)

    def include(self, part: str, widget: Widget, *, below: bool = False) -> None:
        """Take a widget into a part, `below` all others of it if wanted."""
        inside = self.parts.setdefault(part, [])
        inside.insert(0 if below else len(inside), widget)

    def move(self, parts: tuple[str, ...], down: float) -> None:
        """Move whole parts down."""
        for part in parts:
            for widget in self.parts.get(part, ()):
                widget.move(0, round(down * self.board.scale))

    def picture(self, part: str, surface: pygame.Surface, area: Area, at: str = "center") -> None:
        """Put a picture into an area, aligned at one of its sides."""
        self.put(part, Shown(surface, at), area)

    def plate(self, part: str, area: Area, style: str = "glass") -> None:
        """Put a plate below everything else of its part."""
        self.put(part, Plate(Space(), style, 0.0), area)
        self.include(part, self.parts[part].pop(), below=True)

    def rule(self, part: str, area: Area, stops: Stops) -> None:
        """Put a thin line of metal."""
        rect = self.rect(area)
        line = gradient((rect.width, max(1, rect.height)), stops)
        line.set_alpha(150)
        self.include(part, Picture(line, topleft=rect.topleft))

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
        self.put(part, Fill(text, face, size, colour, at), area)

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
        words = Prose(text, face, size, colour, "midtop" if centred else "topleft")
        self.put(part, words, Area(*spot, width, 1.0))
        return words.size(self, width)[1]

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
