"""The model of a deck being edited: its cards, pins, history and problems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from game.dust_collectorz.decks.saves import SavedDeck, clean_deck_name
from game.dust_collectorz.decks.stats import arranged
from game.dust_collectorz.decks.text import ALIKE, MANY
from game.dust_collectorz.rules.cards import decks
from game.dust_collectorz.rules.cards.cards import KINDS, SLUGS
from game.dust_collectorz.rules.cards.decks import Breach

STEPS: Final = 200  # undo steps


class Cards(NamedTuple):
    """The cards of a deck, sorted, and which kinds are pinned."""

    kinds: tuple[int, ...] = ()
    pinned: frozenset[int] = frozenset()


class DeckSheet:
    """A deck being edited. `file` is where it is saved, "" if it isn't yet."""

    def __init__(self, deck: SavedDeck, file: str = "") -> None:
        """Begin with `deck`."""
        self.name = deck.name
        self.file = file
        self.cards = Cards(
            tuple(sorted(KINDS[card] for card in deck.cards)), frozenset(KINDS[card] for card in deck.pinned)
        )
        self._before: list[Cards] = []
        self._kept = self.saved()

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of its cards, sorted."""
        return self.cards.kinds

    @property
    def pinned(self) -> tuple[int, ...]:
        """The cards that random and improve keep."""
        return tuple(kind for kind in self.kinds if kind in self.cards.pinned)

    @property
    def breaches(self) -> tuple[Breach, ...]:
        """The violated deck rules (DC-2, DC-3)."""
        return decks.breaches(self.kinds)

    @property
    def changed(self) -> bool:
        """Whether it has unsaved changes."""
        return self.saved() != self._kept

    @property
    def slots(self) -> tuple[int, ...]:
        """The kinds by place on the board: the 32 places, -1 for a free one, then surplus cards."""
        places, left = arranged(self.kinds)
        return (*(place.kind for place in places), *left)

    def count(self, kind: int) -> int:
        """Return the number of copies of a kind."""
        return self.kinds.count(kind)

    def can_add(self, kind: int) -> bool:
        """Whether one more of a kind may be added, if only to a draft."""
        return self.count(kind) < ALIKE and len(self.kinds) < MANY

    def add(self, kind: int) -> None:
        """Add one of a kind."""
        self._become(Cards((*self.kinds, kind), self.cards.pinned))

    def remove(self, kind: int) -> None:
        """Put one of a kind back into the box."""
        rest = Counter(self.kinds) - Counter((kind,))
        self._become(Cards(tuple(rest.elements()), self.cards.pinned))

    def pin(self, kind: int) -> None:
        """Pin or unpin a kind."""
        self._become(Cards(self.kinds, self.cards.pinned ^ {kind}))

    def put(self, kinds: Iterable[int]) -> None:
        """Replace all cards."""
        self._become(Cards(tuple(kinds), self.cards.pinned))

    def _become(self, cards: Cards) -> None:
        kinds = tuple(sorted(cards.kinds))
        new = Cards(kinds, cards.pinned & frozenset(kinds))
        if new != self.cards:
            self._before = [*self._before, self.cards][-STEPS:]
            self.cards = new

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return bool(self._before)

    def undo(self) -> None:
        """Undo the last change of cards or pins."""
        if self._before:
            self.cards = self._before.pop()

    def saved(self) -> SavedDeck:
        """Return the deck for saving."""
        pins = tuple(SLUGS[kind] for kind in sorted(self.cards.pinned))
        return SavedDeck(clean_deck_name(self.name), tuple(SLUGS[kind] for kind in self.kinds), pins)

    def keep(self, file: str) -> SavedDeck:
        """Mark the current state as saved under `file`; return the deck."""
        self.file = file
        self._kept = self.saved()
        return self._kept
