"""Where the parts of the table lie, in board units. Numbers, and what follows from them alone."""

from __future__ import annotations

from typing import Final

from game.table.pieces import DESK, Area, Point

MARGIN: Final = 34.0
WIDTH: Final = 1360.0  # of all that lies left of the desk
RIVALS: Final = Area(MARGIN, MARGIN, WIDTH, 216)
RIVAL_GAP: Final = 11.0
SIDE: Final = Area(DESK.x, MARGIN, DESK.width, 668)
OWN: Final = Area(MARGIN, 640, 1176, 178)
HAND: Final = Area(MARGIN, 830, WIDTH, 216)

WANDERER: Final = (96.0, 134.4)  # before another seat
WANDERER_OWN: Final = (128.0, 179.2)
ROAD_Y: Final = 329.0  # the middle of what lies before the other seats
ROAD: Final = Area(MARGIN, 256, WIDTH, 574)  # all that the road crosses
OWN_SPOT: Final = (1302.0, 722.0)
SHIFTED: Final = 560.0  # where the wanderer lies before the middle one of three: the quest is in its way

QUEST: Final = (714.0, 398.0)
QUEST_SIZE: Final = (174.0, 243.6)
PIPS_Y: Final = 556.0
PILE: Final = (440.0, 510.0)
BURIED: Final = (296.0, 510.0)
PILE_SIZE: Final = (104.0, 145.6)
CALL: Final = Area(906, 430, 304, 180)  # who is asked, and what waits to be cancelled

HINT: Final = (50.0, 70.0)


def rival_areas(count: int) -> list[Area]:
    """Divide the upper edge among so many other seats, from the viewer's left."""
    width = (RIVALS.width - RIVAL_GAP * (count - 1)) / max(1, count)
    return [
        Area(RIVALS.x + step * (width + RIVAL_GAP), RIVALS.y, width, RIVALS.height) for step in range(count)
    ]


def step_of(seat: int, viewer: int, seats: int) -> int:
    """How many seats clockwise from the viewer a seat is; 0 for the viewer."""
    return (seat - viewer) % seats


def rival_area(seat: int, viewer: int, seats: int) -> Area:
    """The panel of another seat."""
    return rival_areas(seats - 1)[step_of(seat, viewer, seats) - 1]


def spot_of(seat: int, viewer: int, seats: int) -> Point:
    """Where the wanderer lies before a seat."""
    if seat == viewer:
        return OWN_SPOT
    x = rival_area(seat, viewer, seats).centre[0]
    return (SHIFTED if abs(x - QUEST[0]) < QUEST_SIZE[0] else x, ROAD_Y)


def spot_size(seat: int, viewer: int) -> tuple[float, float]:
    """How large the wanderer lies before a seat."""
    return WANDERER_OWN if seat == viewer else WANDERER


def hints_area(seat: int, viewer: int, seats: int) -> Area:
    """Where the hints given to a leader lie until the wanderer is settled: beside its place on the road."""
    if seat == viewer:
        return Area(OWN_SPOT[0] - 84, OWN.y - 92, 168, HINT[1])
    area, (x, y) = rival_area(seat, viewer, seats), spot_of(seat, viewer, seats)
    top = y - HINT[1] / 2
    right = x + WANDERER[0] / 2 + 10
    if x == SHIFTED:
        right = QUEST[0] + QUEST_SIZE[0] / 2 + 14
    if x > QUEST[0] or x == SHIFTED:
        return Area(right, top, area.x + area.width - right, HINT[1])
    return Area(area.x, top, x - WANDERER[0] / 2 - 10 - area.x, HINT[1])


def spread(count: int, wide: float, room: float, most: float) -> float:
    """How far apart the left edges of `count` pieces lie that are `wide` each and share `room`."""
    return min(most, (room - wide) / max(1, count - 1))
