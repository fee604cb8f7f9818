"""Keyboard focus on the table: the focused piece and the next one in a direction. No drawing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from game.table.pieces import Placed

Direction = Literal["left", "right", "up", "down"]
_STEPS: Final[dict[Direction, tuple[int, int]]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}
_ASIDE: Final = 5.0  # a unit sideways counts like this many units ahead
_LINE: Final = 60.0  # units of height that count as one line in reading order
_NEARER: Final = 0.01  # of what overlaps, the next counts for more by so much a unit
_OTHER_ROW: Final = 400.0  # penalty in units for leaving the row or column


class Focus:
    """The focused piece among the pickable ones; None until a key is pressed."""

    def __init__(self) -> None:
        """Start without pieces."""
        self.key: str | None = None
        self.pieces: tuple[Placed, ...] = ()
        self.others: tuple[Placed, ...] = ()  # that can only be looked at, on request

    def follow(self, layout: Iterable[Placed]) -> None:
        """Take a new layout; the focus stays on its piece, moves to the nearest one, or is lost."""
        lost = self.piece
        lying = tuple(layout)
        self.pieces = _unique(one for one in lying if one.pickable)
        told = {one.key for one in self.others}
        self.others = _unique(one for one in lying if one.key in told and not one.pickable)
        if self.key is not None and self.piece is None:
            same = [piece for piece in self.pieces if lost and piece.group == lost.group] or self.pieces
            nearest = min(same, key=lambda piece: _distance(lost, piece), default=None) if lost else None
            self.key = nearest.key if nearest else None

    @property
    def piece(self) -> Placed | None:
        """The focused piece."""
        return next((piece for piece in (*self.pieces, *self.others) if piece.key == self.key), None)

    def put(self, key: str | None) -> None:
        """Focus `key`, or nothing if it isn't a pickable piece."""
        self.key = key if any(piece.key == key for piece in (*self.pieces, *self.others)) else None

    def move(self, direction: Direction) -> Placed | None:
        """Move to the nearest piece in that direction and return it; stay if there is none."""
        return self._go(direction, self.pieces)

    def look(self, direction: Direction, others: Iterable[Placed]) -> Placed | None:
        """Move to a piece, including the `others` that can only be looked at.

        Up and down go to the nearest; right and left follow the reading order and wrap around, so that every
        piece can be reached.
        """
        self.others = _unique(others)
        every = (*self.pieces, *self.others)
        here = self.piece
        if here is None or _STEPS[direction][1]:
            return self._go(direction, every)
        reading = sorted(every, key=lambda one: (one.centre[1] // _LINE, one.centre[0]))
        self.key = reading[(reading.index(here) + _STEPS[direction][0]) % len(reading)].key
        return self.piece

    def _go(self, direction: Direction, pieces: tuple[Placed, ...]) -> Placed | None:
        here = self.piece
        if here is None:
            return self._first(pieces)
        step = _STEPS[direction]
        ahead = [(cost, piece) for piece in pieces if (cost := _cost(here, piece, step)) is not None]
        if ahead:
            self.key = min(ahead, key=lambda pair: pair[0])[1].key
        return self.piece

    def tab(self, step: int = 1) -> Placed | None:
        """Move to the next (`step` 1) or previous (-1) group in layout order; return its first piece."""
        groups = list(dict.fromkeys(piece.group for piece in self.pieces))
        here = self.piece
        if not groups:
            return None
        start = groups.index(here.group) if here else -(step > 0)
        index = (start + step) % len(groups) if here or step > 0 else -1
        return self._first(piece for piece in self.pieces if piece.group == groups[index])

    def _first(self, pieces: Iterable[Placed]) -> Placed | None:
        """Return the first of `pieces`, preferably one that is useful now."""
        choice = list(pieces)
        useful = [piece for piece in choice if piece.marks & {"legal", "owed", "open"}]
        first = next(iter(useful or choice), None)
        self.key = first.key if first else None
        return first


def _unique(layout: Iterable[Placed]) -> tuple[Placed, ...]:
    pieces: dict[str, Placed] = {}
    for piece in layout:
        pieces.setdefault(piece.key, piece)
    return tuple(pieces.values())


def _distance(first: Placed, second: Placed) -> float:
    return abs(first.centre[0] - second.centre[0]) + abs(first.centre[1] - second.centre[1])


def _cost(here: Placed, there: Placed, step: tuple[int, int]) -> float | None:
    """Return the distance of `there` in the direction of `step`; None if it isn't in that direction.

    Pieces that overlap across the direction count as straight ahead, so that rows and columns of pieces of
    different sizes behave as they look.
    """
    if there.key == here.key:
        return None
    along, across = (0, 1) if step[0] else (1, 0)
    sign = step[along]
    forward = (there.centre[along] - here.centre[along]) * sign
    aside = abs(there.centre[across] - here.centre[across])
    fanned = here.group == there.group and aside < 1.0  # such cards may lie very close together
    if forward <= (0.5 if fanned else min(here.size[along], there.size[along]) * 0.25):
        return None
    gap = max(0.0, forward - (here.size[along] + there.size[along]) / 2)
    apart = max(0.0, aside - (here.size[across] + there.size[across]) / 2)
    return gap + apart * _ASIDE + aside * 0.35 + (apart > 0) * _OTHER_ROW + forward * _NEARER
