"""What a deck looks like at a glance: its places and what fills them, ranks, stats, abilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from game.dust_collectorz.rules.cards.card_table import RANKS, STATS
from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.rules.cards.decks import COUNTER_PLACE, MANY, NEEDS, PLATINUM, place_of
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, POINTS, TRIBE

PLACES_OF_TRIBE: Final = sum(many for _, many in NEEDS) + 1  # six: DC-2
VALUES: Final = 10  # of a printed stat: 0 to 9


class Place(NamedTuple):
    """A place in a deck and the kind that fills it, -1 for none."""

    tribe: int  # NO_TRIBE for that of a counter
    rank: int  # PLATINUM stands for platinum or epic; of no meaning for a counter
    kind: int


class Summary(NamedTuple):
    """A deck in numbers; characters only, but for `cards` and `abilities`."""

    cards: int
    ranks: tuple[tuple[int, ...], ...]  # by tribe and rank
    averages: tuple[float, ...]  # by stat; 0.0 without characters
    by_tribe: tuple[tuple[float, ...], ...]  # averages by tribe and stat
    curves: tuple[tuple[int, ...], ...]  # by stat: how many have 0, 1, 2, ...
    abilities: tuple[tuple[int, int], ...]  # ability and number, the most frequent first
    points: int  # what the deck is worth captured (DC-22)


def arranged(kinds: Sequence[int]) -> tuple[tuple[Place, ...], tuple[int, ...]]:
    """Return the 32 places of DC-2, tribe by tribe and the counters last, and the kinds that find none."""
    waiting: dict[int, list[int]] = {}
    for kind in sorted(kinds):
        waiting.setdefault(place_of(kind), []).append(kind)
    places: list[Place] = []
    for place, many in enumerate(MANY):
        tribe, rank = (NO_TRIBE, 0) if place == COUNTER_PLACE else divmod(place, PLATINUM + 1)
        fitting = waiting.pop(place, [])
        taken = [*fitting[:many], *[-1] * (many - len(fitting))]
        waiting[place] = fitting[many:]
        places += [Place(tribe, rank, kind) for kind in taken]
    return tuple(places), tuple(kind for left in waiting.values() for kind in left)


def summary(kinds: Sequence[int]) -> Summary:
    """Count a deck through."""
    characters = [kind for kind in kinds if TRIBE[kind] != NO_TRIBE]
    tribes = [[kind for kind in characters if TRIBE[kind] == tribe] for tribe in range(NO_TRIBE)]
    abilities = Counter(CARDS[kind].ability for kind in kinds)
    return Summary(
        cards=len(kinds),
        ranks=tuple(_ranks(some) for some in tribes),
        averages=_averages(characters),
        by_tribe=tuple(_averages(some) for some in tribes),
        curves=tuple(_curve(characters, stat) for stat in range(len(STATS))),
        abilities=tuple(sorted(abilities.items(), key=lambda one: (-one[1], one[0]))),
        points=sum(POINTS[kind] for kind in kinds),
    )


def _ranks(kinds: Sequence[int]) -> tuple[int, ...]:
    counted = Counter(CARDS[kind].rank for kind in kinds)
    return tuple(counted[rank] for rank in range(len(RANKS)))


def _averages(kinds: Sequence[int]) -> tuple[float, ...]:
    many = max(1, len(kinds))
    return tuple(sum(CARDS[kind].stats[stat] for kind in kinds) / many for stat in range(len(STATS)))


def _curve(kinds: Sequence[int], stat: int) -> tuple[int, ...]:
    counted = Counter(min(CARDS[kind].stats[stat], VALUES - 1) for kind in kinds)
    return tuple(counted[value] for value in range(VALUES))
