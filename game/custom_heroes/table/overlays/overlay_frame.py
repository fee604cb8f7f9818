"""What all sheets over the table of Custom Heroes share: the veil, the panel, lines, notes and signs.

They are composed on a page of `PAGE` units, which `fitted` brings into a window. A sheet lies higher than
anything on the table. Nothing on it can be picked but the veil of one that a click closes.
"""

from __future__ import annotations

from typing import Final

from game.custom_heroes.table.drawing.faces import Slots
from game.custom_heroes.table.view_model import ViewModel
from game.table.art.palette import FROST, GILT, MIST, Rgb
from game.table.pieces import VEIL, Area, Face, Placed, Point
from game.table.stock.furniture import Align, fixed, gold, person, words

PAGE: Final = Area(0.0, 0.0, 1366.0, 1024.0)
ABOVE: Final = 400.0  # heights, in board units above the table
SHEET: Final = 402.0
ROW: Final = 404.0
SIGN: Final = 408.0
INK: Final = 412.0
TOKEN: Final = 416.0
INNER: Final = 44.0  # from a sheet's edge to what lies on it
CORNER: Final = 200.0  # beside the title, where the sign for closing lies
SMALLEST: Final = 17  # type in board units that anybody can read


def fitted(layout: list[Placed], sheet: Area, whole: Area, bag: Point) -> list[Placed]:
    """Bring a page's pieces into the area `sheet` of a window, centred; the veil covers the `whole` of it.

    What flies in comes from the `bag` on the table.
    """
    scale = min(sheet.width / PAGE.width, sheet.height / PAGE.height)
    left = sheet.centre[0] - PAGE.width * scale / 2
    top = sheet.centre[1] - PAGE.height * scale / 2
    return [
        piece._replace(centre=whole.centre, size=whole[2:])
        if piece.face.kind == VEIL
        else piece._replace(
            centre=(left + piece.centre[0] * scale, top + piece.centre[1] * scale),
            size=(piece.size[0] * scale, piece.size[1] * scale),
            origin=None if piece.origin is None else bag,
        )
        for piece in layout
    ]


def veil(key: str = "") -> Placed:
    """A shade over the whole table; with a key, a click on it means something."""
    return fixed(Face(VEIL), PAGE, key, height=ABOVE)._replace(pickable=bool(key))


def sheet(area: Area) -> Placed:
    """The large panel that everything else lies on."""
    return fixed(Face("panel", ("dialog",)), area, height=SHEET)


def strip(area: Area, *, lit: bool = False) -> Placed:
    """A plate for one row; `lit` for the one that matters most."""
    return fixed(Face("panel", ("active" if lit else "row",)), area, height=ROW)


def line(
    text: str, area: Area, *, face: str = "sans_bold", colour: Rgb = FROST, align: Align = "left"
) -> Placed:
    """One line of text on a sheet."""
    return words(text, area, face=face, colour=colour, align=align, height=INK)


def heading(text: str, area: Area, *, align: Align = "left") -> Placed:
    """A title in gold on a sheet."""
    return gold(text, area, align=align, height=INK)


def note(
    text: str, area: Area, size: float, *, face: str = "text", colour: Rgb = FROST, centred: bool = False
) -> Placed:
    """Words that wrap into `area`, in type of `size` board units, smaller where they need it."""
    facts = (text, face, colour, centred, round(size / area.height, 4))
    return fixed(Face("note", facts), area, height=INK)


def rule(area: Area) -> Placed:
    """A thin gilt line that parts two things."""
    return fixed(Face("rule"), area, height=ROW)


def sign(kind: str, facts: tuple[object, ...], centre: Point, size: float) -> Placed:
    """A square symbol that stays where it is."""
    return Placed("", Face(kind, facts), centre, (size, size), height=SIGN, animated=False)


def head_of(model: ViewModel, seat: int, centre: Point, size: float) -> Placed:
    """A seat's medallion on a sheet."""
    who = model.setting.seats[seat]
    return person(who.sign, who.colour, centre, size)._replace(height=SIGN)


def title(text: str, below: str, area: Area) -> list[Placed]:
    """A sheet's title, what it says below in small, and a line that parts both from the rest."""
    left, inner = area.x + CORNER, area.width - 2 * CORNER
    small = Area(left, area.y + 82, inner, 32)
    return [
        heading(text, Area(left, area.y + 26, inner, 54), align="centre"),
        line(below, small, face="text_italic", colour=MIST, align="centre"),
        rule(Area(area.x + area.width * 0.2, area.y + 122, area.width * 0.6, 3)),
    ]


def closing(text: str, area: Area) -> list[Placed]:
    """The sign at a sheet's corner that a click closes it, with what that is called."""
    x, y = area.x + area.width - 40, area.y + 38
    label = Area(x - 150, y - 13, 124, 26)
    return [
        sign("cross", (), (x, y), 34),
        line(text, label, face="sans_medium", colour=GILT, align="right"),
    ]


def opened(model: ViewModel, name: str, title_of: str, below: str) -> list[Placed]:
    """A sheet over the whole page with its title, which a click anywhere closes: the switch is `name`."""
    shut = closing(model.text("overlay-close"), PAGE)
    return [veil(f"toggle:{name}"), sheet(PAGE), *title(model.text(title_of), below, PAGE), *shut]


def known_slots(slots: object, public: Slots) -> Slots:
    """Return what is known to be in a sleeve: `public` if several viewers know different things."""
    if not isinstance(slots, tuple) or None in slots:
        return public
    red, blue, yellow, green = slots
    return (red, blue, yellow, green)
