"""Drop targets: where a dragged piece can go, and what is highlighted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.board import covers

if TYPE_CHECKING:
    from game.table.pieces import Placed, Point
    from game.table.stage import Stage


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
