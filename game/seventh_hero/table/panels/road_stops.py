"""Lays out the road: a line of stops from the sender and back to it, the deciding one lit."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.table.drawing.plates import LINEN
from game.seventh_hero.table.picks import ROAD_ZONE
from game.seventh_hero.table.stand import WORD, Stand, Stop
from game.table.art.palette import FROST
from game.table.layout.boxes import REST, columns, inset
from game.table.pieces import NOTHING, Area, Face, Placed
from game.table.stock.furniture import person, prose, text_height, words

CAPTION: Final = 19.0  # units of type
CHEVRON: Final = 26.0  # width of one sign


def road(stand: Stand) -> list[Placed]:
    """The band, the signs on it, and a stop for each seat, the sender's twice."""
    area = stand.plan.road
    lying = [Placed("", Face("fate", ("road",)), area.centre, area[2:], height=-8, animated=False)]
    lying.append(
        Placed(ROAD_ZONE, Face(NOTHING), area.centre, area[2:], height=-7, animated=False, drop=True)
    )
    for stop in stand.stops:
        lying += _stop(stand, stop)
        lying += _caption(stand, stop)
    return [*lying, *_ways(stand)]


def _stop(stand: Stand, stop: Stop) -> list[Placed]:
    who = stand.setting.seats[stop.seat]
    side = min(stop.area.height * 0.84, stop.area.width)
    if stop.state != "here":
        face = person(who.sign, who.colour, stop.area.centre, side)
        return [face, *_barred(stop, side, stop.area.centre)]
    plate = Placed("", Face("fate", ("here",)), stop.area.centre, stop.area[2:], height=-5, animated=False)
    left, rest = columns(inset(stop.area, 4.0, 3.0), [stop.area.height, REST], 4.0)
    line = Area(rest.x, rest.centre[1] - WORD * 0.65, rest.width, WORD * 1.3)
    return [
        plate,
        person(who.sign, who.colour, left.centre, left.height),
        words(stand.here_words, line, colour=FROST, height=1),
        *_barred(stop, left.height, left.centre),
    ]


def _barred(stop: Stop, side: float, centre: tuple[float, float]) -> list[Placed]:
    """The sign on a seat that may not recruit."""
    if stop.caption not in {"blocked", "round"}:
        return []
    spot = (centre[0] + side * 0.34, centre[1] + side * 0.3)
    return [Placed("", Face("barred"), spot, (side * 0.6, side * 0.6), height=2, animated=False)]


def _caption(stand: Stand, stop: Stop) -> list[Placed]:
    """The word above a stop, unless the wanderer stands there or the word doesn't fit."""
    room = stand.plan.captions
    if not stop.caption or room.height < CAPTION:
        return []
    name = stand.addressed(stop.seat)
    text = stand.text(f"stop-{stop.caption}", name=name)
    box = Area(stop.area.x, room.y, stop.area.width, room.height)
    box = _clear(box, stand.wanderer if stand.standing else None, stop.area)
    high = text_height(text, CAPTION, box.width, "sans_medium")
    if high > room.height + 2.0 or box.width < CAPTION * 2:
        return []
    foot = box._replace(y=room.y + room.height - high, height=high)
    return [prose(text, foot, CAPTION, face="sans_medium", colour=LINEN, align="centre")]


def _clear(box: Area, card: Area | None, stop: Area) -> Area:
    """Move a caption out from under the wanderer, as far as it stays over its stop."""
    if card is None or box.x + box.width <= card.x or card.x + card.width <= box.x:
        return box
    middle = stop.centre[0]
    gap = card.x - middle if middle < card.x else middle - card.x - card.width
    half = min(box.width / 2, max(1.0, gap - 4.0))
    return Area(middle - half, box.y, 2 * half, box.height)


def _ways(stand: Stand) -> list[Placed]:
    """Signs between the stops."""
    lying: list[Placed] = []
    for first, second in zip(stand.stops, stand.stops[1:], strict=False):
        left, right = _edge(first, 1), _edge(second, -1)
        count = int((right - left - 8.0) // CHEVRON)
        if count < 1:
            continue
        count = min(count, 4)
        size = (count * CHEVRON, CHEVRON)
        gone = first.state == "gone"
        spot = ((left + right) / 2, stand.plan.road.centre[1])
        lying.append(Placed("", Face("chevrons", (count, gone)), spot, size, height=-6, animated=False))
    return lying


def _edge(stop: Stop, side: int) -> float:
    """Where a stop ends to the left (-1) or the right (1)."""
    half = stop.area.width / 2 if stop.state == "here" else min(stop.area.height * 0.84, stop.area.width) / 2
    return stop.area.centre[0] + side * half
