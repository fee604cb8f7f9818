"""Lays out the battle table in any window: rivals, clash, wheel, and the viewer's own cards."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from game.table.layout.boxes import REST, Part, Share, columns, grid, inset, rows, within
from game.table.layout.frame import Frame
from game.table.pieces import Area

CARD: Final = 5 / 7  # width by height
GAP: Final = 10.0
RIVALS: Final = (0.25, 124.0, 166.0)  # height of the rivals' panels: share of the table, least and most
BAND: Final = 1000.0  # from this width on all of a panel lies in one row
HEAD: Final = 66.0  # greatest height of a head
DEED: Final = 52.0  # greatest height of what was done last
WHEEL: Final = (0.24, 250.0, 430.0)  # width of the wheel's panel: share of the table, least and most
WHEEL_TALL: Final = 0.26  # its height in a window that is higher than wide, as a share of the stage
TRACK: Final = (0.15, 54.0, 84.0)  # height of the row of this round's sets
TRACKED: Final = 190.0  # a stage that is lower has no room for it
VALUES: Final = (0.23, 58.0, 108.0)  # height of the row of values
MIDDLE: Final = (0.13, 92.0, 180.0)  # width between attack and answer
LARGEST: Final = 250.0  # width of a primary
AID: Final = 0.64  # height of a support as a share of a primary's
ME: Final = (0.235, 150.0, 264.0)  # width of what is mine besides cards
CHIP: Final = 34.0  # height of what a card would come to
RISE: Final = 8.0  # of a picked card
LOW_HEAD: Final = 100.0  # a lower panel has no room for what was done last


class Rival(NamedTuple):
    """A rival's panel."""

    panel: Area
    head: Area
    cards: Area  # hand, piles and overflow
    last: Area | None  # what it did last


class Side(NamedTuple):
    """One side of the clash."""

    whole: Area
    main: Area  # its primary
    aids: Area  # supports and counter, from the primary outwards
    label: Area  # whose it is
    value: Area
    parts: Area  # what the value is made of


class Stage(NamedTuple):
    """The clash."""

    whole: Area
    track: Area | None  # the round's other sets
    sides: tuple[Side, Side]  # attack and answer
    middle: Area  # the stat
    verdict: Area
    values: Area  # the whole row of values: the four stats while an attack is laid


class Own(NamedTuple):
    """The viewer's part of the lit panel."""

    plate: Area
    head: Area
    piles: Area
    chips: Area  # above the hand
    hand: Area
    overflow: Area | None  # while there are cards in it


class Ground(NamedTuple):
    """The areas of the whole table."""

    rivals: tuple[Rival, ...]  # clockwise from the viewer's left
    stage: Stage
    wheel: Area
    own: Own


@cache
def ground_of(frame: Frame, seats: int, overflow: int) -> Ground:
    """Divide a window by the number of seats and the size of the viewer's overflow."""
    share, least, most = RIVALS
    high = min(most, max(min(least, 0.36 * frame.table.height), share * frame.table.height))
    across, down = (seats - 1, 1) if not frame.tall else (1, seats - 1)
    if frame.tall:
        high = min(most, 0.36 * frame.table.height / down)
    others, middle = rows(frame.table, [high * down + GAP * (down - 1), REST], GAP)
    if frame.tall:
        stage, wheel = rows(middle, [REST, WHEEL_TALL * middle.height], GAP)
    else:
        wide = min(WHEEL[2], max(WHEEL[1], WHEEL[0] * middle.width))
        stage, wheel = columns(middle, [REST, wide], GAP)
    panels = grid(others, across, down, GAP)
    return Ground(
        tuple(_rival(panel) for panel in panels),
        _stage(stage, tracked=seats > 2),
        wheel,
        _own(frame.mine, overflow),
    )


def _rival(panel: Area) -> Rival:
    inner = inset(panel, 12.0, 8.0)
    if inner.width >= BAND:
        head, cards, last = columns(inner, [Share(0.2, 200.0, 330.0), REST, Share(0.26, 220.0, 440.0)], 16.0)
        low = min(HEAD, head.height)
        return Rival(
            panel,
            within(head, (head.width, low)),
            cards,
            within(last, (last.width, min(DEED + 8.0, last.height))),
        )
    left, cards = columns(inner, [Share(0.46, 112.0, 300.0), REST], 12.0)
    if left.height < LOW_HEAD:
        return Rival(panel, left, cards, None)
    head, last = rows(left, [REST, DEED], 4.0)
    return Rival(panel, within(head, (head.width, min(HEAD, head.height)), (0.0, 0.5)), cards, last)


def _stage(area: Area, *, tracked: bool) -> Stage:
    values = min(VALUES[2], max(VALUES[1], VALUES[0] * area.height))
    if tracked and area.height >= TRACKED:
        high = min(TRACK[2], max(TRACK[1], TRACK[0] * area.height))
        track, cards, foot = rows(area, [high, REST, values], 8.0)
    else:
        cards, foot = rows(area, [REST, values], 8.0)
        track = None
    wide = min(MIDDLE[2], max(MIDDLE[1], MIDDLE[0] * area.width))
    left, middle, right = columns(cards, [REST, wide, REST], GAP)
    plate = min(0.34 * area.width, 460.0)
    start, verdict, end = columns(foot, [REST, plate, REST], GAP)
    sides = (_side(left, start, 0), _side(right, end, 1))
    return Stage(area, track, sides, middle, verdict, foot)


def _side(area: Area, foot: Area, side: int) -> Side:
    """Divide a side of the clash: attack (0) on the left, answer (1) on the right, the primary inmost."""
    width = min(area.height * CARD, area.width * 0.5, LARGEST)
    parts: list[Part] = [REST, width] if side == 0 else [width, REST]
    outer, inner = columns(area, parts, 12.0)[:: 1 if side == 0 else -1]
    main = within(inner, (width, width / CARD), (0.5, 1.0))
    high = main.height * AID
    top = outer.y + outer.height - high
    label = Area(outer.x, outer.y, outer.width, max(28.0, min(76.0, top - outer.y - 6.0)))
    box = min(150.0, foot.width * 0.36)
    cut: list[Part] = [REST, box] if side == 0 else [box, REST]
    tags, value = columns(foot, cut, 10.0)[:: 1 if side == 0 else -1]
    return Side(area, main, Area(outer.x, top, outer.width, high), label, value, tags)


def _own(mine: Area, overflow: int) -> Own:
    wide = min(ME[2], max(ME[1], ME[0] * mine.width))
    plate, cards = columns(mine, [wide, REST], 14.0)
    inner = inset(plate, 12.0, 8.0)
    head, piles = rows(inner, [min(64.0, inner.height * 0.42), REST], 6.0)
    room = columns(cards, [REST, Share(0.1 * overflow, 90.0, 0.36 * cards.width)], 14.0)
    main = room[0] if overflow else cards
    chips, hand = rows(main, [CHIP, REST], RISE)
    tray = rows(room[1], [CHIP, REST], RISE)[1] if overflow else None
    return Own(plate, head, piles, chips, hand, tray)


def fan_of(area: Area, count: int, gap: float = 8.0) -> list[Area]:
    """Return places for cards side by side from the left: as tall as the area, or smaller so that six fit."""
    if not count:
        return []
    across = min(6, count)
    width = min(area.height * CARD, (area.width - gap * (across - 1)) / across)
    step = min(width + gap, (area.width - width) / max(1, count - 1)) if count > 1 else 0.0
    top = area.y + (area.height - width / CARD) * 0.5
    return [Area(area.x + step * at, top, width, width / CARD) for at in range(count)]


def aid_spots(side: Side, which: int, count: int) -> list[Area]:
    """Return places for supports and counters, outwards from the primary; they overlap if they don't fit."""
    area = side.aids
    width = min(area.height * CARD, area.width)
    step = min(width + 8.0, (area.width - width) / max(1, count - 1))
    first = area.x if which else area.x + area.width - width
    return [
        Area(
            first + (step if which else -step) * at, area.y + area.height - width / CARD, width, width / CARD
        )
        for at in range(count)
    ]
