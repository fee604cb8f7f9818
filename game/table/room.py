"""How a table makes room for larger letters: the desk grows with the UI scale, the rest moves closer.

Every game lays its table out on the canvas in two parts: its middle at the left, and at the right a column of
the other seats above the desk. At a larger UI scale the column widens and the desk in it grows; what lies
beside and above it keeps its proportions in the room that is left, and its words grow as far as they can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.table.pieces import CANVAS, DESK, OVERLAY, TEXT, Area, Placed, Point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.board import Board

MARGIN: Final = 34.0  # board units around everything
GAP: Final = 14.0  # between the parts
EDGE: Final = 1402.0  # what has its middle further right belongs to the column
MIDDLE: Final = Area(MARGIN, MARGIN, 1360, CANVAS[1] - 2 * MARGIN)  # where every game has its middle,
COLUMN: Final = Area(DESK.x, MARGIN, DESK.width, DESK.y - GAP - MARGIN)  # and what lies above the desk
WIDEST: Final = 0.44  # of what is seen, that the column takes at most
TALLEST: Final = 0.56  # and the desk of its height
STEPS: Final = 6  # in which words grow until they meet something


class Part(NamedTuple):
    """Where a part of the canvas lies now."""

    area: Area  # of the canvas
    left: float
    top: float
    scale: float

    def point(self, point: Point) -> Point:
        """Return where a point of the part lies now."""
        return (
            self.left + (point[0] - self.area.x) * self.scale,
            self.top + (point[1] - self.area.y) * self.scale,
        )


class Room(NamedTuple):
    """What lies where at one UI scale."""

    desk: Area
    growth: float  # of the desk, and of words where there is room for it
    middle: Part
    column: Part

    def arranged(self, layout: list[Placed]) -> list[Placed]:
        """Return the layout of a whole canvas as it lies in this room; what covers the table stays."""
        if self.growth == 1.0:
            return layout
        return _worded([self._moved(piece) for piece in layout], self.growth)

    def _moved(self, piece: Placed) -> Placed:
        if piece.height >= OVERLAY:
            return piece
        part = self._part(piece.centre)
        origin = None if piece.origin is None else self._part(piece.origin).point(piece.origin)
        size = (piece.size[0] * part.scale, piece.size[1] * part.scale)
        return piece._replace(centre=part.point(piece.centre), size=size, origin=origin)

    def _part(self, point: Point) -> Part:
        return self.column if point[0] > EDGE and point[1] < DESK.y else self.middle


def room_of(board: Board) -> Room:
    """Divide what is seen of a board; at the usual UI scale everything lies where the games put it."""
    if board.ui_scale <= 1.0:
        middle = Part(MIDDLE, MIDDLE.x, MIDDLE.y, 1.0)
        return Room(DESK, 1.0, middle, Part(COLUMN, COLUMN.x, COLUMN.y, 1.0))
    seen = board.visible()
    right, bottom = seen.x + seen.width - MARGIN, seen.y + seen.height - MARGIN
    growth = min(
        board.ui_scale, WIDEST * seen.width / DESK.width, TALLEST * (seen.height - 2 * MARGIN) / DESK.height
    )
    wide, high = DESK.width * growth, DESK.height * growth
    desk = Area(right - wide, bottom - high, wide, high)
    left, top = seen.x + MARGIN, seen.y + MARGIN
    middle = _within(MIDDLE, Area(left, top, desk.x - GAP - left, bottom - top))
    return Room(desk, growth, middle, _within(COLUMN, Area(desk.x, top, wide, desk.y - GAP - top)))


def _within(area: Area, room: Area) -> Part:
    """Lay a part of the canvas into some room, in its middle."""
    scale = min(room.width / area.width, room.height / area.height)
    left = room.x + (room.width - area.width * scale) / 2
    top = room.y + (room.height - area.height * scale) / 2
    return Part(area, left, top, scale)


def _worded(layout: list[Placed], growth: float) -> list[Placed]:
    """Let words grow, each as far as it meets nothing that it did not lie on before."""
    boxes = [_box(piece) for piece in layout]
    result = list(layout)
    for at, piece in enumerate(layout):
        if piece.face.kind == TEXT and piece.height < OVERLAY:
            grown = _grown(piece, boxes, at, growth)
            if grown is not None:
                result[at] = piece._replace(centre=grown.centre, size=grown[2:])
                boxes[at] = grown
    return result


def _grown(piece: Placed, boxes: Sequence[Area], at: int, growth: float) -> Area | None:
    """Return the largest box for words that keeps to what they lie on and off all else."""
    own = boxes[at]
    others = [box for number, box in enumerate(boxes) if number != at]
    around = [box for box in others if _holds(box, own)]
    met = [box for box in others if not _meets(box, own)]
    align = str(piece.face.facts[3]) if len(piece.face.facts) > 3 else "centre"
    for step in range(STEPS, 0, -1):
        factor = 1 + (growth - 1) * step / STEPS
        wide, high = own.width * factor, own.height * factor
        share = {"left": 0.0, "right": 1.0}.get(align, 0.5)
        box = Area(own.x - (wide - own.width) * share, own.y - (high - own.height) / 2, wide, high)
        if all(_holds(one, box) for one in around) and not any(_meets(one, box) for one in met):
            return box
    return None


def _box(piece: Placed) -> Area:
    wide, high = piece.size
    return Area(piece.centre[0] - wide / 2, piece.centre[1] - high / 2, wide, high)


def _holds(outer: Area, inner: Area) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and outer.x + outer.width >= inner.x + inner.width
        and outer.y + outer.height >= inner.y + inner.height
    )


def _meets(one: Area, other: Area) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )
