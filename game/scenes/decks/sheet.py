"""A deck while somebody works on it: its cards, its pins, its changes, and what keeps it from play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from game.dust_collectorz import decks
from game.dust_collectorz.cards import KINDS, SLUGS
from game.dust_collectorz.deck_stats import arranged
from game.dust_collectorz.deck_text import ALIKE, MANY
from game.dust_collectorz.decks import Breach
from saves.decks import SavedDeck, clean_deck_name

STEPS: Final = 200  # that can be taken back


class Cards(NamedTuple):
    """The cards of a deck, sorted, and which kinds are pinned."""

    kinds: tuple[int, ...] = ()
    pinned: frozenset[int] = frozenset()


class DeckSheet:
    """A deck being built. `file` is what it is kept under, "" for one that isn't kept yet."""

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
        """Those of its cards that random and improve keep."""
        return tuple(kind for kind in self.kinds if kind in self.cards.pinned)

    @property
    def breaches(self) -> tuple[Breach, ...]:
        """What keeps it from being played (DC-2, DC-3)."""
        return decks.breaches(self.kinds)

    @property
    def changed(self) -> bool:
        """Whether it differs from what is kept."""
        return self.saved() != self._kept

    @property
    def slots(self) -> tuple[int, ...]:
        """The kinds as they lie on the board: the 32 places, -1 for a free one, then those without any."""
        places, left = arranged(self.kinds)
        return (*(place.kind for place in places), *left)

    def count(self, kind: int) -> int:
        """How many of a kind are in it."""
        return self.kinds.count(kind)

    def can_add(self, kind: int) -> bool:
        """Whether one more of a kind may come in, be it only into a draft."""
        return self.count(kind) < ALIKE and len(self.kinds) < MANY

    def add(self, kind: int) -> None:
        """Take one more of a kind."""
        self._become(Cards((*self.kinds, kind), self.cards.pinned))

    def remove(self, kind: int) -> None:
        """Put one of a kind back into the box."""
        rest = Counter(self.kinds) - Counter((kind,))
        self._become(Cards(tuple(rest.elements()), self.cards.pinned))

    def pin(self, kind: int) -> None:
        """Pin a kind, or let it go again."""
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
        """Whether there is a change that can be taken back."""
        return bool(self._before)

    def undo(self) -> None:
        """Take the last change of cards or pins back."""
        if self._before:
            self.cards = self._before.pop()

    def saved(self) -> SavedDeck:
        """Return it as it is kept."""
        pins = tuple(SLUGS[kind] for kind in sorted(self.cards.pinned))
        return SavedDeck(clean_deck_name(self.name), tuple(SLUGS[kind] for kind in self.kinds), pins)

    def keep(self, file: str) -> SavedDeck:
        """Remember that it is kept under `file` as it is now; return that."""
        self.file = file
        self._kept = self.saved()
        return self._kept
