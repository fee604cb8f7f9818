"""Filters and sorts the cards of the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.rules.cards.facts import NO_TRIBE

ANY: Final = -1


@dataclass(slots=True)
class Filter:
    """The required properties of a card; `ANY` for no requirement."""

    tribe: int = ANY  # NO_TRIBE: counters
    rank: int = ANY
    ability: int = ANY
    stat: int = ANY  # the cards are sorted by it, without counters
    least: int = 0  # of that stat

    def shown(self) -> list[int]:
        """List the kinds that match, in the order of the box or by the stat."""
        kinds = [kind for kind in range(len(CARDS)) if self._fits(kind)]
        if self.stat != ANY:
            kinds.sort(key=lambda kind: -CARDS[kind].stats[self.stat])
        return kinds

    def _fits(self, kind: int) -> bool:
        card = CARDS[kind]
        if self.stat != ANY and (card.tribe == NO_TRIBE or card.stats[self.stat] < self.least):
            return False
        wanted = ((self.tribe, card.tribe), (self.rank, card.rank), (self.ability, card.ability))
        return all(one in (ANY, has) for one, has in wanted)
