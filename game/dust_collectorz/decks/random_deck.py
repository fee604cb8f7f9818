"""Legal decks by chance that keep what somebody has chosen already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.cards.decks import MANY, breaches, drawn, fits, place_of

if TYPE_CHECKING:
    from game.engine.rng import Rng

DRAWS: Final = 400  # tries before cards count as impossible to complete


def is_part(kinds: Iterable[int]) -> bool:
    """Return whether a legal deck could hold these kinds as far as DC-2 and DC-3 count them."""
    return not left_over(kinds)


def left_over(kinds: Iterable[int]) -> tuple[int, ...]:
    """List those kinds that have no place in a legal deck beside the ones before them."""
    kept: list[int] = []
    left = []
    filled: Counter[int] = Counter()
    for kind in kinds:
        place = place_of(kind)
        if filled[place] < MANY[place] and fits(kept, kind):
            filled[place] += 1
            kept.append(kind)
        else:
            left.append(kind)
    return tuple(left)


def filled(deck: Sequence[int], pinned: Sequence[int], chance: Rng) -> tuple[int, ...] | None:
    """Fill a deck's free places; a deck without any is drawn again around its pinned cards.

    Pinned cards stay, the others as far as they fit. None when no legal deck holds the pinned cards.
    """
    if not is_part(pinned):
        return None
    if not breaches(deck):
        return completed(pinned, chance)
    rest = Counter(deck) - Counter(pinned)
    wished = [*pinned, *sorted(rest.elements())]
    for kind in left_over(wished):
        wished.remove(kind)
    return completed(wished, chance) or completed(pinned, chance)


def completed(known: Sequence[int], chance: Rng) -> tuple[int, ...] | None:
    """Draw a legal deck that holds `known`; None when there is, as far as can be seen, none."""
    for _ in range(DRAWS):
        deck = drawn(list(known), chance)
        if deck is not None and not breaches(deck):
            return tuple(sorted(deck))
    return None
