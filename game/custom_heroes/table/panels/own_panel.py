"""Lays out the viewer's seat in the lit panel: face, VP, power, advancements, bets."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.custom_heroes.table.drawing.plates import SAND
from game.custom_heroes.table.panels.seat_pieces import (
    bets,
    coin,
    leader,
    mark_of,
    note_of,
    pile,
    screen,
    stamp,
)
from game.custom_heroes.table.picks import OWN_ZONE, POWER, kind_key
from game.custom_heroes.table.places import spread
from game.custom_heroes.table.view_model import CLOSE
from game.table.layout.boxes import within
from game.table.pieces import NOTHING, Area, Face, Placed
from game.table.stock.furniture import badge, fixed, gold, prose, text_width
from game.table.stock.seat_head import LEAST, NOTE, head

if TYPE_CHECKING:
    from game.custom_heroes.table.view_model import ViewModel
    from game.table.pieces import Point

UNIT: Final = 21.0  # units of type


def own(model: ViewModel) -> list[Placed]:
    """Lay out the viewer's face, VP, power, advancements and bets."""
    at, seat = model.places.own, model.view.seat
    zone = fixed(Face(NOTHING), at.lap, OWN_ZONE, height=-20)._replace(drop=True)
    high = at.rack.y + at.rack.height - at.seat.y + 8.0
    area = Area(at.rack.x - 8.0, at.seat.y - 4.0, at.rack.width + 16.0, high)
    well = fixed(Face("plate", ("well",)), area, f"seat:{seat}", height=-9)
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
        wide = min(area.width, area.height / 0.6)
        return [screen(model, model.view.seat, within(area, (wide, wide * 0.6), (0.0, 0.5)))]
    count = model.me.power
    number = area.height * 0.9
    wide = text_width(str(count), number * 0.8, "title")
    size = min(area.height * 0.86, area.width * 0.45)
    room = max(size, area.width - wide - 6.0)
    step = spread(count, size, room, size * 0.32)
    spots = [(area.x + size / 2 + step * at, area.centre[1]) for at in range(count)]
    tokens = pile(POWER, Face("power"), spots, (size, size), height=1, origin=model.places.stage.centre)
    marks = model.marks(POWER)
    lying = [one._replace(marks=marks, pickable=True, close=(200, 200), group="power") for one in tokens]
    if not count:
        spot = (area.x + size / 2, area.centre[1])
        lying = [Placed(POWER, Face("no_power"), spot, (size, size), animated=False, close=(200, 200))]
    left = area.x + size + step * max(0, count - 1) + 6.0
    line = Area(left, area.centre[1] - number / 2, area.x + area.width - left, number)
    return [*lying, gold(str(count), line)]


# The rack


def rack(model: ViewModel) -> list[Placed]:
    """The viewer's unused advancements, those of one kind in a stack with its count; and its bets."""
    lying = bets(model, model.view.seat, model.rack_rooms[1])
    if model.unused is None:  # one face-down sheet for each
        spots, key = model.rack_row(model.me.advancements), f"closed:{model.view.seat}"
        closed = pile(key, Face("closed"), spots, model.sheet_size, height=1, origin=model.bag_spot)
        return [*lying, *closed]
    counts = Counter(model.unused)
    for index, (kind, spot) in enumerate(model.rack_spots.items()):
        lying += _stack(model, kind, counts[kind], spot, 1 + index / 10)
    return lying


def _stack(model: ViewModel, kind: int, count: int, spot: Point, height: float) -> list[Placed]:
    key, size = kind_key(kind), model.sheet_size
    marks = model.marks(key)
    rise = min(10.0, size[1] * 0.1) if "picked" in marks else 0.0
    steps = [2.5 * step for step in range(count)]
    spots = [(spot[0] + step, spot[1] - step - (rise if step == steps[-1] else 0.0)) for step in steps]
    face = Face(f"kind.{kind}", (kind,))
    sheets = pile(key, face, spots, size, height=height, per=1000, origin=model.bag_spot)
    lying = [one._replace(marks=marks, pickable=True, close=CLOSE, group="rack") for one in sheets]
    if count > 1:
        lying += badge(str(count), (spot[0] + size[0] / 2 - 6, spot[1] + size[1] / 2 - 10), 26)
    return lying


# Signs


def _mark(model: ViewModel, face: Area) -> list[Placed]:
    """The sign of what the viewer did in this trick, at the face."""
    seat, mark = model.view.seat, mark_of(model, model.view.seat)
    if not mark or model.me.place:
        return []
    size = face.height * 0.5
    spot = (face.x + face.width - size * 0.3, face.y + face.height - size * 0.4)
    return [stamp(f"mark:{seat}", mark, spot, size)]


def _sort(model: ViewModel) -> Placed:
    """The switch for the hand's order; labelled where there is room."""
    area = model.places.own.sort
    by_strength = "sort" in model.setting.toggled
    word = model.text("caption-sort")
    fits = area.height >= 56.0 and text_width(word, LEAST * 0.9, "sans_medium") <= area.width
    tile = fixed(Face("sort", (by_strength, word if fits else "")), area, "toggle:sort")
    return tile._replace(pickable=True, group="toggles")
