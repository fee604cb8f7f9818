"""Which of the pieces on a table lies at a point, or has a key."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.table.layout.board import covers

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.table.pieces import Placed, Point


class Finder:
    """A layout that is searched. Points are in board units."""

    layout: tuple[Placed, ...] = ()

    def hit(self, point: Point) -> Placed | None:
        """Return the topmost pickable piece at `point`."""
        return self.topmost(point, lambda piece: piece.pickable)

    def zone(self, point: Point) -> Placed | None:
        """Return the topmost drop target at `point`."""
        return self.topmost(point, lambda piece: piece.drop)

    def at(self, point: Point) -> Placed | None:
        """Return the topmost piece at `point` with a tooltip: pickable or with a zoom."""
        return self.topmost(point, lambda piece: piece.pickable or piece.close is not None)

    def teller(self, point: Point, words: Callable[[str], str]) -> Placed | None:
        """Return the piece at `point` whose words describe it: what `at` finds, or one above it."""
        below = self.at(point)
        if below is not None and below.close is not None:
            return below
        least = below.height if below else -math.inf
        above = self.topmost(point, lambda one: one.height >= least and bool(one.key and words(one.key)))
        return above or below

    def piece(self, key: str) -> Placed | None:
        """Return the first piece with this key, or None."""
        return next((piece for piece in self.layout if piece.key == key), None)

    def topmost(self, point: Point, wanted: Callable[[Placed], bool]) -> Placed | None:
        """Return the topmost piece at `point` that is wanted."""
        found: Placed | None = None
        for piece in self.layout:  # what is wanted may cost more to tell than where a piece lies
            if covers(piece, point) and (found is None or piece.height >= found.height) and wanted(piece):
                found = piece
        return found
