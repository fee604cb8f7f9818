"""The containers of menus: a page says what lies in what, and they measure it and put it into place.

Lengths are units; only `Kit` turns them into pixels. Areas are divided as at the tables, by `boxes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.screens.widgets.page import Page
from game.screens.widgets.pane import Pane
from game.screens.widgets.widget import Picture, Widget
from game.table.art.frames import panel
from game.table.art.paint.light import plate_shadow
from game.table.art.palette import FROST, Rgb
from game.table.art.text.fonts import font
from game.table.art.text.text import fitted, metal_text, paragraph, worded
from game.table.layout.boxes import REST, Share, columns, inset, rows
from game.table.layout.boxes import Part as Length
from game.table.pieces import Area

ENDLESS: Final = 100_000  # pixels: words are as tall as they are
LINE: Final = 1.3  # height of a line, of its type
BAR: Final = 20.0  # units that a scroll bar takes
Size = tuple[float, float]


class Kit:
    """Where parts put their widgets: a page, or a pane of it."""

    def __init__(self, page: Page, pane: Pane | None = None) -> None:
        """Measure in the units of `page`."""
        self.page, self.pane = page, pane

    def px(self, units: float) -> int:
        """Convert units to pixels."""
        return round(units * self.page.unit)

    def units(self, pixels: float) -> float:
        """Convert pixels to units."""
        return pixels / self.page.unit

    def rect(self, area: Area) -> pygame.Rect:
        """Convert an area of the window to pixels, edge by edge."""
        left, top = self.px(area.x), self.px(area.y)
        right, bottom = self.px(area.x + area.width), self.px(area.y + area.height)
        return pygame.Rect(left, top, right - left, bottom - top)

    def add(self, widget: Widget) -> None:
        """Put a widget on the page, or into the pane."""
        self.page.add(widget, self.pane)


class Part:
    """Something that lies on a page, or nothing."""

    def size(self, kit: Kit, width: float) -> Size:
        """Measure its own width, and its height at `width`; 0.0: it takes what it gets."""
        return 0.0, 0.0

    def put(self, kit: Kit, area: Area) -> None:
        """Put its widgets into an area."""


class Space(Part):
    """Nothing, of some length."""

    def __init__(self, length: float = 0.0) -> None:
        """Leave so many units free, or what is left."""
        self.length = length

    def size(self, kit: Kit, width: float) -> Size:
        """Its length."""
        return self.length, self.length


class Made(Part):
    """A widget, made for its place; one of its own size lies in the middle of its area."""

    def __init__(
        self, make: Callable[[pygame.Rect], Widget], tall: float = 0.0, wide: float = 0.0, at: str = "center"
    ) -> None:
        """Call `make` with its place in pixels, or align it `at` a side."""
        self.make = make
        self.own = (wide, tall)
        self.at = at

    def size(self, kit: Kit, width: float) -> Size:
        """Its own size."""
        return self.own

    def put(self, kit: Kit, area: Area) -> None:
        """Make the widget."""
        kit.add(self.make(kit.rect(aligned(area, self.own, self.at))))


class Shown(Part):
    """A picture of its own size, aligned at a side of its area."""

    def __init__(self, surface: pygame.Surface, at: str = "center", name: str = "") -> None:
        """Show `surface`."""
        self.surface = surface
        self.at = at
        self.name = name

    def size(self, kit: Kit, width: float) -> Size:
        """Its own size."""
        return kit.units(self.surface.get_width()), kit.units(self.surface.get_height())

    def put(self, kit: Kit, area: Area) -> None:
        """Show it."""
        kit.add(Picture(self.surface, self.name, **{self.at: getattr(kit.rect(area), self.at)}))


class Prose(Part):
    """Text that is wrapped, however tall it becomes. Other words are alike."""

    def __init__(
        self,
        text: str,
        face: str = "sans",
        size: float = 20.0,
        colour: Rgb = FROST,
        at: str = "midleft",
        name: str = "",
    ) -> None:
        """Write `text`, aligned `at` a side; prose that is aligned at a middle is centred."""
        self.text = text
        self.face = face
        self.type = size
        self.colour = colour
        self.at = at
        self.name = name

    def drawn(self, kit: Kit, width: float) -> pygame.Surface:
        """Draw it for a width."""
        centred = int(self.at in ("center", "midtop", "midbottom"))
        box = (max(8, kit.px(width)), ENDLESS)
        return paragraph(self.text, self.face, box, self.colour, kit.px(self.type), centred)

    def size(self, kit: Kit, width: float) -> Size:
        """Its height; it takes any width."""
        return 0.0, kit.units(self.drawn(kit, width).get_height())

    def put(self, kit: Kit, area: Area) -> None:
        """Show it."""
        Shown(self.drawn(kit, area.width), self.at, self.name).put(kit, area)


class Fill(Prose):
    """One line, condensed where it is too long for the width it gets."""

    def size(self, kit: Kit, width: float) -> Size:
        """The height of a line."""
        return 0.0, self.type * LINE

    def drawn(self, kit: Kit, width: float) -> pygame.Surface:
        """Draw it."""
        return fitted(self.text, self.face, (max(8, kit.px(width)), ENDLESS), self.colour, kit.px(self.type))


class Line(Fill):
    """One line of its own width."""

    def size(self, kit: Kit, width: float) -> Size:
        """The width of the words, and the height of a line."""
        return kit.units(font(self.face, kit.px(self.type)).size(self.text)[0] + 4), self.type * LINE


class Metal(Prose):
    """A heading of metal, no wider than its area."""

    def __init__(self, text: str, size: float, at: str = "center", name: str = "heading") -> None:
        """Write `text` in the face of titles."""
        super().__init__(text, "title", size, FROST, at, name)

    def size(self, kit: Kit, width: float) -> Size:
        """The size of the words."""
        line = metal_text(self.text, self.face, kit.px(self.type))
        return kit.units(line.get_width()), kit.units(self.drawn(kit, width).get_height())

    def drawn(self, kit: Kit, width: float) -> pygame.Surface:
        """Draw it."""
        line, most = metal_text(self.text, self.face, kit.px(self.type)), max(8, kit.px(width))
        if line.get_width() > most:
            line = worded(pygame.transform.smoothscale_by(line, most / line.get_width()), self.text)
        return line


class Stack(Part):
    """Parts on top of each other."""

    def __init__(
        self, parts: Sequence[Part], gap: float = 0.0, lengths: Sequence[Length | None] = ()
    ) -> None:
        """Lay `parts`, in rows and columns `gap` units apart; None of `lengths` is a part's own."""
        self.parts = list(parts)
        self.gap = gap
        self.lengths = lengths or [None] * len(self.parts)

    def size(self, kit: Kit, width: float) -> Size:
        """The size of the widest and of the tallest part."""
        sizes = [part.size(kit, width) for part in self.parts]
        return max((wide for wide, _ in sizes), default=0.0), max((tall for _, tall in sizes), default=0.0)

    def put(self, kit: Kit, area: Area) -> None:
        """Put the parts into their areas."""
        for part, cell in zip(self.parts, self.cells(kit, area), strict=True):
            part.put(kit, cell)

    def cells(self, kit: Kit, area: Area) -> list[Area]:
        """Return the area of each part."""
        return [area] * len(self.parts)

    def _wants(self, kit: Kit, width: float, side: int) -> list[Length]:
        """Return the parts' widths (side 0) or heights (1), or what is wanted in their place."""
        pairs = zip(self.parts, self.lengths, strict=True)
        return [(part.size(kit, width)[side] or REST) if want is None else want for part, want in pairs]

    def _together(self, wants: Sequence[Length]) -> float:
        least = (want.least if isinstance(want, Share) else want for want in wants)
        return sum(least) + self.gap * max(0, len(wants) - 1)


class Column(Stack):
    """Parts below each other."""

    def size(self, kit: Kit, width: float) -> Size:
        """The width of the widest, and the height of all."""
        return super().size(kit, width)[0], self._together(self._wants(kit, width, 1))

    def cells(self, kit: Kit, area: Area) -> list[Area]:
        """Divide an area from top to bottom."""
        return rows(area, self._wants(kit, area.width, 1), self.gap)


class Row(Stack):
    """Parts beside each other."""

    def size(self, kit: Kit, width: float) -> Size:
        """The width of all, unless one takes what it gets, and the height of the tallest."""
        wants, cells = self._wants(kit, width, 0), self.cells(kit, Area(0.0, 0.0, width, 1.0))
        shared = any(isinstance(want, Share) for want in wants)
        talls = (part.size(kit, cell.width)[1] for part, cell in zip(self.parts, cells, strict=True))
        return 0.0 if shared else self._together(wants), max(talls, default=0.0)

    def cells(self, kit: Kit, area: Area) -> list[Area]:
        """Divide an area from left to right."""
        return columns(area, self._wants(kit, area.width, 0), self.gap)


class Grid(Column):
    """Parts in rows of equal cells; a last row that isn't full begins at the left, or is centred."""

    def __init__(self, parts: Sequence[Part], across: int, gap: float, *, centred: bool = False) -> None:
        """Lay `across` parts beside each other."""
        at = "midtop" if centred else "topleft"

        def line(some: Sequence[Part]) -> Part:
            row, share = Row(some, gap, [REST] * len(some)), len(some) / across
            return Fitting(lambda width: Sized(row, (width + gap) * share - gap, 0.0, at))

        super().__init__([line(parts[at : at + across]) for at in range(0, len(parts), across)], gap)


class Inset(Part):
    """A part with a margin."""

    def __init__(self, part: Part, x: float, y: float | None = None) -> None:
        """Leave `x` units free at the left and right, `y` (or `x`) at the top and bottom."""
        self.part = part
        self.x, self.y = x, x if y is None else y

    def size(self, kit: Kit, width: float) -> Size:
        """The part's size with its margin."""
        wide, tall = self.part.size(kit, width - 2 * self.x)
        return wide + 2 * self.x if wide else 0.0, tall + 2 * self.y if tall else 0.0

    def put(self, kit: Kit, area: Area) -> None:
        """Put the part into the middle."""
        self.part.put(kit, inset(area, self.x, self.y))


class Plate(Inset):
    """A plate under a part; `style` is one of the art kit's panels."""

    def __init__(self, part: Part, style: str, x: float, y: float | None = None) -> None:
        """Leave `x` and `y` units free within the plate's edge."""
        super().__init__(part, x, y)
        self.style = style

    def put(self, kit: Kit, area: Area) -> None:
        """Put the plate, and the part on it."""
        place = kit.rect(area)
        kit.add(Picture(panel(place.size, self.style), topleft=place.topleft))
        super().put(kit, area)


class Raised(Plate):
    """A plate with a shadow."""

    def put(self, kit: Kit, area: Area) -> None:
        """Put shadow, plate and part."""
        place, blur = kit.rect(area), max(4, kit.px(12))
        shadow = plate_shadow(place.size, kit.px(16), blur, 150)
        kit.add(Picture(shadow, topleft=(place.x - 2 * blur, place.y - 2 * blur + blur // 2)))
        super().put(kit, area)


class Sized(Part):
    """A part of a given size in its area, or as large as there is room; 0.0 is the whole width or height."""

    def __init__(self, part: Part, wide: float = 0.0, tall: float = 0.0, at: str = "center") -> None:
        """Align `part` at a side."""
        self.part = part
        self.own = (wide, tall)
        self.at = at

    def size(self, kit: Kit, width: float) -> Size:
        """The size it is given, or the part's height."""
        wide, tall = self.own
        return wide, tall or self.part.size(kit, min(width, wide or width))[1]

    def put(self, kit: Kit, area: Area) -> None:
        """Put the part at its size."""
        self.part.put(kit, aligned(area, self.own, self.at))


class Own(Sized):
    """A part of its own size in a larger area."""

    def put(self, kit: Kit, area: Area) -> None:
        """Put the part at its size."""
        self.part.put(kit, aligned(area, self.part.size(kit, area.width), self.at))


class Fitting(Part):
    """A part that depends on the width it gets."""

    def __init__(self, make: Callable[[float], Part]) -> None:
        """Call `make` with the width."""
        self.make = make

    def size(self, kit: Kit, width: float) -> Size:
        """Its height at this width."""
        return 0.0, self.make(width).size(kit, width)[1]

    def put(self, kit: Kit, area: Area) -> None:
        """Put the part."""
        self.make(area.width).put(kit, area)


class Filling(Part):
    """A part that depends on the area it gets."""

    def __init__(self, make: Callable[[Area], Part]) -> None:
        """Call `make` with the area."""
        self.make = make

    def put(self, kit: Kit, area: Area) -> None:
        """Put the part."""
        self.make(area).put(kit, area)


class Scroll(Part):
    """A pane in which a part scrolls where it is taller than its area."""

    def __init__(self, name: str, part: Part, air: float = 4.0) -> None:
        """Leave `air` units free around `part`, and a little more below it if there is any."""
        self.name = name
        self.inside = part
        self.air = air

    def put(self, kit: Kit, area: Area) -> None:
        """Put the pane, and the part into it."""
        pane = Pane(self.name, kit.rect(area), kit.page.unit)
        kit.add(pane)
        self.fill(kit.page, pane)

    def fill(self, page: Page, pane: Pane) -> None:
        """Put the part into a pane."""
        kit = Kit(page, pane)
        x, y, width, height = (kit.units(length) for length in pane.rect)
        width -= BAR + self.air
        tall = self.inside.size(kit, width)[1] or height - 2 * self.air
        self.inside.put(kit, Area(x + self.air, y + self.air, width, tall))
        if not self.air:
            pane.height = kit.px(tall)


def aligned(area: Area, size: Size, at: str) -> Area:
    """Return a box of `size` `at` a side of `area`, cut to it; 0.0 is the whole width or height."""
    width = min(size[0] or area.width, area.width)
    height = min(size[1] or area.height, area.height)
    across = 0.0 if "left" in at else 1.0 if "right" in at else 0.5
    down = 0.0 if "top" in at else 1.0 if "bottom" in at else 0.5
    return Area(area.x + (area.width - width) * across, area.y + (area.height - height) * down, width, height)
