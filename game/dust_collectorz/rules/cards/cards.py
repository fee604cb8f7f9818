"""The box of Dust Collectorz: cards and preset decks. A kind of card is its row in the table, from 0."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Final

from game.dust_collectorz.rules.cards import card_table
from game.engine.files.tables import read_table

HERE: Final = Path(str(files("game.dust_collectorz.rules.cards")))
CARDS: Final = read_table(HERE / "cards.csv", card_table.read)
PRESETS: Final = read_table(HERE / "decks.csv", partial(card_table.read_decks, cards=CARDS))
SLUGS: Final = tuple(card.slug for card in CARDS)
KINDS: Final = {card.slug: kind for kind, card in enumerate(CARDS)}
