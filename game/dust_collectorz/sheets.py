"""What lies over the table for a while: the cards among which SALVAGE chooses, and the lists of the decks."""

from __future__ import annotations

from game.dust_collectorz.moment import Moment
from game.table.pieces import Placed


def sheets(moment: Moment) -> list[Placed]:
    """The sheet that is needed, or that was called up."""
    return []
