"""Where the parts of the table lie, in board units. Numbers, and what follows from them alone."""

from __future__ import annotations

from typing import Final

from game.table.pieces import DESK, Area, Point

Size = tuple[float, float]

MARGIN: Final = 34.0
WIDTH: Final = 1360.0  # of all that lies left of the desk
RIVALS: Final = Area(MARGIN, MARGIN, WIDTH, 198)
RIVAL_GAP: Final = 11.0
SIDE: Final = Area(DESK.x, MARGIN, DESK.width, 668)

WHEEL: Final = (152.0, 366.0)
WHEEL_SIZE: Final = (236.0, 236.0)
WHEEL_WORDS: Final = Area(MARGIN, 490, 236, 56)
OWN: Final = Area(MARGIN, 556, 236, 256)

CLASH: Final = Area(286, 240, 1108, 574)
BAND: Final = Area(CLASH.x, 240, CLASH.width, 88)  # above the clash: the round's sets
CARDS_TOP: Final = 340.0
MAIN: Final = (190.0, 266.0)  # a primary
AID: Final = (120.0, 168.0)  # a support, a counter beside a set
SMALL_AID: Final = (88.0, 123.2)  # where there are many
FEW_AIDS: Final = 2
MIDDLE_X: Final = CLASH.x + CLASH.width / 2
BETWEEN: Final = 160.0  # between the two primaries
CARDS_FOOT: Final = CARDS_TOP + MAIN[1]
ROW: Final = 716.0  # the middle of the row of values
BADGE: Final = 60.0  # an ability on a primary
SMALL_BADGE: Final = 50.0  # on a support

HAND: Final = Area(MARGIN, 826, 1000, 224)
CARD: Final = (160.0, 224.0)
OVERFLOW: Final = Area(1048, 824, 346, 228)
OVERFLOW_CARD: Final = (128.0, 179.2)
RISE: Final = 14.0  # of a picked card

OPEN: Final = (90.0, 126.0)  # an open card of a rival's overflow
CLOSE: Final = (380.0, 532.0)  # a card at a close look
CLOSE_BACK: Final = (160.0, 224.0)  # a back has nothing to show; its words come with the look


def rival_areas(count: int) -> list[Area]:
    """Divide the upper edge among so many other seats, from the viewer's left."""
    width = (RIVALS.width - RIVAL_GAP * (count - 1)) / max(1, count)
    return [
        Area(RIVALS.x + step * (width + RIVAL_GAP), RIVALS.y, width, RIVALS.height) for step in range(count)
    ]


def rival_area(seat: int, viewer: int, seats: int) -> Area:
    """The panel of another seat."""
    return rival_areas(seats - 1)[(seat - viewer) % seats - 1]


def spread(count: int, wide: float, room: float, most: float) -> float:
    """How far apart the left edges of `count` pieces lie that are `wide` each and share `room`."""
    return min(most, (room - wide) / max(1, count - 1))


def main_spot(side: int) -> Point:
    """The middle of the primary of the attack (side 0) or the answer (1)."""
    return (MIDDLE_X + (BETWEEN + MAIN[0]) / 2 * (1 if side else -1), CARDS_TOP + MAIN[1] / 2)


def aid_size(count: int) -> Size:
    """How large each of so many supports and counters is: as many as possible lie side by side."""
    return AID if count <= FEW_AIDS else SMALL_AID


def aids_area(side: int) -> Area:
    """Where a side's supports and counter lie, from its primary outwards."""
    room = CLASH.width / 2 - BETWEEN / 2 - MAIN[0] - 12
    left = MIDDLE_X + BETWEEN / 2 + MAIN[0] + 12 if side else CLASH.x
    return Area(left, CARDS_FOOT - AID[1], room, AID[1])


def half(side: int) -> Area:
    """All that belongs to a side of the clash."""
    left = MIDDLE_X + BETWEEN / 2 if side else CLASH.x
    return Area(left, CARDS_TOP, CLASH.width / 2 - BETWEEN / 2, CLASH.y + CLASH.height - CARDS_TOP)
