"""The person's own decks as options of a new match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.cards.decks import breaches, write

if TYPE_CHECKING:
    from game.screens.new_game.draft import Draft
    from saves.decks import DeckRow, Decks
    from saves.disk.listing import Listing


class OwnDecks:
    """Reads the person's own decks for a draft, in the background if there are many."""

    def __init__(self, decks: Decks) -> None:
        """Start without decks."""
        self._decks = decks
        self._reading: Listing[str] | None = None
        self._found: list[str] = []

    def begin(self, draft: Draft) -> None:
        """Start reading the decks, and offer them if that is quick."""
        self.stop()
        if draft.deck_of(0):
            self._reading = own_decks(self._decks)
            self._found = self._reading.first_look()
            self._offer(draft)

    def look(self, draft: Draft) -> bool:
        """Take decks read in the meantime; return whether some were added."""
        if self._reading is not None:
            self._found += self._reading.take()
        return self._offer(draft)

    def finish(self, draft: Draft) -> None:
        """Before a match begins, wait until a chosen own deck is read in its current state."""
        options = [option for option in draft.rules.options if option.kind == "deck"]
        if any(draft.options.get(option.name) not in option.allowed for option in options):
            if self._reading is None:
                self.begin(draft)
            if self._reading is not None:
                self._found += self._reading.all()
                self._offer(draft)

    def _offer(self, draft: Draft) -> bool:
        if self._reading is None or not self._reading.done:
            return False
        draft.offer_decks([deck for deck in self._found if deck])
        self.stop()
        return True

    def stop(self) -> None:
        """Stop reading."""
        if self._reading is not None:
            self._reading.stop()
            self._reading = None


def own_decks(decks: Decks) -> Listing[str]:
    """Return own decks as match options, as they are read; "" for an illegal one."""
    return decks.listing().map(_option)


def _option(row: DeckRow) -> str:
    if row.deck is None:
        return ""
    cards = [KINDS[card] for card in row.deck.cards]
    return "" if breaches(cards) else write(row.deck.name, cards)
