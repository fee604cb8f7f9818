"""Which drawing shows which card, by the card's slug; a card that nobody drew is shown by a stranger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.dust_collectorz.card_table import TRIBES
from game.dust_collectorz.cards import CARDS
from game.dust_collectorz.pictures.strangers import stranger

Drawing = Callable[[], str]

CAST: Final[dict[str, Drawing]] = {}


def figure(kind: int) -> str:
    """What is seen on the card of `kind`, on 400 x 400 units."""
    card = CARDS[kind]
    drawing = CAST.get(card.slug)
    return drawing() if drawing is not None else stranger(min(card.tribe, len(TRIBES)))
