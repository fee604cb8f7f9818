"""The box of Dust Collectorz: cards and preset decks. A kind of card is its row in the table, from 0."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.dust_collectorz import card_table

HERE: Final = Path(__file__).parent
CARDS: Final = card_table.read((HERE / "cards.csv").read_text(encoding="utf-8"))
PRESETS: Final = card_table.read_decks((HERE / "decks.csv").read_text(encoding="utf-8"), CARDS)
SLUGS: Final = tuple(card.slug for card in CARDS)
KINDS: Final = {card.slug: kind for kind, card in enumerate(CARDS)}
