"""One's own decks as they are offered before a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dust_collectorz.cards import KINDS
from game.dust_collectorz.decks import breaches, write

if TYPE_CHECKING:
    from game.scenes.draft import Draft
    from saves.decks import DeckRow, Decks
    from saves.listing import Listing


class OwnDecks:
    """Reads one's own decks for a draft, in the background where there are many."""

    def __init__(self, decks: Decks) -> None:
        """Read nothing yet."""
        self._decks = decks
        self._reading: Listing[str] | None = None
        self._found: list[str] = []

    def begin(self, draft: Draft) -> None:
        """Read the decks that there are now, and offer them if that takes but a moment."""
        self.stop()
        if draft.deck_of(0):
            self._reading = own_decks(self._decks)
            self._found = self._reading.first_look()
            self._offer(draft)

    def look(self, draft: Draft) -> bool:
        """Take in what was read meanwhile; whether decks were offered just now."""
        if self._reading is not None:
            self._found += self._reading.take()
        return self._offer(draft)

    def finish(self, draft: Draft) -> None:
        """Wait, before a match begins, for a deck of one's own that is chosen to be taken as it is now."""
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
        """Read no further."""
        if self._reading is not None:
            self._reading.stop()
            self._reading = None


def own_decks(decks: Decks) -> Listing[str]:
    """One's own decks as options of a match, as they are read; "" for one that can't be played."""
    return decks.listing().map(_option)


def _option(row: DeckRow) -> str:
    if row.deck is None:
        return ""
    cards = [KINDS[card] for card in row.deck.cards]
    return "" if breaches(cards) else write(row.deck.name, cards)
