"""One's own decks as they are offered before a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dust_collectorz.cards import KINDS
from game.dust_collectorz.decks import breaches, write

if TYPE_CHECKING:
    from saves.decks import Decks


def own_decks(decks: Decks) -> list[str]:
    """One's own decks that can be played, as options of a match."""
    kept = [row.deck for row in decks.rows() if row.deck]
    kinds = [(deck.name, [KINDS[card] for card in deck.cards]) for deck in kept]
    return [write(name, cards) for name, cards in kinds if not breaches(cards)]
