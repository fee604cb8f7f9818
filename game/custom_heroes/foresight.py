"""Predicts which faces the table may need next, to paint them in idle frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.cards import NO_ABILITY
from game.custom_heroes.hand_layout import CARD
from game.custom_heroes.moment import BACK, card_face, told
from game.custom_heroes.overlay_foresight import sheets_ahead
from game.custom_heroes.places import STRIP, rival_areas
from game.custom_heroes.reasons import ability
from game.custom_heroes.seats_layout import BACK_SIZE, SMALL_CARD
from game.custom_heroes.trick_layout import OLD, TOP
from game.table.pieces import Face

if TYPE_CHECKING:
    from game.custom_heroes.moment import Moment

Size = tuple[float, float]


def faces_ahead(moment: Moment) -> tuple[tuple[Face, Size], ...]:
    """List faces and sizes in board units: furniture, what may be played next, the sheets over the table."""
    ahead: list[tuple[Face, Size]] = [(BACK, size) for size in (BACK_SIZE, SMALL_CARD, CARD)]
    for number, play in enumerate(reversed(moment.view.trick)):
        sizes = OLD if number == 0 else OLD[1:]  # the set to beat will be an earlier one
        for card, active in zip(play.cards, play.active, strict=True):
            ahead += [(card_face(card, active=active), size) for size in sizes]
    for area in (STRIP, *rival_areas(moment.view.seats - 1)[:1]):
        ahead += [(Face("plate", (style,)), area[2:]) for style in ("seat", "turn")]
    ahead += [(card_face(card), TOP) for card in moment.hand]
    ahead += [(card_face(card, active=True), TOP) for card in moment.hand if ability(card) != NO_ABILITY]
    unseen = {card for card in told(moment.view.unseen) or () if told(card) is not None}
    ahead += [(card_face(card), TOP) for card in moment.view.deck if told(card) and card.card in unseen]
    return (*ahead, *sheets_ahead(moment))
