"""Lays out the parts of the table in any window: header, rivals, trick, and the viewer's panel."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.table.layout.boxes import REST, Share, columns, grid, inset, rows, within
from game.table.layout.frame import Frame, Shape
from game.table.pieces import Area

SHAPE: Final = Shape(panel=0.355, rail=0.225)
GAP: Final = 10.0
CARD: Final = 5 / 7  # width by height
HEADER: Final = (34.0, 48.0)  # height of the line with round, goal, deck and bag
RIVALS: Final = (0.47, 92.0, 268.0)  # height of the rivals' panels: share of the table, least, most
LINE_OF_RIVALS: Final = 210.0  # width below which panels lie in two rows, where the window is high
BESIDE: Final = 430.0  # width of a panel from which on the backs lie beside the name
NARROW: Final = 300.0  # width of a panel below which a last deed needs two lines
FLAT: Final = 128.0  # height of a panel below which it doesn't tell what was done last
HEAD: Final = (30.0, 62.0)
LAST: Final = (26.0, 50.0)
SIGN: Final = 40.0  # the picture of a last deed in low panels
COIN: Final = 66.0  # the largest VP of a rival
SCREEN: Final = (92.0, 0.62)  # greatest width of a screen, and its height by its width
DEMAND: Final = (168.0, 300.0)  # width of what has to be beaten
PLACE: Final = (176.0, 330.0)  # width of the own place in the trick
ME: Final = (0.23, 176.0, 306.0)  # width of the own seat: share of the panel, least, most
CHIPS: Final = (26.0, 34.0)  # height of the chips above the hand
BET: Final = 0.62  # height of the own bets, as a share of the hand's


class Rival(NamedTuple):
    """Another seat's panel."""

    panel: Area
    head: Area
    coin: Area
    fan: Area  # the hand, with the bets at its right
    screen: Area
    last: Area | None  # no room for its words in low panels,
    sign: Area | None  # which have its picture alone


class Own(NamedTuple):
    """The viewer's part of the lit panel."""

    seat: Area  # who one is
    coin: Area
    power: Area
    rack: Area
    sort: Area
    chips: Area  # above the hand
    hand: Area
    lap: Area  # where sheets are dropped to take them back


class Places(NamedTuple):
    """The areas of the whole table."""

    header: Area
    rivals: tuple[Rival, ...]  # in the order in which they play after the viewer
    stage: Area
    sets: Area  # the sets of the trick
    demand: Area  # what has to be beaten
    place: Area  # where one's own set will lie
    own: Own
    sheet: Area  # where the sheets over the table lie


@lru_cache(maxsize=64)
def places_of(frame: Frame, seats: int) -> Places:
    """Divide a window by the number of seats; the result is cached."""
    table = frame.table
    head = min(HEADER[1], max(HEADER[0], table.height * 0.08))
    header, rest = rows(table, [head, REST], 6.0)
    panels, stage = _tall(rest, seats - 1) if frame.tall else _wide(rest, seats - 1)
    sets, demand, place = _staged(stage, tall=frame.tall)
    right = frame.rail.x - 2 * GAP if not frame.tall else table.x + table.width
    foot = frame.mine.y + frame.mine.height
    sheet = Area(table.x, table.y, right - table.x, foot - table.y)
    rivals = tuple(_rival(panel) for panel in panels)
    return Places(header, rivals, stage, sets, demand, place, _own(frame), sheet)


def _height(rest: Area, share: float) -> float:
    return min(RIVALS[2], max(RIVALS[1], rest.height * share))


def _wide(rest: Area, count: int) -> tuple[list[Area], Area]:
    """Lay all rivals in one row above the trick."""
    above, stage = rows(rest, [_height(rest, RIVALS[0]), REST], GAP)
    return columns(above, [REST] * count, GAP), stage


def _tall(rest: Area, count: int) -> tuple[list[Area], Area]:
    """Lay many rivals in two rows above the trick."""
    if (rest.width - GAP * (count - 1)) / count >= 1.5 * LINE_OF_RIVALS:
        above, stage = rows(rest, [_height(rest, 0.3), REST], GAP)
        return columns(above, [REST] * count, GAP), stage
    across = -(-count // 2)
    high = _height(rest, 0.23)
    above, stage = rows(rest, [2 * high + GAP, REST], GAP)
    return grid(above, across, 2, GAP)[:count], stage


def _staged(stage: Area, *, tall: bool) -> tuple[Area, Area, Area]:
    """The sets on the left, what to beat, and the viewer's place; stacked in a tall area."""
    inner = inset(stage, 8.0, 4.0)
    if tall and inner.height > 220:
        above, below = rows(inner, [Share(1.25), Share(1.0, 0.0, 250.0)], GAP)
        demand, place = columns(below, [REST, REST], GAP)
        return above, demand, place
    wide = min(DEMAND[1], max(DEMAND[0], inner.width * 0.16))
    room = min(PLACE[1], max(PLACE[0], inner.width * 0.175))
    sets, demand, place = columns(inner, [REST, wide, room], 2 * GAP)
    return sets, demand, place


def _rival(panel: Area) -> Rival:
    inner = inset(panel, 12.0 if panel.width >= NARROW else 8.0, 10.0 if panel.height > FLAT else 6.0)
    last: Area | None = None
    if panel.height > FLAT:
        low = inner.height * 0.36 if panel.width < NARROW else max(LAST[0], inner.height * 0.22)
        inner, last = rows(inner, [REST, min(LAST[1], low)], 8.0)
    tall = min(HEAD[1], max(HEAD[0], min(inner.height * 0.4, panel.width * 0.165)))
    if panel.width >= BESIDE:
        left, fan = columns(inner, [Share(0.46, 210.0, 400.0), REST], 14.0)
        tall = min(HEAD[1], inner.height * 0.5)
        head, below = rows(left, [tall, REST], 6.0)
        size = min(COIN, below.height)
        coin, screen = columns(below, [size, REST], 14.0)
        sign = None
        if last is None:
            fan, sign = columns(fan, [REST, min(SIGN, fan.height)], 10.0)
        return Rival(panel, head, within(coin, (size, size)), fan, _screen(screen, 0.0), last, sign)
    above, body = rows(inner, [tall, REST], 8.0)
    size = min(COIN, above.height)
    head, coin = columns(above, [REST, size], 6.0)
    wide = min(SCREEN[0], body.width * 0.26, body.height / SCREEN[1])
    if last is not None:
        fan, screen = columns(body, [REST, wide], 14.0)
        return Rival(panel, head, within(coin, (size, size)), fan, _screen(screen, 0.5), last, None)
    fan, sign, screen = columns(body, [REST, min(SIGN, body.height), wide], 8.0)
    return Rival(panel, head, within(coin, (size, size)), fan, _screen(screen, 0.5), None, sign)


def _screen(area: Area, align: float) -> Area:
    wide = min(SCREEN[0], area.width, area.height / SCREEN[1])
    return within(area, (wide, wide * SCREEN[1]), (align, 0.5))


def _own(frame: Frame) -> Own:
    mine = frame.mine
    wide = min(ME[2], max(ME[1], mine.width * ME[0]))
    seat, rest = columns(mine, [wide, REST], 18.0)
    flat = seat.height < 200
    parts = [Share(0.8, 0.0, 62.0), Share(0.85, 0.0, 62.0), Share(1.4 if flat else 2.0, 0.0, 172.0)]
    head, numbers, rack = rows(seat, parts, 6.0 if flat else 12.0)
    who, sort = columns(head, [REST, min(head.height * 1.05, 58.0)], 6.0)
    coin, power = columns(numbers, [Share(0.5), Share(0.5)], 8.0)
    chips, hand = rows(rest, [CHIPS[0] if flat else CHIPS[1], Share(1.0, 0.0, 300.0)], 4.0)
    lap = Area(frame.panel.x, frame.panel.y, mine.x + mine.width - frame.panel.x, frame.panel.height)
    if frame.tall:
        lap = lap._replace(height=mine.y + mine.height - lap.y)
    return Own(who, coin, power, rack, sort, chips, hand, lap)


def spread(count: int, wide: float, room: float, most: float) -> float:
    """Return the distance between the left edges of `count` pieces, each `wide`, that share `room`."""
    return min(most, (room - wide) / max(1, count - 1))
