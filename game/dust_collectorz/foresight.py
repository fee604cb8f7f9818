"""Predicts which faces the table may need next, to paint them in idle frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.places import AID, CARD, MAIN, OPEN
from game.table.pieces import Face

if TYPE_CHECKING:
    from game.dust_collectorz.moment import Moment
    from game.dust_collectorz.places import Size

DRAWN: Final = 12  # kinds of the own deck that are painted ahead: some of them come up next


def faces_ahead(moment: Moment) -> tuple[tuple[Face, Size], ...]:
    """List faces and sizes in board units: own cards where they may be laid, and what may be drawn."""
    hand = dict.fromkeys(moment.hand)
    ahead: list[tuple[Face, Size]] = [(moment.card(kind), size) for kind in hand for size in (MAIN, AID)]
    unseen: tuple[int | None, ...] | None = moment.me.unseen
    kinds = [kind for kind in dict.fromkeys(unseen or ()) if kind is not None]
    ahead += [(moment.card(kind), CARD) for kind in kinds[:DRAWN]]
    for player in moment.view.players:
        ahead += [(moment.card(kind), OPEN) for kind in player.overflow]
    return tuple(ahead)
