"""Where the parts of the table lie, in board units. Numbers, and what follows from them alone."""

from __future__ import annotations

from typing import Final

from game.custom_heroes.cloth import ARENA
from game.table.pieces import DESK, Area, Point

MARGIN: Final = 34.0
RIVALS: Final = Area(MARGIN, MARGIN, 1360, 192)
RIVAL_GAP: Final = 10.0
RIVAL_WIDTHS: Final = (760.0, 620.0)  # the widest panel of one rival, of two
STRIP: Final = Area(MARGIN, 618, 1360, 108)
PLATES_Y: Final = 751.0  # the middle of the row of playable values
HAND: Final = Area(MARGIN, 805, 1360, 241)
SIDE: Final = Area(DESK.x, MARGIN, DESK.width, 668)
TRICK: Final = Area(ARENA.x + 16, ARENA.y, ARENA.width - 132, ARENA.height)
SIGNS: Final = Area(ARENA.x + ARENA.width - 112, ARENA.y + 10, 104, ARENA.height - 20)
TILES: Final = Area(SIDE.x + 16, SIDE.y + 486, SIDE.width - 32, 166)
TILE_GAP: Final = 10.0


def rival_areas(count: int) -> list[Area]:
    """Divide the upper edge among so many rivals, from the viewer's left."""
    widest = RIVAL_WIDTHS[count - 1] if count <= len(RIVAL_WIDTHS) else RIVALS.width
    width = min(widest, (RIVALS.width - RIVAL_GAP * (count - 1)) / max(1, count))
    left = RIVALS.x + (RIVALS.width - width * count - RIVAL_GAP * (count - 1)) / 2
    return [Area(left + step * (width + RIVAL_GAP), RIVALS.y, width, RIVALS.height) for step in range(count)]


def tile(index: int) -> Area:
    """The tile number `index` of three at the foot of the side: deck, rewards, bag."""
    width = (TILES.width - 2 * TILE_GAP) / 3
    return Area(TILES.x + index * (width + TILE_GAP), TILES.y, width, TILES.height)


def deck_spot() -> Point:
    """Where the cards that are out lie, and where new ones come from."""
    area = tile(0)
    return (area.centre[0], area.y + 66)


def bag_spot() -> Point:
    """Where advancements are drawn from."""
    area = tile(2)
    return (area.centre[0], area.y + 66)


def spread(count: int, wide: float, room: float, most: float) -> float:
    """How far apart the left edges of `count` pieces lie that are `wide` each and share `room`."""
    return min(most, (room - wide) / max(1, count - 1))
