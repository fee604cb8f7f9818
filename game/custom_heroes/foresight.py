"""Predicts which faces the table may need next, to paint them in idle frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.cards import NO_ABILITY
from game.custom_heroes.hand_layout import hand_spots
from game.custom_heroes.moment import BACK, card_face, told
from game.custom_heroes.overlay_foresight import faces_of, sheets_ahead
from game.custom_heroes.overlay_frame import fitted
from game.custom_heroes.reasons import ability
from game.custom_heroes.rival_panels import rivals
from game.custom_heroes.trick_layout import beat_size, old_sizes
from game.table.pieces import Face

if TYPE_CHECKING:
    from game.custom_heroes.stand import Stand

Size = tuple[float, float]


def faces_ahead(stand: Stand) -> tuple[tuple[Face, Size], ...]:
    """List faces and sizes in units: backs, what may be played next, the sheets over the table."""
    view, top = stand.view, beat_size(stand)
    backs = {piece.size for piece in rivals(stand) if piece.face == BACK}
    ahead: list[tuple[Face, Size]] = [(BACK, size) for size in sorted(backs)]
    ahead.append((BACK, hand_spots(stand, 1)[0][2:]))
    for number, play in enumerate(reversed(view.trick)):
        sizes = old_sizes(stand)[min(number, 1) :]  # the set to beat will be an earlier one
        for card, active in zip(play.cards, play.active, strict=True):
            ahead += [(card_face(card, active=active), size) for size in sizes]
    ahead += [(card_face(card), top) for card in stand.hand]
    ahead += [(card_face(card, active=True), top) for card in stand.hand if ability(card) != NO_ABILITY]
    unseen = {card for card in told(view.unseen) or () if told(card) is not None}
    ahead += [(card_face(card), top) for card in view.deck if told(card) and card.card in unseen]
    sheets = fitted(sheets_ahead(stand), stand.places.sheet, stand.frame.whole, stand.bag_spot)
    return (*ahead, *faces_of(sheets))
