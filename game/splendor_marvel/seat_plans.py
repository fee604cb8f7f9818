"""The positions of a seat panel's parts, for each panel style. Numbers only.

All are board units from the panel's top left corner.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.table.pieces import DESK, Area, Point

MARGIN: Final = 34.0  # between the pieces and the canvas's edge
OWN: Final = Area(MARGIN, 828, 1360, 218)
RIVALS: Final = Area(DESK.x, MARGIN, DESK.width, DESK.y - 14 - MARGIN)
RIVAL_GAP: Final = 10.0


class Plan(NamedTuple):
    """One panel style."""

    avatar: Area
    name: Area
    note: Area  # shown while the seat thinks
    points: Area
    wings: Point  # the middle of the Avengers mark; the number follows it
    bonuses: tuple[Area, ...]  # five: the place of the first recruited card, or the plate with the bonus
    fan: float  # vertical offset of the next recruited card, at most
    fan_depth: float  # vertical offset of the last one
    chips: tuple[Point, ...]  # seven: the middle of the lowest chip
    chip: float
    rise: float  # vertical offset of the next chip
    beside: bool  # counts are beside the pieces, not on them
    hand: tuple[Area, Area, Area]
    tiles: Area
    tile: tuple[float, float]
    total: Area  # chips held


def _hand(x: float, y: float, width: float, gap: float) -> tuple[Area, Area, Area]:
    height = width * 1.4
    first, second, third = (Area(x + step * (width + gap), y, width, height) for step in range(3))
    return first, second, third


OWN_PLAN: Final = Plan(
    avatar=Area(14, 14, 76, 76),
    name=Area(100, 10, 136, 34),
    note=Area(14, 94, 90, 20),
    points=Area(98, 46, 74, 58),
    wings=(196, 76),
    bonuses=tuple(Area(248 + 116 * colour, 19, 65, 91) for colour in range(5)),
    fan=15,
    fan_depth=78,
    chips=(*((331.0 + 116 * colour, 168.0) for colour in range(5)), (862.0, 96.0), (862.0, 168.0)),
    chip=42,
    rise=6,
    beside=False,
    hand=_hand(904, 9, 143, 9),
    tiles=Area(14, 116, 222, 96),
    tile=(69, 46),
    total=Area(830, 14, 66, 30),
)

RIVAL_PLANS: Final = {
    1: Plan(
        avatar=Area(14, 12, 76, 76),
        name=Area(104, 14, 196, 40),
        note=Area(104, 58, 196, 28),
        points=Area(380, 14, 84, 70),
        wings=(326, 50),
        bonuses=tuple(Area(18 + 90 * colour, 108, 78, 109) for colour in range(5)),
        fan=18,
        fan_depth=92,
        chips=(*((57.0 + 90 * colour, 362.0) for colour in range(5)), (408.0, 484.0), (408.0, 574.0)),
        chip=56,
        rise=6,
        beside=False,
        hand=_hand(16, 434, 108, 8),
        tiles=Area(16, 602, 444, 56),
        tile=(69, 46),
        total=Area(370, 424, 76, 32),
    ),
    2: Plan(
        avatar=Area(12, 10, 56, 56),
        name=Area(80, 10, 210, 34),
        note=Area(80, 44, 210, 24),
        points=Area(390, 8, 76, 56),
        wings=(336, 38),
        bonuses=tuple(Area(14 + 64 * colour, 78, 60, 52) for colour in range(5)),
        fan=0,
        fan_depth=3,
        chips=(*((34.0 + 64 * colour, 164.0) for colour in range(5)), (354.0, 164.0), (418.0, 164.0)),
        chip=40,
        rise=2,
        beside=True,
        hand=_hand(16, 200, 82, 8),
        tiles=Area(294, 200, 170, 122),
        tile=(81, 54),
        total=Area(346, 88, 112, 32),
    ),
    3: Plan(
        avatar=Area(12, 8, 48, 48),
        name=Area(70, 6, 220, 30),
        note=Area(70, 35, 220, 22),
        points=Area(396, 6, 70, 48),
        wings=(344, 32),
        bonuses=tuple(Area(14 + 62 * colour, 64, 58, 48) for colour in range(5)),
        fan=0,
        fan_depth=3,
        chips=(*((33.0 + 62 * colour, 142.0) for colour in range(5)), (345.0, 142.0), (407.0, 142.0)),
        chip=38,
        rise=2,
        beside=True,
        hand=_hand(330, 60, 40, 7),
        tiles=Area(14, 172, 380, 38),
        tile=(57, 38),
        total=Area(396, 176, 66, 28),
    ),
}


def rival_areas(count: int) -> list[Area]:
    """Divide the right side among so many rivals, from the top."""
    high = (RIVALS.height - RIVAL_GAP * (count - 1)) / max(1, count)
    return [Area(RIVALS.x, RIVALS.y + row * (high + RIVAL_GAP), RIVALS.width, high) for row in range(count)]
