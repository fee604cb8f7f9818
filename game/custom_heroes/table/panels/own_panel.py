"""Lays out the viewer's seat in the lit panel: face, VP, power, advancements, bets."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.custom_heroes.table.drawing.plates import SAND
from game.custom_heroes.table.panels.seat_pieces import bets, coin, leader, mark_of, note_of
from game.custom_heroes.table.picks import OWN_ZONE, POWER, kind_key
from game.custom_heroes.table.places import spread
from game.custom_heroes.table.view_model import CLOSE
from game.table.layout.boxes import within
from game.table.pieces import NOTHING, Area, Face, Placed
from game.table.stock.furniture import badge, gold, prose, text_width
from game.table.stock.seat_head import LEAST, NOTE, head

if TYPE_CHECKING:
    from game.custom_heroes.table.view_model import ViewModel

UNIT: Final = 21.0  # units of type


def own(model: ViewModel) -> list[Placed]:
    """Lay out the viewer's face, VP, power, advancements and bets."""
    at, seat = model.places.own, model.view.seat
    zone = Placed(OWN_ZONE, Face(NOTHING), at.lap.centre, at.lap[2:], height=-20, lively=False, drop=True)
    area = Area(
        at.rack.x - 8.0, at.seat.y - 4.0, at.rack.width + 16.0, at.rack.y + at.rack.height - at.seat.y
    )
    area = area._replace(height=area.height + 8.0)
    well = Placed(f"seat:{seat}", Face("plate", ("well",)), area.centre, area[2:], height=-9, lively=False)
    face = Area(at.seat.x, at.seat.y, at.seat.height, at.seat.height)
    return [
        zone,
        well,
        *head(at.seat, model.setting, seat, note=_note(model)),
        *leader(model, seat, face),
        *_vp(model),
        *_power(model, at.power),
        *rack(model),
        *_mark(model, face),
        _sort(model),
    ]


def _note(model: ViewModel) -> str:
    """What the viewer is doing, or how many cards are left, where there is room."""
    area, count = model.places.own.seat, model.me.cards
    room = area.width - area.height - 10.0
    said = (note_of(model, model.view.seat), model.text("seat-left", count=count))
    told = (*said[: 1 if said[0] else 2], model.text("caption-cards", count=count))
    fitting = [text for text in told if text and text_width(text, NOTE, "sans_medium") <= room]
    return fitting[0] if fitting else ""


def _vp(model: ViewModel) -> list[Placed]:
    """The coin with its number, and what it counts."""
    area = model.places.own.coin
    size = min(area.height, area.width * 0.62)
    spot = Area(area.x, area.centre[1] - size / 2, size, size)
    lying = coin(model, model.view.seat, spot)
    unit, left = model.text("seat-vp"), area.x + size + 6.0
    wide = text_width(unit, UNIT, "sans_medium")
    if left + wide <= area.x + area.width:
        line = Area(left, area.centre[1] - UNIT * 0.65, wide, UNIT * 1.3)
        lying.append(prose(unit, line, UNIT, face="sans_medium", colour=SAND))
    return lying


def _power(model: ViewModel, area: Area) -> list[Placed]:
    """The viewer's power tokens with their count; the others' are behind their screens."""
    if model.closed:
        seat = model.view.seat
        face = Face("screen", (model.setting.seats[seat].colour,))
        wide = min(area.width, area.height / 0.6)
        spot = within(area, (wide, wide * 0.6), (0.0, 0.5))
        return [Placed(f"screen:{seat}", face, spot.centre, spot[2:], lively=False, close=(340, 204))]
    count = model.me.power
    number = area.height * 0.9
    wide = text_width(str(count), number * 0.8, "title")
    size = min(area.height * 0.86, area.width * 0.45)
    room = max(size, area.width - wide - 6.0)
    step = spread(count, size, room, size * 0.32)
    lying = [
        Placed(
            POWER,
            Face("power"),
            (area.x + size / 2 + step * at, area.centre[1]),
            (size, size),
            height=1 + at / 10,
            origin=model.places.stage.centre,
            marks=model.marks(POWER),
            pickable=True,
            close=(200, 200),
            group="power",
        )
        for at in range(count)
    ]
    if not count:
        none = Placed(POWER, Face("no_power"), (area.x + size / 2, area.centre[1]), (size, size))
        lying.append(none._replace(lively=False, close=(200, 200)))
    left = area.x + size + step * max(0, count - 1) + 6.0
    line = Area(left, area.centre[1] - number / 2, area.x + area.width - left, number)
    return [*lying, gold(str(count), line)]


# The rack


def rack(model: ViewModel) -> list[Placed]:
    """The viewer's unused advancements, those of one kind in a stack with its count; and its bets."""
    lying = bets(model, model.view.seat, model.rack_rooms[1])
    if model.unused is None:
        return [*lying, *_closed(model)]
    counts = Counter(model.unused)
    for kind, spot in model.rack_spots.items():
        lying += _stack(model, kind, counts[kind], spot)
    return lying


def _stack(model: ViewModel, kind: int, count: int, spot: tuple[float, float]) -> list[Placed]:
    key, size = kind_key(kind), model.sheet_size
    marks = model.marks(key)
    rise = min(10.0, size[1] * 0.1) if "picked" in marks else 0.0
    lying = [
        Placed(
            key,
            Face(f"kind.{kind}", (kind,)),
            (spot[0] + step * 2.5, spot[1] - step * 2.5 - (rise if step == count - 1 else 0.0)),
            size,
            height=1 + step / 10,
            origin=model.bag_spot,
            marks=marks,
            pickable=True,
            close=CLOSE,
            group="rack",
        )
        for step in range(count)
    ]
    if count > 1:
        lying += badge(str(count), (spot[0] + size[0] / 2 - 6, spot[1] + size[1] / 2 - 10), 26)
    return lying


def _closed(model: ViewModel) -> list[Placed]:
    """One face-down sheet for each advancement the seat has."""
    return [
        Placed(
            f"closed:{model.view.seat}",
            Face("closed"),
            spot,
            model.sheet_size,
            height=1 + at / 10,
            origin=model.bag_spot,
        )
        for at, spot in enumerate(model.rack_row(model.me.advancements))
    ]


# Signs


def _mark(model: ViewModel, face: Area) -> list[Placed]:
    """The sign of what the viewer did in this trick, at the face."""
    seat, mark = model.view.seat, mark_of(model, model.view.seat)
    if not mark or model.me.place:
        return []
    size = face.height * 0.5
    spot = (face.x + face.width - size * 0.3, face.y + face.height - size * 0.4)
    return [Placed(f"mark:{seat}", Face(mark), spot, (size, size), height=4)]


def _sort(model: ViewModel) -> Placed:
    """The switch for the hand's order; labelled where there is room."""
    area = model.places.own.sort
    by_strength = "sort" in model.setting.toggled
    word = model.text("caption-sort")
    fits = area.height >= 56.0 and text_width(word, LEAST * 0.9, "sans_medium") <= area.width
    return Placed(
        "toggle:sort",
        Face("sort", (by_strength, word if fits else "")),
        area.centre,
        area[2:],
        lively=False,
        pickable=True,
        group="toggles",
    )
