"""The right column: the standing of all seats, and how the values of the clash came about."""

from __future__ import annotations

from game.dust_collectorz.moment import Moment
from game.table.pieces import Placed


def side(moment: Moment) -> list[Placed]:
    """The standing."""
    return []
