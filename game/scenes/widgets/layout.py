"""The containers of menus: a page says what lies in what, and they measure it and put it into place.

Lengths are units; only `Kit` turns them into pixels. Rows, columns and grids are divided by the containers of
the tables, `game.table.boxes`. A part without a length of its own shares what the others leave.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from game.scenes.widgets.page import Page
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.widget import Picture, Widget
from game.table.art.fonts import font
from game.table.art.frames import panel
from game.table.art.light import plate_shadow
from game.table.art.palette import FROST, Rgb
from game.table.art.text import fitted, metal_text, paragraph, worded
from game.table.boxes import REST, Share, columns, inset, rows
from game.table.boxes import Part as Length
from game.table.pieces import Area

ENDLESS: Final = 100_000  # pixels: words are as tall as they are
LINE: Final = 1.3  # height of a line, of its type
BAR: Final = 20.0  # units that a scroll bar takes
SIDES: Final = {"left": 0.0, "right": 1.0, "top": 0.0, "bottom": 1.0}


class Kit(NamedTuple):
    """Where parts put their widgets: a page, or a pane of it."""

    page: Page
    pane: Pane | None = None

    def px(self, units: float) -> int:
        """Convert units to pixels."""
        return round(units * self.page.unit)

    def units(self, pixels: float) -> float:
        """Convert pixels to units."""
        return pixels / self.page.unit

    def rect(self, area: Area) -> pygame.Rect:
        """Convert an area of the window to pixels, edge by edge."""
        left, top = self.px(area.x), self.px(area.y)
        return pygame.Rect(
            left, top, self.px(area.x + area.width) - left, self.px(area.y + area.height) - top
        )

    def add(self, widget: Widget) -> None:
        """Put a widget on the page, or into the pane."""
        self.page.add(widget, self.pane)


class Part(ABC):
    """Something that lies on a page."""

    def wide(self, kit: Kit) -> float:
        """Measure its width; 0.0: it takes what it gets."""
        return 0.0

    def tall(self, kit: Kit, width: float) -> float:
        """Measure its height at a width; 0.0: it takes what it gets."""
        return 0.0

    @abstractmethod
    def put(self, kit: Kit, area: Area) -> None:
        """Put its widgets into an area."""


class Space(Part):
    """Nothing, of some length."""

    def __init__(self, length: float = 0.0) -> None:
        """Leave so many units free, or what is left."""
        self.length = length

    def wide(self, kit: Kit) -> float:
        """Its length."""
        return self.length

    def tall(self, kit: Kit, width: float) -> float:
        """Its length."""
        return self.length

    def put(self, kit: Kit, area: Area) -> None:
        """Put nothing."""


class Made(Part):
    """A widget, made for its place; one of its own size is aligned at a side of its area."""

    def __init__(
        self,
        make: Callable[[pygame.Rect], Widget],
        tall: float = 0.0,
        wide: float = 0.0,
        at: str = "center",
    ) -> None:
        """Call `make` with its place in pixels."""
        self.make = make
        self.size = (wide, tall)
        self.at = at

    def wide(self, kit: Kit) -> float:
        """Its own width."""
        return self.size[0]

    def tall(self, kit: Kit, width: float) -> float:
        """Its own height."""
        return self.size[1]

    def put(self, kit: Kit, area: Area) -> None:
        """Make the widget."""
        kit.add(self.make(kit.rect(aligned(area, self.size, self.at))))


class Shown(Part):
    """A picture of its own size, aligned at a side of its area."""

    def __init__(self, surface: pygame.Surface, at: str = "center", name: str = "") -> None:
        """Show `surface`."""
        self.surface = surface
        self.at = at
        self.name = name

    def wide(self, kit: Kit) -> float:
        """Its own width."""
        return kit.units(self.surface.get_width())

    def tall(self, kit: Kit, width: float) -> float:
        """Its own height."""
        return kit.units(self.surface.get_height())

    def put(self, kit: Kit, area: Area) -> None:
        """Show it."""
        kit.add(Picture(self.surface, self.name, **{self.at: getattr(kit.rect(area), self.at)}))


class Words(Part):
    """Words of one style; subclasses measure and draw them."""

    def __init__(
        self,
        text: str,
        face: str = "sans",
        size: float = 20.0,
        colour: Rgb = FROST,
        at: str = "midleft",
        name: str = "",
    ) -> None:
        """Write `text`, aligned `at` a side."""
        self.text = text
        self.face = face
        self.size = size
        self.colour = colour
        self.at = at
        self.name = name

    @abstractmethod
    def drawn(self, kit: Kit, width: float) -> pygame.Surface:
        """Draw them for a width."""

    def tall(self, kit: Kit, width: float) -> float:
        """Their height at this width."""
        return kit.units(self.drawn(kit, width).get_height())

    def put(self, kit: Kit, area: Area) -> None:
        """Show them."""
        Shown(self.drawn(kit, area.width), self.at, self.name).put(kit, area)


class Line(Words):
    """One line, condensed where it is too long."""

    def wide(self, kit: Kit) -> float:
        """The width of the words."""
        return kit.units(font(self.face, kit.px(self.size)).size(self.text)[0] + 4)

    def tall(self, kit: Kit, width: float) -> float:
        """The height of a line."""
        return self.size * LINE

    def drawn(self, kit: Kit, width: float) -> pygame.Surface:
        """Draw it."""
        return fitted(self.text, self.face, (max(8, kit.px(width)), ENDLESS), self.colour, kit.px(self.size))


class Fill(Line):
    """One line that takes the width it gets."""

    def wide(self, kit: Kit) -> float:
        """Whatever is left."""
        return 0.0


class Prose(Words):
    """Text that is wrapped, however tall it becomes."""

    def drawn(self, kit: Kit, width: float) -> pygame.Surface:
        """Draw it, centred if it is aligned at a middle."""
        centred = int(self.at in ("center", "midtop", "midbottom"))
        box = (max(8, kit.px(width)), ENDLESS)
        return paragraph(self.text, self.face, box, self.colour, kit.px(self.size), centred)


class Metal(Words):
    """A heading of metal, no wider than its area."""

    def __init__(self, text: str, size: float, at: str = "center", name: str = "heading") -> None:
        """Write `text` in the face of titles."""
        super().__init__(text, "title", size, FROST, at, name)

    def wide(self, kit: Kit) -> float:
        """The width of the words."""
        return kit.units(metal_text(self.text, self.face, kit.px(self.size)).get_width())

    def drawn(self, kit: Kit, width: float) -> pygame.Surface:
        """Draw it."""
        line, most = metal_text(self.text, self.face, kit.px(self.size)), max(8, kit.px(width))
        if line.get_width() > most:
            line = worded(pygame.transform.smoothscale_by(line, most / line.get_width()), self.text)
        return line


class Group(Part):
    """Parts that share an area."""

    def __init__(
        self, parts: Sequence[Part], gap: float = 0.0, lengths: Sequence[Length | None] = ()
    ) -> None:
        """Lay `parts` with `gap` units between them; None of `lengths` is a part's own."""
        self.parts = list(parts)
        self.gap = gap
        self.lengths = lengths or [None] * len(self.parts)

    def _gaps(self) -> float:
        return self.gap * max(0, len(self.parts) - 1)


class Column(Group):
    """Parts below each other."""

    def wide(self, kit: Kit) -> float:
        """The widest part."""
        return max((part.wide(kit) for part in self.parts), default=0.0)

    def tall(self, kit: Kit, width: float) -> float:
        """All parts together."""
        return sum(_least(length) for length in self._heights(kit, width)) + self._gaps()

    def _heights(self, kit: Kit, width: float) -> list[Length]:
        return [
            (part.tall(kit, width) or REST) if length is None else length
            for part, length in zip(self.parts, self.lengths, strict=True)
        ]

    def put(self, kit: Kit, area: Area) -> None:
        """Put the parts below each other."""
        cells = rows(area, self._heights(kit, area.width), self.gap)
        for part, cell in zip(self.parts, cells, strict=True):
            part.put(kit, cell)


class Row(Group):
    """Parts beside each other."""

    def wide(self, kit: Kit) -> float:
        """All parts together; 0.0 if one takes what it gets."""
        wants = [part.wide(kit) if want is None else want for part, want in self._wants()]
        if any(isinstance(want, Share) or not want for want in wants):
            return 0.0
        return sum(_least(want) for want in wants) + self._gaps()

    def _wants(self) -> list[tuple[Part, Length | None]]:
        return list(zip(self.parts, self.lengths, strict=True))

    def cells(self, kit: Kit, area: Area) -> list[Area]:
        """Divide an area for the parts."""
        wants = [(part.wide(kit) or REST) if want is None else want for part, want in self._wants()]
        return columns(area, wants, self.gap)

    def tall(self, kit: Kit, width: float) -> float:
        """The tallest part."""
        cells = self.cells(kit, Area(0.0, 0.0, width, 1.0))
        return max(
            (part.tall(kit, cell.width) for part, cell in zip(self.parts, cells, strict=True)), default=0.0
        )

    def put(self, kit: Kit, area: Area) -> None:
        """Put the parts beside each other."""
        for part, cell in zip(self.parts, self.cells(kit, area), strict=True):
            part.put(kit, cell)


class Grid(Column):
    """Parts in rows of equal cells; a last row that isn't full begins at the left, or is centred."""

    def __init__(self, parts: Sequence[Part], across: int, gap: float, *, centred: bool = False) -> None:
        """Lay `across` parts beside each other."""
        at = "midtop" if centred else "topleft"

        def line(some: Sequence[Part]) -> Part:
            def sized(width: float) -> Part:
                taken = (width + gap) * len(some) / across - gap
                return Sized(Row(some, gap, [REST] * len(some)), taken, 0.0, at)

            return Fitting(sized)

        super().__init__([line(parts[at : at + across]) for at in range(0, len(parts), across)], gap)


class Stack(Group):
    """Parts on top of each other."""

    def wide(self, kit: Kit) -> float:
        """The widest part."""
        return max(part.wide(kit) for part in self.parts)

    def tall(self, kit: Kit, width: float) -> float:
        """The tallest part."""
        return max(part.tall(kit, width) for part in self.parts)

    def put(self, kit: Kit, area: Area) -> None:
        """Put the parts into the same area."""
        for part in self.parts:
            part.put(kit, area)


class Inset(Part):
    """A part with a margin."""

    def __init__(self, part: Part, x: float, y: float | None = None) -> None:
        """Leave `x` units free at the left and right, `y` (or `x`) at the top and bottom."""
        self.part = part
        self.x, self.y = x, x if y is None else y

    def wide(self, kit: Kit) -> float:
        """The part's width with its margin."""
        wide = self.part.wide(kit)
        return wide + 2 * self.x if wide else 0.0

    def tall(self, kit: Kit, width: float) -> float:
        """The part's height with its margin."""
        tall = self.part.tall(kit, width - 2 * self.x)
        return tall + 2 * self.y if tall else 0.0

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
        self.size = (wide, tall)
        self.at = at

    def wide(self, kit: Kit) -> float:
        """The width it is given."""
        return self.size[0]

    def tall(self, kit: Kit, width: float) -> float:
        """The height it is given, or the part's."""
        return self.size[1] or self.part.tall(kit, min(width, self.size[0] or width))

    def put(self, kit: Kit, area: Area) -> None:
        """Put the part at its size."""
        self.part.put(kit, aligned(area, self.size, self.at))


class Own(Part):
    """A part of its own width in a wider area."""

    def __init__(self, part: Part, at: str = "center") -> None:
        """Align `part` at a side."""
        self.part = part
        self.at = at

    def tall(self, kit: Kit, width: float) -> float:
        """The part's height."""
        return self.part.tall(kit, width)

    def put(self, kit: Kit, area: Area) -> None:
        """Put the part at its width."""
        size = (self.part.wide(kit), self.part.tall(kit, area.width))
        self.part.put(kit, aligned(area, size, self.at))


class Fitting(Part):
    """A part that depends on the width it gets."""

    def __init__(self, make: Callable[[float], Part]) -> None:
        """Call `make` with the width."""
        self.make = make

    def tall(self, kit: Kit, width: float) -> float:
        """The part's height at this width."""
        return self.make(width).tall(kit, width)

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
        self.fill(Kit(kit.page, pane))

    def fill(self, kit: Kit) -> None:
        """Put the part into the pane of `kit`."""
        if kit.pane is None:
            return
        x, y, width, height = (kit.units(length) for length in kit.pane.rect)
        width -= BAR + self.air
        tall = self.inside.tall(kit, width) or height - 2 * self.air
        self.inside.put(kit, Area(x + self.air, y + self.air, width, tall))
        if not self.air:
            kit.pane.height = kit.px(tall)


def aligned(area: Area, size: tuple[float, float], at: str) -> Area:
    """Return a box of `size` `at` a side of `area`, cut to it; 0.0 is the whole width or height."""
    width = min(size[0] or area.width, area.width)
    height = min(size[1] or area.height, area.height)
    across = next((share for side, share in SIDES.items() if side in at and side in ("left", "right")), 0.5)
    down = next((share for side, share in SIDES.items() if side in at and side in ("top", "bottom")), 0.5)
    return Area(area.x + (area.width - width) * across, area.y + (area.height - height) * down, width, height)


def _least(length: Length) -> float:
    return length.least if isinstance(length, Share) else length
