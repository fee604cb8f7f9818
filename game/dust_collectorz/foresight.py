"""Predicts which faces the table may need next, to paint them in idle frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.ground import AID

if TYPE_CHECKING:
    from game.dust_collectorz.situation import Situation
    from game.table.pieces import Face

DRAWN: Final = 12  # kinds of the own deck that are painted ahead: some of them come up next


def faces_ahead(moment: Situation) -> tuple[tuple[Face, tuple[float, float]], ...]:
    """List faces and sizes in units: own cards where they may be laid, and what may be drawn."""
    main = moment.ground.stage.sides[1].main
    sizes = (main[2:], (main.width * AID, main.height * AID))
    ahead = [(moment.card(kind), size) for kind in dict.fromkeys(moment.hand) for size in sizes]
    unseen: tuple[int | None, ...] | None = moment.me.unseen
    kinds = [kind for kind in dict.fromkeys(unseen or ()) if kind is not None]
    spots = moment.hand_places
    return (*ahead, *((moment.card(kind), spots[0][2:]) for kind in kinds[:DRAWN] if spots))
