"""A page in the units of the table, whose widgets are sorted into the groups that appear together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.widgets.layout import Kit, Line, Made, Part, Prose, Sized
from game.screens.widgets.page import Page
from game.screens.widgets.pane import Pane
from game.screens.widgets.widget import Picture, Widget
from game.table.art.text.fonts import font

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.screens.widgets.layout import Size
    from game.table.layout.board import Board
    from game.table.pieces import Area

BODY: Final = 22.0  # units of type
NOTE: Final = 19.0  # and the smallest: 14 pixels at 1280x800
HEADING: Final = 24.0


class Sheet(Kit):
    """Takes what the common containers put, into the group that is laid."""

    def __init__(self, board: Board) -> None:
        """Begin empty, with the window's top left as its own."""
        super().__init__(Page(board.scale))
        self.parts: dict[str, list[Widget]] = {}
        self.group = ""
        self.spots: dict[str, list[Area]] = {}  # areas that something else wants to know, by name

    def add(self, widget: Widget) -> None:
        """Put a widget into the group that is laid."""
        self.parts.setdefault(self.group, []).append(widget)

    def wide(self, text: str, size: float, face: str = "sans_bold") -> float:
        """Measure one line of `size`."""
        return font(face, self.px(size)).size(text)[0] / self.page.unit + size * 0.2

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


class Group(Sized):
    """A part whose widgets appear together."""

    def __init__(self, sheet: Sheet, name: str, part: Part) -> None:
        """Let everything in `part` be of the group `name`."""
        super().__init__(part)
        self.sheet = sheet
        self.name = name

    def size(self, kit: Kit, width: float) -> Size:
        """The part's size."""
        return self.part.size(kit, width)

    def put(self, kit: Kit, area: Area) -> None:
        """Put the part, as of the group."""
        outer, self.sheet.group = self.sheet.group, self.name
        self.part.put(kit, area)
        self.sheet.group = outer


class Spot(Group):
    """A part whose area is noted under a name."""

    def put(self, kit: Kit, area: Area) -> None:
        """Note the area, and put the part."""
        self.sheet.spots.setdefault(self.name, []).append(area)
        self.part.put(kit, area)


class Scrolled(Part):
    """A part that is as high as its area or higher; the pane in which it scrolls takes its widgets later."""

    def __init__(self, name: str, part: Part) -> None:
        """Let `part` scroll in a pane called `name`."""
        self.name = name
        self.inside = part
        self.pane: Pane

    def put(self, kit: Kit, area: Area) -> None:
        """Make the pane, and put the part."""
        self.pane = Pane(self.name, kit.rect(area), kit.page.unit)
        tall = self.inside.size(kit, area.width)[1]
        self.inside.put(kit, area._replace(height=max(area.height, tall)))


class Least(Sized):
    """A part that is `tall` or higher, in the middle of its area."""

    def size(self, kit: Kit, width: float) -> Size:
        """The part's size, and at least its own height."""
        wide, tall = self.part.size(kit, width)
        return wide, max(self.own[1], tall)

    def put(self, kit: Kit, area: Area) -> None:
        """Put the part into the middle, as high as it is."""
        Sized(self.part, 0.0, self.part.size(kit, area.width)[1]).put(kit, area)


def drawn(draw: Callable[[tuple[int, int]], pygame.Surface], tall: float = 0.0, wide: float = 0.0) -> Made:
    """A picture that is drawn for its place."""
    return Made(lambda place: Picture(draw(place.size), topleft=place.topleft), tall, wide)


def centred(text: str, size: float, **looks: object) -> Prose:
    """Prose in the middle of its width."""
    return Prose(text, size=size, at="midtop", **looks)  # type: ignore[arg-type]


def heading(text: str, colour: tuple[int, int, int]) -> Line:
    """The heading of a panel."""
    return Line(text, "sans_bold", HEADING, colour)
