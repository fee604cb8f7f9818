"""Who sits there and what they did last: the head of a seat's panel, the same on every table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.art.palette import FROST, MIST
from game.table.boxes import REST, columns, inset
from game.table.furniture import clip, gold, person, prose, seat_edge, symbol, text_width, words
from game.table.pieces import Area, Face, Placed

if TYPE_CHECKING:
    from game.table.deed import Deed
    from game.table.pieces import Seat, Setting

NAME: Final = 27.0  # units of type
NOTE: Final = 20.0
LEAST: Final = 19.0  # the smallest type on a table: 14 pixels at 1280x800
FACE: Final = 66.0
LAST: Final = 50.0  # height of what was done last


def seat_panel(area: Area, setting: Setting, seat: int, *, acting: bool) -> Placed:
    """The plate of a seat, lit in its colour while it acts."""
    key = f"seat:{seat}"
    return seat_edge(area, setting.seats[seat].colour, "acting" if acting else "panel", key)


def head(
    area: Area, setting: Setting, seat: int, *, note: str = "", score: str = "", unit: str = ""
) -> list[Placed]:
    """Face, name, a short note below it, and at the right the seat's score in gold with its unit.

    `area` is the head alone, `FACE` high or less.
    """
    who: Seat = setting.seats[seat]
    face, rest = columns(area, [area.height, REST], 10.0)
    medal = person(who.sign, who.colour, face.centre, face.height)
    if setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
        note = setting.texts("seat-thinking")
    wide = text_width(score, area.height * 0.8, "title") if score else 0.0
    small = text_width(unit, LEAST, "sans_medium") if unit else 0.0
    title, number, measure = columns(rest, [REST, wide, small], 4.0)
    lying = [medal]
    tall = min(NAME * 1.25, area.height * (0.56 if note else 1.0))
    lying.append(words(who.name, Area(title.x, title.y, title.width, tall)))
    if note:
        below = Area(title.x, title.y + tall + 2, title.width, min(NOTE * 1.3, area.height - tall - 2))
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
    key = f"last:{seat}"
    plate = Placed(key, Face("bar", (setting.seats[seat].colour,)), area.centre, area[2:], -8, lively=False)
    inner = inset(area, 12.0, 5.0)
    pictures, rest = _pictures(inner, deed)
    size = min(NOTE, inner.height * 0.5)
    note = text_width(deed.note, size, "sans_medium") if deed.note else 0.0
    if note and note + text_width(deed.text, size, "sans_medium") > rest.width:
        note = 0.0
    text, came = columns(rest, [REST, note], 8.0)
    lying = [plate, *pictures, prose(deed.text, text, size, face="sans_medium", colour=FROST)]
    if note:
        lying.append(prose(deed.note, came, size, face="sans_bold", colour=(255, 214, 122), align="right"))
    return lying


def _pictures(area: Area, deed: Deed) -> tuple[list[Placed], Area]:
    """Lay the pictures side by side at the left; return them and the remaining area."""
    lying: list[Placed] = []
    left = area.x
    for face, aspect, top in deed.pictures:
        width = area.height * min(1.5, aspect / top)
        box = Area(left, area.y, width, area.height)
        if box.x + width > area.x + area.width * 0.6:
            break
        lying.append(clip("", face, box, aspect, height=1))
        left += width + 6.0
    return lying, Area(left + 4.0, area.y, max(1.0, area.x + area.width - left - 4.0), area.height)


def turn_sign(area: Area, setting: Setting, seat: int) -> Placed:
    """A seat's symbol in `area`, to say whose something is."""
    return symbol(setting.seats[seat].colour, area.centre, min(area.width, area.height))
