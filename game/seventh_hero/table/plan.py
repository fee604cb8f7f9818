"""Where the parts of the table lie in one window: rivals, stage, side, and the viewer's own panel."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.table.layout.boxes import REST, Share, columns, fan, inset, rows
from game.table.layout.frame import Frame, Shape
from game.table.pieces import Area

SHAPE: Final = Shape(panel=0.365, rail=0.245, spare=6.0, low_rail=0.43)
GAP: Final = 10.0
RIVAL: Final = (100.0, 272.0)  # least and largest height of another seat's panel
NARROW: Final = 326.0  # a panel that is less wide gets the side's room as well
SIDE: Final = (300.0, 400.0)  # width of the side
SIDE_LOW: Final = 236.0  # a side needs at least this height
WIDE: Final = 1250.0  # the table is this wide where there is a side
ROAD: Final = (34.0, 60.0)  # height of the road
CAPTION: Final = 25.0  # height of a line above the road
CARD: Final = 5 / 7  # width by height
SMALL: Final = 0.66  # how small cards get before they lie upon each other
ROOMY: Final = 150.0  # height of a stage whose stops have captions


class Plan(NamedTuple):
    """The areas of one window."""

    rivals: tuple[Area, ...]  # clockwise from the viewer's left
    stage: Area
    quest: Area  # quest, pile and discards
    upper: Area  # the wanderer, and what becomes of it
    captions: Area
    road: Area
    side: Area | None  # the unseen heroes, and this turn; None where a switch calls them up
    switch: Area | None
    me: Area
    party: Area
    hand: Area


@lru_cache(maxsize=64)
def plan_of(frame: Frame, seats: int) -> Plan:
    """Divide the table of a window for so many seats; the result is shared."""
    rivals, stage, side = (_tall if frame.tall else _broad)(frame.table, seats - 1)
    quest, upper, captions, way = _staged(stage, seats, tall=frame.tall)
    switch = None
    if side is None:
        pile, buried = pile_areas(quest)
        left = buried.x + buried.width + 12.0
        switch = Area(left, pile.y, quest.x + quest.width - left, min(44.0, pile.height))
    me, party, hand = _own(frame.mine)
    return Plan(tuple(rivals), stage, quest, upper, captions, way, side, switch, me, party, hand)


def _staged(stage: Area, seats: int, *, tall: bool) -> tuple[Area, Area, Area, Area]:
    """The quest, what is told beside it, the captions of the road and the road, as broad as there is room."""
    inner = inset(stage, 14.0, 8.0 if stage.height < ROOMY else 12.0)
    road = min(ROAD[1], max(ROAD[0], inner.height * 0.19))
    lines = 2 if inner.width * (1.0 if tall else 0.76) / (seats + 1) < 128.0 else 1
    caption = 0.0 if inner.height < ROOMY else CAPTION * lines
    if tall:
        above, captions, way = rows(inner, [REST, caption, road], 6.0)
        quest, upper = columns(above, [_quest_width(inner), REST], 22.0)
        return quest, upper, captions, way
    quest, rest = columns(inner, [_quest_width(inner), REST], 22.0)
    upper, captions, way = rows(rest, [REST, caption, road], 4.0)
    return quest, upper, captions, way


def _broad(table: Area, rivals: int) -> tuple[list[Area], Area, Area | None]:
    """Others above the stage, the side at the right over the whole height where they keep their width."""
    high = min(RIVAL[1], max(RIVAL[0], table.height * 0.45))
    beside = min(SIDE[1], max(SIDE[0], table.width * 0.215))
    has_side = table.width >= WIDE and table.height - high - GAP >= SIDE_LOW
    if not has_side:
        top, stage = rows(table, [high, REST], GAP)
        return columns(top, [REST] * rivals, GAP), stage, None
    main, side = columns(table, [REST, beside], GAP)
    if (main.width - GAP * (rivals - 1)) / rivals < NARROW:
        top, below = rows(table, [high, REST], GAP)
        stage, side = columns(below, [REST, beside], GAP)
        return columns(top, [REST] * rivals, GAP), stage, side
    top, stage = rows(main, [high, REST], GAP)
    return columns(top, [REST] * rivals, GAP), stage, side


def _tall(table: Area, rivals: int) -> tuple[list[Area], Area, Area | None]:
    """Others above, in two rows where they are many; the side below the stage."""
    across = rivals if (table.width - GAP * (rivals - 1)) / rivals >= NARROW else 2
    lines = -(-rivals // across)
    high = min(RIVAL[1], max(RIVAL[0], table.height * (0.26 if lines == 1 else 0.2)))
    top, rest = rows(table, [high * lines + GAP * (lines - 1), REST], GAP)
    areas: list[Area] = []
    for line in rows(top, [REST] * lines, GAP):
        areas += columns(line, [REST] * min(across, rivals - len(areas)), GAP)
    if rest.height < 580:
        return areas, rest, None
    stage, side = rows(rest, [Share(1.6), Share(1.0, SIDE_LOW, 330.0)], GAP)
    return areas, stage, side


def _quest_width(inner: Area) -> float:
    """The card beside its words, or above them where the stage is narrow."""
    return min(330.0, max(min(190.0, inner.width * 0.3), inner.width * 0.235, inner.height * 0.6))


def pile_areas(quest: Area) -> tuple[Area, Area]:
    """Where the pile and the cards that were discarded face down lie, at the foot of the quest's part."""
    high = min(66.0, quest.height * 0.24)
    wide = high * CARD
    top = quest.y + quest.height - high
    return Area(quest.x, top, wide, high), Area(quest.x + wide + 14.0, top, wide, high)


def spread(area: Area, count: int, gap: float) -> list[Area]:
    """Lay cards side by side: rather a little smaller than upon each other, and upon each other at last."""
    if not count:
        return []
    wide = min(area.height * CARD, max((area.width - gap * (count - 1)) / count, area.height * CARD * SMALL))
    high = wide / CARD
    return fan(area._replace(height=high), count, CARD, gap)


def _own(mine: Area) -> tuple[Area, Area, Area]:
    me = min(150.0, max(84.0, mine.width * 0.1))
    return tuple(columns(mine, [me, Share(1.0), Share(1.1)], 16.0))  # type: ignore[return-value]
