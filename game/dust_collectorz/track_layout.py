"""The band above the clash: the round, and in Free for All and Team the sets of the round so far."""

from __future__ import annotations

from game.dust_collectorz.moment import Moment
from game.dust_collectorz.places import BAND
from game.table.furniture import gold
from game.table.pieces import Area, Placed


def band(moment: Moment) -> list[Placed]:
    """What has happened in this round."""
    if not moment.begun or moment.over:
        return []
    title = moment.words("round", number=moment.view.round)
    return [gold(title, Area(BAND.x, BAND.y + 22, BAND.width, 46), align="centre")]
