"""Dragging: how the held piece hangs, where it can go, and what is highlighted."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from pygame import Vector2

from game.table.layout.board import covers, lying_on
from game.table.motion.flight import Pose, rest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.motion.animation import Pace
    from game.table.pieces import Placed, Point
    from game.table.stage import Stage

HEIGHT: Final = 120.0  # board units above the table
TILT: Final = 8.0  # degrees that a piece leans at most
FAST: Final = 2200.0  # board units a second at which it leans as far as it may
LAG: Final = 0.05  # seconds in which it follows
STRAIGHT: Final = 0.4  # degrees that nobody sees


def receiver(stage: Stage, key: str, point: Point) -> Placed | None:
    """Return the target of dragging the piece of `key` to `point`; None at its own place, or over nothing.

    A piece that accepts no drop counts, too, because dropping on it was meant as something.
    """
    lying = stage.piece(key)
    zone = stage.zone(point)
    if zone is None or (stage.targets is not None and zone.key not in stage.targets):
        zone = stage.topmost(point, lambda one: one.pickable and one.key != key) or zone
    if zone is None or lying is None:
        return zone
    home = covers(zone, lying.centre) or bool(zone.group and zone.group == lying.group)
    return zone if zone.key in (stage.targets or ()) or not home else None


def lit(stage: Stage, point: Point) -> list[Placed]:
    """List the pieces to highlight while a piece is held at `point`: those that accept it, or lie below."""
    if stage.targets is not None:
        return [piece for piece in stage.layout if piece.drop and piece.key in stage.targets]
    zone = stage.zone(point)
    return [] if zone is None else [zone]


class Held:
    """The piece that is dragged, with what lies on it."""

    def __init__(self, layout: Sequence[Placed], at: int, point: Point) -> None:
        """Hold the piece at the place `at` of `layout`, its middle at `point`."""
        self.at = at
        self.point = point
        self.tilt = 0.0  # degrees
        self._piece = layout[at]
        self.riders = frozenset(one for one in lying_on(layout, layout[at]) if layout[one].animated)
        self._last = point
        self._speed = 0.0  # board units a second to the right

    def update(self, seconds: float, pace: Pace) -> None:
        """Let time pass: the piece leans to where it is dragged, and hangs straight once it rests."""
        if seconds <= 0:
            return
        moved, self._last = (self.point[0] - self._last[0]) / seconds, self.point
        soon = 1 - math.exp(-seconds / LAG)
        self._speed += (moved - self._speed) * soon
        wanted = -TILT * max(-1.0, min(1.0, self._speed / FAST)) if pace.animated else 0.0
        self.tilt += (wanted - self.tilt) * soon
        if max(abs(self.tilt), abs(wanted)) < STRAIGHT:
            self.tilt = 0.0

    @property
    def leaning(self) -> bool:
        """Whether it is about to hang otherwise."""
        return bool(self.tilt) or self.point != self._last

    def moves(self, at: int) -> bool:
        """Whether the piece at a place of the layout is dragged, or lies on what is."""
        return at == self.at or at in self.riders

    def pose(self, at: int, piece: Placed) -> Pose:
        """Return how the piece at the place `at` looks now."""
        if at == self.at:
            return rest(piece)._replace(centre=self.point, height=HEIGHT, tilt=self.tilt)
        below = self._piece.centre
        aside = Vector2(piece.centre[0] - below[0], piece.centre[1] - below[1]).rotate(-self.tilt)
        spot = (self.point[0] + aside.x, self.point[1] + aside.y)
        return rest(piece)._replace(centre=spot, height=HEIGHT + piece.height, tilt=self.tilt)


def grabbed(layout: Sequence[Placed], key: str, point: Point) -> Held | None:
    """Pick up a pickable piece, or the topmost animated one on it; None where there is none."""
    wanted = next((piece for piece in layout if piece.key == key and piece.pickable), None)
    if wanted is None:
        return None
    places = [
        (piece is wanted, piece.height, index)
        for index, piece in enumerate(layout)
        if piece.animated and (piece is wanted or covers(wanted, piece.centre))
    ]
    return Held(layout, max(places)[2], point) if places else None
