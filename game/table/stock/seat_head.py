"""Who sits there and what they did last: the head of a seat's panel, the same on every table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.art.palette import FROST, MIST, WARM
from game.table.layout.boxes import REST, columns, inset
from game.table.pieces import Area, Face, Placed
from game.table.stock.furniture import (
    clip,
    gold,
    person,
    prose,
    seat_edge,
    symbol,
    text_height,
    text_width,
    words,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.contract import Setting
    from game.table.pieces import Seat
    from game.table.stock.deed import Deed, Picture

NAME: Final = 27.0  # units of type
NARROWEST: Final = 48.0  # units of width that a name needs at least
NOTE: Final = 20.0
LEAST: Final = 19.0  # the smallest type on a table: 14 pixels at 1280x800
FACE: Final = 66.0
TWO_LINES: Final = 48.0  # height from which a head has room for a note below the name
LAST: Final = 50.0  # height of what was done last,
SIGN: Final = 40.0  # and of its picture alone, at most
SMALL_TYPE: Final = 1.12  # how much wider the smallest type is than it should be, since pixels are whole


def seat_panel(area: Area, setting: Setting, seat: int, *, acting: bool) -> Placed:
    """The plate of a seat, lit in its colour while it acts."""
    key = f"seat:{seat}"
    return seat_edge(area, setting.seats[seat].colour, "acting" if acting else "panel", key)


def head(
    area: Area,
    setting: Setting,
    seat: int,
    *,
    note: str = "",
    score: str = "",
    unit: str = "",
    aside: float = 0.0,
) -> list[Placed]:
    """Face, name, a short note below it, and at the right the seat's score in gold with its unit.

    `area` is the head alone, `FACE` high or less; `aside` stays free at the end of the note's line.
    """
    who: Seat = setting.seats[seat]
    face, rest = columns(area, [area.height, REST], 10.0)
    medal = person(who.sign, who.colour, face.centre, face.height)
    if setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
        note = setting.texts("seat-thinking")
    if area.height < TWO_LINES:
        note = ""
    wide = text_width(score, area.height * 0.8, "title") if score else 0.0
    small = text_width(unit, LEAST, "sans_medium") if unit else 0.0
    title, number, measure = columns(rest, [REST, wide, small], 4.0)
    lying = [medal]
    tall, small_line = min(NAME * 1.25, area.height), NOTE * 1.25 if note else 0.0
    top = title.centre[1] - min(title.height, tall + small_line) / 2
    told = title.width >= NARROWEST  # else the face alone says who it is
    if told:
        lying.append(words(who.name, Area(title.x, top, title.width, tall)))
    if note and told:
        below = Area(title.x, top + tall, title.width - aside, small_line)
        lying.append(words(note, below, face="sans_medium", colour=MIST))
    if score:
        lying.append(gold(score, number, align="right"))
    if unit:
        foot = Area(measure.x, measure.y + measure.height * 0.5, measure.width, LEAST * 1.3)
        lying.append(words(unit, foot, face="sans_medium", colour=MIST))
    return lying


def last_deed(area: Area, setting: Setting, seat: int) -> list[Placed]:
    """A seat's last deed as pictures and words, in its colour; empty before the first."""
    deed = setting.deeds[seat] if seat < len(setting.deeds) else None
    if deed is None:
        return []
    bar = Face("bar", (setting.seats[seat].colour,))
    plate = Placed(f"last:{seat}", bar, area.centre, area[2:], height=-8, animated=False)
    inner = inset(area, 12.0, min(6.0, area.height * 0.06))
    size = NOTE if inner.height >= 2.6 * NOTE else LEAST
    pictures, rest, high = _beside(inner, deed, size)
    line = text_height("X", size, rest.width, "sans_bold")
    high = min(high, rest.height)
    below = bool(deed.note) and high + line <= rest.height + 2
    top = rest.centre[1] - (high + (line if below else 0.0)) / 2
    text = Area(rest.x, top, rest.width, high)
    note = Area(rest.x, top + high, rest.width, line)
    if deed.note and not below:
        wide = text_width(deed.note, size) * SMALL_TYPE + 4
        if wide + 12 + text_width(deed.text, size, "sans_medium") > rest.width:
            wide = 0.0  # it is told in the strip and the log
        text, note = columns(text, [REST, wide], 8.0 if wide else 0.0)
    lying = [plate, *pictures, prose(deed.text, text, size, face="sans_medium", colour=FROST)]
    if deed.note and note.width > 1:
        lying.append(prose(deed.note, note, size, face="sans_bold", colour=WARM))
    return lying


def last_sign(area: Area, setting: Setting, seat: int) -> list[Placed]:
    """A seat's last deed as its first picture alone, in a square at the right of `area`: for low panels."""
    deed = setting.deeds[seat] if seat < len(setting.deeds) else None
    side = min(area.height, area.width, SIGN)
    if deed is None or not deed.pictures or side < LEAST:
        return []
    face, aspect, _ = deed.pictures[0]
    spot = Area(area.x + area.width - side, area.centre[1] - side / 2, side, side)
    bar = Face("bar", (setting.seats[seat].colour,))
    plate = Placed(f"last:{seat}", bar, spot.centre, (side + 6.0, side + 6.0), height=5, animated=False)
    return [plate, clip("", face, spot, aspect, height=6)]


def face_sign(head: Area, setting: Setting, seat: int) -> list[Placed]:
    """A seat's last deed as a picture at the corner of its face, in a panel without any other room."""
    side = max(LEAST, head.height * 0.6)
    corner = Area(head.x + head.height - side * 0.6, head.y + head.height - side, side, side)
    return last_sign(corner, setting, seat)


def _beside(area: Area, deed: Deed, size: float) -> tuple[list[Placed], Area, float]:
    """Lay as many pictures as leave room for the words; return them, that room, and the words' height."""
    for count in range(len(deed.pictures), 0, -1):
        pictures, rest = _pictures(area, deed.pictures[:count])
        high = text_height(deed.text, size, rest.width, "sans_medium")
        longest = max(text_width(word, size, "sans_medium") for word in deed.text.split())
        if high <= area.height + 2 and longest <= rest.width:
            return pictures, rest, high
    return [], area, text_height(deed.text, size, area.width, "sans_medium")


def _pictures(area: Area, pictures: Sequence[Picture]) -> tuple[list[Placed], Area]:
    """Lay pictures side by side at the left; return them and the remaining area."""
    lying: list[Placed] = []
    left = area.x
    for face, aspect, top in pictures:
        width = area.height * min(1.5, aspect / top)
        lying.append(clip("", face, Area(left, area.y, width, area.height), aspect, height=1))
        left += width + 6.0
    return lying, Area(left + 4.0, area.y, max(1.0, area.x + area.width - left - 4.0), area.height)


def turn_sign(area: Area, setting: Setting, seat: int) -> Placed:
    """A seat's symbol in `area`, to say whose something is."""
    return symbol(setting.seats[seat].colour, area.centre, min(area.width, area.height))
