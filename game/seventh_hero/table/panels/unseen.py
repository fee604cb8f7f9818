"""The side: copies of each hero that the viewer has not seen, and what was done in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.seventh_hero.rules.cards import HEROES
from game.seventh_hero.table.drawing.plates import LINEN
from game.seventh_hero.words.naming import hero_name
from game.seventh_hero.words.notes import Note, notes
from game.table.art.palette import FROST, MIST
from game.table.layout.boxes import REST, Share, columns, inset, rows, within
from game.table.pieces import NOTHING, OVERLAY, Area, Face, Placed
from game.table.stock.furniture import gold, prose, symbol, text_height, text_width

if TYPE_CHECKING:
    from game.seventh_hero.table.stand import Stand

NOTES: Final = "toggle:notes"
TITLE: Final = 27.0  # units of type
ROW: Final = (28.0, 44.0)  # height of a row
TEXT: Final = 21.0
LEAST: Final = 19.0
SHEET: Final = (460.0, 420.0)  # what is called up where there is no side


def side(stand: Stand) -> list[Placed]:
    """Notes and deeds beside the stage; where there is no room for them, a switch that calls them up."""
    area = stand.plan.side
    if area is not None:
        return _beside(stand, area, shown="notes" not in stand.setting.toggled)
    if stand.plan.switch is None:
        return []
    lying = _switch(stand, stand.plan.switch)
    return lying + _sheet(stand) if "notes" in stand.setting.toggled else lying


def _beside(stand: Stand, area: Area, *, shown: bool) -> list[Placed]:
    """The notes above what happened, or side by side where the area is broad and low."""
    lying = [Placed("", Face("plate", ("seat",)), area.centre, area[2:], height=-12, animated=False)]
    inner = inset(area, 16.0, 10.0)
    broad = inner.width > 1.6 * inner.height
    if not _told(stand):
        upper, lower = rows(inner, [REST, 0.0])
    elif broad:
        upper, lower = columns(inner, [Share(1.0), Share(0.8)], 32.0)
    else:
        least = TITLE * 1.5 + 7 * (ROW[0] + 3.0)
        most = TITLE * 1.5 + 7 * (ROW[1] + 3.0) if shown else TITLE * 1.5
        upper, lower = rows(inner, [Share(3.0, least if shown else most, most), Share(2.0)], 12.0)
    head, below = rows(upper, [TITLE * 1.4, REST], 4.0)
    lying += _heading(stand, head)
    if shown:
        lying += _table(stand, below, 0.0)
    return lying + _turn(stand, lower)


def _heading(stand: Stand, area: Area) -> list[Placed]:
    """The title, which folds the notes, and what the counts are out of."""
    count = stand.text("aside-each", count=stand.view.copies)
    wide = text_width(count, LEAST, "sans_medium")
    left, right = columns(area, [REST, wide], 10.0)
    knob = Placed(NOTES, Face(NOTHING), area.centre, area[2:], height=-9, animated=False, pickable=True)
    return [
        knob._replace(group="toggles"),
        gold(stand.text("aside-unseen"), left),
        prose(count, right, LEAST, face="sans_medium", colour=LINEN, align="right"),
    ]


def _table(stand: Stand, area: Area, height: float) -> list[Placed]:
    """A row for each number, those that the wanderer may have lit."""
    lying: list[Placed] = []
    high = min(ROW[1], (area.height - 3.0 * 6) / 7)
    names = [hero_name(number, stand.setting.texts) for number in HEROES]
    size, meter = _measured(names, area.width, high)
    for note, box in zip(notes(stand.view), rows(area, [high] * len(HEROES), 3.0), strict=True):
        lying += _row(stand, note, box, Row(height, size, meter))
    return lying


class Row(NamedTuple):
    """How rows look."""

    height: float  # above the table
    size: float  # units of type
    meter: float  # width of the bar of copies


def _measured(names: list[str], width: float, high: float) -> tuple[float, float]:
    """Choose one size of type for all names, and how wide a bar leaves them their room."""
    size = min(TEXT, max(LEAST, high * 0.74))
    longest = max(text_width(name, size, "sans_medium") for name in names)
    room = width - 16.0 - high * 0.9 - 30.0 - 24.0 - longest
    return size, min(width * 0.34, room) if room > 44.0 else 0.0


def _row(stand: Stand, note: Note, area: Area, row: Row) -> list[Placed]:
    """A number's stone and name, and how many copies of it are unseen."""
    wandering = stand.view.wandering
    faded = wandering and not note.possible
    above, ink = row.height, MIST if faded else FROST
    inner = inset(area, 8.0, 0.0)
    pip, name, meter, count = columns(inner, [area.height * 0.9, REST, row.meter, 30.0], 8.0)
    told = Placed(
        f"note:{note.number}", Face(NOTHING), area.centre, area[2:], height=above + 3, animated=False
    )
    stone = Face("pip", (note.number, not faded))
    text = hero_name(note.number, stand.setting.texts)
    lying = [
        told._replace(close=(area.width, area.height)),
        Placed("", stone, pip.centre, (pip.width, pip.width), height=above, animated=False),
        prose(text, name, row.size, face="sans_medium", colour=ink, height=above),
        prose(str(note.unseen), count, row.size, face="sans_medium", colour=ink, align="right", height=above),
    ]
    if wandering and note.possible:
        plate = Face("plate", ("known" if stand.view.number == note.number else "note",))
        lying.insert(0, Placed("", plate, area.centre, area[2:], height=above - 8, animated=False))
    if not row.meter:
        return lying
    bars, bar = Face("copies", (note.unseen, stand.view.copies)), (meter.width, min(18.0, area.height * 0.5))
    return [*lying, Placed("", bars, meter.centre, bar, height=above, animated=False)]


# Where there is no side


def _switch(stand: Stand, area: Area) -> list[Placed]:
    """A button that calls the notes up."""
    room = inset(area, 6.0, 1.0)
    long = stand.text("aside-unseen")
    text = long if text_width(long, LEAST, "sans_medium") <= room.width else stand.text("caption-notes")
    knob = Placed(NOTES, Face("plate", ("note",)), area.centre, area[2:], height=-6, animated=False)
    label = prose(text, room, LEAST, face="sans_medium", colour=FROST, align="centre")
    return [knob._replace(pickable=True, group="toggles"), label]


def _sheet(stand: Stand) -> list[Placed]:
    """The notes over the table."""
    area = within(stand.frame.table, SHEET)
    ground = Placed(NOTES, Face("panel", ("dialog",)), area.centre, area[2:], height=OVERLAY, animated=False)
    inner = inset(area, 20.0, 14.0)
    head, below = rows(inner, [TITLE * 1.4, REST], 4.0)
    heading = [piece._replace(height=OVERLAY + 10) for piece in _heading(stand, head)[1:]]
    return [ground._replace(pickable=True), *heading, *_table(stand, below, OVERLAY + 10)]


# This turn


def _turn(stand: Stand, area: Area) -> list[Placed]:
    """What has been done in this turn, in its order; where there is too little room the newest of it."""
    told = _told(stand)
    if not told or area.height < TITLE * 1.4 + TEXT * 2:
        return []
    head, below = rows(area, [TITLE * 1.3, REST], 2.0)
    lying = [gold(stand.text("aside-turn"), head)]
    room, shown = below.height, list[tuple[int, str, float]]()
    for seat, text in reversed(told):
        high = text_height(text, TEXT - 1.0, below.width - 34.0)
        if high > room:
            break
        room -= high + 4.0
        shown.append((seat, text, high))
    top = below.y
    for seat, text, high in reversed(shown):
        who = stand.setting.seats[seat]
        lying.append(symbol(who.colour, (below.x + 12.0, top + TEXT * 0.66), 18.0))
        box = Area(below.x + 34.0, top, below.width - 34.0, high)
        lying.append(prose(text, box, TEXT - 1.0, colour=FROST))
        top += high + 4.0
    return lying


def _told(stand: Stand) -> list[tuple[int, str]]:
    """Each deed since the last quest was set."""
    deeds = stand.setting.lately
    begin = next((at for at in range(len(deeds) - 1, -1, -1) if deeds[at].opens), 0)
    found = []
    for deed in deeds[begin:]:
        text = stand.text("aside-deed", name=stand.addressed(deed.seat), deed=deed.text)
        found.append((deed.seat, text[0].upper() + text[1:]))
    return found
