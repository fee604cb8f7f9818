"""Which faces the table may need next, so that they can be painted while nothing moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.hand_layout import CARD
from game.custom_heroes.moment import BACK, card_face, told
from game.custom_heroes.seats_layout import BACK_SIZE, SMALL_CARD
from game.custom_heroes.trick_layout import OLD, TOP
from game.table.pieces import Face

if TYPE_CHECKING:
    from game.custom_heroes.moment import Moment

Size = tuple[float, float]


def faces_ahead(moment: Moment) -> tuple[tuple[Face, Size], ...]:
    """List faces and sizes in board units: backs, then the own hand in the trick, then what may be played."""
    ahead: list[tuple[Face, Size]] = [(BACK, size) for size in (BACK_SIZE, SMALL_CARD, CARD)]
    for card in moment.hand:
        ahead += [(card_face(card), size) for size in (TOP, *OLD)]
    unseen = {card for card in told(moment.view.unseen) or () if told(card) is not None}
    for card in moment.view.deck:
        if card.card in unseen:
            ahead += [(card_face(card), size) for size in (TOP, OLD[1])]
    return tuple(ahead)
