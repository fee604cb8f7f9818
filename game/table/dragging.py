"""Where a piece can go that is being dragged: what lights up, and what it is let go of over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.board import covers

if TYPE_CHECKING:
    from game.table.pieces import Placed, Point
    from game.table.stage import Stage


def receiver(stage: Stage, key: str, point: Point) -> Placed | None:
    """Return onto what the piece of `key` is dragged at `point`; None where it lies, or where nothing is.

    A piece that is no target is one, too: whoever lets go over it means something by it.
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
    """List the pieces that light up while something is held at `point`: what takes it, or lies below it."""
    if stage.targets is not None:
        return [piece for piece in stage.layout if piece.drop and piece.key in stage.targets]
    zone = stage.zone(point)
    return [] if zone is None else [zone]
