"""Where the parts of the table lie, in board units. Numbers, and what follows from them alone."""

from __future__ import annotations

from typing import Final

from game.table.pieces import DESK, Area, Point

MARGIN: Final = 34.0
WIDTH: Final = 1360.0  # of all that lies left of the desk
RIVALS: Final = Area(MARGIN, MARGIN, WIDTH, 208)
RIVAL_GAP: Final = 11.0
SIDE: Final = Area(DESK.x, MARGIN, DESK.width, 668)
OWN: Final = Area(MARGIN, 640, 1176, 178)
HAND: Final = Area(MARGIN, 830, WIDTH, 216)

WANDERER: Final = (96.0, 134.4)  # before another seat
WANDERER_OWN: Final = (128.0, 179.2)
ROAD_Y: Final = 306.0  # the middle of what lies before the other seats
ROAD: Final = Area(MARGIN, 234, WIDTH, 596)  # all that the road crosses
OWN_SPOT: Final = (1302.0, 722.0)

QUEST: Final = (572.0, 504.0)
QUEST_SIZE: Final = (178.0, 249.2)
WORDS: Final = Area(690, 384, 520, 44)  # what the quest wants
PIPS_Y: Final = 462.0
PILE: Final = (412.0, 530.0)
BURIED: Final = (274.0, 530.0)
PILE_SIZE: Final = (104.0, 145.6)
CALL: Final = Area(690, 500, 520, 126)  # who is asked, and what waits to be cancelled

HINT: Final = (56.0, 78.4)
HINT_GAP: Final = 12.0


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
    return (rival_area(seat, viewer, seats).centre[0], ROAD_Y)


def spot_size(seat: int, viewer: int) -> tuple[float, float]:
    """How large the wanderer lies before a seat."""
    return WANDERER_OWN if seat == viewer else WANDERER


def hints_area(seat: int, viewer: int, seats: int) -> Area:
    """Where the hints given to a leader lie until the wanderer is settled: beside its place on the road."""
    if seat == viewer:
        return Area(OWN_SPOT[0] - 84, OWN.y - 116, 168, HINT[1])
    x, y = spot_of(seat, viewer, seats)
    pitch = rival_area(seat, viewer, seats).width + RIVAL_GAP
    left = x + WANDERER[0] / 2 + HINT_GAP
    if is_last(seat, viewer, seats):
        left -= pitch
    return Area(left, y - HINT[1] / 2, pitch - WANDERER[0] - 2 * HINT_GAP, HINT[1])


def is_last(seat: int, viewer: int, seats: int) -> bool:
    """Whether a seat is the last on the road before the viewer: its hints lie to its left."""
    return step_of(seat, viewer, seats) == seats - 1


def spread(count: int, wide: float, room: float, most: float) -> float:
    """How far apart the left edges of `count` pieces lie that are `wide` each and share `room`."""
    return min(most, (room - wide) / max(1, count - 1))
