"""Where everything lies at the children's table, in any window: the others, the way and the wheel, and me.

The way of cards is a picture: its parts are shares of its width and height.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from game.table.layout.boxes import REST, Share, columns, inset, largest, rows, within
from game.table.layout.frame import Frame
from game.table.pieces import Area, Point

CARD: Final = 5 / 7  # width by height
GAP: Final = 12.0
RIVALS: Final = (0.3, 96.0, 200.0)  # height of the other seats: share of the table, least and most
RIVAL_WIDEST: Final = 680.0
DEED: Final = 48.0  # height of what was done last,
DEEDED: Final = 150.0  # in panels that are at least so high
WHEEL: Final = 470.0  # greatest side
OWN: Final = (0.2, 140.0, 270.0)  # width of what is mine besides the hand
DONE: Final = 176.0  # greatest side of the tick
LARGEST: Final = 210.0  # width of a card in hand
RISE: Final = 14.0  # of a card that can be played
SIDE_BY_SIDE: Final = 1.06  # of a card's width: the most that two in hand lie apart

WAY: Final = (860.0, 470.0)  # the picture's proportions
LAST_SIZE: Final = 0.302  # width of the card played last, as a share of the way's,
STEP_SIZE: Final = 0.128  # and of those before
LAST: Final[Point] = (0.835, 0.502)
STEPS: Final[tuple[Point, ...]] = (
    (0.588, 0.757),
    (0.449, 0.796),
    (0.309, 0.783),
    (0.170, 0.740),
    (0.074, 0.489),
    (0.174, 0.234),
    (0.314, 0.196),
    (0.453, 0.217),
    (0.593, 0.230),
)
"""The way of the cards played before the last: from it to the left, and back to the right above."""
WAY_END: Final[Point] = (0.728, 0.715)  # where the way reaches the last card


class Seated(NamedTuple):
    """One seat's place."""

    panel: Area
    medal: Area
    name: Area
    hand: Area
    pile: Area
    last: Area | None  # what it did last


class Places(NamedTuple):
    """All of it."""

    rivals: tuple[Seated, ...]  # clockwise from the viewer's left
    middle: Area
    way: Area
    wheel: Area
    own: Seated
    done: Area


@cache
def places_of(frame: Frame, seats: int) -> Places:
    """Divide a window for so many seats."""
    share, least, most = RIVALS
    high = min(most, max(min(least, 0.4 * frame.table.height), share * frame.table.height))
    above, middle = rows(frame.table, [high, REST], GAP)
    panels = columns(above, [Share(1.0, 0.0, RIVAL_WIDEST)] * (seats - 1), GAP)
    moved = (above.width - (panels[-1].x + panels[-1].width - above.x)) / 2
    if frame.tall:
        way, wheel = rows(middle, [REST, min(WHEEL, 0.42 * middle.height)], GAP)
    else:
        side = min(WHEEL, middle.height, 0.4 * middle.width)
        way, wheel = columns(middle, [REST, side], GAP)
    return Places(
        tuple(_rival(panel._replace(x=panel.x + moved)) for panel in panels),
        middle,
        largest(way, WAY[0] / WAY[1], (1.0, 0.5)),
        largest(wheel, 1.0),
        *_own(frame.mine),
    )


def _rival(panel: Area) -> Seated:
    inner = inset(panel, 14.0, 8.0)
    last = None
    if panel.height >= DEEDED:
        inner, last = rows(inner, [REST, DEED], 4.0)
    who, hand, pile = columns(inner, [Share(0.36, 90.0, 160.0), REST, Share(0.2, 40.0, 96.0)], 8.0)
    return Seated(panel, *_medal(who), hand, pile, last)


def _medal(who: Area) -> tuple[Area, Area]:
    """Divide the place of a seat's medallion and its name on a ribbon."""
    medal, name = rows(who, [REST, min(38.0, max(28.0, who.height * 0.3))], 2.0)
    return largest(inset(medal, 6.0, 2.0), 1.0), name


def _own(mine: Area) -> tuple[Seated, Area]:
    wide = min(OWN[2], max(OWN[1], OWN[0] * mine.width))
    tick = min(DONE, mine.height, 0.2 * mine.width)
    panel, hand, done = columns(mine, [wide, REST, tick], GAP)
    who, pile = columns(inset(panel, 10.0, 8.0), [Share(0.56), Share(0.44)], 8.0)
    return Seated(panel, *_medal(who), hand, pile, None), largest(done, 1.0)


def on_way(way: Area, share: Point, width: float) -> Area:
    """Lay a card of a share of the way's width about a point of the way."""
    wide = width * way.width
    centre = (way.x + share[0] * way.width, way.y + share[1] * way.height)
    return Area(centre[0] - wide / 2, centre[1] - wide / CARD / 2, wide, wide / CARD)


def hand_of(area: Area, count: int) -> list[Area]:
    """Lay so many cards side by side in the middle, with room above for those that rise; they may overlap."""
    _, low = rows(area, [RISE, REST])
    width = min(low.height * CARD, LARGEST, area.width)
    step = min(width * SIDE_BY_SIDE, (area.width - width) / max(1, count - 1))
    left = area.centre[0] - (width + step * (count - 1)) / 2
    box = within(low, (area.width, width / CARD))
    return [Area(left + step * at, box.y, width, width / CARD) for at in range(count)]
