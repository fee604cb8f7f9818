"""Where the parts of the children's table lie, in board units. Numbers, and what follows from them alone."""

from __future__ import annotations

from typing import Final

from game.table.pieces import DESK, Area, Point

MARGIN: Final = 34.0
WIDTH: Final = 1360.0  # of all that lies left of the desk
RIVALS: Final = Area(MARGIN, MARGIN, WIDTH, 196)
RIVAL_GAP: Final = 11.0
RIVAL_WIDEST: Final = 680.0
OWN: Final = Area(DESK.x, MARGIN, DESK.width, 668)
HAND: Final = Area(MARGIN, 742, 1150, 304)
MIDDLE: Final = Area(MARGIN, 244, WIDTH, 470)
DONE: Final[Point] = (1296.0, 894.0)
DONE_SIZE: Final = 176.0

CARD: Final = (210.0, 294.0)
LAST: Final[Point] = (752.0, 480.0)  # the card played last
LAST_SIZE: Final = (260.0, 364.0)
WHEEL: Final[Point] = (1158.0, 480.0)
WHEEL_SIZE: Final = 462.0
STEP_SIZE: Final = (110.0, 154.0)  # a card on the way
STEPS: Final[tuple[Point, ...]] = (
    (540.0, 600.0),
    (420.0, 618.0),
    (300.0, 612.0),
    (180.0, 592.0),
    (98.0, 474.0),
    (184.0, 354.0),
    (304.0, 336.0),
    (424.0, 346.0),
    (544.0, 352.0),
)
"""The way of the cards played before the last: from it to the left, and back to the right above."""
WAY_END: Final[Point] = (660.0, 580.0)  # where the way reaches the last card


def rival_areas(count: int) -> list[Area]:
    """Divide the upper edge among so many other seats, from the viewer's left."""
    width = min(RIVAL_WIDEST, (RIVALS.width - RIVAL_GAP * (count - 1)) / max(1, count))
    left = RIVALS.x + (RIVALS.width - width * count - RIVAL_GAP * (count - 1)) / 2
    return [Area(left + step * (width + RIVAL_GAP), RIVALS.y, width, RIVALS.height) for step in range(count)]


def spread(count: int, wide: float, room: float, most: float) -> float:
    """How far apart the left edges of `count` pieces lie that are `wide` each and share `room`."""
    return min(most, (room - wide) / max(1, count - 1))
