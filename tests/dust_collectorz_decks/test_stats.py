"""A deck at a glance: its places, and its numbers."""

from __future__ import annotations

import pytest

from game.dust_collectorz.decks.stats import arranged, summary
from game.dust_collectorz.rules.cards.cards import CARDS, KINDS, PRESETS
from game.dust_collectorz.rules.cards.decks import SIZE
from game.dust_collectorz.rules.cards.facts import NO_TRIBE

COGWICK = KINDS["cogwick"]
JAR = KINDS["greedy-jar"]


@pytest.mark.rule("DC-2")
@pytest.mark.parametrize("name", PRESETS)
def test_a_legal_deck_fills_every_place_once(name: str) -> None:
    """Six places for each tribe and two for counters, and nothing is left over."""
    places, left = arranged(PRESETS[name])

    assert left == ()
    assert tuple(sorted(place.kind for place in places)) == PRESETS[name]
    assert [place.tribe for place in places] == [*(tribe for tribe in range(5) for _ in range(6)), 5, 5]


def test_an_empty_deck_has_only_free_places() -> None:
    """They say what is missing."""
    places, left = arranged([])

    assert (len(places), {place.kind for place in places}, left) == (SIZE, {-1}, ())


def test_what_finds_no_place_is_left_over() -> None:
    """A third bronze Tinling, a third counter."""
    bronze = [KINDS[slug] for slug in ("cogwick", "rattlekey", "tinnow")]
    places, left = arranged([*bronze, JAR, JAR, JAR])

    assert [place.kind for place in places if place.kind >= 0] == [*bronze[:2], JAR, JAR]
    assert left == (bronze[2], JAR)


def test_counters_have_no_stats() -> None:
    """They change neither averages nor curves, but they are cards."""
    told = summary([COGWICK, JAR])

    assert told.cards == 2
    assert told.averages == CARDS[COGWICK].stats
    assert [sum(curve) for curve in told.curves] == [1, 1, 1, 1]


def test_ranks_are_counted_by_tribe() -> None:
    """A legal deck has two bronze, two silver, a gold and one above in each."""
    told = summary(next(iter(PRESETS.values())))

    assert len(told.ranks) == NO_TRIBE
    assert {(ranks[:3], sum(ranks[3:])) for ranks in told.ranks} == {((2, 2, 1), 1)}


def test_abilities_stand_with_the_most_frequent_first() -> None:
    """And all together they are as many as the cards."""
    told = summary(next(iter(PRESETS.values())))
    numbers = [many for _, many in told.abilities]

    assert numbers == sorted(numbers, reverse=True)
    assert sum(numbers) == SIZE


@pytest.mark.rule("DC-22")
def test_points_are_what_the_cards_are_worth_captured() -> None:
    """Four common cards and one of three points in each tribe; gold and counters give none."""
    assert summary(next(iter(PRESETS.values()))).points == 5 * (4 + 3)


def test_no_cards_no_averages() -> None:
    """Nothing is divided by nothing."""
    assert summary([]).averages == (0.0, 0.0, 0.0, 0.0)
